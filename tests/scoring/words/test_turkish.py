"""Turkish words meet their inflections, and not others."""

from __future__ import annotations

import pytest

from scoring.words import stems

SAME = (
    "oda odası odalı odalıdır odada odaları",
    "otel otelin otelde oteller otelden",
    "köprü köprünün köprüde köprüsü",
    "kitap kitabı kitaptır kitaba kitaplar",
    "yükseklik yüksekliği yüksekliğindedir",
    "Yılmaz Yılmaz'dır Yılmaz'ın",
    "müdür müdürü müdürdür",
)


@pytest.mark.parametrize("forms", SAME)
def test_inflections_share_a_key(forms: str) -> None:
    assert len({stems.key(form.lower(), "tr") for form in forms.split()}) == 1


def test_other_words_do_not() -> None:
    words = "oda otel köprü kitap kule müze kiracı satıcı alıcı müdür eser okul".split()
    assert len({stems.key(word, "tr") for word in words}) == len(words)


TURKISH = ("Sergi üç salonda açık.", "Giriş için rezervasyon gerekmez.", "Kulenin ışığı yandı.")


@pytest.mark.parametrize("text", TURKISH)
def test_language(text: str) -> None:
    assert stems.language(text) == "tr"


OTHERS = (
    ("Der Müller öffnet die Tür für die Gäste.", "de"),
    ("Le garçon a reçu une leçon de français.", "fr"),
    ("O coração é um músculo que não para.", "pt"),
    ("Zoë met Özil in the café.", "en"),
)


@pytest.mark.parametrize(("text", "language"), OTHERS)
def test_other_languages_stay(text: str, language: str) -> None:
    assert stems.language(text) == language
