"""What is said to be done with a thing that the evidence only knows somebody to have."""

import pytest

from scoring.language import deeds
from tests.scoring.sides import sides


@pytest.mark.parametrize(
    ("claim", "evidence", "missing"),
    [
        ("The club will sell its hut in Holm.", "The club has a hut in Holm.", True),
        ("The club has painted the hut in Holm.", "The club owns a hut in Holm.", True),
        ("The club repaired its hut.", "The club has an old hut.", True),
        ("Der Verein wird seine Hütte verkaufen.", "Der Verein hat eine Hütte.", False),  # the verb comes last
        ("Le club va vendre sa cabane.", "Le club possède une cabane.", True),
        ("El club vendió la cabaña.", "El club tiene una cabaña.", True),
        ("The club runs a hut in Holm.", "The club has a hut in Holm.", False),
        ("The club will sell its hut in Holm.", "The club will sell its hut in Holm.", False),
        ("The club will sell its hut in Holm.", "The club said that its hut in Holm has been put up for sale.", False),
        ("The club has a large hut.", "The club has a hut.", False),
    ],
)
def test_a_deed_beside_having(claim, evidence, missing):
    both = sides(claim, evidence)
    assert deeds.compare(both.claim, both.evidence, both.links) == {"deed_missing": float(missing)}
