"""Match: which sentences of a text could be evidence for a claim.

Sentences are weighed by the rarity of the claim words that they hold. The first few are chosen to cover the claim
together (each adds most of what is still missing), the rest by their own weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    wanted = np.zeros(int(max(flat.max(initial=0), interest.max(initial=0))) + 1, np.bool_)
    wanted[interest] = True
    kept = wanted[flat]
    keys = np.unique(flat[kept].astype(np.int64) * max(len(sentences), 1) + rows[kept])
    owners, places = np.divmod(keys, max(len(sentences), 1))
    words, starts = np.unique(owners, return_index=True)
    return Postings(words.astype(np.int32), np.append(starts, len(keys)), places)


@dataclass(frozen=True, slots=True)
class Held:
    """Where the words of one claim occur in the indexed text, sentence after sentence."""

    claim: Terms
    owners: NDArray[np.int64]
    """Which of the claim's terms it is."""
    sentences: NDArray[np.int64]


def held(claim: Terms, index: Postings) -> Held:
    """Look up all words of a claim."""
    found = [index.of(word) for word in claim.ids.tolist()]
    owners = np.repeat(np.arange(len(found)), [len(places) for places in found])
    sentences = np.concatenate(found) if found else np.empty(0, np.int64)
    order = np.argsort(sentences, kind="stable")
    return Held(claim, owners[order], sentences[order])


def match(found: Held, first: int, last: int) -> Match:
    """The evidence for a claim among the sentences ``first`` to ``last`` (exclusive) of the indexed text."""
    begin, end = found.sentences.searchsorted((first, last)).tolist()
    if begin == end:
        return NOTHING
    return _chosen(found.claim, found.owners[begin:end], found.sentences[begin:end] - first, last - first)


def _chosen(claim: Terms, owners: NDArray[np.int64], places: NDArray[np.int64], count: int) -> Match:
    weights = claim.weights.astype(np.float64)
    own = np.bincount(places, weights[owners], count)
    missing = weights.copy()
    cover: list[int] = []
    gain = own
    while len(cover) < COVER:
        best = int(np.argmax(gain + 1e-3 * own))
        if gain[best] <= 1e-9:
            break
        cover.append(best)
        missing[owners[places == best]] = 0
        gain = np.bincount(places, missing[owners], count)
    rest = np.flatnonzero(own)
    rest = rest[np.lexsort((rest, -own[rest]))][: WIDE + COVER].tolist()
    wide = cover + [row for row in rest if row not in cover]
    held = np.zeros(len(weights))
    held[owners] = weights[owners]
    total = claim.total
    covered = weights.sum() - missing.sum()
    return Match(
        tuple(cover), tuple(wide[:WIDE]), float(held.sum() / total), float(own.max() / total), float(covered / total)
    )
