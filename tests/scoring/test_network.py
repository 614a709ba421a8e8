"""The network's numpy form against one written with loops, and against PyTorch where it is installed."""

from __future__ import annotations

import math
from io import BytesIO

import numpy as np
import pytest

from scoring import classify, network
from scoring.encode import FLAGS, KIND_COUNT, Encoded
from scoring.network import Network
from scoring.weigh import FEATURES
from scoring.words.lexicon import DIMENSIONS

SIZES = [(1, 1), (2, 5), (6, 3), (4, 1)]


def sample(seed: int, n: int, m: int, words: int) -> Encoded:
    chance = np.random.default_rng(seed)
    return Encoded(
        chance.integers(0, words, n).astype(np.int32),
        chance.random((n, len(FLAGS)), np.float32),
        chance.integers(0, words, m).astype(np.int32),
        chance.random((m, len(FLAGS)), np.float32),
        chance.integers(0, KIND_COUNT, (n, m)).astype(np.uint8),
    )


def matrix(rows, vector, bias=None):
    return [
        sum(float(weight) * value for weight, value in zip(row, vector, strict=True))
        + (0.0 if bias is None else float(bias[at]))
        for at, row in enumerate(rows)
    ]


def convolved(rows, kernel, bias):
    result = []
    for at in range(len(rows)):
        total = [float(value) for value in bias]
        for step in (-1, 0, 1):
            if 0 <= at + step < len(rows):
                for i, value in enumerate(rows[at + step]):
                    for j in range(len(total)):
                        total[j] += value * float(kernel[step + 1][i][j])
        result.append([max(value, 0.0) for value in total])
    return result


def plus(one, other):
    return [[a + b for a, b in zip(x, y, strict=True)] for x, y in zip(one, other, strict=True)]


def softmax(values):
    most = max(values)
    powers = [math.exp(value - most) for value in values]
    return [power / sum(powers) for power in powers]


def slow(weights, pair, values, meanings):
    """Support and contradiction logits by loops over plain floats."""

    def encoded(ids, flags):
        hidden = [
            [
                math.tanh(value)
                for value in matrix(weights["inp"], [*map(float, meaning), *map(float, flag)], weights["inp_bias"])
            ]
            for meaning, flag in zip(meanings(ids), flags, strict=True)
        ]
        return plus(hidden, convolved(hidden, weights["conv"], weights["conv_bias"]))

    def compared(own, other, attention, flags, met, kinds):
        rows = []
        for i, word in enumerate(own):
            mixed = [sum(attention[i][j] * other[j][k] for j in range(len(other))) for k in range(len(word))]
            kind = [
                sum(attention[i][j] * float(weights["kinds"][kinds[i][j]][k]) for j in range(len(other)))
                for k in range(weights["kinds"].shape[1])
            ]
            seen = [sum(attention[i][j] * float(met[j][k]) for j in range(len(other))) for k in range(len(FLAGS))]
            products = [a * b for a, b in zip(word, mixed, strict=True)]
            differences = [a - b for a, b in zip(word, mixed, strict=True)]
            row = [*word, *mixed, *products, *differences, *kind, *map(float, flags[i]), *seen]
            rows.append([max(value, 0.0) for value in matrix(weights["cmp"], row, weights["cmp_bias"])])
        rows = plus(rows, convolved(rows, weights["comp"], weights["comp_bias"]))
        columns = list(zip(*rows, strict=True))
        return [sum(column) / len(column) for column in columns], [max(column) for column in columns]

    claim, evidence = encoded(pair.claim, pair.claim_flags), encoded(pair.evidence, pair.evidence_flags)
    asked = [matrix(weights["att"], word) for word in claim]
    scores = [
        [
            sum(a * b for a, b in zip(query, word, strict=True)) / 8 + float(weights["bonus"][pair.kinds[i][j]])
            for j, word in enumerate(evidence)
        ]
        for i, query in enumerate(asked)
    ]
    ours = [softmax(row) for row in scores]
    theirs = [softmax(column) for column in zip(*scores, strict=True)]
    first = compared(claim, evidence, ours, pair.claim_flags, pair.evidence_flags, pair.kinds)
    second = compared(evidence, claim, theirs, pair.evidence_flags, pair.claim_flags, pair.kinds.T)
    features = [
        min(max((float(value) - float(mean)) / float(scale), -5.0), 5.0)
        for value, mean, scale in zip(values, weights["feature_mean"], weights["feature_scale"], strict=True)
    ]
    hidden = [
        max(value, 0.0)
        for value in matrix(
            weights["out"], [*first[0], *first[1], *second[0], *second[1], *features], weights["out_bias"]
        )
    ]
    return matrix(weights["fin"], hidden, weights["fin_bias"])


