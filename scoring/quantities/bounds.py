"""Bounds and hedges: the words around a number -> what interval it stands for."""

from __future__ import annotations

import math

from scoring.expressions import lazy
from scoring.quantities import tables

_PHRASES = {phrase: bound for bound, row in tables.group("bound").items() for phrase in row.split("|")}
BEFORE = {phrase: bound for phrase, bound in _PHRASES.items() if phrase[0] < "\u3000"}
EAST_BEFORE = {phrase: bound for phrase, bound in _PHRASES.items() if phrase[0] >= "\u3000"}
BEFORE_WORDS = frozenset(phrase.split()[-1] for phrase in BEFORE)
_TIME_BOUNDS = frozenset(("before", "after", "since", "until", "asof"))
AFTER = {phrase: bound for bound, row in tables.group("after").items() for phrase in row.split("|")}
EAST_AFTER = {phrase: bound for bound, row in tables.group("east after").items() for phrase in row.split("|")}
_AFTER = lazy(r"(\+)|(?:\s[^\W\d_]+)?[\s-]((?:or|and|oder|ou|o)\s[^\W\d_]+|plus\b|odd\b|onwards\b)")
ABOUT = 0.1
"""A hedge covers ten percent to either side."""


def before(left: str, timed: bool) -> str:
    """The bound that the end of ``left`` (text before a number) expresses; "" for none.

    ``timed``: the number is a point in time, so that "before", "since" or "by" bind it.
    """
    words = left.lower().replace("’", "'").replace("-", " ").split()[-4:]
    while words and words[-1] in ("the", "a", "an", "of", "year", "age"):
        last = words.pop()
        if last == "of" and words and words[-1] not in ("upwards", "excess", "minimum", "maximum", "region", "short"):
            return ""
        if last == "of":
            words.append(last)
            break
    if words and words[-1] in BEFORE_WORDS:
        for count in range(min(3, len(words)), 0, -1):
            bound = BEFORE.get(" ".join(words[-count:]))
            if bound is not None:
                return _fitting(bound, " ".join(words[-count:]), timed)
    if left and left[-1] >= "\u3000":
        return next((bound for phrase, bound in EAST_BEFORE.items() if left.endswith(phrase)), "")
    return ""


def _fitting(bound: str, phrase: str, timed: bool) -> str:
    if bound in _TIME_BOUNDS:
        return bound if timed else "most" if phrase == "up to" else ""
    if timed and phrase in ("over", "above", "under", "below", "beyond", "some"):
        return ""
    return "until" if timed and phrase == "up to" else bound


def interval(value: float, high: float, bound: str, margin: float | None = None) -> tuple[float, float]:
    """[low, high] of a value under a bound; ``high`` is the end of a span in time, else equal to ``value``.

    ``margin`` is the reach of a hedge, ten percent of the value when None.
    """
    margin = ABOUT * abs(value) if margin is None else margin
    if bound == "above":
        return math.nextafter(value, math.inf), math.inf
    if bound == "after":
        return math.nextafter(high, math.inf), math.inf
    if bound in ("least", "since"):
        return value, math.inf
    if bound in ("below", "before"):
        return -math.inf, math.nextafter(value, -math.inf)
    if bound in ("most", "until"):
        return -math.inf, high
    if bound == "nearly":
        return value - margin, math.nextafter(value, -math.inf)
    if bound == "justover":
        return math.nextafter(value, math.inf), value + margin
    return (value - margin, high + margin) if bound == "about" else (value, high)


def after(text: str, end: int, timed: bool) -> str:
    """The bound that the text from ``end`` on expresses ("or more", "+", "以上"); "" for none."""
    match = _AFTER.match(text, end)
    if match is not None:
        return "least" if match.group(1) else AFTER.get(match.group(2).lower(), "")
    if end < len(text) and text[end] >= "\u3000":
        for phrase, bound in EAST_AFTER.items():
            if text.startswith(phrase, end) or text.startswith(phrase, end + 1):
                return bound if timed or bound not in _TIME_BOUNDS else ""
    return ""
