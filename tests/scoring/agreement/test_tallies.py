"""What the rows of a table come to, in the words of a claim."""

from __future__ import annotations

import pytest

from scoring.agreement import firsts, tallies
from scoring.segment import sentences
from scoring.text.readable import readable

HARBOURS = """harbour,country,berths,fee_eur,fuel,opened
Alm,Norway,40,12,yes,1931-05-02
Brek,Sweden,65,9.50,no,1902-08-11
Carn,Norway,18,15,no,1987-01-30
Dorn,Denmark,65,11,yes,1955-10-09"""
HUTS = """| Hut | Floor | Beds | Sauna |
|---|---|---|---|
| Auk | 1 | 1,200 | no |
| Ern | 2 | 900 | yes |
| Jay | 2 | 40 | yes |"""


def told(text: str, claim: str) -> str:
    known = tallies.table(readable(sentences(text)))
    assert known is not None
    counted = tallies.told(claim, known) if tallies.counts(claim) else ""
    return counted or (firsts.told(claim, known) if firsts.names_one(claim) else "")


@pytest.mark.parametrize(
    ("table", "claim"),
    [
        (HARBOURS, "Two harbours are in Norway."),
        (HARBOURS, "There is one harbour in Denmark."),
        (HARBOURS, "Two of the harbours sell fuel."),
        (HARBOURS, "There are four harbours in the table."),
        (HARBOURS, "Carn is the newest harbour."),
        (HARBOURS, "Carn has the highest fee."),
        (HARBOURS, "The cheapest of the harbours is Brek."),
        (HARBOURS, "Brek is the oldest harbour on the list."),
        (HUTS, "Both huts on the second floor have a sauna."),
        (HUTS, "Auk has the most beds."),
        (HUTS, "Only one hut does not have a sauna."),
        (HUTS, "Ern has the most beds of the huts on floor 2."),
    ],
)
def test_a_true_claim_is_told_as_it_is(table: str, claim: str) -> None:
    assert told(table, claim) == claim


@pytest.mark.parametrize(
    ("table", "claim", "expected"),
    [
        (HARBOURS, "Three harbours are in Norway.", "2, not three, harbours are in Norway."),
        (HARBOURS, "There are five harbours in the table.", "4, not five, harbours in the table."),
        (HARBOURS, "Alm is the oldest harbour.", "Brek, not Alm, is the oldest harbour."),
        (HARBOURS, "The most expensive harbour is Alm.", "The most expensive harbour is not Alm but Carn."),
        (HUTS, "Three huts have a sauna.", "2, not three, huts have a sauna."),
        (HUTS, "Jay has the most beds.", "Auk, not Jay, has the most beds."),
    ],
)
def test_an_untrue_claim_is_told_with_what_is_so(table: str, claim: str, expected: str) -> None:
    assert told(table, claim) == expected


@pytest.mark.parametrize(
    ("table", "claim"),
    [
        (HARBOURS, "Brek has the most berths."),
        (HARBOURS, "Two harbours cost less than 12 euros."),
        (HARBOURS, "Alm is the most popular harbour."),
        (HARBOURS, "Alm has the second highest fee."),
        (HARBOURS, "Two berths in Alm are free."),
        (HARBOURS, "There are 40 berths in Alm."),
        (HARBOURS, "Two harbours were rebuilt after the storm of last winter."),
        (HARBOURS, "Alm lies in Norway."),
        (HARBOURS, "The harbour master of Alm sells the best soup."),
        (HUTS, "Two of the huts burnt down."),
        (HUTS, "One of the cooks lives in the Jay."),
    ],
)
def test_what_the_table_does_not_settle_is_left_alone(table: str, claim: str) -> None:
    assert told(table, claim) == ""


@pytest.mark.parametrize("texts", [[], ["The pier is closed."], ["a: 1; b: 2."], ["a: 1; b: 2.", "c: 1; d: 2."]])
def test_no_table(texts: list[str]) -> None:
    assert tallies.table(texts) is None
