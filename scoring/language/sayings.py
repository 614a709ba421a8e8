"""The words and sentence forms by which a text names who says a thing."""

import re

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.records import Words

SAYS = (
    r"says|said|writes|wrote|states|stated|argues|argued|explains|explained|notes|noted|sagt|sagte|schreibt|dit|dijo"
    r"|disse"
)
TELLS = (
    r"reports|reported|announces|announced|cites|cited|insists|insisted|estimates|estimated|warns|warned|adds|added"
    r"|declared|told \w{1,20}|berichtet|meldet|affirme|afirma"
)
FINDS = (
    r"finds|found|indicates|indicated|shows|showed|confirms|confirmed|concludes|concluded|reveals|revealed|proves"
    r"|proved|zeigt|montre"
)
DOUBTS = (
    r"claims|claimed|hints|hinted|implies|implied|alleges|alleged|believes|believed|thinks|thought|suggests?|suggested"
    r"|suspects|suspected|hopes|maintains|maintained|asserts|asserted|speculates|speculated|behauptet|prétend|asegura"
)
ACCORDING = (
    r"according to|as reported by|as stated by|in the words of|laut|nach angaben (?:von|des|der)|selon|d'après"
    r"|según|de acuerdo con|segundo|de acordo com|secondo"
)
_SEVERAL = (
    r"say|argue|state|note|explain|write|report|estimate|warn|announce|insist|confirm|find|show|indicate|prove|reveal"
    r"|conclude"
)
_SEVERAL_DOUBT = r"claim|allege|believe|think|suspect|hope|maintain|assert|hint|imply|speculate"
"""As several say it; many are nouns, and count only before "that"."""
_ALL = f"{SAYS}|{TELLS}|{DOUBTS}|{FINDS}"
_SOURCE = r"(?P<source>[^\s,;:\"“][^,;:\"“]{0,80}?)"
_LAST = r"(?P<source>[^,;:\"“]{1,80}?)[.!]?$"

_VERB = (
    r"\b(?:is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|should|must|do|does|did|no longer"
    r"|(?<!the )[a-z]{3,}(?:ed|es|ts|ks|ls|ns|rs|ds|ms|ps))\b"
)
"""What is said has a verb ("wrote the report" says nothing); groups of letters stand for its endings."""

LEADING = tuple(
    lazy(form, re.I)
    for form in (
        rf"\W{{0,4}}(?P<cue>{ACCORDING})\s+{_SOURCE},\s*",
        rf"\W{{0,4}}{_SOURCE}\s+(?:has |have |had )?(?P<cue>{_ALL})\s+(?:that|dass|que|che)\s+",
        rf"\W{{0,4}}{_SOURCE}\s+(?P<cue>{_SEVERAL}|{_SEVERAL_DOUBT})\s+that\s+",
        rf"\W{{0,4}}{_SOURCE}\s+(?P<cue>{SAYS}|{DOUBTS}|say|argue|believe|think)\s?[:,]?\s+"
        rf"(?=(?:the |it |they |he |she |there )(?=.*{_VERB})|(?-i:[A-ZÀ-Þ\"“]))",
        r"(?P<cue>据)(?P<source>[^，。]{1,30}?)(?:报道|称|说)?，",
        r"(?P<source>[^，。、]{1,30}?)(?P<cue>によると|によれば|에 따르면|表示|宣布|称)[、，,：:]?\s?",
    )
)
"""Before what is said; groups: ``source`` who says it, ``cue`` the word of saying."""
TRAILING = tuple(
    lazy(form, re.I)
    for form in (
        rf",?\s(?P<cue>{ACCORDING})\s+{_LAST}",
        rf"[,”\"]\s?(?P<cue>{_ALL})\s+{_LAST}",
        rf"[,”\"]\s?(?P<source>[^,;:\"“”]{{1,40}}?)\s+(?P<cue>{SAYS}|{DOUBTS})[.!]?$",
    )
)
"""After what is said, to the end of the sentence."""
TAIL = 160

CUE = lazy(
    rf"\b(?:{ACCORDING}|{_ALL}|say|argue|believe|think)\b|\b(?:{_SEVERAL}|{_SEVERAL_DOUBT}) that\b"
    r"|[据称]|によると|によれば|따르면|表示|宣布"
)
DOUBTING = lazy(f"{DOUBTS}|{_SEVERAL_DOUBT}", re.I)
BY_SEVERAL = lazy(f"{_SEVERAL}|{_SEVERAL_DOUBT}", re.I)
FINDING = lazy(f"{FINDS}|confirm|find|show|indicate|prove|reveal|conclude", re.I)


CUE_WORDS = frozenset(
    (
        *_ALL.replace("told \\w{1,20}", "told").replace("suggests?", "suggests|suggest").split("|"),
        *_SEVERAL.split("|"),
        *_SEVERAL_DOUBT.split("|"),
        *("according", "words", "laut", "angaben", "selon", "acuerdo", "segundo", "acordo", "secondo"),
    )
)
"""A word of ASCII that each cue has."""


def may_say(words: Words) -> bool:
    """False for most sentences for which ``cued`` is False, told at a glance."""
    return may_hold(words, CUE_WORDS)


def cued(text: str) -> bool:
    """Whether a word of saying stands in the text. Lower-casing first is faster than a pattern without case."""
    return CUE.search(text.lower()) is not None
