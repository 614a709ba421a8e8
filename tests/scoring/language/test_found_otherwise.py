"""What somebody claims and a test finds otherwise denies a claim that states it."""

import pytest

from scoring import check
from scoring.language.found_otherwise import found_otherwise
from scoring.normalise import words

OTHERWISE = [
    (
        "The lamp lasts nine years.",
        "The maker claims that the lamp lasts nine years.",
        "Tests showed it lasts six years.",
    ),
    (
        "The soap kills all germs.",
        "The maker claims the soap kills all germs.",
        "A lab found that half of the germs lived.",
    ),
    ("The tyre lasts 60,000 km.", "The maker promises the tyre lasts 60,000 km, but testers measured 40,000 km.", ""),
    ("Every seed sprouts.", "The shop says that every seed sprouts.", "A trial showed that a third of the seeds did."),
    (
        "The pump needs two litres.",
        "The firm believes the pump needs two litres.",
        "In fact the pump needs five litres.",
    ),
]
NOT_OTHERWISE = [
    (
        "The lamp lasts nine years.",
        "The maker claims that the lamp lasts nine years.",
        "Tests showed it lasts nine years.",
    ),
    (
        "The soap kills all germs.",
        "The maker claims the soap kills all germs.",
        "A lab found that all germs were killed.",
    ),
    (
        "The lamp lasts nine years.",
        "The maker claims that the lamp lasts nine years.",
        "Tests showed it takes 9 watts.",
    ),
    ("The lamp lasts nine years.", "The lamp lasts nine years.", "Tests showed that an older lamp lasts six years."),
    ("The soap kills all germs.", "The maker claims the soap kills all germs.", "It is sold in half of the shops."),
]


@pytest.mark.parametrize(("claim", "report", "behind"), OTHERWISE)
def test_a_finding_of_another_figure_or_a_part(claim: str, report: str, behind: str) -> None:
    assert found_otherwise(words(claim), report, behind)


@pytest.mark.parametrize(("claim", "report", "behind"), NOT_OTHERWISE)
def test_no_finding_or_one_that_agrees(claim: str, report: str, behind: str) -> None:
    assert not found_otherwise(words(claim), report, behind)


REPORTED = "The maker claims that the soap kills all germs. A laboratory test found that half of the germs survived."


def verdict(claim: str, *facts: str) -> str:
    return check(claim, [{"text": fact} for fact in facts]).claims[0].verdict


def test_the_flat_claim_is_denied_and_the_faithful_report_borne_out() -> None:
    assert (
        verdict("The soap kills all germs, and a bar costs 3 euros.", REPORTED, "A bar costs 3 euros.")
        == "contradicted"
    )
    report = "The maker says that the soap kills all germs, but a laboratory test found that half of them survived."
    assert verdict(report, REPORTED) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("According to residents, the road doubled the noise.", "Residents say that the road doubled the noise."),
        ("Early results suggest that the coat may slow rust.", "Early results hint that the coat could slow rust."),
        (
            "Critics argue that the dam harms the trout.",
            "Critics say that the dam harms the trout; the owner denies it.",
        ),
    ],
)
def test_several_who_say_it_are_a_source(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"
