"""What is said in everyday words is borne out by the words of a notice."""

import pytest

from scoring import check

SAME = [
    ("The parade is held in May.", "The parade takes place in May."),
    ("Players must tell their boss.", "Players must tell their manager."),
    ("The repair of the lift is in progress.", "The repair of the lift is underway."),
    ("Ines knows about the new timetable.", "Ines is aware of the new timetable."),
    ("The heating switches off automatically at ten.", "The heating switches off by itself at ten."),
    ("Lund qualified for the final.", "Lund made it to the final."),
]


@pytest.mark.parametrize(("claim", "fact"), SAME)
def test_borne_out(claim: str, fact: str) -> None:
    found = check(claim, [{"text": fact}]).claims[0]
    assert found.score is not None and found.score >= 0.6 and not found.anti_citations


def test_unaware_is_not_aware() -> None:
    found = check("The coach is aware of the change.", [{"text": "The coach is unaware of the change."}]).claims[0]
    assert found.score is not None and found.score < 0.6 and found.anti_citations
