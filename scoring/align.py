"""Align: how well the words of a claim find counterparts in its evidence, alone and with their surroundings.

Two words are alike by 1 when their keys are equal, else by 0.72 times the cosine of their meanings, so that synonyms
help and unknown names match only themselves. A word *in its surroundings* is the rarity-weighted sum of itself and its
four neighbours on either side: two places are alike in their surroundings when the same or similar words stand around
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from scoring.words.lexicon import UNKNOWN_IDF, Floats, Ids, Vocabulary
from scoring.words.relations import KINDS

MEANING = np.float32(0.72)
"""Share of meaning in the likeness of two different words."""
_IDENTITY = np.float32(1 - MEANING)
_NEIGHBOURS = np.array([0.6, 0.4, 0.25, 0.15], np.float32)
_STOP_WEIGHT = np.float32(0.6)
_GAP = len(_NEIGHBOURS)
_FLOOR = 0.05
# What a counterpart of each kind is worth; opposites and alternatives are worth nothing.
_WORTH = np.array(
    [
        {
            "same": 1.0,
            "alias": 0.95,
            "demonym": 0.9,
            "derivation": 0.9,
            "synonym": 0.85,
            "hypernym": 0.85,
            "hyponym": 0.5,
            "sibling": 0.0,
        }.get(kind, 0.0)
        for kind in KINDS
    ],
    np.float32,
)
_DENIES = np.array([kind in ("antonym", "indirect", "negated prefix", "exclusive") for kind in KINDS])
FEATURES = (
    "soft_cover",
    "soft_log",
    "soft_least",
    "meaning",
    "meaning_cover",
    "around",
    "around_least",
    "around_window",
    "around_one",
    "sentence",
    "soft_best",
    "bigrams",
    "trigrams",
    "density",
    "fragments",
    "typed",
    "typed_least",
    "related_denies",
)
_NOTHING = dict.fromkeys(FEATURES, 0.0) | {"soft_log": float(np.log(_FLOOR)), "fragments": -1.0}


@dataclass(frozen=True, slots=True)
class Tables:
    """What is known about every word id of one request."""

    idf: Floats
    stop: NDArray[np.bool_]
    light: NDArray[np.bool_]
    vocabulary: Vocabulary

    def rarity(self, ids: Ids) -> Floats:
        """Rarity weights; words that came up after the tables were made (parts of contractions) count as unknown."""
        return np.where(ids < len(self.idf), self.idf[np.minimum(ids, len(self.idf) - 1)], np.float32(UNKNOWN_IDF))

    def function_words(self, ids: Ids) -> NDArray[np.bool_]:
        """Which of the words are function words."""
        return (ids < len(self.stop)) & self.stop[np.minimum(ids, len(self.stop) - 1)]


@dataclass(frozen=True, slots=True)
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
    """Lengths of the full surroundings (meaning and identity) of every place."""


def side(ids: Ids, tables: Tables) -> Side:
    """Prepare a run of ids; ids below 0 are gaps without weight."""
    gaps = ids < 0
    at = np.where(gaps, 0, ids)
    meanings = tables.vocabulary.vectors(at)
    weights = np.where(tables.stop[at], _STOP_WEIGHT, tables.idf[at]).astype(np.float32)
    if gaps.any():
        meanings = np.where(gaps[:, None], np.float32(0), meanings)
        weights = np.where(gaps, np.float32(0), weights)
    known = np.any(meanings, axis=1)
    around = _spread(meanings * weights[:, None], _NEIGHBOURS)
    own = weights * np.where(known, np.sqrt(_IDENTITY), np.float32(1))
    length = np.sqrt(np.maximum(MEANING * (around * around).sum(1) + _spread(own * own, _NEIGHBOURS**2), 1e-6))
    return Side(ids, meanings, weights, known, around, length)


def _spread(values: Floats, weights: Floats) -> Floats:
    """Every place plus its neighbours at distance 1, 2 … by ``weights``, along the first axis."""
    result = values.copy()
    for distance, weight in enumerate(weights.tolist(), 1):
        if len(values) <= distance:
            break
        shifted = values * np.float32(weight)
        result[distance:] += shifted[:-distance]
        result[:-distance] += shifted[distance:]
    return result


def joined(sentences: Sequence[Ids]) -> tuple[Ids, list[tuple[int, int]]]:
    """Sentences as one run with gaps between them, and where each stands in it."""
    gap = np.full(_GAP, -1, np.int32)
    parts: list[Ids] = []
    spans = []
    at = 0
    for ids in sentences:
        spans.append((at, at + len(ids)))
        parts += [ids, gap]
        at += len(ids) + _GAP
    return (np.concatenate(parts) if parts else np.empty(0, np.int32)), spans


def align(
    claim: Side, evidence: Side, spans: Sequence[tuple[int, int]], cover: int, kinds: NDArray[np.uint8], tables: Tables
) -> dict[str, float]:
    """The features named in FEATURES for a claim and its evidence sentences (the first ``cover`` of ``spans`` are the
    evidence proper).

    ``kinds`` holds the relation of every claim word to every evidence word. All features lie in [0, 1] but ``soft_log``
    (log of shares, at most 0) and ``fragments`` (at most 0).
    """
    if not spans or not len(claim.ids):
        return dict(_NOTHING)
    content = ~tables.stop[claim.ids]
    if not content.any():
        content = np.ones(len(claim.ids), np.bool_)
    weights = np.where(content, np.where(tables.light[claim.ids], np.float32(0.8), claim.weights), np.float32(0))
    total = float(weights.sum())
    all_weights = claim.weights / claim.weights.sum()
    same = claim.ids[:, None] == evidence.ids[None, :]
    cosine = claim.meanings @ evidence.meanings.T
    alike = np.where(same, np.float32(1), MEANING * cosine)
    near = spans[cover - 1][1] if cover else 0

    def mean(values: Floats) -> float:
        return float((weights * values).sum() / total)

    soft = np.clip(alike[:, :near].max(1, initial=0), 0, 1)
    means = np.where(same, np.float32(1), np.where(claim.known[:, None], np.clip(cosine, 0, 1), np.float32(0)))
    around = _around(claim, evidence, same, cosine)
    wide_around = around.max(1, initial=0)
    worth = _WORTH[kinds]
    typed = worth[:, :near].max(1, initial=0)
    denied = (_DENIES[kinds[:, :near]].any(1)) & (typed < 0.5)
    pieces = _fragments(same[:, :near])
    count = len(claim.ids)
    return {
        "soft_cover": mean(soft),
        "soft_log": mean(np.log(np.clip(soft, _FLOOR, 1))),
        "soft_least": float(soft[content].min()),
        "meaning": mean(means.max(1, initial=0)),
        "meaning_cover": mean(means[:, :near].max(1, initial=0)),
        "around": mean(wide_around),
        "around_least": float(wide_around[content].min()),
        "around_window": float((all_weights * around[:, :near].max(1, initial=0)).sum()),
        "around_one": max(float((all_weights * around[:, a:b].max(1, initial=0)).sum()) for a, b in spans),
        "sentence": _sentence(claim, evidence, spans),
        "soft_best": max(mean(np.clip(alike[:, a:b].max(1, initial=0), 0, 1)) for a, b in spans),
        "bigrams": _shared(claim.ids, evidence.ids, 2),
        "trigrams": _shared(claim.ids, evidence.ids, 3),
        "density": sum(length * length for length in pieces) / (count * count),
        "fragments": -(len(pieces) + count - sum(pieces)) / count,
        "typed": mean(typed),
        "typed_least": float(typed[content].min()),
        "related_denies": float((weights * denied).sum() / total),
    }


def _around(claim: Side, evidence: Side, same: NDArray[np.bool_], cosine: Floats) -> Floats:
    """Likeness of surroundings of all pairs of places, in [0, 1]."""
    both = claim.known[:, None] & evidence.known[None, :]
    base = np.where(same, np.where(both, MEANING * cosine + _IDENTITY, np.float32(1)), MEANING * cosine)
    base *= claim.weights[:, None] * evidence.weights[None, :]
    sums = _spread(_spread(base, _NEIGHBOURS).T, _NEIGHBOURS).T
    found = np.clip(sums / (claim.length[:, None] * evidence.length[None, :]), 0, 1)
    found[:, evidence.ids < 0] = 0
    return found


def _sentence(claim: Side, evidence: Side, spans: Sequence[tuple[int, int]]) -> float:
    ours = (claim.meanings * claim.weights[:, None]).sum(0)
    weighted = evidence.meanings * evidence.weights[:, None]
    theirs = np.stack([weighted[a:b].sum(0) for a, b in spans])
    norms = np.sqrt((theirs * theirs).sum(1)) * np.sqrt((ours * ours).sum())
    return float(np.clip((theirs @ ours) / np.maximum(norms, 1e-6), 0, 1).max())


def _shared(claim: Ids, evidence: Ids, size: int) -> float:
    """Share of the claim's runs of ``size`` words that occur in the evidence."""
    ours = {tuple(claim[at : at + size].tolist()) for at in range(len(claim) - size + 1)}
    if not ours:
        return 0.0
    words = evidence.tolist()
    theirs = set(zip(*(words[offset:] for offset in range(size)), strict=False))
    return len(ours & theirs) / len(ours)


def _fragments(same: NDArray[np.bool_]) -> list[int]:
    """Lengths of the longest copied runs that tile the claim from its start (extractive fragments, Grusky et al.
    2018)."""
    count, width = same.shape
    run = np.zeros(width + 1, np.int32)
    longest = [0] * count
    for at in range(count - 1, -1, -1):
        run[:-1] = np.where(same[at], run[1:] + 1, 0)
        longest[at] = int(run.max())
    pieces = []
    at = 0
    while at < count:
        pieces.append(longest[at])
        at += max(longest[at], 1)
    return [length for length in pieces if length]
