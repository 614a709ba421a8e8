"""Parts of a whole, spans of time counted by an article, and multiples."""

from __future__ import annotations

import pytest

from scoring.quantities import values


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("A quarter of the herd is lame.", "fraction", 25),
        ("Ein Drittel der Herde lahmt.", "fraction", 100 / 3),
        ("Three quarters of the herd are well.", "fraction", 75),
        ("The vote took three quarters of an hour.", "duration", 0.75 / 24),
        ("It rained for a fortnight.", "duration", 14),
        ("It rained for an hour and a half.", "duration", 1.5 / 24),
        ("A day and a half passed.", "duration", 1.5),
        ("Half an hour passed.", "duration", 0.5 / 24),
        ("The oak lived for three centuries.", "duration", 3 * 36525),
        ("The flock doubled.", "multiple", 2),
        ("The flock is three times as large as then.", "multiple", 3),
        ("A tenfold gain.", "multiple", 10),
    ],
)
def test_a_phrase_is_one_quantity(text, kind, value):
    (found,) = values.find(text)
    assert found.kind == kind
    assert found.value == pytest.approx(value)


@pytest.mark.parametrize("text", ["They met in a quarter nobody liked.", "A week passed.", "She saw a day moth."])
def test_an_article_alone_counts_nothing(text):
    assert values.find(text) == ()


def test_a_rate_holds_no_span():
    assert [found.kind for found in values.find("It costs 9 dollars a month.")] == ["money"]
