"""Quantity: one typed value found in a sentence, and the day parts of a date."""

from __future__ import annotations

from scoring.frozen import frozen


@frozen
class Day:
    """The known parts of a date; None where the text is silent. Months 1-12, weekdays 0 (Monday) to 6."""

    year: int | None = None
    month: int | None = None
    day: int | None = None
    weekday: int | None = None
    season: str | None = None
    until: int | None = None
    """The last weekday of a run that begins with ``weekday`` ("Tuesday to Sunday")."""


@frozen
class Quantity:
    """One value. ``text == sentence[begin:end]``; bound words stand outside of it.

    ``kind``: cardinal, ordinal, label ("Room 12"), year, decade, century, date, clock, duration, age, frequency,
    percent,
    points, fraction, multiple, money, measure, score, version, identifier.
    ``family`` says what may be compared: count, when, share, money, duration, length, mass, … ; ``unit`` is the unit's
    short
    name (km, USD, %), empty without one.
    ``amount`` is the figure as written (scale words applied), ``value`` the same in the family's base unit, ``[low,
    high]`` the
    interval after bounds and hedges, ``step`` the resolution of the writing (0.1 for "4.2"), all but amount in base
    units.
    Points in time count in years (1956.5 = middle of 1956), clock times in minutes, durations and ages in days, shares
    in
    percent, frequencies per year.
    ``bound``: "", exact, about, nearly, above, below, least, most, range, before, after, since, until.
    ``head``: the noun counted, singular and lower case; ``other``: a second reading ("23.407", "3/4/2020").
    """

    kind: str
    family: str
    value: float
    low: float
    high: float
    amount: float
    step: float
    unit: str
    bound: str
    head: str
    begin: int
    end: int
    text: str
    day: Day | None = None
    other: Quantity | None = None
