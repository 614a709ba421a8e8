"""Dates given by their distance from another, and lengths given by a beginning and an end."""

import pytest

from scoring.agreement import relate


def states(claim, *evidence):
    return [relation.state for relation in relate.compare(claim, evidence)]


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("The vote was on 16 May.", "The vote was two days after the debate of 14 May.", "satisfied"),
        ("The vote was on 12 May.", "The vote was two days after the debate of 14 May.", "violated"),
        ("The debate was on 14 May.", "The vote was two days after the debate of 14 May.", "satisfied"),
        ("The pier opened on 1 March.", "The pier opened a week before the fair of 8 March.", "satisfied"),
        ("The pier opened on 15 March.", "The pier opened a week before the fair of 8 March.", "violated"),
        ("The pier opened on 1 January 2011.", "The pier opened the day after 31 December 2010.", "satisfied"),
        ("Noll left in 1993.", "Noll came in 1990 and left three years later.", "satisfied"),
        ("Noll left in 1996.", "Noll came in 1990 and left three years later.", "violated"),
        ("Noll left in 2007.", "Noll left three years before the merger in 2010.", "satisfied"),
        ("Noll left in 2013.", "Noll left three years before the merger in 2010.", "violated"),
        ("Noll left in August 2010.", "Noll left six months after the merger of February 2010.", "satisfied"),
        ("Noll left in 2016.", "Noll left six years after his first film, which came out in 2010.", "satisfied"),
        ("Noll left in 2007.", "Noll left about three years before the merger in 2010.", "open"),
        ("Noll left in 2002.", "Noll left about three years before the merger in 2010.", "violated"),
        # the distance itself stays what it was
        ("Noll left three years before the merger.", "Noll left three years before the merger in 2010.", "satisfied"),
        ("Noll left five years before the merger.", "Noll left three years before the merger in 2010.", "violated"),
    ],
)
def test_a_date_given_by_its_distance_from_another(claim, evidence, state):
    assert states(claim, evidence)[0] == state


@pytest.mark.parametrize(
    "evidence",
    [
        "The pier opened one month after 31 January 2020.",  # no such day
        "The pier opened in 1990; two days later it burnt.",  # too inexact a date to count days from
        "The pier opened two days after the fair.",
    ],
)
def test_no_date_is_worked_out_where_none_can_be(evidence):
    assert "satisfied" not in states("The pier burnt on 3 March 1990.", evidence)


_DAM = "Work on the dam began in May 2009 and ended in May 2015."
_WALL = "The wall was begun in 2014 and finished in 2018."
_TRIP = "The crew set out on 3 March and returned on 24 March."


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("It took six years to build the dam.", _DAM, "satisfied"),
        ("It took about six years to build the dam.", _DAM, "satisfied"),
        ("It took ten years to build the dam.", _DAM, "violated"),
        ("It took more than ten years to build the dam.", _DAM, "violated"),
        ("It took more than five years to build the dam.", _DAM, "satisfied"),
        ("It took four years to build the wall.", _WALL, "satisfied"),
        ("It took five years to build the wall.", _WALL, "absent"),  # years alone leave as much open
        ("It took seven years to build the wall.", _WALL, "violated"),
        ("The wall was finished within four years.", _WALL, "satisfied"),
        ("The crew was away for three weeks.", _TRIP, "satisfied"),
        ("The trip of the crew lasted 21 days.", _TRIP, "satisfied"),
        ("The trip of the crew lasted five weeks.", _TRIP, "violated"),
        (
            "Ada Brook was mayor of Orsk for twelve years.",
            "Ada Brook was mayor of Orsk from 2003 to 2015.",
            "satisfied",
        ),
        ("Ada Brook was mayor of Orsk for eight years.", "Ada Brook was mayor of Orsk from 2003 to 2015.", "violated"),
        # of something else, or no length of a span
        ("Ada Brook sang for eight years.", "Ada Brook was mayor of Orsk from 2003 to 2015.", "absent"),
        ("The dam has a guarantee of ten years.", _DAM, "absent"),
        ("It took ten years to restore the organ.", _DAM, "absent"),
    ],
)
def test_a_length_given_by_a_beginning_and_an_end(claim, evidence, state):
    assert states(claim, evidence)[-1] == state
