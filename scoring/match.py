"""Match: which sentences of a text could be evidence for a claim.

Sentences are weighed by the rarity of the claim words that they hold. The first few are chosen to cover the claim
together (each adds most of what is still missing), the rest by their own weight.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from scoring.frozen import frozen
from scoring.postings import Held

COVER = 3
"""Sentences that form the evidence proper."""
WIDE = 8
"""Sentences among which soft matches are sought."""
_LIKELY = 48
"""Among so many of the heaviest sentences the cover is sought first."""


@frozen
class Match:
    """The evidence of one text for one claim. Rows index the text's sentences."""

    cover: tuple[int, ...]
    wide: tuple[int, ...]
    """``cover`` first, then further sentences by weight."""
    recall: float
    """Share of the claim's weight that occurs anywhere in the text."""
    recall_best: float
    """… in the best sentence."""
    recall_cover: float
    """… in ``cover`` together."""


NOTHING = Match((), (), 0.0, 0.0, 0.0)


def recalls(found: Held, first: int, last: int) -> tuple[float, float]:
    """Shares of the claim's weight that occur in the sentences ``first`` to ``last`` (exclusive) and in the best of
    them; at least one must hold a word of the claim."""
    begin, end = found.rows.searchsorted((first, last)).tolist()
    return _weight(found, begin, end) / found.total, found.own[begin:end].max().item() / found.total


def _weight(found: Held, begin: int, end: int) -> float:
    """Weight of the terms in the rows ``begin`` to ``end`` (exclusive), each counted once."""
    first, last = found.starts[begin].item(), found.starts[end].item()
    owners = found.owners[first:last]
    there: list[int] = (
        owners.tolist() if len(owners) < 4 * len(found.weights) else np.flatnonzero(np.bincount(owners)).tolist()
    )
    return sum([found.weights[owner] for owner in set(there)])


def match(found: Held, first: int, last: int) -> Match:
    """The evidence for a claim among the sentences ``first`` to ``last`` (exclusive) of the indexed text."""
    begin, end = found.rows.searchsorted((first, last)).tolist()
    if begin == end:
        return NOTHING
    own = found.own[begin:end]
    heavy, bound = _heaviest(own)
    whole = _weight(found, begin, end)
    cover, covered = _cover(found, begin, end, dict(zip(heavy, own[heavy].tolist(), strict=True)), bound, whole)
    wide = cover + [place for place in heavy[: WIDE + COVER] if place not in cover]
    rows = (found.rows[begin + np.array(wide[:WIDE])] - first).tolist()
    return Match(
        tuple(rows[: len(cover)]),
        tuple(rows),
        whole / found.total,
        own[heavy[0]].item() / found.total,
        covered / found.total,
    )


def _heaviest(own: NDArray[np.float64]) -> tuple[list[int], float]:
    """The places of the largest weights, the first ones among equals, and what no other weight exceeds."""
    if len(own) <= _LIKELY:
        weights = own.tolist()
        return sorted(range(len(weights)), key=weights.__getitem__, reverse=True), 0.0
    least = np.partition(own, -_LIKELY)[-_LIKELY]
    above = np.flatnonzero(own > least)
    order = above[np.argsort(-own[above], kind="stable")].tolist()
    return order + np.flatnonzero(own == least)[: _LIKELY - len(order)].tolist(), least.item()


def _cover(
    found: Held, begin: int, end: int, heavy: Mapping[int, float], bound: float, whole: float
) -> tuple[list[int], float]:
    """Sentences by what each adds, and the weight that they cover.

    ``heavy`` gives the heaviest sentences (places from ``begin`` on) and their weights, falling; all others weigh
    ``bound`` or less, and are looked at only where they could add as much. ``whole`` is the weight of all together.
    """
    first = next(iter(heavy))
    cover, covered = [first], heavy[first]
    taken = set(found.members(begin + first))
    while len(cover) < COVER and covered < whole:
        best, gain, worth = -1, 0.0, whole - covered + 1e-3 * heavy[first]
        if bound + 1e-3 * bound < worth:
            best, gain, worth = _best(found, begin, heavy, taken)
        if bound + 1e-3 * bound >= worth:
            best, gain = _best_of_all(found, begin, end, taken)
        if gain <= 1e-9:
            break
        cover.append(best)
        covered += gain
        taken.update(found.members(begin + best))
    return cover, covered


def _best(found: Held, begin: int, heavy: Mapping[int, float], taken: set[int]) -> tuple[int, float, float]:
    """The sentence that adds most to the terms ``taken``, the first among equals: its place, what it adds, and that
    with a thousandth of its own weight, by which sentences are compared."""
    best, most, highest = -1, 0.0, -1.0
    for place, own in heavy.items():
        if own + 1e-3 * own < highest:
            break
        gain = sum([found.weights[owner] for owner in found.members(begin + place) if owner not in taken])
        worth = gain + 1e-3 * own
        if worth > highest or (worth == highest and place < best):
            best, most, highest = place, gain, worth
    return best, most, highest


def _best_of_all(found: Held, begin: int, end: int, taken: set[int]) -> tuple[int, float]:
    """The same among all sentences ``begin`` to ``end``, counted at once."""
    missing = np.array([0.0 if owner in taken else weight for owner, weight in enumerate(found.weights)])
    starts = found.starts[begin : end + 1]
    lines = np.arange(end - begin).repeat(starts[1:] - starts[:-1])
    gain = np.bincount(lines, missing[found.owners[starts[0] : starts[-1]]], end - begin)
    best = int(np.argmax(gain + 1e-3 * found.own[begin:end]))
    return best, gain[best].item()
