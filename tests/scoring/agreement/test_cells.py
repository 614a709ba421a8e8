"""What a row of a table says of its item, and what other rows say of theirs."""

from __future__ import annotations

import pytest

from scoring.agreement import cells
from scoring.annotate import annotate
from scoring.reading import read_facts
from scoring.records import Fact
from scoring.words import lexicon
from scoring.words.lexicon import Vocabulary

VOCABULARY = Vocabulary(lexicon.load("en"))
HARBOURS = "harbour,country,berths,fee_eur\nAlm,Norway,40,12\nBrek,Sweden,65,9\nCarn,Norway,18,15"
BOATS = "| Boat | Crew | Guests |\n| --- | --- | --- |\n| Tern | 4 | 12 |\n| Auk | 3 | 8 |"
FEES = "Fees\n- Adults: 12 euros\n- Children under 6: free\n- Groups: 9 euros"
ORDER = '{"order": "K-7", "items": [{"sku": "ROPE", "qty": 3}, {"sku": "NET", "qty": 1}]}'


def crossed(fact: str, claim: str) -> bool:
    rows = read_facts([Fact(fact)], VOCABULARY).rows
    known = cells.records([annotate(row.text, VOCABULARY) for row in rows])
    return cells.crossed(annotate(claim, VOCABULARY), known) is not None


@pytest.mark.parametrize(
    ("fact", "claim"),
    [
        (HARBOURS, "Alm is a harbour in Sweden."),
        (HARBOURS, "Brek lies in Norway and has 65 berths."),
        (HARBOURS, "The harbour of Carn has 40 berths."),
        (HARBOURS, "In Alm the fee is 15 euros."),
        (BOATS, "The Tern takes four guests."),
        (BOATS, "The crew of the Auk is eight people."),
        (BOATS, "The Auk has room for twelve guests."),
        (FEES, "Children under 6 pay 9 euros."),
        (FEES, "Groups pay 12 euros."),
        (ORDER, "Order K-7 holds one ROPE."),
        (ORDER, "Three pieces of NET were ordered."),
    ],
)
def test_the_cell_of_another_item_is_denied(fact: str, claim: str) -> None:
    assert crossed(fact, claim)


@pytest.mark.parametrize(
    ("fact", "claim"),
    [
        (HARBOURS, "Alm is a harbour in Norway."),
        (HARBOURS, "Carn has 18 berths."),
        (HARBOURS, "Alm, like Carn, lies in Norway."),
        (HARBOURS, "Brek lies in Sweden, not in Norway."),
        (HARBOURS, "Alm was founded 65 years ago."),
        (HARBOURS, "Alm has 40 berths and Brek has 65."),
        (HARBOURS, "The fee at Brek is 9 euros."),
        (HARBOURS, "Sweden has one harbour with 65 berths."),
        (BOATS, "The Tern takes twelve guests with a crew of four."),
        (BOATS, "The Auk sails with a crew of three."),
        (FEES, "Adults pay 12 euros."),
        (FEES, "Children under 6 pay nothing."),
        (FEES, "Adults pay 12 euros, groups 9 euros."),
        (ORDER, "Order K-7 holds three ROPE and one NET."),
        ("The wall is old. It fell: twice.", "The wall fell three times."),
    ],
)
def test_its_own_cells_and_other_things_are_not(fact: str, claim: str) -> None:
    assert not crossed(fact, claim)
