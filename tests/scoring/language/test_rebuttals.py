"""What is reported and then denied: denial of a claim that states it, none of one that tells as much itself."""

import pytest

from scoring.language import rebuttals
from tests.scoring.sides import sides

UNION = ("The union says that the plant dumped acid in the river.", "The company denies it.")
PAPER = ("Newspapers reported that the mayor would resign in June.", "She refuted the reports.")
STATED = [
    ("The plant dumped acid in the river.", UNION),
    ("The mayor would resign in June.", PAPER),
]
RETOLD = [
    ("The union says that the plant dumped acid in the river.", UNION),
    ("The union accuses the plant of dumping acid in the river.", UNION),
    ("The company denies having dumped acid in the river at the plant.", UNION),
    ("The plant dumped acid in the river, as the union claims, but the company disputes it.", UNION),
    ("Newspapers reported that the mayor would resign in June, which she refuted.", PAPER),
    ("The mayor called it false that she would resign in June.", PAPER),
]


def rebutted(claim: str, told: tuple[str, str]) -> float:
    both = sides(claim, told[0])
    return rebuttals.compare(both.claim, both.evidence, lambda _: told[1]).features["rebutted"]


@pytest.mark.parametrize(("claim", "told"), STATED)
def test_what_is_denied_behind_its_report_denies_the_claim(claim: str, told: tuple[str, str]) -> None:
    assert rebutted(claim, told)


@pytest.mark.parametrize(("claim", "told"), RETOLD)
def test_a_claim_that_tells_of_the_report_or_its_denial_is_not_denied(claim: str, told: tuple[str, str]) -> None:
    assert not rebutted(claim, told)
