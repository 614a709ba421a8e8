"""How many times as much ("doubled", "halved", "threefold", "twice as many") -> a multiple of what was before."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import bounds, tables
from scoring.quantities.quantity import Quantity

WORDS = tables.values("multiples")
"""Word -> the multiple that it states; halving is 0.5."""
CUES = frozenset(WORDS) | {"twice", "times", "fold"}
_TIMES = {"two": 2.0, "three": 3.0, "four": 4.0, "five": 5.0, "six": 6.0, "ten": 10.0}
_PATTERN = lazy(
    rf"\b(?:(?P<word>{'|'.join(WORDS)})|(?P<twice>twice)(?=\s(?:as|the)\b)"
    rf"|(?P<times>{'|'.join(_TIMES)}|\d+(?:\.\d+)?)(?:\stimes(?=\s(?:as|the)\b)|[-\s]?fold))\b",
    re.I,
)


def find(text: str) -> list[Quantity]:
    """All multiples of a sentence."""
    return [_make(text, match) for match in _PATTERN.finditer(text)]


def _make(text: str, match: re.Match[str]) -> Quantity:
    times = match["times"]
    value = WORDS[match["word"].lower()] if match["word"] else _number(times) if times else 2.0
    begin, end = match.span()
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=False)
    low, high = bounds.interval(value, value, bound)
    return Quantity("multiple", "multiple", value, low, high, value, 1.0, "", bound, "", begin, end, match.group())


def _number(word: str) -> float:
    return _TIMES.get(word.lower()) or float(word)
