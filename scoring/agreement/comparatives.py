"""Comparatives: the word by which a claim compares two items ("taller than", "before the flood", "moins de … que")."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import tables

SIGNS = dict.fromkeys(tables.words("greater"), 1) | dict.fromkeys(tables.words("smaller"), -1)
_WORD = lazy(r"[^\W\d_]+")
_BEFORE = lazy(r"\b(?P<word>before|after|earlier than|later than|prior to)\s+(?=\D)", re.I)
_BEFORE_ABROAD = lazy(
    r"\b(?:(?P<before>antes d(?:e la|el|el|a|o|as|os|e)|avant|prima d(?:el(?:l[ao'’])?|i)|bevor|voordat)"
    r"|(?P<after>después d(?:e la|el|e)|depois d(?:a|o|as|os|e)|après|dopo|nachdem|nadat))\b['’]?\s?(?=\D)",
    re.I,
)
"""Words of time alone: "vor" and "voor" also say where something stands."""
_TIMED = (
    " antes d",
    " avant ",
    " prima d",
    " bevor ",
    " voordat ",
    " después d",
    " depois d",
    " après ",
    " dopo ",
    " nachdem ",
    " nadat ",
)
_FIGURE = lazy(
    r"\W*(?:(?:about|around|some|the|an?|another)\s)?(?:(?:end|start|beginning|middle|close|turn)\sof\s(?:\w+\s)?)?(?:\d"
    r"|(?:half|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozen"
    r"|hundred|thousand|million|quarter|third)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d)",
    re.I,
)
"""What stands behind is no item but a figure, which the quantities compare."""
_ITSELF = lazy(
    r"\s*(?:before|previously|earlier|ever|usual(?:ly)?|normal(?:ly)?|necessary|needed|required|possible"
    r"|(?:(?:first|originally|initially) )?(?:expected|planned|hoped|feared|thought|intended|assumed|estimated)"
    r"|(?:it|they|he|she) (?:was|were|did|had|used to)(?: been)?(?: before)?)\b(?! the\b)",
    re.I,
)
"""What stands behind is no other item but the same one at another time or in what was thought of it."""
_OPPOSED = frozenset(tables.words("opposed"))
ABROAD = {
    foreign: english
    for english, row in {
        "larger": "größer groter",
        "smaller": "kleiner",
        "higher": "höher hoger",
        "lower": "niedriger lager",
        "longer": "länger langer",
        "shorter": "kürzer korter",
        "wider": "breiter",
        "deeper": "tiefer dieper",
        "heavier": "schwerer zwaarder",
        "lighter": "leichter lichter",
        "faster": "schneller sneller",
        "slower": "langsamer langzamer",
        "dearer": "teurer duurder",
        "cheaper": "billiger günstiger goedkoper",
        "older": "älter ouder",
        "younger": "jünger jonger",
        "earlier": "früher eerder",
        "later": "später",
        "more": "mehr meer más plus mais più mayor maior maggiore",
        "fewer": "weniger minder menos moins meno menor minore",
    }.items()
    for foreign in row.split()
}
"""The comparatives of other languages in English."""
_PARTS = frozenset("parte partie part teil deel número numero anzahl".split())
"""What is "la mayor parte de" all: most of it."""
_COPULA = lazy(r"\b(?:es|son|era|eran|fue|est|sont|était|étaient|è|sono|é|são|foi|ist|sind|war|waren|zijn|was)\s", re.I)
_DEFINITE = lazy(r"\b(?:el|los|las|les|il|gli|os|der|die|das|den|het)\s(?:[^\s,.;]+\s){0,3}$|\b(?:la|le|lo)\s$", re.I)
"""An article between the copula and the word makes a superlative: "son los animales más grandes que"."""
_MARKS = (" als ", " dan ", " que ", " di ", " del", " dei ", " degli ", " che ")
_FOREIGN = lazy(
    rf"\b(?P<word>{'|'.join(ABROAD)})(?:e[nrs]?)?\s(?:(?P<quality>[^\W\d_]+)\s)?(?:[^\W\d_]+\s){{0,3}}?"
    r"(?:als|dan|(?:do\s)?que|di|del|dell[aeo]|dei|degli|che)\s(?=[^\W\d_])",
    re.I,
)
_OLD = lazy(r"viej[oa]|antigu[oa]|vieux|vieille|ancien(?:ne)?|âgée?|vecchi[oa]|antic[oa]|velh[oa]|antig[oa]|alt|oud")
_SMALL = lazy(
    r"cort[oa]|courte?|petite?s?|pequeñ[oa]|pequen[oa]|piccol[oaie]|barat[oa]|légère?|léger|liger[oa]|leve|legger[oaie]|baj[oa]"
    r"|bas(?:se)?|baix[oa]|bass[oaie]|estrech[oa]|étroite?|strett[oaie]|froide?|frí[oa]|fri[oa]|fredd[oaie]|lente?|lent[oaie]"
    r"|jeune|joven|giovan[ei]|jovem|économique|económic[oa]|economic[oa]"
)
"""Qualities of which more is less."""


def cue(text: str) -> tuple[str, int, tuple[int, int], str] | None:
    """(word, sign, where it stands, right side): sign 1 says that the figure before it is the greater one."""
    lower = text.lower()
    at = lower.find(" than ")
    if at >= 0:
        found = _compared(text, at)
        if found is not None and not (_FIGURE.match(text, at + 6) or _ITSELF.match(text, at + 6)):
            return *found, text[at + 6 :]
    if "before" in lower or "after" in lower or "prior to" in lower:
        time = _BEFORE.search(text)
        figure = time is not None and _FIGURE.match(text, time.end()) is not None
        if time is not None and not figure and time.start() and text[time.end() : time.end() + 40].strip():
            word = "after" if time.group("word").lower() in ("after", "later than") else "before"
            return word, 1 if word == "after" else -1, time.span("word"), text[time.end() :]
    if any(lead in lower for lead in _TIMED):
        time = _BEFORE_ABROAD.search(text)
        if time is not None and time.start() and not _FIGURE.match(text, time.end()) and text[time.end() :].strip():
            after = time["after"] is not None
            return "after" if after else "before", 1 if after else -1, time.span(), text[time.end() :]
    return _abroad(text) if any(mark in lower for mark in _MARKS) else None


def _abroad(text: str) -> tuple[str, int, tuple[int, int], str] | None:
    """The comparison of a claim in another language."""
    found = _FOREIGN.search(text)
    if found is None:
        return None
    word, quality = ABROAD[found["word"].lower()], (found["quality"] or "").lower()
    if quality in _PARTS or _DEFINITE.search(_COPULA.split(text[: found.start()])[-1][-40:]):
        return None
    if word in ("more", "fewer") and _OLD.fullmatch(quality):
        word = "older" if word == "more" else "younger"
    sign = -SIGNS[word] if _SMALL.fullmatch(quality) or _SMALL.fullmatch(quality.removesuffix("s")) else SIGNS[word]
    return word, sign, found.span("word"), text[found.end() :]


def _compared(text: str, than: int) -> tuple[str, int, tuple[int, int]] | None:
    """(word, sign, place) of the comparing word among the five before "than"."""
    words = list(_WORD.finditer(text, max(0, than - 60), than))[-5:]
    for at in range(len(words) - 1, -1, -1):
        word = words[at].group().lower()
        if word in SIGNS:
            quality = words[at + 1].group().lower() if at + 1 < len(words) else ""
            turned = word in ("more", "less") and quality in _OPPOSED
            return word, -SIGNS[word] if turned else SIGNS[word], words[at].span()
    return None
