"""Countries, their people, adjective and capital, from the package ``countryinfo`` (MIT)."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from training import keys


@dataclass(frozen=True, slots=True)
class Country:
    """Lower-case names; ``people`` are adjectives and nouns for its people."""

    names: tuple[str, ...]
    people: tuple[str, ...]
    capital: str


def read(language: str) -> list[Country]:
    """The countries of the package with own additions for English; of ``countries.<language>.txt`` alone for others."""
    if language != "en":
        return [_own(line) for line in keys.lines(f"countries.{language}.txt")]
    more = {country.names[0]: country for country in map(_own, keys.lines("countries.en.txt"))}
    listed = {country.names[0]: country for country in _package()} | more
    return sorted(listed.values(), key=lambda country: country.names)


def _own(line: str) -> Country:
    names, people, capital = (part.strip() for part in line.split("|"))
    return Country(tuple(names.split("=")), tuple(people.split()), capital)


def _package() -> Iterator[Country]:
    found = importlib.util.find_spec("countryinfo")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("install training/requirements.txt")
    for path in sorted((Path(found.origin).parent / "data").glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        people = tuple(part.strip().lower() for part in _first(data.get("demonym")).split(",") if part.strip())
        yield Country((data["name"].lower(),), people, _first(data.get("capital")).lower())


def _first(value: object) -> str:
    """A text that the package gives as one, as a list or not at all."""
    if isinstance(value, list):
        value = value[0] if value else ""
    return value if isinstance(value, str) else ""
