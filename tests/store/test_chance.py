import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.chance import beyond, told
from store.query import query
from store.records import Passage


def passage(text, heading="", title=""):
    return Passage("a", title, "", text, 0, len(text.encode()), heading)


def test_rare_words_tell_more_than_frequent_ones_and_function_words_nothing():
    telling = told("The ptarmigan is a small bird.", "en")
    assert telling["ptarmigan"] > telling["bird"] > telling["small"]
    assert not {"the", "is", "a"} & telling.keys()


def test_rarity_is_that_of_the_language():
    assert told("Das Haus brennt.", "de")["haus"] < told("Das Haus brennt.", "en")["haus"]


def test_a_word_is_shared_in_any_inflection_and_wherever_the_passage_is_found_by_it():
    telling = told("Ferries cross the Elbe.", "en")
    assert beyond(telling, passage("It crosses.", heading="The Elbe", title="Ferry"), 1_000_000)
    assert not beyond(telling, passage("It crosses.", title="Ferry"), 1_000_000)


@pytest.mark.parametrize(
    "claim",
    [
        "Paris is the capital of France.",
        "The company was founded in 1998.",
        "The bridge opened in 1932.",
        "Employees get 30 days of paid vacation.",
        "Der Turm ist 300 Meter hoch.",
    ],
)
def test_what_a_store_of_a_million_passages_says_word_for_word_is_found(claim):
    assert beyond(
        told(claim, "de" if claim.startswith("Der") else "en"), passage(f"So much is known. {claim}"), 1_000_000
    )


@pytest.mark.parametrize("talk", ["A great movie.", "It sure does.", "I agree, that is true.", "He is very good."])
def test_small_talk_is_no_more_than_chance_in_a_large_store(talk):
    assert not beyond(told(talk, "en"), passage(f"So they said. {talk}"), 100_000)


def test_chance_may_bring_a_passage_to_one_claim_in_ten():
    one_in_a_thousand_passages = {"ottermil": math.log(250 * 1000)}
    assert beyond(one_in_a_thousand_passages, passage("The Ottermill."), 100)
    assert not beyond(one_in_a_thousand_passages, passage("The Ottermill."), 102)


def test_frequent_words_tell_more_where_they_stand_close_together():
    telling = told("Paris is the capital of France.", "en")
    between = "and so on for a long while " * 20
    assert beyond(telling, passage("Paris, capital of France."), 1_000_000)
    assert not beyond(telling, passage(f"Paris. {between} The capital. {between} France."), 1_000_000)


def test_what_a_pronoun_stands_for_counts_as_shared():
    telling = query("It was released in the same year.", ["Titanic was directed by Cameron."]).telling
    assert beyond(telling, passage("Titanic was released."), 10_000)
    assert not beyond(telling, passage("The prisoner was released."), 10_000)


def test_scripts_without_spaces_share_pairs_of_characters():
    telling = told("東京は日本の首都である。", "ja")
    assert beyond(telling, passage("日本の首都は東京である。"), 1_000_000)
    assert not beyond(telling, passage("日本酒は多い。"), 1_000_000)


@given(st.text(max_size=200), st.text(max_size=200), st.integers(1, 10**7))
def test_a_larger_store_asks_for_more(claim, text, size):
    telling = told(claim, "en")
    assert beyond(telling, passage(text), 1)
    assert beyond(telling, passage(text), size) >= beyond(telling, passage(text), 2 * size)
