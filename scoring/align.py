"""Align: how well the words of a claim find counterparts in its evidence, alone and with their surroundings.

Two words are alike by 1 when their keys are equal, else by 0.72 times the cosine of their meanings, so that synonyms
help and unknown names match only themselves. A word *in its surroundings* is the rarity-weighted sum of itself and its
four neighbours on either side: two places are alike in their surroundings when the same or similar words stand around
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from scoring.runs import LEAST, MEANING, NEIGHBOURS, Asking, Evidence, Side, spread
from scoring.words.lexicon import Floats
from scoring.words.relations import KINDS, SAME

_FLOOR = 0.05
_CROWDED = 40
"""From so many equal words for each word of the claim on, its lines are counted whole."""
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


def align(asking: Asking, evidence: Evidence, cover: int, kinds: NDArray[np.uint8]) -> dict[str, float]:
    """The features named in FEATURES for a claim and its evidence sentences (the first ``cover`` of them are the
    evidence proper).

    ``kinds`` holds the relation of every claim word to every word of the evidence proper. All features lie in
    [0, 1] but ``soft_log`` (log of shares, at most 0) and ``fragments`` (at most 0).
    """
    claim, run = asking.side, evidence.side
    if not evidence.spans or not len(claim.ids):
        return dict(_NOTHING)
    content, weights, all_weights = asking.content, asking.shares, asking.all_shares
    same = claim.ids[:, None] == run.ids[None, :]
    same[:, : kinds.shape[1]] |= kinds == SAME
    cosine = claim.meanings @ run.meanings.T
    around = _around(asking, run, same)
    # Every sentence is followed by a gap, where nothing is alike: so no stretch is empty and no maximum is below 0.
    starts = [begin for begin, _ in evidence.spans]
    equal = np.logical_or.reduceat(same, starts, 1)
    closest = np.maximum.reduceat(cosine, starts, 1)
    soft = np.where(equal, np.float32(1), np.minimum(MEANING * closest, 1))
    means = np.where(equal, np.float32(1), np.minimum(closest, 1))
    surroundings = np.maximum.reduceat(around, starts, 1)
    best_soft = np.maximum.reduce(soft[:, :cover], 1, initial=0)
    wide_around = np.maximum.reduce(surroundings, 1)
    typed = np.maximum.reduce(_WORTH.take(kinds), 1, initial=0)
    denied = np.logical_or.reduce(_DENIES.take(kinds), 1) & (typed < 0.5)
    longest, copied = _longest(same, kinds.shape[1])
    pieces = _fragments(copied)
    words = claim.ids.tolist()
    count = len(words)
    return {
        "soft_cover": float(weights @ best_soft),
        "soft_log": float(weights @ np.log(np.maximum(best_soft, _FLOOR))),
        "soft_least": float(np.minimum.reduce(best_soft[content])),
        "meaning": float(weights @ np.maximum.reduce(means, 1)),
        "meaning_cover": float(weights @ np.maximum.reduce(means[:, :cover], 1, initial=0)),
        "around": float(weights @ wide_around),
        "around_least": float(np.minimum.reduce(wide_around[content])),
        "around_window": float(all_weights @ np.maximum.reduce(surroundings[:, :cover], 1, initial=0)),
        "around_one": float(np.maximum.reduce(all_weights @ surroundings)),
        "sentence": _sentence(claim, evidence),
        "soft_best": float(np.maximum.reduce(weights @ soft)),
        "bigrams": _share(pairwise(words), longest, 2),
        "trigrams": _share(zip(words, words[1:], words[2:], strict=False), longest, 3),
        "density": sum(length * length for length in pieces) / (count * count),
        "fragments": -(len(pieces) + count - sum(pieces)) / count,
        "typed": float(weights @ typed),
        "typed_least": float(np.minimum.reduce(typed[content])),
        "related_denies": float(weights @ denied),
    }


def _around(asking: Asking, evidence: Side, same: NDArray[np.bool_]) -> Floats:
    """Likeness of surroundings of all pairs of places, in [0, 1].

    By meaning it is the product of the sums around both places; by identity equal words around both are added up.
    """
    equal = (asking.identity * same) * evidence.weights
    sums = spread(np.ascontiguousarray(spread(equal, NEIGHBOURS).T), NEIGHBOURS).T
    sums += asking.sense @ evidence.around.T
    sums /= asking.side.length[:, None]
    sums /= evidence.length
    return np.minimum(np.maximum(sums, 0, out=sums), 1, out=sums)


def _sentence(claim: Side, evidence: Evidence) -> float:
    ours = claim.weights @ claim.meanings
    norms = evidence.norms * np.sqrt(ours @ ours)
    return min(max(float(np.maximum.reduce((evidence.sums @ ours) / np.maximum(norms, LEAST))), 0.0), 1.0)


def _share(runs: Iterable[tuple[int, ...]], longest: Sequence[int], size: int) -> float:
    """The share of the claim's different runs of ``size`` words that occur in the evidence."""
    held = {run: length >= size for run, length in zip(runs, longest, strict=False)}
    return sum(held.values()) / len(held) if held else 0.0


def _fragments(longest: Sequence[int]) -> list[int]:
    """Lengths of the longest copied runs that tile the claim from its start (extractive fragments, Grusky et al.
    2018)."""
    pieces = []
    at = 0
    while at < len(longest):
        pieces.append(longest[at])
        at += max(longest[at], 1)
    return [length for length in pieces if length]


def _longest(same: NDArray[np.bool_], proper: int) -> tuple[list[int], list[int]]:
    """For every place of the claim the longest run of equal words that starts there: anywhere, and in the first
    ``proper`` columns. A gap is the last column, so no run goes on in the next line."""
    count, width = same.shape
    places = np.flatnonzero(same)
    if len(places) > _CROWDED * count:
        return _longest_of_many(same, proper)
    anywhere, near = [0] * count, [0] * count
    runs: dict[int, int] = {}
    for place in reversed(places.tolist()):
        length = runs[place] = runs.get(place + width + 1, 0) + 1
        line, column = divmod(place, width)
        if length > anywhere[line]:
            anywhere[line] = length
        if column < proper and length > near[line]:
            near[line] = length
    return anywhere, near


def _longest_of_many(same: NDArray[np.bool_], proper: int) -> tuple[list[int], list[int]]:
    """``_longest`` line by line, where a word of the claim stands everywhere."""
    count, width = same.shape
    anywhere, near = [0] * count, [0] * count
    runs = np.zeros(width + 1, np.int64)
    for line in reversed(range(count)):
        runs[:-1] = (runs[1:] + 1) * same[line]
        anywhere[line], near[line] = int(runs.max()), int(runs[:proper].max(initial=0))
    return anywhere, near
