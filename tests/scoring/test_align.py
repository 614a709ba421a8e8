"""Alignment against slow twins: surroundings pair by pair, copied runs by search."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import align, runs
from scoring.align import FEATURES
from scoring.runs import MEANING, Tables
from scoring.words import relations
from scoring.words.lexicon import Vocabulary, load

WORDS = "the a of ferry boat ship harbour repaired fixed mayor zorblat quennip 1962 14 sailed costs red blue".split()
NEIGHBOURS = {0: 1.0, 1: 0.6, 2: 0.4, 3: 0.25, 4: 0.15}
_TEXT = st.lists(st.sampled_from(WORDS), min_size=1, max_size=9)
_EVIDENCE = st.lists(_TEXT, min_size=1, max_size=3)
_CROWDED = _EVIDENCE.map(lambda rows: [row * 60 for row in rows])
"""Every word of the claim in very many places."""


def aligned(claim: list[str], evidence: list[list[str]], cover: int | None = None):
    vocabulary = Vocabulary(load("en"))
    ours = vocabulary.ids(claim)
    rows = [vocabulary.ids(row) for row in evidence]
    tables = Tables(vocabulary.idf(), vocabulary.stop(), vocabulary.light(), vocabulary)
    cover = len(rows) if cover is None else cover
    asking, held = runs.asking(ours, tables), runs.evidence(rows, tables)
    kinds = relations.load("en").facing(ours).matrix(held.side.ids[: held.spans[cover - 1][1] if cover else 0])
    return align.align(asking, held, cover, kinds), (asking.side, held.side), tables


def surroundings(claim: runs.Side, evidence: runs.Side) -> list[list[float]]:
    """How alike the surroundings of all places are, by four loops."""

    def like(one: runs.Side, i: int, other: runs.Side, j: int) -> float:
        cosine = float(one.meanings[i].astype(float) @ other.meanings[j].astype(float))
        if one.ids[i] != other.ids[j]:
            return float(MEANING) * cosine
        both = one.known[i] and other.known[j]
        return float(MEANING) * cosine + 1 - float(MEANING) if both else 1.0

    def crossed(one: runs.Side, i: int, other: runs.Side, j: int, same_place: bool) -> float:
        total = 0.0
        for a in range(max(i - 4, 0), min(i + 5, len(one.ids))):
            for b in range(max(j - 4, 0), min(j + 5, len(other.ids))):
                alike = like(one, a, other, b)
                if same_place and a != b:
                    # A text is like itself by meaning everywhere, by identity only in the same place.
                    alike = float(MEANING) * float(one.meanings[a].astype(float) @ one.meanings[b].astype(float))
                weight = NEIGHBOURS[abs(a - i)] * NEIGHBOURS[abs(b - j)]
                total += weight * float(one.weights[a]) * float(other.weights[b]) * alike
        return total

    def length(side: runs.Side, i: int) -> float:
        return math.sqrt(max(crossed(side, i, side, i, True), 1e-6))

    return [
        [
            min(max(crossed(claim, i, evidence, j, False) / (length(claim, i) * length(evidence, j)), 0), 1)
            if evidence.ids[j] >= 0
            else 0.0
            for j in range(len(evidence.ids))
        ]
        for i in range(len(claim.ids))
    ]


@given(_TEXT, _EVIDENCE)
@settings(max_examples=25, deadline=None)
def test_surroundings_are_those_of_the_slow_twin(claim, evidence):
    found, (ours, theirs), tables = aligned(claim, evidence)
    best = np.array(surroundings(ours, theirs)).max(1)
    content = ~tables.stop[ours.ids]
    content = content if content.any() else np.ones(len(content), np.bool_)
    weights = np.where(content, np.where(tables.light[ours.ids], 0.8, ours.weights), 0)
    assert found["around"] == pytest.approx((weights * best).sum() / weights.sum(), abs=2e-3)
    assert found["around_least"] == pytest.approx(best[content].min(), abs=2e-3)


def fragments(claim: list[str], evidence: list[list[str]]) -> list[int]:
    """Lengths of the copied runs, the longest first found from the left."""
    lengths = []
    at = 0
    while at < len(claim):
        size = next(
            (
                size
                for size in range(len(claim) - at, 0, -1)
                if any(
                    row[begin : begin + size] == claim[at : at + size] for row in evidence for begin in range(len(row))
                )
            ),
            0,
        )
        lengths += [size] if size else []
        at += max(size, 1)
    return lengths


@given(_TEXT, _EVIDENCE | _CROWDED)
@settings(deadline=None)
def test_copied_runs_are_those_of_the_slow_twin(claim, evidence):
    found, _, _ = aligned(claim, evidence)
    pieces = fragments(claim, evidence)
    missing = len(claim) - sum(pieces)
    assert found["density"] == pytest.approx(sum(size * size for size in pieces) / len(claim) ** 2)
    assert found["fragments"] == pytest.approx(-(len(pieces) + missing) / len(claim))


@given(_TEXT, _EVIDENCE, st.integers(0, 3))
@settings(deadline=None)
def test_features_lie_in_their_ranges(claim, evidence, cover):
    found, _, _ = aligned(claim, evidence, min(cover, len(evidence)))
    assert tuple(found) == FEATURES
    for name, value in found.items():
        if name == "soft_log":
            assert math.log(0.05) - 1e-5 <= value <= 1e-6
        elif name == "fragments":
            assert -1 <= value < 0
        else:
            assert -1e-6 <= value <= 1 + 1e-5, name


def test_a_copy_is_wholly_aligned():
    found, _, _ = aligned(["the", "mayor", "repaired", "zorblat"], [["the", "mayor", "repaired", "zorblat"]])
    for name in (
        "soft_cover",
        "soft_least",
        "meaning",
        "around_least",
        "bigrams",
        "trigrams",
        "density",
        "typed_least",
    ):
        assert found[name] == pytest.approx(1, abs=1e-3), name


def test_synonyms_count_and_unknown_names_match_only_themselves():
    near, _, _ = aligned(["repaired"], [["fixed"]])
    far, _, _ = aligned(["zorblat"], [["quennip"]])
    assert near["soft_cover"] > 0.3
    assert far["soft_cover"] == 0


def test_sentences_that_are_not_neighbours_share_no_surroundings():
    apart, _, _ = aligned(["ferry", "sailed"], [["ferry"], ["sailed"]])
    beside, _, _ = aligned(["ferry", "sailed"], [["ferry", "sailed"]])
    assert apart["around"] < beside["around"]
