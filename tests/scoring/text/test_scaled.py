"""Figures under a heading that gives their scale."""

import pytest

from scoring import check
from scoring.text.scaled import scaled


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Profit (in thousands of euros): 3,450.", "Profit: 3,450 thousand euros."),
        ("Revenue (in millions of dollars): 412.5.", "Revenue: 412.5 million dollars."),
        ("Assets, in thousands of pounds: 8,200", "Assets: 8,200 thousand pounds"),
        (
            "Income (EUR thousand): 1,750; wages (EUR thousand): 640.",
            "Income: 1,750 thousand EUR; wages: 640 thousand EUR.",
        ),
        ("Sales ($ millions): 2023: 95; 2024: 110.", "Sales: 2023: 95 million dollars; 2024: 110 million dollars."),
        ("Profit (€ mn): 12 in 2022, 5% more", "Profit: 12 million euros in 2022, 5% more"),
        ("Gewinn (Mio. EUR): 12,5", "Gewinn: 12,5 million EUR"),
    ],
)
def test_the_scale_of_a_heading_is_written_behind_its_figures(text, shown):
    assert scaled(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "He gave away millions, in thousands of ways: 3 of them odd.",
        "The dam (built by thousands): 40 m high.",
        "Sales in millions of dollars rose by 3.",
        "Profit: 3,450 euros.",
        "Length (in metres): 12.",
        "Euros (millions)",
    ],
)
def test_other_headings_stay_as_they_are(text):
    assert scaled(text) == text


@pytest.mark.parametrize(
    ("claim", "good"),
    [
        ("The operating profit came to 3.45 million euros.", True),
        ("The operating profit came to 3,450,000 euros.", True),
        ("The operating profit came to 3.45 billion euros.", False),
        ("The operating profit came to 34.5 million euros.", False),
    ],
)
def test_a_figure_is_compared_at_its_scale(claim, good):
    [found] = check(claim, [{"text": "Operating profit (in thousands of euros): 3,450."}]).claims
    assert (found.score >= 0.6) == good
    assert bool(found.anti_citations) != good
