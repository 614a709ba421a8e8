"""The calendar: names of months and weekdays, and dates as intervals on the line of years."""

from __future__ import annotations

from scoring.quantities import tables
from scoring.quantities.quantity import Day, Quantity

MONTHS = {name: int(month) for month, row in tables.group("month").items() for name in row.split()}
DOUBTFUL = frozenset(tables.words("doubtful months"))
"""Names that are also other words; alone they need a capital and a preposition."""
WEEKDAYS = {
    name: int(day) for day, row in tables.group("weekday").items() for name in (*row.split(), row.split()[0] + "s")
}
_SEASON_NAMES = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
SEASONS = frozenset(_SEASON_NAMES)
_STARTS = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365)


def year_span(year: float, years: float = 1.0) -> tuple[float, float]:
    """[begin, end] of ``years`` years from the start of ``year``; the end lies just inside."""
    return year, year + years - 1e-4


def quarter_span(year: int, place: int) -> tuple[float, float]:
    """[begin, end] of the first to fourth quarter of a year, on the days on which ``point`` has its months."""
    return year + _STARTS[3 * place - 3] / 366, year + _STARTS[3 * place] / 366 - 1e-4


def point(day: Day) -> tuple[float, float] | None:
    """The interval of a date in years; None without a year. A season is three months, winter reaches into the next
    year."""
    if day.year is None:
        return None
    if day.season is not None:
        begin = day.year + (_SEASON_NAMES[day.season] - 1) / 12
        return begin, begin + 0.25 - 1e-4
    if day.month is None:
        return year_span(day.year)
    start, after = _STARTS[day.month - 1], _STARTS[day.month]
    if day.day is not None:
        start, after = start + day.day - 1, start + day.day
    return day.year + start / 366, day.year + after / 366 - 1e-4


def make(text: str, begin: int, end: int, day: Day, other: Quantity | None = None) -> Quantity:
    """The quantity of a date."""
    low, high = point(day) or (float("-inf"), float("inf"))
    value = low if day.year is not None else 0.0
    kind = "year" if day.year is not None and day.month is None and day.season is None else "date"
    return Quantity(kind, "when", value, low, high, value, 1.0, "", "", "", begin, end, text[begin:end], day, other)
