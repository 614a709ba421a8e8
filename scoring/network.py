"""The alignment network: compares each word with what it is aligned to, by a few small matrix products in numpy.

A compare-attend network after Parikh et al. (2016), with two additions: every kind of match between two words (same,
synonym, antonym, satisfied quantity …) has a learned weight in the attention, and neighbouring comparisons are composed
by a convolution of width three. It sees the named features too and gives two logits: the evidence supports the claim,
the evidence denies it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import SEEK_CUR, BytesIO
from struct import Struct

import numpy as np
from numpy.lib.format import read_array

from scoring.encode import Encoded
from scoring.frozen import frozen
from scoring.words.lexicon import Floats, Ids

Meanings = Callable[[Ids], Floats]
_SCALE = np.float32(1 / 8)
_CLIP = 5.0
_GAP = np.array([-1], np.int32)
_MEMBER, _HEADER = b"PK\x03\x04", Struct("<4xH16xHH")
"""How a member of a zip archive begins; its way of compressing, the lengths of its name and of what else is told."""


@frozen
class Network:
    """Weights by name, as ``training.alignment`` writes them, and the standardisation of the features."""

    weights: Mapping[str, Floats]


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


def logits(network: Network, pair: Encoded, values: Floats, meanings: Meanings) -> tuple[float, float]:
    """Support and contradiction logits of one pair; ``values`` are its named features, ``meanings`` gives word vectors
    by id (whichever for -1).

    Words without a vector (unknown ones, all words of a language but English) are zero: what they match says enough.
    """
    weights = network.weights
    features = (values - weights["feature_mean"]) / weights["feature_scale"]
    features = np.minimum(np.maximum(features, -_CLIP), _CLIP)
    if not len(pair.claim) or not len(pair.evidence):
        pooled = np.zeros(4 * len(weights["att"]), np.float32)
    else:
        pooled = _pooled(weights, pair, meanings)
    hidden = _relu(weights["out"] @ np.concatenate([pooled, features]) + weights["out_bias"])
    support, contradiction = weights["fin"] @ hidden + weights["fin_bias"]
    return float(support), float(contradiction)


def _pooled(weights: Mapping[str, Floats], pair: Encoded, meanings: Meanings) -> Floats:
    count = len(pair.claim)
    flags = _parted(pair.claim_flags, pair.evidence_flags)
    encoded = _encoded(weights, meanings(np.concatenate([pair.claim, _GAP, pair.evidence])), flags, count)
    claim, evidence = encoded[:count], encoded[count + 1 :]
    asked: Floats = claim @ weights["att"].T
    attention: Floats = asked @ evidence.T * _SCALE
    attention += weights["bonus"].take(pair.kinds)
    over_evidence, over_claim = _softmax(attention, 1), _softmax(attention, 0).T
    kinds = weights["kinds"].take(pair.kinds, 0)
    other = _parted(over_evidence @ evidence, over_claim @ claim)
    met = _parted(np.einsum("nm,nmk->nk", over_evidence, kinds), np.einsum("mn,nmk->mk", over_claim, kinds))
    seen = _parted(over_evidence @ pair.evidence_flags, over_claim @ pair.claim_flags)
    both = np.concatenate([encoded, other, encoded * other, encoded - other, met, flags, seen], 1)
    compared: Floats = both @ weights["cmp"].T
    compared += weights["cmp_bias"]
    _relu(compared)[count] = 0
    compared += _relu(_convolved(compared, weights["comp"], weights["comp_bias"]))
    return np.concatenate([*_summary(compared[:count]), *_summary(compared[count + 1 :])])


def _summary(side: Floats) -> tuple[Floats, Floats]:
    """Mean and maximum over the words, as ``mean`` and ``max`` give them with more ado."""
    return np.add.reduce(side, 0) / np.float32(len(side)), np.maximum.reduce(side, 0)


def _parted(claim: Floats, evidence: Floats) -> Floats:
    """Both sides as one array with a row of zeros between them, over which nothing flows from one to the other."""
    both = np.zeros((len(claim) + 1 + len(evidence), claim.shape[1]), np.float32)
    both[: len(claim)] = claim
    both[len(claim) + 1 :] = evidence
    return both


def _encoded(weights: Mapping[str, Floats], meanings: Floats, flags: Floats, count: int) -> Floats:
    hidden: Floats = np.concatenate([meanings, flags], 1) @ weights["inp"].T
    hidden += weights["inp_bias"]
    np.tanh(hidden, out=hidden)[count] = 0
    hidden += _relu(_convolved(hidden, weights["conv"], weights["conv_bias"]))
    return hidden


def _convolved(values: Floats, kernel: Floats, bias: Floats) -> Floats:
    """A convolution of width three along the words; ``kernel`` has shape (3, width, width)."""
    wide = np.empty((len(values), 3, values.shape[1]), np.float32)
    wide[0, 0] = wide[-1, 2] = 0
    wide[1:, 0] = values[:-1]
    wide[:, 1] = values
    wide[:-1, 2] = values[1:]
    result: Floats = wide.reshape(len(values), -1) @ kernel.reshape(-1, kernel.shape[2])
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
