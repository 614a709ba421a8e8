from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.language import exchanges
from scoring.language.findings import Findings
from tests.scoring.sides import sides


def opposite(one: str, other: str) -> str | None:
    return "antonym" if {one, other} == {"longer", "shorter"} else None


def compare(claim: str, *evidence: str) -> Findings:
    both = sides(claim, *evidence, relation=opposite)
    theirs = [exchanges.annotate(sentence) for sentence in both.evidence]
    return exchanges.compare(both.claim, both.evidence, both.links, exchanges.annotate(both.claim), theirs.__getitem__)


EXCHANGED = [
    ("Moe Lines acquired Brandt Nets.", "Brandt Nets acquired Moe Lines in 2016."),
    ("Moe Lines acquired Brandt Nets.", "Moe Lines was acquired by Brandt Nets in 2016."),
    ("Ida Rask taught Per Lund the harp.", "In Oslo, Ida Rask was taught the harp by Per Lund."),
    ("Ida Rask was lent the keys by Per Lund.", "Ida Rask lent Per Lund the keys."),
    ("The cat chased the dog.", "The dog chased the cat."),
    ("The guests greeted 9 sailors.", "The guests were greeted by 9 sailors."),
    ("The school lent the old boat to the club.", "The club lent it to the school for two years."),
    ("Ida Rask resigned and Per Lund stayed.", "Ida Rask stayed while Per Lund resigned."),
    ("The red bin is for glass and the blue bin is for paper.", "The red bin is for paper, the blue bin for glass."),
    ("The canal is longer than the river.", "The river is longer than the canal."),
    ("The canal is longer than the river.", "The canal is shorter than the river."),
    ("The train runs from Oslo to Bergen.", "The train runs from Bergen to Oslo."),
    ("Hall A covers 1,250 square metres.", "Hall A covers 900 square metres, Hall B 1,250."),
    ("Children pay 12 euros.", "Adults pay 12 euros and children 8 euros."),
    ("Der Hund jagte den Fuchs.", "Der Fuchs jagte den Hund."),
]

KEPT = [
    ("The rope is 7 mm thick.", "Rope, thick (mm): 7"),
    ("The dam wall sank by two metres.", "The dam wall dropped by two metres."),
    ("Sales in Holm dropped by half.", "Sales in Holm fell by half."),
    ("The mill is 2 km from the lock.", "The lock is 2 km from the mill."),
    ("Rents declined by 9% in May.", "Rents declined 9% in May."),
    ("About 90 sailors signed the letter.", "The letter was signed by 88 sailors."),
    ("The letter was signed by roughly 90 sailors.", "88 sailors signed the letter."),
    ("The mast was cut by 2 metres.", "The crew cut the mast by 2 metres."),
    ("Moe Lines acquired Brandt Nets.", "Brandt Nets was acquired by Moe Lines in 2016."),
    ("Per Lund taught Ida Rask the harp.", "In Oslo, Ida Rask was taught the harp by Per Lund."),
    ("The mill was founded in May 1893.", "The mill was founded in 1893 by Per Lund."),
    ("The canal is longer than the river.", "The river is shorter than the canal."),
    ("Ida married Per.", "Per married Ida."),
    ("The school lent the old boat to the club.", "The school lent it to the club for two years."),
    ("Ida Rask resigned and Per Lund stayed.", "Per Lund stayed while Ida Rask resigned."),
    ("Hall B covers 1,250 square metres.", "Hall A covers 900 square metres, Hall B 1,250."),
    ("The club was founded in 1998.", "Founded in 1998, the club had 20 members in 2005."),
    ("In May the crew repaired the mast.", "The crew repaired the mast in May."),
    ("The gardens belong to the lodge.", "The lodge owns the gardens."),
    ("The inn offers free boat hire to guests.", "Guests of the inn hire boats free."),
    ("The club has daily yoga classes.", "Classes in yoga are held daily at the club."),
]


@pytest.mark.parametrize(("claim", "evidence"), EXCHANGED)
def test_exchanged_roles(claim: str, evidence: str) -> None:
    found = [finding for finding in compare(claim, evidence).found if finding.against]
    assert found
    assert all(claim[one.claim_start : one.claim_end] == one.claim_value for one in found)
    assert all(evidence[one.fact_start : one.fact_end] == one.fact_value for one in found)


@pytest.mark.parametrize(("claim", "evidence"), KEPT)
def test_kept_roles(claim: str, evidence: str) -> None:
    assert not compare(claim, evidence).found


@pytest.mark.parametrize("text", [claim for claim, _ in EXCHANGED + KEPT])
def test_a_copy_has_nothing_exchanged(text: str) -> None:
    assert set(compare(text, text).features.values()) == {0.0}


def test_order_counts_only_where_nearly_all_words_are_there() -> None:
    shuffled = compare("Red boats carry blue nets.", "Blue boats carry red nets.").features
    assert shuffled["order_exact"] > 0
    partly = compare("Red boats carry blue nets to northern harbours.", "Blue boats and red sails.").features
    assert partly["order_exact"] == 0


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_gives_the_same_bounded_features(claim: str, evidence: str) -> None:
    first = compare(claim, evidence)
    assert first == compare(claim, evidence)
    assert tuple(first.features) == exchanges.FEATURES
    assert all(0.0 <= value <= 1.0 for value in first.features.values())


@given(
    st.lists(
        st.sampled_from(["Ida", "Per", "met", "by", "12", "8", ",", "and", "was", "than", "to", "from"]), max_size=40
    ),
    st.lists(
        st.sampled_from(["Ida", "Per", "met", "by", "12", "8", ",", "and", "was", "than", "to", "from"]), max_size=40
    ),
)
def test_spans_lie_in_the_texts(one: list[str], other: list[str]) -> None:
    claim, evidence = " ".join(one), " ".join(other)
    for finding in compare(claim, evidence).found:
        assert claim[finding.claim_start : finding.claim_end] == finding.claim_value != ""
        assert evidence[finding.fact_start : finding.fact_end] == finding.fact_value != ""
