"""A figure that the evidence has of another thing supports nothing."""

import pytest

from scoring import check


@pytest.mark.parametrize(
    ("claim", "fact", "supported"),
    [
        ("The ballet lasts 4 hours.", "The ballet has 4 scenes.", False),
        ("The ferry ride takes 9 hours.", "The ferry ride costs 9 euros.", False),
        ("The ballet lasts 4 hours.", "The ballet takes 4 hours and has 4 scenes.", True),
        ("The crate weighs 8 kilos.", "The crate weighs 8kgs.", True),
        ("The ballet lasts 4 hours.", "The ballet is 240 minutes long.", True),
    ],
)
def test_a_measure_is_not_another_figure(claim: str, fact: str, supported: bool) -> None:
    assert (check(claim, [fact]).claims[0].score >= 0.6) == supported
