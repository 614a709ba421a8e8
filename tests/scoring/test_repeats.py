"""What is stated again is judged as it was, and told of where it stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import check

FACTS = ["The pier of Estbury was opened in 1931. It is 88 m long.", "A day pass costs 12 euros; children are free."]
CLAIMS = [
    "The pier was opened in 1931.",
    "The pier was opened in 1913.",
    "A day pass costs 15 euros.",
    "It is 88 m long.",
    "The mayor likes cake.",
    "Hello!",
]


@given(st.lists(st.sampled_from(CLAIMS), min_size=1, max_size=12))
def test_offsets_of_repeats_slice_back(order):
    answer = "\n".join(f"- {claim}" for claim in order)
    result = check(answer, FACTS, explain=True)
    for claim in result.claims:
        assert answer[claim.start_char : claim.end_char] == claim.text
        assert answer.encode()[claim.start_byte : claim.end_byte].decode() == claim.text
        for evidence in claim.evidence:
            for conflict in evidence.conflicts:
                assert conflict.claim_start >= claim.start_char
                assert conflict.claim_value in answer[conflict.claim_start : conflict.claim_end]


@given(st.lists(st.sampled_from([claim for claim in CLAIMS if not claim.startswith("It")]), min_size=1, max_size=5))
def test_a_repeat_is_judged_as_if_it_stood_alone(order):
    """But for what leans on the text before it."""
    result = check(" ".join([*order, *order]), FACTS)
    for claim in result.claims:
        (alone,) = check(claim.text, FACTS).claims
        assert (claim.score, claim.contradiction, claim.citations != ()) == (
            alone.score,
            alone.contradiction,
            alone.citations != (),
        )


def test_a_loop_counts_each_of_its_claims():
    once = check(f"{CLAIMS[0]} {CLAIMS[1]}", FACTS)
    loop = check(" ".join([CLAIMS[0]] * 300 + [CLAIMS[1]] * 100), FACTS)
    assert len(loop.claims) == 400
    assert loop.support_score == pytest.approx((3 * once.claims[0].score + once.claims[1].score) / 4)
