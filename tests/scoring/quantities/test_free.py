"""What costs nothing is an amount of money."""

from __future__ import annotations

import pytest

from scoring.agreement import relate
from scoring.quantities import values


@pytest.mark.parametrize(
    "text",
    [
        "Mooring is free.",
        "Mooring is free of charge in winter.",
        "Mooring is free up to the second day.",
        "Guests moor at no charge.",
        "The berth costs nothing.",
        "Free admission until noon",
        "Das Anlegen ist kostenlos.",
        "L'amarrage est gratuit.",
        "停泊は無料です。",
    ],
)
def test_free_is_nought_in_any_currency(text):
    money = [found for found in values.find(text) if found.family == "money"]
    assert [(found.value, found.unit) for found in money] == [(0.0, "")]


@pytest.mark.parametrize(
    "text", ["The gulls were set free.", "He is free to moor.", "The bay is free of ice.", "Free will is a puzzle."]
)
def test_freedom_is_no_price(text):
    assert values.find(text) == ()


@pytest.mark.parametrize(
    ("claim", "evidence", "states"),
    [
        ("Mooring is free.", "Mooring costs 9 euros a night.", ["violated"]),
        ("Mooring costs 9 euros.", "Mooring is free.", ["violated"]),
        ("Mooring is free.", "Guests moor at no charge.", ["satisfied"]),
        ("Entry is free.", "Tickets cost 9 euros.", ["violated"]),
        ("Mooring is free.", "The bay has 9 berths.", []),
    ],
)
def test_free_against_a_fee(claim, evidence, states):
    assert [relation.state for relation in relate.compare(claim, [evidence])] == states
