"""Addresses and releases that the evidence names to say that they are out of use."""

import pytest

from scoring import check


@pytest.mark.parametrize(
    ("claim", "fact", "denied"),
    [
        ("Orders go to a@quay.example.", "Orders go to b@quay.example; a@quay.example is no longer in use.", True),
        ("Orders go to a@quay.example.", "Orders go to b@quay.example. The old a@quay.example was shut down.", True),
        ("Anrufe gehen an 555-0142.", "Anrufe gehen an 555-0177; 555-0142 wird nicht mehr genutzt.", True),
        ("Orders go to b@quay.example.", "Orders go to b@quay.example; a@quay.example is no longer in use.", False),
        ("Orders go to a@quay.example.", "Orders go to a@quay.example or b@quay.example.", False),
        ("The stable release is 6.2.", "The stable release is 6.4; 6.2 is no longer patched.", True),
        ("The latest build is 6.2.", "Latest build: 6.4 (6.2 is deprecated).", True),
        ("The stable release is 6.4.", "The stable release is 6.4; 6.2 is no longer patched.", False),
        ("The desk runs 6.2.", "The desk runs 6.2, which is no longer patched.", False),
        ("The address a@quay.example is no longer in use.", "The address a@quay.example is no longer in use.", False),
    ],
)
def test_what_is_out_of_use_is_denied(claim, fact, denied):
    found = check(claim, [fact]).claims[0]
    assert bool(found.anti_citations) == denied
    assert (found.score < 0.6) == denied
