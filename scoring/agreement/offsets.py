"""Offsets: the date that a sentence gives as its distance from another ("two days after the vote of 14 May").

Takes a sentence and its quantities, returns them with the dates worked out, so that they find their roles like any
other.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.frozen import replace
from scoring.quantities import bounds
from scoring.quantities.days import make
from scoring.quantities.quantity import Day, Quantity

_TO = lazy(r"\s(?:(after|following|later than)|(before|prior to|earlier than|ahead of))\s", 2)
_SINCE = lazy(r"\s(?:(later|afterwards?|thereafter)|(earlier|previously|beforehand))\b(?! than)", 2)
_ONE = lazy(
    r"\b(?:(?:a|one) (day|week|month|year)|the (day|year))(?=\s(?:after|following|before|prior|later|earlier)\b)", 2
)
"""One of a unit, as far as it tells a date: "the week after" is any day of it."""
_UNITS = {"day": "d", "week": "wk", "month": "mo", "year": "yr"}
_MONTHS = {"mo": 1, "yr": 12}
_DAYS = {"d": 1, "wk": 7}
_HEDGES = ("about", "nearly", "justover")
_MARGIN = 1.0
"""Years to either side of "about three years before 2010"."""
_REACH = 120
"""Most characters between an offset and the date that it counts from."""
_NO_YEAR = 2001
"""Stands for the year of a date without one."""


class _Offset(NamedTuple):
    """So many units of time, at [begin, end) of its sentence."""

    begin: int
    end: int
    amount: float
    unit: str
    hedged: bool = False


def dated(text: str, quantities: Sequence[Quantity]) -> Sequence[Quantity]:
    """The quantities of a sentence with, before each offset, the date it amounts to; as they are without any."""
    dates = [one for one in quantities if one.day is not None and one.bound in ("", "before", "after")]
    found = list(quantities)
    for offset in _offsets(text, quantities) if dates else ():
        worked = _worked(text, offset, dates)
        if worked is not None:
            insort(found, worked, key=lambda one: (one.begin, one.family != "when"))
    return found if len(found) > len(quantities) else quantities


def _offsets(text: str, quantities: Sequence[Quantity]) -> list[_Offset]:
    spans = {one.begin: one for one in quantities if one.kind == "duration"}
    found = [
        _Offset(one.begin, one.end, one.amount, one.unit, bool(one.bound))
        for one in spans.values()
        if not one.bound or one.bound in _HEDGES
    ]
    for one in _ONE.finditer(text):
        if one.start() not in spans and not bounds.before(text[: one.start()], timed=False):
            found.append(_Offset(*one.span(), 1.0, _UNITS[(one[1] or one[2]).lower()]))
    return found


def _worked(text: str, offset: _Offset, dates: Sequence[Quantity]) -> Quantity | None:
    """The date at an offset from the next date behind it ("two days before"), or from the last one before it ("two days
    later")."""
    way = _TO.match(text, offset.end)
    if way is not None:
        anchor = next((one for one in dates if one.begin >= way.end()), None)
    else:
        way = _SINCE.match(text, offset.end)
        anchor = next((one for one in reversed(dates) if one.end <= offset.begin and not one.bound), None)
    if way is None or anchor is None or anchor.day is None:
        return None
    between = text[min(anchor.end, way.end()) : max(anchor.begin, offset.begin)]
    if len(between) > _REACH or ";" in between or ". " in between:
        return None
    day = _moved(anchor.day, offset, 1 if way[1] else -1)
    date = make(text, offset.begin, offset.end, day) if day is not None else None
    if date is None or not offset.hedged:
        return date
    return replace(date, bound="about", low=date.low - _MARGIN, high=date.high + _MARGIN)


def _moved(day: Day, offset: _Offset, sign: int) -> Day | None:
    """A date so many days, weeks, months or years on, as exact as it was; None where it is not exact enough to tell."""
    count = sign * int(offset.amount)
    if abs(count) != offset.amount or day.season is not None or (day.year is None and day.month is None):
        return None
    try:
        if offset.unit in _DAYS and day.day is not None and day.month is not None:
            moved = date(day.year or _NO_YEAR, day.month, day.day) + timedelta(count * _DAYS[offset.unit])
        elif offset.unit == "yr" or (offset.unit == "mo" and day.month is not None):
            year, month = divmod((day.year or _NO_YEAR) * 12 + (day.month or 1) - 1 + count * _MONTHS[offset.unit], 12)
            moved = date(year, month + 1, day.day or 1)
        else:
            return None
    except (ValueError, OverflowError):  # "a month after 31 May"
        return None
    return Day(moved.year if day.year else None, moved.month if day.month else None, moved.day if day.day else None)
