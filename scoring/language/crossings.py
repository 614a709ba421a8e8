"""Crossings: two clauses of the claim whose subjects have changed what they do: "Ann left and Ben stayed" beside "Ann
stayed when Ben left"."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language.pairings import Unit
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import MEETING

_BOUNDS = word_set("and while when whereas but und während aber et tandis mais y mientras pero e mentre ma terwijl")
_LEAD = 3
"""A subject stands at most so far behind the beginning of its clause."""


def crossed(claim: Words, there: Words, units: Sequence[Unit]) -> list[tuple[Unit, Unit]]:
    """The two exchanged units, of the first clause and of the second; empty where nothing is exchanged."""
    for cut in _cuts(claim):
        one = [unit for unit in units if unit.end <= cut]
        two = [unit for unit in units if unit.begin >= cut]
        if len(one) < 2 or len(two) < 2 or one[0].name != two[0].name or two[1].name:
            continue
        first, second = (one, two) if one[0].there < two[0].there else (two, one)
        left, right = first[0].there, second[0].there
        middle = max((place for place in _cuts(there) if left < place <= right), default=-1)
        if one[0].begin > _LEAD or two[0].begin - cut > _LEAD or left > _LEAD or right - middle > _LEAD:
            continue
        gone = [unit for unit in first[1:] if unit.there > right and unit.kind in MEETING and not unit.name]
        come = [unit for unit in second[1:] if left < unit.there < middle and unit.kind in MEETING and not unit.name]
        if gone and come:
            return [(gone[0], come[0])]
    return []


def _cuts(words: Words) -> list[int]:
    """The words before which a clause may begin."""
    return [
        at
        for at in range(1, len(words.forms))
        if words.forms[at] in _BOUNDS or words.text[words.ends[at - 1] : words.begins[at]].strip() in {",", ";"}
    ]
