"""Facts that bear a claim out only together: what joins them, and what only stands side by side."""

import pytest

from scoring import check

JOINED = [
    (
        ("The author of Grey Tides won the Nova Prize.", "Grey Tides was written by Ida Holm."),
        "Ida Holm won the Nova Prize.",
    ),
    (
        ("The hall in Dunby was built by Arvid Lund.", "Arvid Lund was born in Orsk."),
        "The hall in Dunby was built by a man born in Orsk.",
    ),
    (
        ("The Marlow line was opened in 1911.", "Its terminus is in Dunby."),
        "The Marlow line, opened in 1911, ends in Dunby.",
    ),
    (
        ("Rolf Aske won the Elm Medal in 2011.", "Rolf Aske was born in the village of Tarn."),
        "Rolf Aske, who won the Elm Medal in 2011, was born in the village of Tarn.",
    ),
    (
        ("Deep Fen was written by Jon Malk.", "Jon Malk was taught by Emil Roth.", "Emil Roth had lost his left hand."),
        "The author of Deep Fen was taught by a man who had lost his left hand.",
    ),
    (("The mill has a red roof.", "The barn has two doors."), "The mill has a red roof and the barn has two doors."),
    (
        ("The mill in Holm has a red roof.", "The mill in Holm has 40 seats."),
        "The mill in Holm has a red roof and 40 seats.",
    ),
]
APART = [
    (
        ("Ottoline Vance wrote three novels.", "Perrin Hale was given the Lyle Medal."),
        "Ottoline Vance was given the Lyle Medal.",
    ),
    (
        ("The Kemi mill cut its output on Tuesday.", "Heavy snow fell at the weekend."),
        "The Kemi mill cut its output because of heavy snow.",
    ),
    (
        ("Rolf Aske is a painter. He won the Elm Medal in 2011.", "Tarn is a village with 300 inhabitants."),
        "The painter Rolf Aske, who won the Elm Medal in 2011, was born in the village of Tarn.",
    ),
    (
        ("The bridge crosses the Ouse at Selm. It was opened in 1933.", "Nora Pike was an engineer."),
        "The bridge, designed by Nora Pike, crosses the Ouse at Selm.",
    ),
    (
        ("The council met on 9 June.", "The library will move to Hill Street."),
        "At its meeting on 9 June, the council moved the library to Hill Street.",
    ),
    (
        ("Per Lund painted the old barn in 1990.", "Ida Holm sold a green boat in 1990."),
        "Per Lund sold a green boat in 1990.",
    ),
    (
        ("Der Stadtrat tagte am Montag.", "Die Bücherei zieht in die Hafenstraße."),
        "Am Montag verlegte der Stadtrat die Bücherei in die Hafenstraße.",
    ),
]


def score(facts: tuple[str, ...], claim: str) -> float:
    return check(claim, [{"text": fact} for fact in facts]).claims[0].score or 0.0


@pytest.mark.parametrize(("facts", "claim"), JOINED)
def test_facts_that_have_to_do_with_each_other_support_together(facts: tuple[str, ...], claim: str) -> None:
    assert score(facts, claim) >= 0.6


@pytest.mark.parametrize(("facts", "claim"), APART)
def test_facts_that_nothing_joins_do_not(facts: tuple[str, ...], claim: str) -> None:
    assert score(facts, claim) < 0.6


DENIED_IN_HALF = [
    (
        ("During the trial, the doors opened outwards.", "The cabin was locked during the trial."),
        "During the trial, the doors opened inwards and the cabin was locked.",
    ),
    (
        ("On Sundays, the pool is heated.", "The sauna is open to guests on Sundays."),
        "On Sundays, the pool is heated and the sauna is closed to guests.",
    ),
    (
        ("The north gate is never locked.", "The south gate has a bell."),
        "The north gate is locked and the south gate has a bell.",
    ),
]


@pytest.mark.parametrize(("facts", "claim"), DENIED_IN_HALF)
def test_what_one_fact_denies_another_that_has_the_rest_does_not_bear_out(facts: tuple[str, ...], claim: str) -> None:
    found = check(claim, [{"text": fact} for fact in facts]).claims[0]
    assert found.verdict == "contradicted"


def test_an_opposite_on_another_day_denies_no_half() -> None:
    facts = ("On Sundays, the pool is heated.", "The sauna is open to guests on Mondays.")
    claim = "On Sundays, the pool is heated and the sauna is closed to guests."
    assert not check(claim, [{"text": fact} for fact in facts]).claims[0].anti_citations
