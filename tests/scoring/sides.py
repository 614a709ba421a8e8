"""A claim and its evidence made ready for the comparisons, as the scorer makes them."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.normalise import words
from scoring.records import Words
from scoring.words.links import Link, Relation, links


@dataclass(frozen=True)
class Sides:
    claim: Words
    evidence: list[Words]
    links: list[Link | None]


def sides(claim: str, *evidence: str, relation: Relation | None = None) -> Sides:
    mine, theirs = words(claim), [words(sentence) for sentence in evidence]
    return Sides(mine, theirs, links(mine, theirs, relation))
