"""Multiples and changes in percent against the values before and after."""

from __future__ import annotations

import pytest

from scoring.agreement import relate

HERD = "The herd grew from 30 to 60 within a decade."


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("The herd doubled.", HERD, "satisfied"),
        ("The herd tripled.", HERD, "violated"),
        ("The herd grew by 100%.", HERD, "satisfied"),
        ("The herd grew by 20%.", HERD, "violated"),
        ("The herd halved.", "The herd fell from 60 to 30.", "satisfied"),
        ("The herd doubled.", "The herd fell from 60 to 30.", "violated"),
        ("The barn doubled.", "The barn lies near the lake. It has 30 doors and 60 windows.", "absent"),
        ("The mare is twice as old as the foal.", "The mare is 8 years old, the foal 4 years.", "satisfied"),
        ("A third of the herd is lame.", "33% of the herd is lame.", "satisfied"),
        ("A quarter of the herd is lame.", "33% of the herd is lame.", "violated"),
        ("It rained for a fortnight.", "It rained for two weeks.", "satisfied"),
        ("It rained for a fortnight.", "It rained for a week.", "violated"),
    ],
)
def test_a_multiple_follows_from_the_values_before_and_after(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state


def test_a_sum_over_the_kinds_of_a_class_needs_the_class():
    claim, evidence = "In all the farm has 42 animals.", ["The farm has 30 sheep and 12 goats."]
    kinds = {("animal", "sheep"), ("animal", "goat")}
    (alone,) = relate.compare(claim, evidence)
    (known,) = relate.compare(claim, evidence, alike=lambda mine, theirs: (mine, theirs) in kinds)
    assert alone.state != "satisfied"
    assert known.state == "satisfied"


@pytest.mark.parametrize(
    ("claim", "state"), [("The grey mare is 9 years old.", "satisfied"), ("The black mare is 9 years old.", "violated")]
)
def test_a_value_of_the_sister_sentence_is_that_of_another(claim, state):
    (relation,) = relate.compare(claim, ["The grey mare is 9 years old.", "The black mare is 4 years old."])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "state"),
    [
        ("Write to stable@herd.example.", "violated"),
        ("Write to barn@herd.example.", "satisfied"),
        ("Write to https://herd.example/barn.", "absent"),
    ],
)
def test_an_address_without_digits_equals_only_itself(claim, state):
    (relation,) = relate.compare(claim, ["Write to barn@herd.example for hay."])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("The barn is open on Thursdays.", "The barn is open Tuesday to Sunday.", "satisfied"),
        ("The barn is open on Mondays.", "The barn is open Tuesday to Sunday.", "violated"),
        ("The barn is open on Sundays.", "The barn is open Friday to Monday.", "satisfied"),
        ("The barn is open Monday to Sunday.", "The barn is open Monday to Friday.", "open"),
        ("The barn is closed on Mondays.", "The barn is open Tuesday to Sunday and closed on Mondays.", "satisfied"),
    ],
)
def test_a_day_lies_in_a_run_of_days(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state
