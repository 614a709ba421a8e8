"""What the claim grants and the evidence denies, and the other way round, in one breath."""

import pytest

from scoring.language import polarity, reversals
from tests.scoring.sides import sides

TURNED = [
    ("Dogs may enter the garden but not the barn.", "Dogs may enter the barn but not the garden."),
    ("The pass is valid on ferries but not on buses.", "The pass is valid on buses but not on ferries."),
    ("Ida plays the harp but not the flute.", "Ida plays the flute but not the harp."),
    ("The tool runs on Arlo but not on Benno.", "The tool runs on Benno; there is no version for Arlo."),
]
ALIKE = [
    ("Dogs may enter the garden but not the barn.", "Dogs may enter the garden but not the barn."),
    ("The tram stops at the pier but not at the mill.", "The tram passes the mill without stopping."),
    ("Ida plays the harp but not the flute.", "Ida plays the harp, the lute and no flute."),
    ("The hut has a well but no stove.", "The hut has no stove, but it has a well."),
    ("Ida plays the harp.", "Ida plays the flute but not the harp."),  # no denial of its own
]


def turned(claim: str, evidence: str) -> bool:
    both = sides(claim, evidence)
    mine, theirs = polarity.annotate(both.claim), polarity.annotate_all(both.evidence)
    return reversals.find(both.claim, both.evidence, both.links, mine, theirs) is not None


@pytest.mark.parametrize(("claim", "evidence"), TURNED)
def test_granted_and_denied_the_other_way_round(claim: str, evidence: str) -> None:
    assert turned(claim, evidence)


@pytest.mark.parametrize(("claim", "evidence"), ALIKE)
def test_the_same_is_granted_and_denied(claim: str, evidence: str) -> None:
    assert not turned(claim, evidence)
