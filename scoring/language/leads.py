"""Leads: the preposition that leads a word, and neighbours that have exchanged theirs ("from A to B", "from B to A").

Takes claim, evidence sentence and their common units, returns the exchanged pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from scoring.language.pairings import Unit
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

_LEADS = word_set(
    """of in on at by for with from to into before after over under against than von nach aus de à pour par por para
    hacia desde a bis vor"""
)


def exchanged(claim: Words, there: Words, units: Sequence[Unit]) -> list[tuple[Unit, Unit]]:
    """Neighbours whose prepositions are exchanged: from A to B, from B to A."""
    swaps = []
    for one, other in pairwise(units):
        mine = _lead(claim, one.begin), _lead(claim, other.begin)
        theirs = _lead(there, other.there), _lead(there, one.there)
        if all(mine) and mine[0] != mine[1] and mine == theirs:
            swaps.append((one, other))
    return swaps


def same_leads(claim: Words, there: Words, before: Unit, after: Unit) -> bool:
    """Whether each has taken the other's preposition, or neither has any: "the gardens belong to the lodge" exchanges
    none."""
    mine = _lead(claim, before.begin), _lead(claim, after.begin)
    return mine == (_lead(there, after.there), _lead(there, before.there))


def _lead(words: Words, at: int) -> str:
    """The preposition at most two words before word ``at``, empty when there is none."""
    for place in range(at - 1, max(-1, at - 3), -1):
        if words.forms[place] in _LEADS:
            return words.forms[place]
        if words.forms[place] not in LIGHT:
            break
    return ""
