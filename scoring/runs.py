"""Runs: claims and evidence as runs of word ids with meanings, weights and surroundings, ready to be aligned.

A word *in its surroundings* is the rarity-weighted sum of itself and its four neighbours on either side. Sentences that
are not neighbours stand in one run with gaps (id -1) between them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from scoring.frozen import frozen
from scoring.words.lexicon import UNKNOWN_IDF, Floats, Ids, Vocabulary

MEANING = np.float32(0.72)
"""Share of meaning in the likeness of two different words."""
_IDENTITY = np.float32(1 - MEANING)
_ROOT_IDENTITY = np.sqrt(_IDENTITY)
NEIGHBOURS = tuple(map(np.float32, (0.6, 0.4, 0.25, 0.15)))
_SQUARED = tuple(weight * weight for weight in NEIGHBOURS)
_STOP_WEIGHT, _LIGHT_WEIGHT = np.float32(0.6), np.float32(0.8)
LEAST = np.float32(1e-6)
_GAP = len(NEIGHBOURS)
_NO_IDS, _NO_PLACES = np.empty(0, np.int32), np.empty(0, np.intp)


@frozen
class Tables:
    """What is known about every word id of one request."""

    idf: Floats
    stop: NDArray[np.bool_]
    light: NDArray[np.bool_]
    vocabulary: Vocabulary

    def rarity(self, ids: Ids) -> Floats:
        """Rarity weights; words that came up after the tables were made (parts of contractions) count as unknown."""
        found = self.idf.take(ids, mode="clip")
        found[ids >= len(self.idf)] = UNKNOWN_IDF
        return found

    def function_words(self, ids: Ids) -> NDArray[np.bool_]:
        """Which of the words are function words."""
        return (ids < len(self.stop)) & self.stop.take(ids, mode="clip")


@frozen
class Side:
    """One text as a run of word ids, with its vectors and weights; gaps (id -1) part sentences that are not
    neighbours."""

    ids: Ids
    meanings: Floats
    weights: Floats
    known: NDArray[np.bool_]
    around: Floats
    """Sums of the meanings around every place."""
    length: Floats
    """Lengths of the full surroundings (meaning and identity) of every place; without end in a gap, which is like
    nothing."""


@frozen
class Asking:
    """A claim with what it asks of any evidence."""

    side: Side
    content: NDArray[np.bool_]
    """Which of its words are no function words; all where it has no others."""
    shares: Floats
    """What each word counts, which adds up to 1; function words count nothing."""
    all_shares: Floats
    """The same when function words count too."""
    sense: Floats
    """The surroundings as far as meaning goes, and …"""
    identity: Floats
    """… as far as the words themselves go, as a column."""


def asking(ids: Ids, tables: Tables) -> Asking:
    """Prepare a claim."""
    claim = side(ids, tables)
    content = ~tables.stop[ids]
    if not content.any():
        content = np.ones(len(ids), np.bool_)
    shares = np.where(content, np.where(tables.light[ids], _LIGHT_WEIGHT, claim.weights), np.float32(0))
    shares /= shares.sum()
    identity = np.where(claim.known, _IDENTITY, np.float32(1)) * claim.weights
    return Asking(
        claim, content, shares, claim.weights / claim.weights.sum(), MEANING * claim.around, identity[:, None]
    )


def side(ids: Ids, tables: Tables) -> Side:
    """Prepare a run of ids; ids below 0 are gaps without weight."""
    gaps = ids < 0
    meanings = tables.vocabulary.vectors(ids)
    weights = np.where(tables.stop[ids], _STOP_WEIGHT, tables.idf[ids])
    weights[gaps] = 0
    known = np.logical_or.reduce(meanings, 1)
    around = spread(meanings * weights[:, None], NEIGHBOURS)
    own = weights * np.where(known, _ROOT_IDENTITY, np.float32(1))
    lengths = np.einsum("nk,nk->n", around, around)
    lengths *= MEANING
    lengths += spread(own * own, _SQUARED)
    lengths[gaps] = np.inf
    return Side(ids, meanings, weights, known, around, np.sqrt(np.maximum(lengths, LEAST, out=lengths)))


def spread(values: Floats, weights: Sequence[np.float32]) -> Floats:
    """Every place plus its neighbours at distance 1, 2 … by ``weights``, along the first axis."""
    result, shifted = values.copy(), np.empty_like(values)
    for distance, weight in enumerate(weights, 1):
        if len(values) <= distance:
            break
        np.multiply(values, weight, shifted)
        later, earlier = result[distance:], result[:-distance]
        np.add(later, shifted[:-distance], later)
        np.add(earlier, shifted[distance:], earlier)
    return result


@frozen
class Evidence:
    """Sentences as one run with gaps behind each."""

    side: Side
    spans: list[tuple[int, int]]
    """Where each sentence stands in the run."""
    sums: Floats
    """The meaning of every sentence, and …"""
    norms: Floats
    """… the length of that."""

    def picked(self, sentences: Sequence[int]) -> Evidence:
        """Some of the sentences, in the order given."""
        spans = [self.spans[number] for number in sentences]
        places = np.concatenate([_NO_PLACES, *(np.arange(begin, end + _GAP) for begin, end in spans)])
        side, numbers = self.side, np.array(sentences, np.intp)
        return Evidence(
            Side(
                side.ids[places],
                side.meanings.take(places, 0),
                side.weights[places],
                side.known[places],
                side.around.take(places, 0),
                side.length[places],
            ),
            placed([end - begin for begin, end in spans]),
            self.sums.take(numbers, 0),
            self.norms[numbers],
        )


def evidence(sentences: Sequence[Ids], tables: Tables) -> Evidence:
    """Prepare sentences. What is told of each does not depend on the others."""
    gap = np.full(_GAP, -1, np.int32)
    spans = placed(list(map(len, sentences)))
    run = side(np.concatenate([_NO_IDS, *(part for ids in sentences for part in (ids, gap))]), tables)
    starts = [begin for begin, _ in spans]
    sums = np.add.reduceat(run.meanings * run.weights[:, None], starts, 0) if starts else run.meanings
    return Evidence(run, spans, sums, np.sqrt(np.einsum("nk,nk->n", sums, sums)))


def placed(lengths: Sequence[int]) -> list[tuple[int, int]]:
    """Where sentences of these lengths stand in one run with gaps."""
    spans = []
    at = 0
    for length in lengths:
        spans.append((at, at + length))
        at += length + _GAP
    return spans
