"""The alignment network: compares each word with what it is aligned to, by a few small matrix products in numpy.

A compare-attend network after Parikh et al. (2016), with two additions: every kind of match between two words (same,
synonym, antonym, satisfied quantity …) has a learned weight in the attention, and neighbouring comparisons are composed
by a convolution of width three. It sees the named features too and gives two logits: the evidence supports the claim,
the evidence denies it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from io import SEEK_CUR, BytesIO
from struct import Struct

import numpy as np
from numpy.lib.format import read_array
from numpy.typing import NDArray

from scoring.encode import FLAGS, KIND_COUNT, Encoded
from scoring.frozen import frozen
from scoring.words.lexicon import Floats, Ids

Meanings = Callable[[Ids], Floats]
_SCALE = np.float32(1 / 8)
_CLIP = 5.0
_GAP, _NO_FLAGS = np.array([-1], np.int32), np.zeros((1, len(FLAGS)), np.float32)
_TOGETHER = 4
"""So many pairs pass the layers together: more would not stay in the processor's cache."""
_MEMBER, _HEADER = b"PK\x03\x04", Struct("<4xH16xHH")
"""How a member of a zip archive begins; its way of compressing, the lengths of its name and of what else is told."""


@frozen
class Network:
    """Weights by name, as ``training.alignment`` writes them, and the standardisation of the features."""

    weights: Mapping[str, Floats]

    @cached_property
    def layers(self) -> Mapping[str, Floats]:
        """The weights of the layers as they are multiplied, inputs down and outputs across. In this order a product of
        many rows gave each of them to the last bit what it gave the row among any others (OpenBLAS on x86-64; on other
        processors pairs may differ by rounding with the pairs around them)."""
        return _layers(self.weights)


def _layers(weights: Mapping[str, Floats]) -> dict[str, Floats]:
    """As ``Network.layers``."""
    width = len(weights["att"])
    own, other, product, difference, met, rest = np.split(
        weights["cmp"].T, [width, 2 * width, 3 * width, 4 * width, 4 * width + weights["kinds"].shape[1]]
    )
    flags, seen = np.split(rest, 2)
    # A difference is a part of both its sides, and the kinds met are what the share of each of them brings.
    kinds = weights["kinds"] @ met
    return {
        "inp": np.ascontiguousarray(weights["inp"].T),
        "conv": weights["conv"].reshape(-1, width),
        "att": np.ascontiguousarray(weights["att"].T) * _SCALE,
        "cmp": np.concatenate([own + difference, flags, other - difference, seen, product, kinds]),
        "comp": weights["comp"].reshape(-1, width),
        "out": np.ascontiguousarray(weights["out"].T),
    }


def load(stored: bytes) -> Network:
    """The network from the bytes of its archive of arrays, as ``numpy.savez`` writes it.

    The arrays lie one behind the other, each behind a header of the archive and one of its own, and are read where they
    lie: ``numpy.load`` would first import ``zipfile`` and all that it needs. Raises ValueError where one is compressed.
    """
    weights: dict[str, Floats] = {}
    file = BytesIO(stored)
    while file.read(len(_MEMBER)) == _MEMBER:
        method, name, extra = _HEADER.unpack(file.read(_HEADER.size))
        member = file.read(name).decode().removesuffix(".npy")
        if method:
            raise ValueError(f"{member} is compressed")
        file.seek(extra, SEEK_CUR)
        weights[member] = read_array(file, allow_pickle=False).astype(np.float32)
    return Network(weights)


def logits(
    network: Network, pairs: Sequence[Encoded], values: Sequence[Floats], meanings: Meanings
) -> list[tuple[float, float]]:
    """Support and contradiction logits of every pair; ``values`` are its named features, ``meanings`` gives word
    vectors by id (whichever for -1).

    Words without a vector (unknown ones, all words of a language but English) are zero: what they match says enough.
    """
    found: list[tuple[float, float]] = []
    for at in range(0, len(pairs), _TOGETHER):
        some = pairs[at : at + _TOGETHER]
        found += _verdicts(network, some, np.array(values[at : at + _TOGETHER]), meanings)
    return found


def _verdicts(
    network: Network, pairs: Sequence[Encoded], values: Floats, meanings: Meanings
) -> list[tuple[float, float]]:
    weights, layers = network.weights, network.layers
    features = (values - weights["feature_mean"]) / weights["feature_scale"]
    width = len(weights["att"])
    # One row more than there are pairs: a single one would be multiplied in another way.
    last = np.zeros((len(pairs) + 1, 4 * width + features.shape[1]), np.float32)
    last[:-1, 4 * width :] = np.minimum(np.maximum(features, -_CLIP), _CLIP)
    full = [at for at, pair in enumerate(pairs) if len(pair.claim) and len(pair.evidence)]
    if full:
        last[full, : 4 * width] = _pooled(network, [pairs[at] for at in full], meanings)
    hidden = _relu(last @ layers["out"] + weights["out_bias"])[:-1]
    # Added up pair by pair: a product with two columns depends on how many rows it has.
    found = np.add.reduce(hidden[:, None] * weights["fin"], 2) + weights["fin_bias"]
    return [(support, contradiction) for support, contradiction in found.tolist()]


