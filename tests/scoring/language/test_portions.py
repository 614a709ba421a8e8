from __future__ import annotations

from collections.abc import Mapping

import pytest

from scoring.language import portions, rebuttals
from scoring.normalise import words
from tests.scoring.sides import sides

CASES = [
    ("All boats are painted.", ("Nine of the twelve boats are painted.",), {"part_only"}),
    ("Every boat is painted.", ("All but one boat is painted.",), {"part_only"}),
    ("Not all of the boats are painted.", ("All but one boat is painted.",), set()),
    ("Not every boat is painted.", ("Every boat is painted, except for two.",), set()),
    ("Nearly all boats are painted.", ("All boats are painted apart from the Ida.",), set()),
    ("All boats are painted.", ("All boats are painted apart from the Ida.",), {"part_only"}),
    ("Painting the boats is optional.", ("Owners may paint the boats.",), set()),
    ("The boats in Holm are painted.", ("One boat in Holm is painted; the others are bare.",), {"part_only"}),
    ("The boats in Holm are painted.", ("Some boats in Holm are painted.",), {"part_lifted"}),
    ("The boats in Holm are painted.", ("The boats in Holm are painted.",), set()),
    ("Some boats in Holm are painted.", ("All boats in Holm are painted.",), set()),
    ("The boats in Holm are painted.", ("Two boats in Holm are painted, the other boats are bare.",), {"part_only"}),
    ("Every boat is painted.", ("Of the 30 boats, 12 are painted and 18 are bare.",), {"part_only"}),
    ("The pass opens in May.", ("2024 leaflet: the pass opens in May.",), set()),
    ("The rink is open all year.", ("The rink is open only from November to March.",), {"part_only"}),
    ("The rink is open all year.", ("The rink is open all year, also from May to July.",), set()),
    ("The rink has 2 cafés and is open all year.", ("The rink has 2 cafés.", "Open only in May."), {"part_only"}),
    ("The rink has 2 cafés all year and opens early.", ("The rink has 2 cafés.", "It opens only in May."), set()),
    ("Der Turm ist täglich geöffnet.", ("Der Turm ist geöffnet, nur montags geschlossen.",), {"part_only"}),
    ("The kiosk is open around the clock.", ("The kiosk is open from 8 to 18, until 20 in June.",), {"part_only"}),
    ("The tool runs only on Arlo.", ("The tool runs on Arlo, Benno and Cato.",), {"part_only"}),
    ("The tool runs only on Arlo.", ("The tool runs on Arlo and two others.",), {"part_only"}),
    ("The tool runs only on Arlo.", ("The tool runs on Arlo and on all other systems.",), {"part_only"}),
    ("Every boat is painted.", ("Most boats are painted; the two old ones are not.",), {"part_only"}),
    ("Every boat is painted.", ("Most boats are painted.",), set()),
    ("The tool runs only at night.", ("The tool runs at night and also at noon.",), {"part_only"}),
    ("The tool runs only at night.", ("The tool runs mostly at noon, sometimes at night.",), {"part_only"}),
    ("The tool runs only on Arlo.", ("The tool runs on Arlo and costs nothing.",), set()),
    ("The soup holds peas and leeks.", ("The soup holds only two things: peas and salt.",), {"part_only"}),
    ("The soup holds peas and salt.", ("The soup holds only two things: peas and salt.",), set()),
    ("Ida won the sprint and the relay.", ("Ida won the sprint and finished fourth in the relay.",), {"part_only"}),
    ("Ida won the sprint and the relay.", ("Ida won the sprint in May and the relay in June.",), set()),
    ("The club sold the boat and the hut.", ("The club sold the boat and painted the hut.",), {"part_lifted"}),
    ("Most boats are painted, and all of them float.", ("Nine of ten boats are painted.", "Each boat floats."), set()),
    ("Some boats are blue; every boat floats.", ("Four of the ten boats are blue.", "All boats float."), set()),
    ("Few boats are blue but all are wide.", ("Two of the ten boats are blue.", "Every boat is wide."), set()),
    ("All boats are blue, and some float.", ("Four of the ten boats are blue.", "Every boat floats."), {"part_only"}),
    ("Some boats float, and all are blue.", ("Every boat floats.", "Four of the ten boats are blue."), {"part_only"}),
    ("The crew is Ida and Per, and it meets in May.", ("The crew is only two people: Ida and Per.",), set()),
    ("The crew is Ida, Ada and Tom, and it meets.", ("The crew is only two people: Ida and Ada.",), {"part_only"}),
    ("Smoking is forbidden here.", ("You may not smoke here.",), set()),
    ("The harbour will build a lift.", ("The harbour is studying whether to build a lift.",), {"pending"}),
    ("The salve heals burns.", ("The salve may heal burns, but no trial was run.",), {"pending"}),
    ("The salve may heal burns.", ("The salve may heal burns.",), set()),
    ("The crew will win the cup in May.", ("The crew could win the cup in May.",), {"pending"}),
    ("Der Pass wird im Juni frei sein.", ("Der Pass könnte im Juni frei sein.",), {"pending"}),
    ("Le pont sera fermé en juin.", ("Le pont pourrait être fermé en juin.",), {"pending"}),
    ("Le pont sera peut-être fermé en juin.", ("Le pont pourrait être fermé en juin.",), set()),
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
    ("The beach is open.", "The beach is open again, after tests showed that it is clean.", ""),
    ("The pier is closed.", "Officials said the pier is closed because divers found that it was rusting.", ""),
    (
        "The salve heals burns.",
        "The maker claims that the salve heals burns.",
        "A trial confirmed that it heals burns.",
    ),
    ("The pier is closed.", "A paper reported that the pier is closed.", "The harbour is not far."),
    ("The pier is closed.", "The pier is closed.", "The harbour denied other reports."),
]
UNPROVEN = [
    ("The salve heals burns.", "The maker says that the salve heals burns.", "Nobody has tested it so far."),
    ("The salve heals burns.", "The maker says that the salve heals burns.", "There has been no independent trial."),
    ("The salve heals burns.", "The maker claims that the salve heals burns; the figure is unverified.", ""),
    ("Die Salbe heilt Narben.", "Der Hersteller sagt, dass die Salbe Narben heilt.", "Belegt ist das bisher nicht."),
    ("La crème guérit tout.", "Selon le vendeur, la crème guérit tout.", "Personne ne l'a encore vérifié."),
    ("La crema lo cura todo.", "Según el vendedor, la crema lo cura todo.", "Nadie lo ha comprobado."),
]


