"""Quarters of a calendar year: "the first quarter of 2023", "Q1 2023", "im ersten Quartal 2023"."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities.days import quarter_span
from scoring.quantities.quantity import Day, Quantity

_ORDINALS = {
    1: "first 1st ersten erstes erste premier primer primo primeiro eerste 1er",
    2: "second 2nd zweiten zweites zweite deuxième segundo secondo tweede 2e",
    3: "third 3rd dritten drittes dritte troisième tercer terzo terceiro derde 3e",
    4: "fourth 4th last final vierten viertes vierte quatrième cuarto último quarto vierde 4e",
}
_PLACE = {name: place for place, row in _ORDINALS.items() for name in row.split()}
_QUARTER = lazy(
    r"\b(?:Q(?P<number>[1-4])|(?P<ordinal>\w+)\s(?:calendar\s)?(?:quarter|quartal|trimestre|kwartaal))"
    r"(?:\s(?:of|de|del|do|van|des jahres))?,?\s(?P<year>(?:19|20)\d\d)\b(?![%.,]\d)",
    re.I,
)
_FISCAL = lazy(r"\b(?:fiscal|financial|FY\d*|Geschäftsjahr\w*|exercice|ejercicio|esercizio|boekjaar)\b", re.I)
"""What counts quarters from another day than that of the calendar."""


def find(text: str) -> list[Quantity]:
    """The quarters of a sentence, as intervals on the line of years; none where they are those of a business year."""
    if _FISCAL.search(text):
        return []
    return [date for match in _QUARTER.finditer(text) if (date := _quarter(text, match))]


def _quarter(text: str, match: re.Match[str]) -> Quantity | None:
    number = match["number"]
    place = int(number) if number else _PLACE.get(match["ordinal"].lower())
    if place is None:
        return None
    begin, end, year = match.start(), match.end(), int(match["year"])
    low, high = quarter_span(year, place)
    return Quantity("date", "when", low, low, high, low, 0.25, "", "", "", begin, end, text[begin:end], Day(year=year))
