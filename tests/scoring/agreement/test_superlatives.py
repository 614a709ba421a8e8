"""One item against all others, by the figures of either."""

import pytest

from scoring import check
from scoring.agreement import order

FERRIES = [
    "The morning ferry takes 95 minutes and costs 12 euros.",
    "The evening ferry takes 70 minutes and costs 18 euros.",
]
HALLS = ["Hall Orla seats 400 people.", "Hall Brae seats 650 people."]
KITES = ["The Kestrel weighs 12 kg and the Merlin weighs 15 kg."]
AGREES = [
    ("The evening ferry is the faster of the two.", FERRIES),
    ("The evening ferry is quicker than the morning ferry.", FERRIES),
    ("The morning ferry is the cheaper of the two ferries.", FERRIES),
    ("The evening ferry is the more expensive of the two.", FERRIES),
    ("The morning ferry is the less costly of these two ferries.", FERRIES),
    ("The evening ferry is more expensive.", FERRIES),
    ("Hall Brae is the bigger of the two halls.", HALLS),
    ("The Kestrel is the lighter of the two.", KITES),
    ("The Merlin is also heavier.", KITES),
    ("Merlin: It is also heavier.", KITES),
]
DENIES = [
    ("The morning ferry is the faster of the two.", FERRIES),
    ("The morning ferry is the quicker of the two ferries.", FERRIES),
    ("The morning ferry is quicker than the evening ferry.", FERRIES),
    ("The morning ferry is the more expensive of the two.", FERRIES),
    ("The evening ferry is also cheaper.", FERRIES),
    ("Hall Orla is the bigger of the two halls.", HALLS),
    ("The Merlin is the lighter of the two.", KITES),
    ("The Kestrel is heavier.", KITES),
]
SILENT = [
    ("The evening ferry is the heavier of the two.", FERRIES),
    ("The evening ferry is older.", FERRIES),
    ("The Merlin is the younger of the two.", KITES),
    ("The Merlin is one of the lighter of the two makes.", KITES),
]


@pytest.mark.parametrize(("claim", "evidence"), AGREES)
def test_agrees(claim: str, evidence: list[str]) -> None:
    verdict = order.order(claim, evidence)
    assert verdict is not None and verdict.agrees


@pytest.mark.parametrize(("claim", "evidence"), DENIES)
def test_denies(claim: str, evidence: list[str]) -> None:
    verdict = order.order(claim, evidence)
    assert verdict is not None and not verdict.agrees


@pytest.mark.parametrize(("claim", "evidence"), SILENT)
def test_nothing_to_compare(claim: str, evidence: list[str]) -> None:
    assert order.order(claim, evidence) is None


@pytest.mark.parametrize(
    "claim",
    ["The Alto is the cheapest.", "The Alto is the cheaper of the two.", "The Alto is the more expensive of the two."],
)
def test_the_others_stand_in_other_facts(claim: str) -> None:
    facts = [
        {"text": f"The {name} scooter costs {price} euros and weighs 9 kg."}
        for name, price in (("Alto", 420), ("Brio", 390))
    ]
    dearer = "more expensive" in claim
    assert bool(check(claim, facts).claims[0].anti_citations) is not dearer
