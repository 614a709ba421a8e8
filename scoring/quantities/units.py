"""Units: names and symbols in several languages -> family, factor and offset to the family's base unit.

Base units: metre, kilogram, degree Celsius, litre, square metre, metre per second, byte, day, pascal, watt, joule,
hertz,
degree of arc, volt, ampere. Factors are the exact definitions (international yard and pound, US gallon, 365.25-day
year).
"""

from __future__ import annotations

from typing import NamedTuple

from scoring.quantities import tables


class Unit(NamedTuple):
    """base value = amount * factor + offset."""

    family: str
    name: str
    factor: float
    offset: float = 0.0


YEAR = 365.25


def _table() -> dict[str, Unit]:
    table = {}
    for row in tables.lines("quantity-units.txt"):
        left, names = row.split(" | ")
        family, name, factor, *offset = left.split()
        unit = Unit(family, name, float(factor), float(offset[0]) if offset else 0.0)
        for spelling in names.split():
            table[spelling.replace("_", " ")] = unit
    return table


BY_NAME = _table()
"""Spelling -> unit. Symbols keep their case ("MB", "Mb"); words are lower case."""
ONE_LETTER = frozenset("mgltsLhKWVJB°℃℉мгтлч")
"""Symbols of one letter that are read as a unit."""
FIRST_OF_MANY = frozenset(name.split()[0] for name in BY_NAME if " " in name)
EAST_ASIAN = {name: unit for name, unit in BY_NAME.items() if name[0] >= "\u3000"}


def convert(amount: float, name: str) -> float:
    """``amount`` of the unit spelled ``name`` in the family's base unit. KeyError for an unknown name."""
    unit = BY_NAME[name]
    return amount * unit.factor + unit.offset
