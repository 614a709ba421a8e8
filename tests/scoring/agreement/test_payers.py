"""Two prices, and whose of them a claim speaks of."""

import pytest

from scoring import check
from scoring.agreement import relate

_POOL = ("Members use the pool free of charge.", "Guests pay 8 euros.")
_MAIL = ("Letters travel free of charge to any address.", "Parcels cost 6 euros.")


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("Guests use the pool free of charge.", _POOL, "violated"),
        ("Members use the pool free of charge.", _POOL, "satisfied"),
        ("Guests pay 8 euros.", _POOL, "satisfied"),
        ("Members pay 8 euros.", _POOL, "violated"),
        ("A parcel travels free of charge.", _MAIL, "violated"),
        ("A letter travels free of charge.", _MAIL, "satisfied"),
        # the price of one thing in two sentences, or with another figure
        (
            "Guests swim free of charge.",
            ("Guests swim free of charge.", "Guests pay 8 euros for the sauna."),
            "satisfied",
        ),
        ("Children swim free of charge.", ("The pool is free for children.", "Guests pay 8 euros."), "satisfied"),
        ("Guests swim free on Sundays.", ("Swimming is free on Sundays.", "Guests pay 8 euros."), "satisfied"),
    ],
)
def test_a_price_is_that_of_the_one_who_pays_it(claim, evidence, state):
    assert relate.compare(claim, evidence)[0].state == state


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Standard delivery is free of charge.", "Standard delivery is free."),
        ("Standard delivery is free.", "Standard delivery is free of charge."),
        ("Students can print free of charge.", "Printing is free for students; copies cost 10 cents a page."),
        ("The museum is free of charge on Mondays.", "On Mondays the museum is free."),
    ],
)
def test_free_of_charge_is_free(claim, fact):
    [found] = check(claim, [{"text": fact}]).claims
    assert found.score >= 0.6
    assert not found.anti_citations
