"""Metrics of the report against slow twins that follow their definitions."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from training.report import metrics

RATED = st.lists(
    st.tuples(st.sampled_from([0.0, 0.05, 0.2, 0.35, 0.5, 0.6, 0.75, 0.95, 1.0]), st.booleans()),
    min_size=2,
    max_size=40,
)


def split(rated):
    return [score for score, label in rated if label], [score for score, label in rated if not label]


def near(found, wanted):
    return (math.isnan(found) and math.isnan(wanted)) or found == pytest.approx(wanted, abs=1e-9)


@given(RATED)
def test_auc_is_the_chance_that_a_supported_row_outranks_another(rated):
    above, below = split(rated)
    wins = [1.0 if one > other else 0.5 if one == other else 0.0 for one in above for other in below]
    assert near(metrics.auc(*zip(*rated, strict=True)), sum(wins) / len(wins) if wins else math.nan)


def slow_balanced(rated, threshold):
    above, below = split(rated)
    if not above or not below:
        return math.nan
    return (
        sum(score >= threshold for score in above) / len(above) + sum(score < threshold for score in below) / len(below)
    ) / 2


@given(RATED, st.sampled_from([0.2, 0.5, 0.6]))
def test_balanced_accuracy_is_the_mean_of_both_hit_rates(rated, threshold):
    assert near(metrics.balanced(*zip(*rated, strict=True), threshold), slow_balanced(rated, threshold))


@given(RATED)
def test_the_best_balanced_accuracy_is_that_of_the_best_threshold(rated):
    tried = [slow_balanced(rated, threshold) for threshold in {score for score, _ in rated} | {2.0}]
    assert near(metrics.best_balanced(*zip(*rated, strict=True)), max(tried))


@given(RATED)
def test_calibration_error_weighs_the_gap_of_every_bin_by_its_rows(rated):
    total = 0.0
    for at in range(metrics.BINS):
        inside = [(score, label) for score, label in rated if min(metrics.BINS - 1, int(score * metrics.BINS)) == at]
        total += abs(sum(score for score, _ in inside) - sum(label for _, label in inside))
    assert near(metrics.expected_calibration_error(*zip(*rated, strict=True)), total / len(rated))


def test_a_common_threshold_serves_all_groups_at_once():
    groups = [([0.2, 0.4], [False, True]), ([0.35, 0.9], [False, True])]
    threshold, reached = metrics.common_threshold(groups)
    assert 0.35 < threshold <= 0.4
    assert reached == 1.0


def test_means_leave_out_what_is_not_known():
    assert metrics.mean([0.5, math.nan, 1.0]) == 0.75
    assert math.isnan(metrics.mean([math.nan]))
