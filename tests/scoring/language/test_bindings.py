from __future__ import annotations

import pytest

from scoring.language import bindings, bonds, name_spans
from scoring.language.findings import Findings
from tests.scoring.sides import sides


def compare(claim: str, *evidence: str) -> Findings:
    both = sides(claim, *evidence)
    mine, theirs = name_spans.annotate(both.claim), [name_spans.annotate(words) for words in both.evidence]
    return bindings.compare(
        both.claim,
        both.evidence,
        both.links,
        bonds.annotate(both.claim, mine),
        [bonds.annotate(words, names) for words, names in zip(both.evidence, theirs, strict=True)],
        theirs,
    )


OTHERWISE = [
    ("The potter Elin Moe died in Narvik.", "The potter Elin Moe was born in Narvik and died in Tromso."),
    ("The mayor of Holm is Ida Brandt.", "Ida Brandt is the deputy mayor of Holm, but the mayor is Per Dahl."),
    ("The boat is called Dawn.", "The boat, called Tern, left at dawn."),
    ("Elin Moe painted the hull.", "Elin Moe: Her brother Arne painted it."),
    ("The film was directed by Ida Brandt.", "Ida Brandt wrote the script; the film was directed by Per Dahl."),
    ("The composer of Redshore was born in Ghent.", "Redshore was composed by Elin Moe, who was born in Namur; "
     "the critic Per Dahl was born in Ghent."),
    ("The coach of the Terns comes from Ghent.", "The Terns are led by their coach, Elin Moe, who comes from Namur; "
     "the keeper Per Dahl comes from Ghent."),
    ("The Tern ferry runs on diesel.", "The Tern runs on batteries, unlike the older Moe, which runs on diesel."),
    ("The Moe runs on batteries.", "The Tern runs on batteries, unlike the older Moe, which runs on diesel."),
]  # fmt: skip
UNLIKE = [
    ("Elin Moe lives in Narvik.", "Elin Moe was born in Narvik."),
    ("Tern School teaches Greek.", "Tern School: a choir. Moe School teaches Greek."),
]
TIED = [
    ("The potter Elin Moe was born in Narvik.", "The potter Elin Moe was born in Narvik and died in Tromso."),
    ("Ida Brandt directed the film.", "The film was directed by Ida Brandt, the script was written by Per Dahl."),
    ("Elin Moe lives in Belgium.", "Elin Moe lives in Ghent, Belgium."),
    ("Libria lies in Norland.", "Libria lies in the Holm region of Norland."),
    ("The ship's name was Tern.", "The ship bore the name Tern."),
    ("The Tern runs on batteries.", "The Tern runs on batteries, unlike the older Moe, which runs on diesel."),
    ("The Moe runs on diesel.", "The Tern runs on batteries, unlike the older Moe, which runs on diesel."),
]


@pytest.mark.parametrize(("claim", "evidence"), OTHERWISE)
def test_a_name_that_is_tied_to_another_word(claim: str, evidence: str) -> None:
    found = compare(claim, evidence)
    assert found.features["bound_otherwise"] == 1.0
    for one in found.found:
        assert claim[one.claim_start : one.claim_end] == one.claim_value
        assert evidence[one.fact_start : one.fact_end] == one.fact_value


@pytest.mark.parametrize(("claim", "evidence"), UNLIKE)
def test_something_else_is_said_of_the_name(claim: str, evidence: str) -> None:
    assert compare(claim, evidence).features == {"bound_otherwise": 0.0, "bound_unlike": 1.0}


@pytest.mark.parametrize(("claim", "evidence"), TIED)
def test_a_name_in_its_place(claim: str, evidence: str) -> None:
    assert not compare(claim, evidence).found


@pytest.mark.parametrize("text", [claim for claim, _ in OTHERWISE + UNLIKE + TIED])
def test_a_copy_ties_every_name_alike(text: str) -> None:
    assert not compare(text, text).found
