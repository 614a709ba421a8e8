"""What the claim has done and the evidence has ahead."""

import pytest

from scoring.language import fulfilment
from tests.scoring.sides import sides

AHEAD = [
    ("The merger of Axal and Benn has been completed.", "The merger of Axal and Benn is due to be completed in May."),
    ("The ward has already opened.", "The ward will open in June."),
    ("The city has closed the tunnel.", "The city plans to close the tunnel."),
    ("The inn has hired 40 people.", "The inn wants to hire 40 people."),
    ("The law has not yet been changed.", "The law is set to be changed next year."),
]
SILENT = [
    ("The ward will open in June.", "The ward will open in June."),
    ("The ward has opened.", "The ward has opened and will close in June."),
    ("The pier has been closed.", "The city plans to rebuild the pier that was closed in May."),
    ("The ward has a roof.", "The ward will have a roof."),
    ("The inn has opened.", "The inn opened in May."),
    ("The boat has been painted.", "The club will meet at the painted boat."),
    ("The ward has opened.", "The ward will not open in June."),
]


def ahead(claim: str, evidence: str) -> bool:
    both = sides(claim, evidence)
    return fulfilment.ahead(both.claim, both.evidence, both.links) is not None


@pytest.mark.parametrize(("claim", "evidence"), AHEAD)
def test_what_lies_ahead_is_not_done(claim: str, evidence: str) -> None:
    assert ahead(claim, evidence)


@pytest.mark.parametrize(("claim", "evidence"), SILENT)
def test_nothing_lies_ahead(claim: str, evidence: str) -> None:
    assert not ahead(claim, evidence)
