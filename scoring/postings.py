"""Postings: the content words of the claims, and in which sentences of the facts they occur."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from scoring.frozen import field, frozen
from scoring.stream import Stream
from scoring.words.lexicon import Floats, Ids


@frozen
class Terms:
    """The distinct content words of one claim with their weights (rarity; light words little)."""

    ids: Ids
    weights: Floats

    @property
    def total(self) -> float:
        """Sum of the weights, never zero."""
        return max(float(self.weights.sum()), 1e-6)


def distinct(ids: Ids) -> Ids:
    """The different ids, ascending: ``np.unique``, which loads all of ``numpy.ma`` when it is first called."""
    order = np.sort(ids)
    return order[_first(order)]


def _first(ordered: NDArray[np.integer]) -> NDArray[np.bool_]:
    """Which of some ordered values differ from the one before."""
    return np.append(True, ordered[1:] != ordered[:-1])[: len(ordered)]


def terms(claim: Ids, idf: Floats, stop: NDArray[np.bool_], light: NDArray[np.bool_]) -> Terms:
    """The content words of a claim; all its words where it has none."""
    content = claim[~stop[claim]]
    ids = distinct(content if len(content) else claim)
    return Terms(ids, np.where(light[ids], np.float32(0.8), idf[ids]))


@frozen
class Postings:
    """Where the words of all claims occur: for each word of interest the sentences that hold it, each once."""

    words: Ids
    starts: NDArray[np.int64]
    sentences: NDArray[np.int32]
    count: int
    """Sentences of the indexed text."""

    def of(self, words: Ids) -> list[NDArray[np.int32]]:
        """The sentences that hold each of some words of interest, ascending."""
        places = self.words.searchsorted(words)
        begins, ends = self.starts[places].tolist(), self.starts[places + 1].tolist()
        return [self.sentences[begin:end] for begin, end in zip(begins, ends, strict=True)]


def postings(interest: Ids, sentences: Stream) -> Postings:
    """Postings of the words of ``interest`` (sorted, distinct) over a text's sentences."""
    flat, count = sentences.flat, len(sentences)
    ranks = np.full(int(max(flat.max(initial=0), interest.max(initial=0))) + 1, len(interest), np.int32)
    ranks[interest] = np.arange(len(interest))
    owners = ranks[flat]
    kept = owners < len(interest)
    rows = np.repeat(np.arange(count, dtype=np.int32), np.diff(sentences.bounds))[kept]
    # One number tells word and sentence: in order these are the postings.
    keys = owners[kept].astype(np.int64) * count + rows
    keys.sort()
    keys = keys[_first(keys)]
    starts = np.searchsorted(keys, np.arange(len(interest) + 1) * count)
    return Postings(interest, starts, (keys % max(count, 1)).astype(np.int32), count)


def _sorted(keys: NDArray[np.int32], limit: int) -> NDArray[np.int64]:
    """The stable order of keys below ``limit``; numpy counts instead of comparing where they fit into 16 bits."""
    return np.argsort(keys.astype(np.uint16) if limit <= 1 << 16 else keys, kind="stable")


@frozen
class Held:
    """Where the words of one claim occur in the indexed text, sentence after sentence.

    Weights are sums of rarities, which are float32 of at least 0.3: in float64 they add up without any rounding, in
    whatever order.
    """

    claim: Terms
    owners: NDArray[np.int32]
    """Which of the claim's terms it is, place by place."""
    rows: NDArray[np.int32]
    """The sentences that hold any of them, ascending."""
    starts: NDArray[np.int32]
    """Where the places of every row begin, and the number of places."""
    own: NDArray[np.float64]
    """Weight of the terms in every row."""
    weights: list[float]
    """Of every term."""
    total: float
    """Sum of the weights, as ``Terms.total``."""
    _members: dict[int, list[int]] = field(factory=dict)

    def members(self, row: int) -> list[int]:
        """The terms in row number ``row``; read out once."""
        found = self._members.get(row)
        if found is None:
            begin, end = self.starts[row : row + 2].tolist()
            found = self._members[row] = self.owners[begin:end].tolist()
        return found


def held(claim: Terms, index: Postings, most: int) -> Held:
    """Look up the words of a claim, at most ``most`` places in all: words that stand everywhere tell nothing, and the
    most frequent ones are left out where they would be too many."""
    found = index.of(claim.ids)
    if sum(map(len, found)) > most:
        rare = _rare(list(map(len, found)), most)
        claim, found = Terms(claim.ids[rare], claim.weights[rare]), [found[at][:most] for at in rare]
    owners = np.arange(len(found)).repeat([len(places) for places in found])
    sentences = np.concatenate(found) if found else np.empty(0, np.int32)
    order = _sorted(sentences, index.count)
    owners, sentences = owners[order], sentences[order]
    starts = np.flatnonzero(np.concatenate([[True], sentences[1:] != sentences[:-1], [True]])[: len(order) + 1])
    weights = claim.weights.astype(np.float64)
    rows = sentences[starts[:-1]]
    lines = np.arange(len(rows)).repeat(starts[1:] - starts[:-1])
    own = np.bincount(lines, weights[owners], len(rows)).astype(np.float64, copy=False)
    return Held(
        claim,
        owners.astype(np.int32),
        rows.astype(np.int32),
        starts.astype(np.int32),
        own,
        weights.tolist(),
        claim.total,
    )


def _rare(counts: Sequence[int], most: int) -> list[int]:
    """The places of the smallest counts that add up to ``most`` at the most, in order; at least the very smallest."""
    order = sorted(range(len(counts)), key=counts.__getitem__)
    sums = accumulate(counts[at] for at in order)
    return sorted(order[: max(1, sum(total <= most for total in sums))])
