"""The classifier: its terms add up to the score, and it refuses a model that was fitted on other features."""

from __future__ import annotations

import json
import math
import shutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import check, classify
from scoring.artefact import FOLDER
from scoring.classify import ModelMismatchError, Output, probability, terms
from scoring.plain import TERMS
from scoring.weigh import FEATURES

CASES = [
    ("The pier was closed in 1962.", "The pier was closed in 1962."),
    ("The pier was closed in 1962.", "The pier was closed in 1987."),
    ("The pier was closed in 1962.", "In 1962 the town shut its old pier. " * 9),
    ("Ida Brandt never sailed to Holm.", "Ida Brandt sailed to Holm twice."),
]


@pytest.mark.parametrize(("claim", "fact"), CASES)
def test_the_terms_add_up_to_the_logit_of_the_score(claim, fact):
    (found,) = check(claim, [fact], citation_threshold=0.0, explain=True).claims
    (told,) = found.evidence
    assert told.support == found.score
    assert probability(math.fsum(told.contributions.values())) == told.support
    assert set(told.contributions) <= set(TERMS.values())


def test_every_term_has_plain_words():
    model = classify.load()
    assert set(TERMS) >= {"bias", "network", "near_copy", *model.support.weights, *model.support.findings}
    assert len(set(TERMS.values())) == len(TERMS), "terms of the same words would hide each other"


def output(**changes) -> Output:
    plain = {
        "bias": 0.0,
        "weights": {"recall": 2.0},
        "network": 1.0,
        "findings": {"direction_differs": -3.0},
        "means": {"recall": 0.5},
        "scales": {"recall": 0.25},
        "short": 4.0,
        "yields": 0.5,
        "remains": 0.25,
        "near_copy": 0.0,
        "ease": 0.0,
    }
    return Output(**{**plain, **changes})


def values(**named: float) -> list[float]:
    return [named.get(name, 0.0) for name in FEATURES]


def test_in_a_long_text_overlap_counts_more_and_network_and_findings_less():
    near = terms(output(), values(recall=1.0, direction_differs=1.0), 2.0, 1)
    far = terms(output(), values(recall=1.0, direction_differs=1.0), 2.0, 400)
    assert (near["recall"], near["network"], near["direction_differs"]) == (2.0, 2.0, -3.0)
    assert far["recall"] == pytest.approx(4.0, abs=0.05)
    assert (far["network"], far["direction_differs"]) == (0.5, -3.0 * 0.25**3)


def test_findings_count_in_full_up_to_a_paragraph():
    firm = output(bias=9.0)
    told = [terms(firm, values(direction_differs=1.0), 2.0, length)["direction_differs"] for length in (11, 12, 22)]
    assert told[0] == -3.0 < told[1] < told[2]


def test_a_finding_refuses_a_claim_and_takes_less_of_one_that_hardly_stood():
    stands = (-3.0, 0.0, 1.0, 2.0, 8.0)
    taken = [
        -terms(output(bias=bias, weights={}), values(direction_differs=1.0), 0.0, 1)["direction_differs"]
        for bias in stands
    ]
    totals = [bias - less for bias, less in zip(stands, taken, strict=True)]
    assert taken == sorted(taken)
    assert all(probability(total) < 0.3 for total in totals[:-1])
    assert taken[-1] == 3.0 > taken[0] > 1.0
    assert totals == sorted(totals), "the same finding leaves the order of two claims as it was"


def test_findings_against_a_claim_share_what_they_take():
    both = output(weights={}, findings={"direction_differs": -3.0, "neg_head": -1.0, "neg_mat": 0.5})
    found = terms(both, values(direction_differs=1.0, neg_head=1.0, neg_mat=1.0), 0.0, 1)
    assert found["direction_differs"] == pytest.approx(3 * found["neg_head"])
    assert found["neg_mat"] == 0.5


def test_a_finding_that_was_not_made_is_no_term():
    assert "direction_differs" not in terms(output(), values(recall=1.0), 2.0, 1)


def test_one_strange_word_in_a_copied_passage_speaks_against_it():
    copied = terms(output(near_copy=-1.0), values(density=1.0, around_least=1.0), 0.0, 1)
    strange = terms(output(near_copy=-1.0), values(density=0.81, around_least=0.2), 0.0, 1)
    assert copied["near_copy"] == 0
    assert strange["near_copy"] == pytest.approx(-0.648)


@given(st.floats(-800, 800), st.floats(-800, 800))
def test_probability_rises_with_the_logit(one, other):
    low, high = sorted((one, other))
    assert 0 <= probability(low) <= probability(high) <= 1
    assert probability(low) + probability(-low) == pytest.approx(1)


def test_a_model_of_other_features_is_refused(tmp_path):
    shutil.copy(FOLDER / "network.npz", tmp_path)
    stored = json.loads((FOLDER / "classifier.json").read_text(encoding="utf-8"))
    stored["features"] = [*stored["features"][1:], stored["features"][0]]
    (tmp_path / "classifier.json").write_text(json.dumps(stored), encoding="utf-8")
    with pytest.raises(ModelMismatchError):
        classify.load(tmp_path)


def test_weights_are_given_to_features_that_exist():
    model = classify.load()
    for found in (model.support, model.contradiction):
        assert {*found.weights, *found.findings} <= set(FEATURES)
        assert set(found.weights) <= found.means.keys() & found.scales.keys()
        assert all(scale > 0 for scale in found.scales.values())
        assert found.short > 0 and 0 <= found.yields <= 1 and 0 <= found.remains <= 1


def test_the_network_has_no_say_against_what_a_claim_is_tied_to():
    settled = values(bound_otherwise=1.0)
    assert terms(output(), settled, 2.0, 1)["network"] == 0.0
    assert terms(output(), settled, -2.0, 1)["network"] == -2.0
    assert terms(output(), settled, -2.0, 1, against=True)["network"] == 0.0
