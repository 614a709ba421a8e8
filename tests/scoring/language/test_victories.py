"""Who came off best, in the words of winning and of losing, through the public call."""

import pytest

from scoring import check


@pytest.mark.parametrize(
    ("claim", "fact", "verdict"),
    [
        ("Harland won against Dunmore.", "Harland defeated Dunmore.", "supported"),
        ("Harland defeated Dunmore.", "Harland won against Dunmore.", "supported"),
        ("Harland won the cup match 2-0 against Dunmore.", "Harland beat Dunmore 2-0 in the cup match.", "supported"),
        (
            "Dunmore won the cup match 2-0 against Harland.",
            "Harland beat Dunmore 2-0 in the cup match.",
            "contradicted",
        ),
        ("Dunmore won against Harland.", "Harland defeated Dunmore.", "contradicted"),
        ("Harland lost to Dunmore.", "Harland won against Dunmore.", "contradicted"),
        ("Harland lost to Dunmore.", "Harland lost to Dunmore.", "supported"),
    ],
)
def test_winning_against_somebody_is_defeating_them(claim: str, fact: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == verdict
