"""Figures in their roles outside English, through the public call: inflected words, compounds, bounds, frequencies."""

import pytest

from scoring import check


@pytest.mark.parametrize(
    ("fact", "same", "other"),
    [
        (
            "Abgabetermin: 15.09.2024.",
            "Der Termin für die Abgabe ist der 15. September 2024.",
            "Der Termin für die Abgabe ist der 20. September 2024.",
        ),
        (
            "Opzegtermijn: twee maanden.",
            "De termijn voor opzegging is twee maanden.",
            "De termijn voor opzegging is drie maanden.",
        ),
        (
            "Prazo de inscrição: 30 de abril de 2024.",
            "As inscrições terminam em 30 de abril de 2024.",
            "As inscrições terminam em 15 de maio de 2024.",
        ),
        (
            "Der Imbiss öffnet um 6.30 Uhr und schließt um 21 Uhr.",
            "Der Imbiss ist von 6.30 bis 21 Uhr geöffnet.",
            "Der Imbiss ist von 6.30 bis 23 Uhr geöffnet.",
        ),
        (
            "La fábrica emplea a 40 personas.",
            "En la fábrica trabajan menos de 50 personas.",
            "En la fábrica trabajan menos de 30 personas.",
        ),
        (
            "Il 40 % della produzione va all'estero.",
            "Meno della metà della produzione va all'estero.",
            "Più della metà della produzione va all'estero.",
        ),
        ("Der Bus fährt dreimal täglich.", "Der Bus fährt dreimal am Tag.", "Der Bus fährt zweimal am Tag."),
        (
            "Le bac part deux fois par semaine.",
            "Le bac part deux fois par semaine.",
            "Le bac part trois fois par semaine.",
        ),
        (
            "Il traghetto parte tre volte al giorno.",
            "Il traghetto parte 3 volte al giorno.",
            "Il traghetto parte due volte al giorno.",
        ),
        (
            "Die Fahrt dauert 90 Minuten.",
            "Die Fahrt dauert anderthalb Stunden.",
            "Die Fahrt dauert zweieinhalb Stunden.",
        ),
        (
            "La cuvée Arc contient 9 g de sucre, la cuvée Bise 4 g.",
            "La cuvée Arc contient plus de sucre que la cuvée Bise.",
            "La cuvée Arc contient moins de sucre que la cuvée Bise.",
        ),
    ],
)
def test_a_figure_in_its_role(fact: str, same: str, other: str) -> None:
    assert [check(claim, [{"text": fact}]).claims[0].verdict for claim in (same, other)] == [
        "supported",
        "contradicted",
    ]


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Il traghetto parte tre volte al giorno.", "Partenze: ore 8, 13 e 18. Durata: 40 minuti."),
        ("La fábrica abrió en 1950.", "La fábrica emplea a 40 personas."),
    ],
)
def test_a_figure_of_another_kind_denies_nothing(claim: str, fact: str) -> None:
    assert check(claim, [{"text": fact}]).claims[0].verdict != "contradicted"
