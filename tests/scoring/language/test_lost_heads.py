from __future__ import annotations

import pytest

from scoring.language import lost_heads
from scoring.normalise import words

LOST = [
    ("Estbury is closed to lorries.", "The lane behind Estbury is closed to lorries."),
    ("The union will be registered at the port.", "Sailors from outside the union will be registered at the port."),
    ("Lindholm has been named in the squad.", "Lindholm's captain Ida Brandt has been named in the squad."),
    ("El puerto fue cerrado en mayo.", "El puente sobre el puerto fue cerrado en mayo."),
]
KEPT = [
    ("Estbury is closed to lorries.", "Estbury is closed to lorries."),
    ("Estbury is closed to lorries.", "Since May Estbury is closed to lorries."),
    ("Estbury is closed to lorries.", "The road for Estbury is closed to lorries. Estbury is closed to lorries too."),
    ("Lindholm's captain has been named.", "Lindholm's captain has been named."),
    ("The captain has been named in the squad.", "Lindholm's captain has been named in the squad."),
    ("The lake froze.", "For the lake froze."),
]


def head_lost(claim: str, *evidence: str) -> float:
    return lost_heads.compare(words(claim), [words(one) for one in evidence])["head_lost"]


@pytest.mark.parametrize(("claim", "evidence"), LOST)
def test_a_claim_copied_from_the_middle_of_its_subject(claim: str, evidence: str) -> None:
    assert head_lost(claim, evidence) == 1.0


@pytest.mark.parametrize(("claim", "evidence"), KEPT)
def test_a_claim_that_keeps_its_subject(claim: str, evidence: str) -> None:
    assert head_lost(claim, *evidence.split(". ")) == 0.0
