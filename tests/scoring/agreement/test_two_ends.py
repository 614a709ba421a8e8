"""Values with two ends or two parts: ranges, ages, codes of currencies, sections with a letter."""

import pytest

from scoring.agreement import relate
from scoring.quantities import values


@pytest.mark.parametrize(
    ("claim", "evidence", "states"),
    [
        ("The club is for children aged 7 to 11.", "The club takes children aged 7–11.", ["satisfied"]),
        ("The club is for children aged 5–11.", "The club is for children aged 7–11.", ["violated"]),
        ("The club is for ages 9 to 15.", "The club takes children aged 7-11.", ["violated"]),
        ("Members must be between sixteen and thirty years old.", "Open to members aged 16–30.", ["satisfied"]),
        ("Pupils between the ages of 6 and 10 may join.", "Pupils aged 6 to 10 may join.", ["satisfied"]),
        ("Pupils between the ages of 6 and 10 may join.", "Pupils aged 6 to 12 may join.", ["violated"]),
        ("Repairs take 4 to 6 days.", "Repairs take four to six days.", ["satisfied"]),
        ("Repairs take 4 to 6 days.", "Repairs take 4 to 7 days.", ["violated"]),
        ("Repairs take 3 to 8 days.", "Repairs take 4 to 7 days.", ["satisfied"]),  # all of them lie within
        ("Dozens of boats sank.", "Dozens of boats sank.", ["satisfied"]),
        ("Seniors pay CHF 12 for the ferry.", "Ferry: seniors 12 Swiss francs.", ["satisfied"]),
        ("Seniors pay NOK 12 for the ferry.", "Ferry: seniors pay NOK 15 for the ferry.", ["violated"]),
        ("Under section 7c the fee is waived.", "Under section 7b the fee is waived.", ["violated"]),
        ("Under section 7b the fee is waived.", "Under section 7b the fee is waived.", ["satisfied"]),
        ("Adults pay 9 and children 4.", "Adults pay 9 and children 5.", ["satisfied", "violated"]),
    ],
)
def test_both_ends_count(claim, evidence, states):
    assert [one.state for one in relate.compare(claim, [evidence])] == states


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Children of 4 to 8 may join.", ["cardinal"]),
        ("It closes on 8 may 2019.", ["date"]),
        ("Il part le 8 mai.", ["date"]),
        ("Built in eighteen forty-two.", ["year"]),
        ("The fund holds 14b dollars.", ["money"]),
    ],
)
def test_what_a_number_is_read_as(text, kinds):
    assert [one.kind for one in values.find(text)] == kinds