def small(width: int = 5, dimensions: int = 4, kinds: int = 3, features: int = 6) -> Network:
    chance = np.random.default_rng(7)
    shapes = {
        "inp": (width, dimensions + len(FLAGS)),
        "inp_bias": (width,),
        "conv": (3, width, width),
        "conv_bias": (width,),
        "att": (width, width),
        "bonus": (KIND_COUNT,),
        "kinds": (KIND_COUNT, kinds),
        "cmp": (width, 4 * width + kinds + 2 * len(FLAGS)),
        "cmp_bias": (width,),
        "comp": (3, width, width),
        "comp_bias": (width,),
        "out": (width, 4 * width + features),
        "out_bias": (width,),
        "fin": (2, width),
        "fin_bias": (2,),
        "feature_mean": (features,),
    }
    found = {name: chance.normal(0, 0.6, shape).astype(np.float32) for name, shape in shapes.items()}
    return Network({**found, "feature_scale": np.full(features, 0.5, np.float32)})


@pytest.mark.parametrize(("n", "m"), SIZES)
def test_the_loops_give_the_same_logits(n, m):
    made, pair = small(), sample(n * 10 + m, n, m, 9)
    table = np.random.default_rng(3).normal(0, 1, (9, 4)).astype(np.float32)
    values = np.random.default_rng(n).normal(0, 1, 6).astype(np.float32)
    found = network.logits(made, [pair], [values], table.__getitem__)[0]
    assert found == pytest.approx(slow(made.weights, pair, values, table.__getitem__), abs=2e-4)


@pytest.mark.parametrize(("n", "m"), [(0, 3), (3, 0), (0, 0)])
def test_nothing_to_compare_leaves_the_features(n, m):
    made, values = small(), np.ones(6, np.float32)
    found, other = network.logits(
        made, [sample(1, n, m, 9)] * 2, [values, -values], lambda ids: np.zeros((len(ids), 4), np.float32)
    )
    assert all(math.isfinite(logit) for logit in found)
    assert found != other


@pytest.mark.parametrize(("n", "m"), SIZES)
def test_pytorch_gives_the_same_logits(n, m):
    torch = pytest.importorskip("torch", reason="the network is trained with PyTorch, which serving does not need")
    from training import alignment
    from training.pairs import Pair

    vectors = np.random.default_rng(5).normal(0, 0.1, (50, DIMENSIONS)).astype(np.float32)
    torch.manual_seed(0)
    model = alignment.Alignment(vectors, len(FEATURES), 0.0)
    chance = np.random.default_rng(n + m)
    values = chance.normal(0, 1, len(FEATURES)).astype(np.float32)
    scale = alignment.Scaling(np.zeros(len(FEATURES), np.float32), np.ones(len(FEATURES), np.float32))
    pair = sample(m, n, m, 49)
    found = network.logits(Network(alignment.exported(model, scale)), [pair], [values], vectors.__getitem__)[0]
    expected = alignment.logits(model, scale, [Pair(values, pair, 1)])[0]
    assert found == pytest.approx(expected.tolist(), abs=2e-4)


def test_the_stored_network_fits_the_code():
    weights = classify.load().network.weights
    width = len(weights["att"])
    assert weights["inp"].shape == (width, DIMENSIONS + len(FLAGS))
    assert weights["kinds"].shape[0] == len(weights["bonus"]) == KIND_COUNT
    assert weights["out"].shape == (width, 4 * width + len(FEATURES))
    assert all(np.isfinite(array).all() for array in weights.values())


def test_an_archive_is_read_as_numpy_reads_it():
    chance = np.random.default_rng(3)
    arrays = {"one": chance.random((3, 4, 5), np.float32), "two": np.zeros(1, np.float32), "bias": np.arange(7.0)}
    file = BytesIO()
    np.savez(file, **arrays)
    found = network.load(file.getvalue()).weights
    assert list(found) == list(arrays)
    for name, array in arrays.items():
        assert found[name].dtype == np.float32
        assert np.array_equal(found[name], array.astype(np.float32))


def test_a_compressed_archive_is_refused():
    file = BytesIO()
    np.savez_compressed(file, one=np.zeros(5, np.float32))
    with pytest.raises(ValueError, match="compressed"):
        network.load(file.getvalue())
