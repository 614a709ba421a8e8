"""Numbers that only their neighbours make numbers: "a quarter of the staff", "quarter of an hour", "for a week"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.quantities import tables

FRACTIONS = tables.values("fractions")
"""Word for a part -> how many parts make the whole."""
SPANS = frozenset(tables.words("spans"))
"""Units of time that an article counts: "for a week", "half an hour"."""
_LEADS = frozenset(tables.words("before spans"))
_ONE = dict.fromkeys(("a", "an", "one", "ein", "eine", "einem", "einen", "einer", "un", "une", "una", "um", "uma"), 1)
_FEW = {"two": 2, "three": 3, "zwei": 2, "drei": 3, "deux": 2, "trois": 3, "dos": 2, "tres": 3, "due": 2, "tre": 3}
_OF_WHOLE = lazy(r"\s(?:of|der|des|von|de|del|della|dei|delle|du|dos|das|do|da)\s|\s(?:de\sl|d|dell)['’]", re.I)
_OF_A = lazy(r"\s(?:of\s)?an?\s(?=([^\W\d_]+))")
_SCALES = frozenset(("million", "billion", "trillion", "dozen"))
_MEASURES = frozenset(
    """metre meter kilometre kilometer mile litre liter kilo kilogram kilogramme gram pound ton tonne acre hectare inch
    foot gallon pint percent percentage""".split()
)
"""Units that are halved as spans of time are: "half a kilometre"."""

Phrase = tuple[int, int, tuple[tuple[float, float], ...], str]
"""Begin, end, readings and source, as those of an atom."""


def find(text: str, spans: Sequence[tuple[int, int, str]], lower: Sequence[str], at: int) -> tuple[Phrase | None, int]:
    """The number whose part or span is word ``at`` or the next one, and how many words from ``at`` on it takes."""
    for place in range(max(at, 1), min(at + 2, len(lower))):
        if text[spans[place - 1][1] : spans[place][0]] in (" ", "-"):
            phrase = _part(text, spans, lower, place) or _span(spans, lower, place)
            if phrase is not None:
                return phrase, place - at + 1
    return None, 0


def _span(spans: Sequence[tuple[int, int, str]], lower: Sequence[str], at: int) -> Phrase | None:
    """ "For a week", "an hour and a half": one of the unit; but not "twice a week", "9 dollars a month"."""
    if lower[at] not in SPANS or lower[at - 1] not in ("a", "an"):
        return None
    led = at > 1 and lower[at - 2] in _LEADS
    if not led and lower[at + 1 : at + 4] != ["and", "a", "half"]:
        return None
    return spans[at - 1][0], spans[at - 1][1], ((1.0, 1.0),), "words"


def _part(text: str, spans: Sequence[tuple[int, int, str]], lower: Sequence[str], at: int) -> Phrase | None:
    """ "A quarter of", "ein Drittel der": a part of a whole, but not "a quarter" of a year."""
    if lower[at] not in FRACTIONS:
        return None
    end = spans[at][1]
    count = _ONE.get(lower[at - 1]) or (_FEW.get(lower[at - 1]) if of_unit(text, end) else None)
    if count is None or not _OF_WHOLE.match(text, end):
        return None
    return spans[at - 1][0], end, ((count / FRACTIONS[lower[at]], 0.01),), "fraction"


def of_unit(text: str, end: int) -> re.Match[str] | None:
    """The article between a part and the scale or unit that it is a part of: "half a dozen", "a quarter of an hour"."""
    match = _OF_A.match(text, end)
    return match if match is not None and match.group(1).lower() in _SCALES | SPANS | _MEASURES else None