def rebutted(claim: str, *texts: tuple[str, str], attributed: bool = False) -> Mapping[str, float]:
    """The features of a claim beside sentences, each with the one after it."""
    evidence = [words(text) for text, _ in texts]
    return rebuttals.compare(words(claim), evidence, lambda at: texts[at][1], attributed=attributed).features


@pytest.mark.parametrize(("claim", "text", "after"), REBUTTED)
def test_a_report_that_is_denied(claim: str, text: str, after: str) -> None:
    assert rebutted(claim, (text, after)) == {"rebutted": 1.0, "unproven": 0.0}


@pytest.mark.parametrize(("claim", "text", "after"), UNPROVEN)
def test_a_report_that_nobody_has_tested(claim: str, text: str, after: str) -> None:
    assert rebutted(claim, (text, after)) == {"rebutted": 0.0, "unproven": 1.0}
    assert not any(rebutted(text, (text, after)).values())


@pytest.mark.parametrize(("claim", "text", "after"), STANDING)
def test_a_report_that_stands(claim: str, text: str, after: str) -> None:
    assert rebutted(claim, (text, after)) == {"rebutted": 0.0, "unproven": 0.0}


TALES = [
    ("The well was dug by trolls.", "An old legend says that the well was dug by trolls."),
    ("The well was dug by trolls.", "According to a local myth, the well was dug by trolls."),
    ("The mayor will sell the quarry.", "There are rumours that the mayor will sell the quarry."),
    ("The brewer buried his silver in the yard.", "It is said that the brewer buried his silver in the yard."),
    ("Der Brunnen wurde von Trollen gegraben.", "Einer alten Sage nach wurde der Brunnen von Trollen gegraben."),
    ("Le puits a été creusé par des trolls.", "Selon la légende, le puits a été creusé par des trolls."),
    ("El pozo fue cavado por gigantes.", "Cuenta la leyenda que el pozo fue cavado por gigantes."),
]


@pytest.mark.parametrize(("claim", "text"), TALES)
def test_what_is_told_only_as_a_tale_is_unproven(claim: str, text: str) -> None:
    assert rebutted(claim, (text, ""))["unproven"] == 1.0


@pytest.mark.parametrize(("claim", "text"), TALES)
def test_a_tale_does_not_hurt_what_is_told_as_one_or_said_plainly(claim: str, text: str) -> None:
    assert not any(rebutted(text, (text, "")).values())
    assert not any(rebutted(claim, (text, ""), attributed=True).values())
    assert not any(rebutted(claim, (text, ""), (claim, "")).values())
