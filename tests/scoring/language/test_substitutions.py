from __future__ import annotations

import pytest

from scoring.language import substitutions
from scoring.language.findings import Findings
from scoring.words import relations
from tests.scoring.sides import sides

_FACT = "The ferry to Lindholm was rebuilt by the Aker yard in the autumn and carries forty cars."


def compare(claim: str, *evidence: str) -> Findings:
    both = sides(claim, *evidence)
    return substitutions.compare(both.claim, both.evidence, lambda one, other: relations.relation(one, other))


def test_another_name_in_a_copied_sentence() -> None:
    found = compare(_FACT.replace("Aker", "Moss"), "The Moss road is long.", _FACT)
    assert found.features["slot_name"] == 1.0
    assert [(one.claim_value, one.fact_value, one.sentence, one.against) for one in found.found] == [
        ("Moss", "Aker", 1, True)
    ]


def test_a_name_for_whom_the_sentence_describes() -> None:
    told = "Later she took the girl to Oslo and found work in a bakery by the river."
    assert not compare(told.replace("the girl", "Ida"), told).found
    assert compare(told.replace("the girl", "Ida"), told.replace("the girl", "Tove")).found


def test_another_word_in_a_copied_sentence() -> None:
    found = compare(_FACT.replace("autumn", "harbour"), _FACT)
    assert found.features["slot_word"] == 1.0
    assert found.features["slot_name"] == 0.0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("carries", "can take up"),
        ("autumn", "fall"),
        ("rebuilt", "rebuilding"),
        ("forty", "40"),
        ("carries forty", "then carries forty"),
        ("the autumn", "that autumn"),
    ],
)
def test_what_says_the_same_or_nothing_is_no_substitution(before: str, after: str) -> None:
    features = compare(_FACT.replace(before, after), _FACT).features
    assert features["slot_word"] == features["slot_name"] == 0.0


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("The keys are kept in Bldg. C behind the old gate.", "The keys are kept in Building C behind the old gate."),
        ("The law of the U.S. courts is older than this.", "The law of the United States courts is older than this."),
        ("The letters of José Prado are kept here now.", "The letters of Jose Prado are kept here now."),
    ],
)
def test_short_forms_and_accents(claim: str, fact: str) -> None:
    assert compare(claim, fact).features["slot_name"] == 0.0


def test_a_paraphrase_is_no_copy() -> None:
    features = compare("In autumn the Moss yard rebuilt a ferry; it takes forty cars.", _FACT).features
    assert features["slot_name"] == features["slot_word"] == 0.0


def test_a_copy_is_all_in_common_runs() -> None:
    assert compare(_FACT, _FACT).features == {"slot_name": 0.0, "slot_word": 0.0, "slot_copied": 1.0}
