from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import check
from scoring.language.attributes import attribute_text, title, useful
from scoring.language.attribution import NOBODY, compare, satisfied, split, voices


@pytest.mark.parametrize(
    ("claim", "source", "bare"),
    [
        ("According to the port office, the pier reopens in May.", "the port office", "the pier reopens in May."),
        ("The maker claims that the balm heals burns.", "The maker", "the balm heals burns."),
        ("The pier reopens in May, said Ida Brandt.", "Ida Brandt", "The pier reopens in May"),
        ("The pier reopens in May, according to the Tern Gazette.", "the Tern Gazette", "The pier reopens in May"),
        ("Ida Brandt wrote that the sea is cold.", "Ida Brandt", "the sea is cold."),
        ("Laut Hafenamt, öffnet der Pier im Mai.", "Hafenamt", "öffnet der Pier im Mai."),
        ("Selon la mairie, le quai rouvre en mai.", "la mairie", "le quai rouvre en mai."),
        ("据晚报报道，码头关闭。", "晚报", "码头关闭。"),
        ("市役所によると、橋は閉鎖された。", "市役所", "橋は閉鎖された。"),
    ],
)
def test_split(claim: str, source: str, bare: str) -> None:
    found = split(claim)
    assert found is not None
    assert (found.source, found.bare) == (source, bare)
    assert claim[found.source_begin : found.source_end] == source
    assert claim[found.bare_begin : found.bare_end] == bare


@pytest.mark.parametrize(
    "claim",
    [
        "The pier reopens in May.",
        "The office reports a loss.",
        "He said that it rains.",
        "Per person, the ticket costs 12 euros.",
        "The council found the plan too costly.",
    ],
)
def test_nothing_to_split(claim: str) -> None:
    assert split(claim) is None


CLAIM = "According to the Tern Gazette, the pier reopens in May."


@pytest.mark.parametrize(
    ("fact", "attributes", "expected"),
    [
        ("The pier reopens in May.", {"source": "Tern Gazette"}, True),
        ("The pier reopens in May.", {"PUBLISHER": "The Tern Gazette Ltd"}, True),
        ("The pier reopens in May.", {"anything at all": "Tern Gazette"}, True),
        ("The pier reopens in May.", {"uri": "https://www.terngazette.org/news/12"}, True),
        ("The pier reopens in May.", {"source": "Harbour Post"}, False),
        ("The pier reopens in May.", {"path": "tern/gazette/12.pdf", "page": "12", "lang": "en"}, False),
        ("The pier reopens in May.", {}, False),
        ("The Tern Gazette reported that the pier reopens in May.", {}, True),
        ("Tern Gazette: the pier reopens in May.", {}, True),
        ("The Tern Gazette is old. The mayor said the pier reopens.", {}, False),
    ],
)
def test_satisfied_by_attribute_or_text(fact: str, attributes: dict[str, str], expected: bool) -> None:
    attribution = split(CLAIM)
    assert attribution is not None
    assert satisfied(attribution, voices(fact, attributes)) is expected
    features = compare(CLAIM, attribution, [split(fact)], voices(fact, attributes)).features
    assert features["attribution_missing"] == float(not expected)


def test_dropped_attribution_weighs_by_its_doubt() -> None:
    claim = "The balm heals burns."
    doubts = [
        compare(claim, split(claim), [split(fact)], NOBODY).features["attribution_dropped"]
        for fact in (
            "The balm heals burns.",
            "The trial showed that the balm heals burns.",
            "The nurse said that the balm heals burns.",
            "The maker claims that the balm heals burns.",
        )
    ]
    assert doubts[0] == 0.0
    assert doubts == sorted(set(doubts))


def test_attribute_text_leaves_noise_out() -> None:
    text = attribute_text(
        {
            "page": "3",
            "path": "/a/b.pdf",
            "Lang": "en",
            "id": "af12-33",
            "note": "2020-01-02T10:00",
            "author": "Ida Brandt",
            "Title": "The Tern's Winter",
        }
    )
    assert text == "Title: The Tern's Winter. Author: Ida Brandt."


def test_title() -> None:
    assert title({"AUTHOR": "Ida Brandt", "TITLE": "Tides"}) == "Tides"
    assert title({"author": "Ida Brandt"}) == ""


@given(st.dictionaries(st.text(max_size=12), st.text(max_size=30), max_size=5))
def test_order_of_attributes_does_not_matter(attributes: dict[str, str]) -> None:
    assert useful(attributes) == useful(dict(reversed(attributes.items())))


@given(st.text(max_size=300))
def test_stretches_lie_in_the_claim(claim: str) -> None:
    found = split(claim)
    if found is not None:
        assert claim[found.source_begin : found.source_end] == found.source
        assert claim[found.bare_begin : found.bare_end] == found.bare


def test_hostile_texts_take_no_time() -> None:
    start = time.perf_counter()
    for text in (
        "According to " + "a " * 100_000,
        "x said " * 280,
        "a, " * 600 + "said",
        '" ' * 900 + "said",
        "据" * 1900,
    ):
        split(text)
    assert time.perf_counter() - start < 1.0


@pytest.mark.parametrize(
    "claim", ["Sgt. Lysne wrote the log.", "The clerk explained the map.", "Ida Brandt told a tale."]
)
def test_a_thing_that_is_written_is_not_what_is_said(claim: str) -> None:
    assert split(claim) is None


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("published", "2021-08-14", "Published: 2021-08-14."),
        ("datePublished", "May 2019", "Published: May 2019."),
        ("date", "2021-08-14", "Published: 2021-08-14."),
        ("Year", "2021", "Published: 2021."),
        ("date", "tomorrow", ""),
        ("updated", "2021-08-14", ""),
        ("published", "yes", ""),
    ],
)
def test_the_date_of_publication_is_evidence(key: str, value: str, text: str) -> None:
    assert attribute_text({key: value}) == text


@pytest.mark.parametrize(
    ("claim", "good"),
    [
        ("The report Water for Ostra is dated 14 March 2023.", True),
        ("The report Water for Ostra is dated 14 May 2023.", False),
        ("The report Water for Ostra was published on 14 March 2023.", True),
        ("The report Water for Ostra was published on 15 March 2023.", False),
        ("Water for Ostra appeared in 2023.", True),
    ],
)
def test_a_date_among_the_attributes_is_that_of_the_text(claim: str, good: bool) -> None:
    attributes = {"title": "Water for Ostra", "author": "Helmi Raud", "date": "2023-03-14"}
    text = "The report sets out how the town plans to replace its pipes."
    [found] = check(claim, [{"text": text, "attributes": attributes}]).claims
    assert (found.score >= 0.6) == good
    assert bool(found.anti_citations) != good


@pytest.mark.parametrize(
    ("source", "fact", "expected"),
    [
        ("coach Rita Ode", "Rita Ode leads the club. The year was long. The team will rest, Ode said.", True),
        ("coach Paul Ode", "Rita Ode leads the club. The year was long. The team will rest, Ode said.", False),
        ("Rita Ode", "Rita Ode leads the club. The team will rest, the captain said.", False),
        ("the provided documents", "The team will rest.", True),
        ("my sources", "The team will rest.", True),
        ("the record", "The team will rest.", True),
        ("the table", "The team will rest.", True),
        ("police records", "The team will rest.", False),
        ("government sources", "The team will rest.", False),
    ],
)
def test_a_speaker_called_by_the_surname_and_the_facts_themselves(source: str, fact: str, expected: bool) -> None:
    attribution = split(f"According to {source}, the team will rest.")
    assert attribution is not None
    assert satisfied(attribution, voices(fact, {})) is expected
