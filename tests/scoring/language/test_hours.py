"""Opening hours tell when something closes."""

import pytest

from scoring.language import hours
from scoring.normalise import words


def agree(claim: str, word: str, evidence: str, other: str) -> bool:
    mine, theirs = words(claim), words(evidence)
    return hours.agree(mine, mine.forms.index(word), theirs, theirs.forms.index(other))


@pytest.mark.parametrize(
    ("claim", "word", "evidence", "other"),
    [
        ("The kiosk shuts at 7 pm.", "shuts", "The kiosk is open from 10 to 19.", "open"),
        ("The kiosk is open until 7 pm.", "open", "The kiosk closes at 7 pm.", "closes"),
        ("Der Kiosk schließt um 19 Uhr.", "schließt", "Der Kiosk ist von 10 bis 19 Uhr geöffnet.", "geöffnet"),
        ("Le kiosque ferme à 19 h.", "ferme", "Le kiosque est ouvert de 10 h à 19 h.", "ouvert"),
        ("El quiosco cierra a las 19 h.", "cierra", "El quiosco abre de 10 a 19 h.", "abre"),
        ("Il chiosco chiude alle 19.", "chiude", "Il chiosco è aperto dalle 10 alle 19.", "aperto"),
        ("De kiosk sluit om 19 uur.", "sluit", "De kiosk is open van 10 tot 19 uur.", "open"),
    ],
)
def test_the_end_of_the_hours_is_when_it_closes(claim: str, word: str, evidence: str, other: str) -> None:
    assert agree(claim, word, evidence, other)


@pytest.mark.parametrize(
    ("claim", "word", "evidence", "other"),
    [
        ("The kiosk shuts at 10 am.", "shuts", "The kiosk is open from 10 to 19.", "open"),
        ("The kiosk shuts on Monday.", "shuts", "The kiosk is open from 10 to 19.", "open"),
        ("The kiosk is open at 19.", "open", "The kiosk closes at 19.", "closes"),
    ],
)
def test_other_hours_agree_to_nothing(claim: str, word: str, evidence: str, other: str) -> None:
    assert not agree(claim, word, evidence, other)
