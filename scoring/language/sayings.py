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
FINDS = r"finds|found|shows|showed|confirms|confirmed|concludes|concluded|reveals|revealed|proves|proved|zeigt|montre"
DOUBTS = (
    r"claims|claimed|alleges|alleged|believes|believed|thinks|thought|suggests?|suggested|suspects|suspected|hopes"
    r"|maintains|maintained|asserts|asserted|speculates|speculated|behauptet|prétend|asegura"
)
ACCORDING = (
    r"according to|as reported by|as stated by|in the words of|laut|nach angaben (?:von|des|der)|selon|d'après"
    r"|según|de acuerdo con|segundo|de acordo com|secondo"
)
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
        rf"\W{{0,4}}{_SOURCE}\s+(?P<cue>{SAYS}|{DOUBTS})\s?[:,]?\s+"
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

CUE = lazy(rf"\b(?:{ACCORDING}|{_ALL})\b|[据称]|によると|によれば|따르면|表示|宣布")
DOUBTING, FINDING = lazy(DOUBTS, re.I), lazy(FINDS, re.I)


CUE_WORDS = frozenset(
    (
        *_ALL.replace("told \\w{1,20}", "told").replace("suggests?", "suggests|suggest").split("|"),
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
