from __future__ import annotations

import pytest

from scoring.language import portions, rebuttals
from scoring.normalise import words
from tests.scoring.sides import sides

CASES = [
    ("All boats are painted.", ("Nine of the twelve boats are painted.",), {"part_only"}),
    ("Every boat is painted.", ("All but one boat is painted.",), {"part_only"}),
    ("The boats in Holm are painted.", ("One boat in Holm is painted; the others are bare.",), {"part_only"}),
    ("The boats in Holm are painted.", ("Some boats in Holm are painted.",), {"part_lifted"}),
    ("The boats in Holm are painted.", ("The boats in Holm are painted.",), set()),
    ("Some boats in Holm are painted.", ("All boats in Holm are painted.",), set()),
    ("The harbour will build a lift.", ("The harbour is studying whether to build a lift.",), {"pending"}),
    ("The salve heals burns.", ("The salve may heal burns, but no trial was run.",), {"pending"}),
    ("The salve may heal burns.", ("The salve may heal burns.",), set()),
    ("The harbour built a lift.", ("The harbour built a lift that may carry ten people.",), set()),
]


@pytest.mark.parametrize(("claim", "evidence", "wanted"), CASES)
def test_parts_and_possibilities(claim: str, evidence: tuple[str, ...], wanted: set[str]) -> None:
    both = sides(claim, *evidence)
    features = portions.compare(both.claim, both.evidence, both.links).features
    assert {name for name, value in features.items() if value} == wanted


REBUTTED = [
    ("The salve heals burns.", "The maker claims that the salve heals burns.", "Two trials found that it does not."),
    ("The mask is ancient.", "A dealer called the mask ancient; tests proved that it is a copy.", ""),
    ("The pier is closed.", "A paper reported that the pier is closed.", "The harbour denied this."),
]
STANDING = [
    (
        "The salve heals burns.",
        "The maker claims that the salve heals burns.",
        "A trial confirmed that it heals burns.",
    ),
    ("The pier is closed.", "A paper reported that the pier is closed.", "The harbour is not far."),
    ("The pier is closed.", "The pier is closed.", "The harbour denied other reports."),
]


@pytest.mark.parametrize(("claim", "text", "after"), REBUTTED)
def test_a_report_that_is_denied(claim: str, text: str, after: str) -> None:
    assert rebuttals.compare(words(claim), [(0, text, after)]).features == {"rebutted": 1.0}


@pytest.mark.parametrize(("claim", "text", "after"), STANDING)
def test_a_report_that_stands(claim: str, text: str, after: str) -> None:
    assert rebuttals.compare(words(claim), [(0, text, after)]).features == {"rebutted": 0.0}
