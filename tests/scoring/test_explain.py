"""Explanations: they agree with the scores, point into the texts, and name the kind of every conflict."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from scoring import check
from scoring.records import CheckResult
from tests.properties.test_checks import _FACTS, _MANY, _TEXTS

KINDS = [
    ("date", "The pier was closed in 1962.", "The pier was closed in 1987.", "1962", "1987"),
    ("number", "The ferry carries 120 passengers.", "The ferry carries 95 passengers.", "120", "95"),
    ("version", "The fault was mended in version 2.4.1.", "The fault was mended in version 2.5.0.", "2.4.1", "2.5.0"),
    ("unit", "The mast is 30 metres high.", "The mast is 30 feet high.", "30 metres", "30 feet"),
    ("name", "Ida Brandt designed the bridge.", "Olga Moe designed the bridge.", "Ida Brandt", "Olga Moe"),
    ("negation", "The pier was not repaired.", "The pier was repaired.", "not", ""),
    ("antonym", "The gate of the park is narrow.", "The gate of the park is wide.", "narrow", "wide"),
    ("order", "The mill is older than the bridge.", "The mill dates from 1840, the bridge from 1790.", "older", "1840"),
    ("name", "Nora Blau died in Bergen.", "Nora Blau was born in Bergen and died in Vienna.", "Bergen", "Vienna"),
    ("part", "Every boat is painted.", "All but one boat is painted.", "", ""),
    (
        "name",
        "The old ferry to Lindholm was rebuilt by the Moss yard in the autumn.",
        "The old ferry to Lindholm was rebuilt by the red yard in the autumn. The Moss road is long.",
        "Moss",
        "red",
    ),
]


def lawful(answer: str, facts: list[str], result: CheckResult) -> None:
    for claim in result.claims:
        told = {one.chunk: one for one in claim.evidence}
        assert list(told) == sorted({*claim.citations, *claim.anti_citations})
        assert len(told) == len(claim.evidence)
        for one in claim.evidence:
            assert 0 <= one.support <= 1 and 0 <= one.contradiction <= 1
            assert one.support <= claim.score
            text = facts[result.cited_chunks[one.chunk].fact_index]
            assert 0 <= one.start_char <= one.end_char <= len(text)
            for conflict in one.conflicts:
                assert claim.start_char <= conflict.claim_start <= conflict.claim_end <= claim.end_char
                assert 0 <= conflict.fact_start <= conflict.fact_end
        assert all(told[at].support >= 0.6 for at in claim.citations)
        assert all(told[at].contradiction >= 0.8 for at in claim.anti_citations)
        if claim.citations:
            assert claim.verdict == "supported"
        if claim.verdict == "contradicted":
            assert claim.anti_citations and claim.contradiction >= 0.8
        assert all(told[at].conflicts for at in claim.anti_citations)


@given(_TEXTS, _FACTS | _MANY)
@settings(max_examples=60, deadline=None)
def test_the_explanation_agrees_with_the_scores(answer, facts):
    lawful(answer, facts, check(answer, facts, explain=True))


@pytest.mark.parametrize(("kind", "claim", "fact", "mine", "other"), KINDS)
def test_the_kind_of_a_conflict_is_named_with_both_stretches(kind, claim, fact, mine, other):
    (found,) = check(claim, [fact], anti_citation_threshold=0.0, citation_threshold=1.0, explain=True).claims
    (told,) = found.evidence
    conflicts = {conflict.kind: conflict for conflict in told.conflicts}
    assert kind in conflicts, told.conflicts
    conflict = conflicts[kind]
    assert claim[conflict.claim_start : conflict.claim_end] == conflict.claim_value
    assert fact[conflict.fact_start : conflict.fact_end] == conflict.fact_value
    assert mine in conflict.claim_value
    assert other in conflict.fact_value


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Ida Brandt sold the mill to Per Moe.", "Per Moe sold the mill to Ida Brandt."),
        ("Adults pay 12 euros and children pay 8 euros.", "Adults pay 8 euros and children pay 12 euros."),
    ],
)
def test_exchanged_roles_are_named(claim, fact):
    (found,) = check(claim, [fact], anti_citation_threshold=0.0, citation_threshold=1.0, explain=True).claims
    assert {conflict.kind for one in found.evidence for conflict in one.conflicts} & {"roles exchanged"}


def test_what_was_matched_and_what_is_missing():
    (found,) = check(
        "The ferry carries 120 noisy gulls.",
        ["The ferry carries 120 passengers."],
        citation_threshold=0.0,
        explain=True,
    ).claims
    (told,) = found.evidence
    assert "ferry" in told.matched and "120" in told.matched
    assert "gulls" in told.missing
    assert not {"The", "the"} & {*told.matched, *told.missing}


def test_agreement_has_no_conflicts():
    (found,) = check("The pier was closed in 1962.", ["The pier was closed in 1962."], explain=True).claims
    assert found.evidence[0].conflicts == ()
