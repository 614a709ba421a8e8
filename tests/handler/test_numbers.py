"""Scores as Google prints them."""

from __future__ import annotations

import json
import math
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handler.numbers import double, single

scores = st.floats(0, 1)


@pytest.mark.parametrize(
    ("score", "printed"),
    [(0.9911076426506042, "0.99110764"), (0.8599525094032288, "0.8599525"), (0.988429188, "0.9884292"), (0.0, "0"),
     (1.0, "1"), (0.5, "0.5"), (1e-7, "1e-07"), (-0.0, "0")],
)  # fmt: skip
def test_single_precision_in_its_shortest_form(score, printed):
    assert json.dumps(single(score)) == printed


@given(scores)
def test_single_reads_back_as_the_same_float_and_no_shorter_form_does(score):
    shown = float(single(score))
    packed = struct.pack("<f", score)
    assert struct.pack("<f", shown) == packed
    digits = len(json.dumps(shown).partition("e")[0].replace(".", "").strip("0"))
    (exact,) = struct.unpack("<f", packed)
    if digits > 1:
        assert struct.pack("<f", float(f"{exact:.{digits - 1}g}")) != packed


@given(scores)
def test_double_keeps_every_digit(score):
    assert float(json.dumps(double(score))) == score


@pytest.mark.parametrize("render", [single, double])
@pytest.mark.parametrize(("score", "shown"), [(math.nan, 0), (math.inf, 1), (-math.inf, 0), (1.0000001, 1), (-0.1, 0)])
def test_what_is_no_score_never_reaches_the_wire(render, score, shown):
    assert json.dumps(render(score)) == str(shown)
