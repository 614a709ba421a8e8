"""A part and its whole, counted by the evidence, against the share that a claim gives."""

import pytest

from scoring.agreement import relate

_BOTTLES = "Of the 48 bottles in the crate, 12 were broken; the buyer paid in full."
_TREES = "Out of 400 trees along the river, 100 did not survive the drought."
_BUSES = "Five of the ten buses in the fleet run on electricity."
_EXAM = "In the exam, 45 of 60 pupils passed."
_ENTRIES = "The jury examined 60 entries and rejected 20 of them."
_TOWN = "The town has 9,000 inhabitants, and 3,000 of them work in the port."
_SURVEY = "The survey had 800 answers, of which 200 came by post."


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("A quarter of the bottles in the crate were broken.", _BOTTLES, "satisfied"),
        ("Half of the bottles in the crate were broken.", _BOTTLES, "violated"),
        ("Most of the bottles, 75 percent, were broken.", _BOTTLES, "open"),  # that of the others
        ("25 percent of the trees along the river did not survive the drought.", _TREES, "satisfied"),
        ("40 percent of the trees along the river did not survive the drought.", _TREES, "violated"),
        ("More than 90 percent of the trees along the river did not survive the drought.", _TREES, "violated"),
        ("Half of the buses in the fleet run on electricity.", _BUSES, "satisfied"),
        ("Eighty percent of the buses in the fleet run on electricity.", _BUSES, "violated"),
        ("Three quarters of the pupils passed the exam.", _EXAM, "satisfied"),
        ("Only half of the pupils passed the exam.", _EXAM, "violated"),
        ("A third of the entries were rejected by the jury.", _ENTRIES, "satisfied"),
        ("The jury rejected three quarters of the entries.", _ENTRIES, "violated"),
        ("One in three inhabitants of the town works in the port.", _TOWN, "satisfied"),
        ("One in ten inhabitants of the town works in the port.", _TOWN, "violated"),
        ("A quarter of the answers to the survey came by post.", _SURVEY, "satisfied"),
        ("Half of the answers to the survey came by post.", _SURVEY, "violated"),
        # a share of something else, or of another whole
        ("Half of the bottles hold olive oil.", _BOTTLES, "absent"),
        ("Half of the crates in the cellar were broken.", _BOTTLES, "absent"),
        ("Half of the pupils wear glasses.", _EXAM, "absent"),
        ("Half of the trees were planted in spring.", _TREES, "absent"),
        ("Half of the inhabitants own a boat.", _TOWN, "absent"),
    ],
)
def test_a_share_follows_from_a_part_and_its_whole(claim, evidence, state):
    found = [one for one in relate.compare(claim, [evidence]) if one.claim.family == "share"]
    assert [one.state for one in found] == [state]
