from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cli import measures
from tests.cli.conftest import FACT, STRANGE, TRUE, Run, write_lines

SCORED = st.lists(st.tuples(st.floats(0, 1), st.booleans()), min_size=1, max_size=40)


@pytest.fixture
def labelled(tmp_path: Path) -> Path:
    rows = [{"answer": TRUE, "facts": [FACT], "label": 1}, {"answer": STRANGE, "facts": [FACT], "label": "unsupported"}]
    return write_lines(tmp_path / "in.jsonl", *rows * 6)


def test_separable_answers_are_told_apart(run: Run, labelled: Path) -> None:
    figures = json.loads(run("eval", "in.jsonl", "--json", "--threshold", "0.5").stdout)
    assert (figures["answers"], figures["supported"]) == (12, 6)
    assert figures["auc"] == 1.0
    assert figures["atThreshold"]["balanced_accuracy"] == 1.0
    assert figures["suggested"]["cross_validated_balanced_accuracy"] == 1.0


def test_text_names_the_figures(run: Run, labelled: Path) -> None:
    shown = run("eval", "in.jsonl").stdout
    assert "balanced accuracy" in shown
    assert "suggested threshold" in shown


def test_require_sets_the_exit_code(run: Run, labelled: Path) -> None:
    assert run("eval", "in.jsonl", "--threshold", "0.5", "--require", "0.9").exit_code == 0
    assert run("eval", "in.jsonl", "--threshold", "0", "--require", "0.9").exit_code == 1


def test_rows_without_a_usable_label_are_left_out_and_told(run: Run, tmp_path: Path) -> None:
    row = {"answer": TRUE, "facts": [FACT]}
    write_lines(tmp_path / "in.jsonl", {**row, "label": 1}, row, {**row, "label": "purple"})
    told = run("eval", "in.jsonl", "--json")
    assert told.exit_code == 3
    assert "line 2: no label" in told.stderr
    assert "purple" in told.stderr
    assert json.loads(told.stdout)["answers"] == 1


def test_nothing_labelled_is_bad_input(run: Run, tmp_path: Path) -> None:
    write_lines(tmp_path / "in.jsonl", {"answer": TRUE, "facts": [FACT]})
    assert run("eval", "in.jsonl").exit_code == 3


@given(SCORED)
def test_area_is_the_share_of_pairs_in_order(scored: list[tuple[float, bool]]) -> None:
    pairs = [(high > low) + (high == low) / 2 for high, up in scored if up for low, down in scored if not down]
    area = measures.area_under_curve(scored)
    assert area is None if not pairs else area == pytest.approx(sum(pairs) / len(pairs))


@given(SCORED)
@example([(0.0, True), (1.0, False)])
@example([(5e-324, True), (0.0, False)])
def test_no_threshold_beats_the_suggested_one(scored: list[tuple[float, bool]]) -> None:
    best = measures.best_threshold(scored)
    if best is None:
        assert len({supported for _, supported in scored}) == 1
        return
    reached = measures.at_threshold(scored, best).balanced_accuracy
    others = [measures.at_threshold(scored, score).balanced_accuracy for score, _ in scored]
    assert reached >= max(others) - 1e-9


def test_calibrated_scores_have_a_small_error_and_others_a_large_one() -> None:
    rng = random.Random(7)
    honest = [(score, rng.random() < score) for score in (rng.random() for _ in range(20_000))]
    assert measures.calibration_error(honest) < 0.02
    assert measures.calibration_error([(0.99, False)] * 50) == pytest.approx(0.99)


def test_scores_that_say_nothing_get_no_honest_credit() -> None:
    rng = random.Random(7)
    noise = [(rng.random(), rng.random() < 0.5) for _ in range(400)]
    honest = measures.cross_validated(noise)
    assert honest is not None
    assert abs(honest - 0.5) < 0.06
