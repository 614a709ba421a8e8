from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.language import names
from scoring.language.aliases import known
from scoring.language.findings import Findings
from scoring.language.name_spans import annotate, fold
from scoring.normalise import words
from tests.scoring.sides import sides


def compare(claim: str, *evidence: str) -> Findings:
    both = sides(claim, *evidence)
    theirs = known([annotate(sentence) for sentence in both.evidence])
    return names.compare(both.claim, both.evidence, both.links, annotate(both.claim), theirs)


def spans(text: str) -> list[str]:
    sentence = words(text)
    return [text[sentence.begins[name.begin] : sentence.ends[name.end - 1]] for name in annotate(sentence).spans]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The mayor met Ida Brandt and Per Moe.", ["Ida Brandt", "Per Moe"]),
        ("In Oslo the Bank of Norway raised rates.", ["Oslo", "Bank of Norway"]),
        ("Then Ludwig van der Berg sang.", ["Ludwig van der Berg"]),
        ("A letter from J. Moe to Dr. Ida Brandt.", ["J. Moe", "Dr. Ida Brandt"]),
        ("We asked NASA on Monday in May.", ["NASA"]),
        ("THE PIER IS CLOSED TODAY.", []),
        ("Ida's boat and Per's car collided.", ["Ida's", "Per's"]),
        ("彼はモーツァルトを聴いた。", ["モーツァルト"]),
        ("『海の歌』は長い。", ["海の歌"]),
    ],
)
def test_spans(text: str, expected: list[str]) -> None:
    assert spans(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Alle Boote liegen vor Mira Holm", ["Boote", "Mira Holm"]),
        ("Tutti i battelli di Orta", ["Orta"]),
        ("Ninguna barca de Arona", ["Arona"]),
        ("C'est Léa Morin qui a gagné", ["Léa Morin"]),
        ("Rund 3 Millionen Gäste kamen nach Celle", ["Gäste", "Celle"]),
        ("Geen boot van Sluis", ["Sluis"]),
    ],
)
def test_what_says_how_many_begins_no_name(text: str, expected: list[str]) -> None:
    assert spans(text) == expected


def test_a_single_capital_at_the_start_is_weak() -> None:
    assert [name.weak for name in annotate(words("Critics met Ida.")).spans] == [True, False]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("müller", "mueller"),
        ("tchaikovsky", "chaikovsky"),
        ("rené", "rene"),
        ("kosciuszko", "kościuszko"),
        ("søren", "soeren"),
    ],
)
def test_spelling_variants_share_a_key(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("Dr. Ida Brandt chairs the panel.", "Ida Brandt, MD, is chair of the panel."),
        ("The panel is led by Ida Brandt.", "The panel is led by Brandt."),
        ("The panel is led by I. Brandt.", "The panel is led by Ida Brandt."),
        ("Permits come from the NRA.", "Permits come from the National Rivers Agency."),
        ("Permits come from the National Rivers Agency.", "Permits come from the NRA."),
        ("He met the German envoy.", "He met the envoy of Germany."),
        ("He flew to the United States.", "He flew to the US."),
        ("He admires Jørgen Müller.", "He admires Jorgen Mueller."),
        ("The song of Ana's is long.", "Ana wrote a long song."),
        ("He lives near Al-Qasr.", "He lives near Al Qasr."),
    ],
)
def test_aliases_satisfy(claim: str, evidence: str) -> None:
    found = compare(claim, evidence)
    assert found.features["name_missing"] == 0.0
    assert not any(finding.against for finding in found.found)


@pytest.mark.parametrize(
    ("claim", "evidence", "value"),
    [
        ("Marek Solt was born in Brno.", "Solt was born in Ghent in 1954.", "Ghent"),
        (
            "The jury included Ana Kolar and Piet Voss.",
            "The jury had two members: Ana Kolar and Jon Reyes.",
            "Jon Reyes",
        ),
        ("The panel is led by Jon Brandt.", "The panel is led by Ida Brandt.", "Ida Brandt"),
        ("Tides is the title of the report.", "With the tides it sank. Its title is Open Water.", "Open Water"),
        ("彼はバッハを聴いた。", "彼はモーツァルトを聴いた。", "モーツァルト"),
    ],
)
def test_replaced_name_with_both_values(claim: str, evidence: str, value: str) -> None:
    found = compare(claim, evidence)
    (finding,) = [finding for finding in found.found if finding.against]
    assert finding.fact_value == value == evidence[finding.fact_start : finding.fact_end]
    assert claim[finding.claim_start : finding.claim_end] == finding.claim_value
    assert found.features["name_replaced"] > 0


def test_common_word_is_no_name() -> None:
    assert compare("The report is called Nature.", "By its nature the report is short.").features["name_common"] > 0


def test_missing_name_without_rival_is_no_conflict() -> None:
    found = compare("Ida Brandt plays the harp.", "The concert begins at eight.")
    assert found.features["name_missing"] == 1.0
    assert not any(finding.against for finding in found.found)


@pytest.mark.parametrize("other", ["The river is deep.", "Nobody swims there.", "Per Moe sells nets.", "Ghent is old."])
def test_a_sentence_about_something_else_replaces_no_name(other: str) -> None:
    claim, evidence = "Marek Solt was born in Brno.", "Marek Solt was born in Brno in 1954."
    assert compare(claim, evidence, other).features["name_replaced"] == 0.0
    assert compare(claim, other).features["name_replaced"] == 0.0


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_gives_the_same_bounded_features(claim: str, evidence: str) -> None:
    first, second = compare(claim, evidence), compare(claim, evidence)
    assert first == second
    assert tuple(first.features) == names.FEATURES
    assert all(0.0 <= value <= 1.0 for value in first.features.values())


@given(st.text(alphabet="AbC de of .'-", max_size=80))
def test_a_text_has_all_its_own_names(text: str) -> None:
    assert compare(text, text).features["name_missing"] == 0.0


@pytest.mark.parametrize(
    ("claim", "later"), [("Ida bought an MRI scanner.", False), ("Ida bought a Tovemo scanner.", True)]
)
def test_a_term_in_capitals_is_no_further_name(claim: str, later: bool) -> None:
    assert bool(compare(claim, "Ida bought a scanner.").features["name_missing_later"]) is later
