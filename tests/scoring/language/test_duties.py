"""Whether both sides call a thing a duty, or leave it free, or differ over it."""

import pytest

from scoring.language import duties
from tests.scoring.sides import sides

SAME = [
    ("A deposit is optional.", "Guests may leave a deposit, but they are not obliged to do so.", "free"),
    ("Guests do not have to swim.", "Guests can swim if they wish; swimming is voluntary.", "free"),
    ("You need not book the sauna.", "No booking is needed for the sauna.", "free"),
    ("Members are not required to row.", "There is no obligation for members to row.", "free"),
    ("Rowers must wear a vest.", "Rowers are required to wear a vest.", "duty"),
    ("You have to book the sauna.", "It is mandatory to book the sauna.", "duty"),
    ("Die Anmeldung zum Kurs ist freiwillig.", "Für den Kurs ist keine Anmeldung erforderlich.", "free"),
]
OTHER = [
    ("Guests must leave a deposit.", "Guests may leave a deposit, but they are not obliged to do so."),
    ("Wearing a vest is optional.", "Vests must be worn in the boat."),
    ("You do not need to book the sauna.", "The sauna: booking is required."),
    ("Swimming is compulsory for guests.", "Swimming is voluntary for guests."),
    ("Rowers need not wear a vest.", "Rowers have to wear a vest."),
    ("Für den Kurs ist keine Anmeldung erforderlich.", "Für den Kurs ist eine Anmeldung erforderlich."),
    ("Pour la visite, l'inscription est facultative.", "Pour la visite, l'inscription est obligatoire."),
]
SILENT = [
    ("Rowers must wear a vest.", "Rowers wear a vest."),
    ("Rowers must not wear a vest.", "Rowers must wear a vest."),  # a prohibition is neither
    ("Guests must bring linen.", "Guests may swim, but they are not obliged to do so."),
    ("The hut has a stove.", "The hut must have a stove."),
    ("Wearing a vest is optional.", "The vest has pockets."),
    ("Rowers must wear a vest.", "Rowers must wear a vest, but need not wear a hat."),  # both
]


def compare(claim: str, evidence: str) -> tuple[str, bool]:
    both = sides(claim, evidence)
    same, other = duties.compare(both.claim, both.evidence, both.links)
    return same, other is not None and other.against


@pytest.mark.parametrize(("claim", "evidence", "said"), SAME)
def test_the_same_in_other_words(claim: str, evidence: str, said: str) -> None:
    assert compare(claim, evidence) == (said, False)


@pytest.mark.parametrize(("claim", "evidence"), OTHER)
def test_a_duty_against_what_is_free(claim: str, evidence: str) -> None:
    assert compare(claim, evidence) == ("", True)


@pytest.mark.parametrize(("claim", "evidence"), SILENT)
def test_no_duty_to_compare(claim: str, evidence: str) -> None:
    assert compare(claim, evidence) == ("", False)
