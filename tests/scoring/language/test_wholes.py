from __future__ import annotations

import pytest

from scoring.language import wholes
from tests.scoring.sides import sides


@pytest.mark.parametrize(
    ("claim", "evidence", "added"),
    [
        ("All boats in Holm are old.", ("The wooden boats in Holm are old.",), 1.0),
        ("All boats in Holm are old.", ("All wooden boats in Holm are old.",), 0.0),
        ("Not all boats in Holm are old.", ("The wooden boats in Holm are old.",), 0.0),
        ("Nearly every boat in Holm is old.", ("The wooden boats in Holm are old.",), 0.0),
        ("Nicht alle Boote in Holm sind alt.", ("Die Holzboote in Holm sind alt.",), 0.0),
        ("The boats in Holm carry 90 guests in all.", ("The wooden boats in Holm carry 90 guests.",), 0.0),
        ("The crew paints boats every spring.", ("The crew paints wooden boats.", "This happens every spring."), 0.0),
        ("The ferry leaves every 40 minutes.", ("Interval of the small ferry that leaves: 40 min.",), 0.0),
        ("Die Fähre fährt alle 40 Minuten.", ("Die kleine Fähre fährt im Abstand von 40 Minuten.",), 0.0),
        ("The crew paints boats every spring.", ("The crew paints wooden boats.", "This happens in spring."), 1.0),
        ("Some boats are blue, and all float well.", ("Four old boats are blue.", "Every boat floats well."), 0.0),
        ("Ida says all boats float, but Per saw two sink.", ("Ida says all boats float.", "Per saw two sink."), 0.0),
        ("Some boats are blue, and all float well.", ("Every boat is blue.", "The old boats float well."), 1.0),
    ],
)
def test_all_is_added_only_where_no_sentence_has_it(claim: str, evidence: tuple[str, ...], added: float) -> None:
    both = sides(claim, *evidence)
    assert wholes.compare(both.claim, both.evidence, both.links)["all_added"] == added
