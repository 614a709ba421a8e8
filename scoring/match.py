"""Match: which sentences of a text could be evidence for a claim.

Sentences are weighed by the rarity of the claim words that they hold. The first few are chosen to cover the claim
together (each adds most of what is still missing), the rest by their own weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scoring.words.lexicon import Floats, Ids

COVER = 3
"""Sentences that form the evidence proper."""
WIDE = 8
"""Sentences among which soft matches are sought."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The distinct content words of one claim with their weights (rarity; light words little)."""

    ids: Ids
    weights: Floats

    @property
    def total(self) -> float:
        """Sum of the weights, never zero."""
        return max(float(self.weights.sum()), 1e-6)


@dataclass(frozen=True, slots=True)
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


def terms(claim: Ids, idf: Floats, stop: NDArray[np.bool_], light: NDArray[np.bool_]) -> Terms:
    """The content words of a claim; all its words where it has none."""
    content = claim[~stop[claim]]
    ids = np.unique(content if len(content) else claim)
    return Terms(ids, np.where(light[ids], np.float32(0.8), idf[ids]))


@dataclass(frozen=True, slots=True)
class Postings:
    """Where the words of all claims occur: for each word of interest the sentences that hold it, each once."""

    words: Ids
    starts: NDArray[np.int64]
    sentences: NDArray[np.int64]
    count: int
    """Sentences of the indexed text."""

    def of(self, word: int) -> NDArray[np.int64]:
        """The sentences that hold ``word``, ascending."""
        at = int(np.searchsorted(self.words, word))
        if at == len(self.words) or self.words[at] != word:
            return self.sentences[:0]
        return self.sentences[self.starts[at] : self.starts[at + 1]]


def postings(interest: Ids, sentences: Sequence[Ids]) -> Postings:
    """Postings of the words of ``interest`` (sorted, distinct) over a text's sentences."""
    flat = np.concatenate(sentences) if sentences else np.empty(0, np.int32)
    rows = np.repeat(np.arange(len(sentences)), [len(ids) for ids in sentences])
    ranks = np.full(int(max(flat.max(initial=0), interest.max(initial=0))) + 1, len(interest), np.int32)
    ranks[interest] = np.arange(len(interest))
    owners = ranks[flat]
    kept = np.flatnonzero(owners < len(interest))
    order = kept[_sorted(owners[kept], len(interest))]
    owners, places = owners[order], rows[order]
    once = np.append(True, (owners[1:] != owners[:-1]) | (places[1:] != places[:-1]))[: len(order)]
    owners, places = owners[once], places[once]
    starts = np.searchsorted(owners, np.arange(len(interest) + 1))
    return Postings(interest, starts, places, len(sentences))


def _sorted(keys: NDArray[np.int32] | NDArray[np.int64], limit: int) -> NDArray[np.int64]:
    """The stable order of keys below ``limit``; numpy counts instead of comparing where they fit into 16 bits."""
    return np.argsort(keys.astype(np.uint16) if limit <= 1 << 16 else keys, kind="stable")


@dataclass(frozen=True, slots=True)
class Held:
    """Where the words of one claim occur in the indexed text, sentence after sentence."""

    claim: Terms
    owners: NDArray[np.int64]
    """Which of the claim's terms it is."""
    sentences: NDArray[np.int64]


def held(claim: Terms, index: Postings, most: int) -> Held:
    """Look up the words of a claim, at most ``most`` places in all: words that stand everywhere tell nothing, and the
    most frequent ones are left out where they would be too many."""
    found = [index.of(word) for word in claim.ids.tolist()]
    if sum(map(len, found)) > most:
        rare = _rare(list(map(len, found)), most)
        claim, found = Terms(claim.ids[rare], claim.weights[rare]), [found[at][:most] for at in rare]
    owners = np.repeat(np.arange(len(found)), [len(places) for places in found])
    sentences = np.concatenate(found) if found else np.empty(0, np.int64)
    order = _sorted(sentences, index.count)
    return Held(claim, owners[order], sentences[order])


def _rare(counts: Sequence[int], most: int) -> list[int]:
    """The places of the smallest counts that add up to ``most`` at the most, in order; at least the very smallest."""
    order = sorted(range(len(counts)), key=counts.__getitem__)
    sums = accumulate(counts[at] for at in order)
    return sorted(order[: max(1, sum(total <= most for total in sums))])


def match(found: Held, first: int, last: int) -> Match:
    """The evidence for a claim among the sentences ``first`` to ``last`` (exclusive) of the indexed text."""
    begin, end = found.sentences.searchsorted((first, last)).tolist()
    if begin == end:
        return NOTHING
    return _chosen(found.claim, found.owners[begin:end], found.sentences[begin:end] - first)


def _heaviest(weights: NDArray[Any], most: int) -> list[int]:
    """The places of the largest weights above 0, the first ones among equals; only likely ones are sorted."""
    rows = np.flatnonzero(weights > 0.5 * weights.max())
    if len(rows) < most:
        rows = np.flatnonzero(weights)
    return list(rows[np.lexsort((rows, -weights[rows]))][:most].tolist())


def _chosen(claim: Terms, owners: NDArray[np.int64], sentences: NDArray[np.int64]) -> Match:
    """``sentences`` ascend; only those that hold a word of the claim are counted, by their place among each other."""
    weights = claim.weights.astype(np.float64)
    new = np.append(True, sentences[1:] != sentences[:-1])
    rows, places = sentences[new], np.cumsum(new) - 1
    count = len(rows)
    own = np.bincount(places, weights[owners], count)
    missing = weights.copy()
    cover: list[int] = []
    gain = own
    while len(cover) < COVER:
        best = int(np.argmax(gain + 1e-3 * own))
        if gain[best] <= 1e-9:
            break
        cover.append(best)
        begin, end = places.searchsorted((best, best + 1)).tolist()
        missing[owners[begin:end]] = 0
        gain = np.bincount(places, missing[owners], count)
    wide = cover + [place for place in _heaviest(own, WIDE + COVER) if place not in cover]
    held = np.zeros(len(weights))
    held[owners] = weights[owners]
    total = claim.total
    covered = weights.sum() - missing.sum()
    return Match(
        tuple(rows[cover].tolist()),
        tuple(rows[wide[:WIDE]].tolist()),
        float(held.sum() / total),
        float(own.max() / total),
        float(covered / total),
    )
