"""Word order: how far the matched words of a claim stand in another order, or apart, in one evidence sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.links import Link

_NEAR = 4


def inversions(places: Sequence[int]) -> float:
    """The share of pairs that stand the other way round, 0 for fewer than three places."""
    pairs = len(places) * (len(places) - 1) // 2
    if pairs < 3 or all(one < other for one, other in pairwise(places)):
        return 0.0
    return sum(one > other for at, one in enumerate(places) for other in places[at + 1 :]) / pairs


def parted(claim: Words, links: Sequence[Link | None], number: int) -> float:
    """The share of neighbouring content words of the claim that stand more than four words apart in the sentence."""
    places = [link.word if link is not None and link.sentence == number else None for link in links]
    near = apart = 0
    for at, (one, other) in enumerate(pairwise(places)):
        if one is None or other is None or claim.forms[at] in LIGHT or claim.forms[at + 1] in LIGHT:
            continue
        near += 1
        apart += abs(one - other) > _NEAR
    return apart / near if near else 0.0
