from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.language import strength
from scoring.language.findings import Findings
from scoring.language.marks import annotate
from tests.scoring.sides import sides


def compare(claim: str, *evidence: str) -> Findings:
    both = sides(claim, *evidence)
    return strength.compare(
        both.claim, both.evidence, both.links, annotate(both.claim), list(map(annotate, both.evidence))
    )


@pytest.mark.parametrize(
    ("claim", "evidence", "feature"),
    [
        ("All huts accept cards.", "Some huts accept cards.", "quantity_up"),
        ("Some huts accept cards.", "All huts accept cards.", "quantity_down"),
        ("Guides in Nook are paid.", "One guide in Nook receives a fee.", "generalised"),
        ("The lake always freezes.", "The lake sometimes freezes.", "frequency_up"),
        ("The lake rarely freezes.", "The lake usually freezes.", "frequency_down"),
        ("The paint prevents rust.", "The paint may prevent rust.", "certainty_up"),
        ("The paint may prevent rust.", "The paint prevents rust.", "certainty_down"),
        ("The lake will be clear.", "The lake might become clear.", "certainty_up"),
        ("Staff must sign the form.", "Staff can sign the form.", "obligation_differs"),
        ("Rents fell last year.", "Rents rose last year.", "direction_differs"),
        ("Rents went up last year.", "Rents fell last year.", "direction_differs"),
        ("Rents fell last year.", "Rents stayed the same last year.", "direction_differs"),
        ("Rents did not change last year.", "Rents doubled last year.", "direction_differs"),
        ("Die Miete stieg.", "Die Miete blieb unverändert.", "direction_differs"),
        ("Le loyer a augmenté.", "Le loyer n'a pas changé.", "direction_differs"),
        ("Ida is the mayor.", "Ida is the former mayor.", "status_differs"),
        ("The lamp supports only Moe bulbs.", "The lamp supports Moe bulbs.", "only_added"),
        ("The lamp supports Moe bulbs.", "The lamp supports only Moe bulbs.", "only_dropped"),
        ("All huts close in winter.", "The huts close in winter.", "absolute_added"),
        ("It is the deepest lake.", "It is a lake.", "superlative_added"),
        ("It is the deepest lake.", "It is the second-deepest lake.", "rank_differs"),
        ("It is the deepest lake.", "It is one of the deepest lakes.", "rank_differs"),
        ("The hut closed because of storms.", "The hut closed in May.", "cause_added"),
        (
            "Members swim free of charge.",
            "Guests pay; members swim free of charge if they register.",
            "condition_dropped",
        ),
        ("Alle Hütten nehmen Karten.", "Einige Hütten nehmen Karten.", "quantity_up"),
        ("Toutes les cabanes ferment.", "Quelques cabanes ferment.", "quantity_up"),
    ],
)
def test_difference_of_strength(claim: str, evidence: str, feature: str) -> None:
    assert compare(claim, evidence).features[feature] > 0


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("All huts accept cards.", "Every hut does accept cards."),
        ("It is the second-deepest lake.", "It is the second-deepest lake."),
        ("Rents rose to 1,200 euros.", "Rents increased to 1,200 euros."),
        ("The hut opens in May.", "The hut opens in May 2020."),
        ("Rents did not change.", "Rents stayed the same."),
        ("Rents rose in Nook.", "Rents rose in Nook and remained unchanged in Brill."),
        ("The hut closed because of storms.", "The hut closed due to storms."),
        ("Guests should not swim here.", "Guests must not swim here."),
        ("Guests may not swim here.", "Guests must not swim here."),
    ],
)
def test_equal_strength(claim: str, evidence: str) -> None:
    assert set(compare(claim, evidence).features.values()) == {0.0}


def test_a_hedge_in_the_claim_is_never_against_it() -> None:
    found = compare("The paint may perhaps prevent rust.", "The paint prevents rust.")
    assert not any(finding.against for finding in found.found)


@pytest.mark.parametrize(
    ("claim", "evidence", "kind"),
    [
        ("All huts accept cards.", "Some huts accept cards.", "quantity"),
        ("Rents fell last year.", "Rents rose last year.", "direction"),
        ("It is the deepest lake.", "It is the second-deepest lake.", "rank"),
    ],
)
def test_conflicts_name_both_stretches(claim: str, evidence: str, kind: str) -> None:
    (finding,) = [finding for finding in compare(claim, evidence).found if finding.against]
    assert finding.kind == kind
    assert claim[finding.claim_start : finding.claim_end] == finding.claim_value
    assert evidence[finding.fact_start : finding.fact_end] == finding.fact_value


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_gives_the_same_bounded_features(claim: str, evidence: str) -> None:
    first = compare(claim, evidence)
    assert first == compare(claim, evidence)
    assert tuple(first.features) == strength.FEATURES
    assert all(0.0 <= value <= 1.0 for value in first.features.values())


@given(
    st.lists(
        st.sampled_from(["all", "some", "most", "the", "deepest", "only", "may", "must", "fell", "rose", "if", "huts"]),
        max_size=30,
    )
)
def test_a_copy_has_equal_strength(parts: list[str]) -> None:
    text = " ".join(parts)
    features = compare(text, text).features
    assert not any(value for name, value in features.items() if name.endswith(("added", "dropped")))
