"""German and Dutch compounds that no table lists."""

import pytest

from scoring import check
from scoring.normalise import words
from scoring.words.compounds import parts


@pytest.mark.parametrize(
    ("form", "language", "expected"),
    [
        ("widerspruchsfrist", "de", ("widerspruchs", "frist")),
        ("abgabetermin", "de", ("abgabe", "termin")),
        ("ensemblemitglied", "de", ("ensemble", "mitglied")),
        ("freilichtmuseum", "de", ("frei", "licht", "museum")),
        ("opzegtermijn", "nl", ("opzeg", "termijn")),
        ("leeftijdsgrens", "nl", ("leeftijds", "grens")),
        ("bahnhof", "de", ("bahnhof",)),  # listed: no yard
        ("schwarzenberg", "de", ("schwarzenberg",)),
        ("hölltal", "de", ("hölltal",)),
        ("stornierung", "de", ("stornierung",)),
        ("weiterverkaufen", "de", ("weiterverkaufen",)),
        ("frist", "de", ("frist",)),
        ("widerspruchsfrist", "fr", ("widerspruchsfrist",)),
    ],
)
def test_parts(form: str, language: str, expected: tuple[str, ...]) -> None:
    assert parts(form, language) == expected


def test_the_parts_of_a_sentence_keep_their_places() -> None:
    found = words("Die Widerspruchsfrist endet.", "de")
    assert found.forms == ["die", "widerspruchs", "frist", "endet"]
    assert [found.text[begin:end] for begin, end in zip(found.begins, found.ends, strict=True)] == [
        "Die",
        "Widerspruchs",
        "frist",
        "endet",
    ]
    assert found.capital == [True, True, True, False]
    assert found.stems[1] == words("Widerspruch", "de").stems[0]


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        (
            "Die Stadtbücherei Arnau verlieh 2022 etwa 310.000 Medien.",
            "2022 verlieh die Bücherei der Stadt Arnau etwa 310.000 Medien.",
        ),
        ("De termijn voor opzegging is twee maanden.", "Opzegtermijn: twee maanden."),
    ],
)
def test_a_compound_bears_out_its_parts(claim: str, fact: str) -> None:
    assert (check(claim, [fact]).claims[0].score or 0) >= 0.6