def _pooled(network: Network, pairs: Sequence[Encoded], meanings: Meanings) -> Floats:
    """Mean and maximum over the words of each side of each pair. All sides stand one below the other, a row of zeros
    behind each, over which nothing flows from one to the other."""
    weights, layers = network.weights, network.layers
    width, known = len(weights["att"]), len(weights["att"]) + len(FLAGS)
    ids = np.concatenate([part for pair in pairs for part in (pair.claim, _GAP, pair.evidence, _GAP)])
    both = np.empty((len(ids), len(layers["cmp"])), np.float32)
    own, other = both[:, :known], both[:, known : 2 * known]
    flags = [part for pair in pairs for part in (pair.claim_flags, _NO_FLAGS, pair.evidence_flags, _NO_FLAGS)]
    np.concatenate(flags, out=own[:, width:])
    lengths = [len(part) + 1 for pair in pairs for part in (pair.claim, pair.evidence)]
    gaps = np.cumsum(lengths) - 1
    own[:, :width] = _encoded(weights, layers, np.concatenate([meanings(ids), own[:, width:]], 1), gaps)
    other[gaps], both[gaps, 2 * known :] = 0, 0
    begins = [0, *(gaps[:-1] + 1).tolist()]
    for pair, claim, evidence in zip(pairs, begins[::2], begins[1::2], strict=True):
        ours, theirs = slice(claim, claim + len(pair.claim)), slice(evidence, evidence + len(pair.evidence))
        asked: Floats = own[ours, :width] @ layers["att"]
        attention: Floats = asked @ own[theirs, :width].T
        attention += weights["bonus"].take(pair.kinds)
        over_evidence, over_claim = _softmax(attention, 1), _softmax(attention, 0).T
        other[ours], other[theirs] = over_evidence @ own[theirs], over_claim @ own[ours]
        both[ours, -KIND_COUNT:] = _met(over_evidence, pair.kinds)
        both[theirs, -KIND_COUNT:] = _met(over_claim, pair.kinds.T)
    np.multiply(own[:, :width], other[:, :width], both[:, 2 * known : -KIND_COUNT])
    compared: Floats = both @ layers["cmp"]
    compared += weights["cmp_bias"]
    _relu(compared)[gaps] = 0
    compared += _relu(_convolved(compared, layers["comp"], weights["comp_bias"]))
    sides = [compared[begin:end] for begin, end in zip(begins, gaps.tolist(), strict=True)]
    summed = np.array([(np.add.reduce(side, 0) / np.float32(len(side)), np.maximum.reduce(side, 0)) for side in sides])
    return summed.reshape(len(pairs), -1)


def _met(attention: Floats, kinds: NDArray[np.uint8]) -> Floats:
    """How much of the attention of every word goes to each kind of match."""
    lines = np.arange(0, KIND_COUNT * len(kinds), KIND_COUNT)[:, None]
    found = np.bincount((lines + kinds).ravel(), attention.ravel(), KIND_COUNT * len(kinds))
    return found.reshape(-1, KIND_COUNT).astype(np.float32)


def _encoded(
    weights: Mapping[str, Floats], layers: Mapping[str, Floats], words: Floats, gaps: NDArray[np.intp]
) -> Floats:
    """Every word with its neighbours."""
    hidden: Floats = words @ layers["inp"]
    hidden += weights["inp_bias"]
    np.tanh(hidden, out=hidden)[gaps] = 0
    hidden += _relu(_convolved(hidden, layers["conv"], weights["conv_bias"]))
    return hidden


def _convolved(values: Floats, kernel: Floats, bias: Floats) -> Floats:
    """A convolution of width three along the words; ``kernel`` has shape (3 times width, width)."""
    wide = np.empty((len(values), 3, values.shape[1]), np.float32)
    wide[0, 0] = wide[-1, 2] = 0
    wide[1:, 0] = values[:-1]
    wide[:, 1] = values
    wide[:-1, 2] = values[1:]
    result: Floats = wide.reshape(len(values), -1) @ kernel
    result += bias
    return result


def _relu(values: Floats) -> Floats:
    """Negative values to zero, in place."""
    return np.maximum(values, 0, out=values)


def _softmax(values: Floats, axis: int) -> Floats:
    powers: Floats = values - np.maximum.reduce(values, axis, keepdims=True)
    np.exp(powers, out=powers)
    powers /= np.add.reduce(powers, axis, keepdims=True)
    return powers
