import math

from hypothesis import given
from hypothesis import strategies as st

from store.chance import shared, told
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
    assert shared(telling, passage("One ferry.")) == telling["ferri"]
    assert shared(telling, passage("It crosses.", heading="The Elbe", title="Ferry")) == math.fsum(telling.values())


def test_what_a_pronoun_stands_for_counts_as_shared():
    telling = query("It was released in the same year.", ["Titanic was directed by Cameron."]).telling
    assert shared(telling, passage("Titanic was released.")) > shared(telling, passage("The prisoner was released."))


def test_scripts_without_spaces_share_pairs_of_characters():
    telling = told("東京は日本の首都である。", "ja")
    assert shared(telling, passage("日本の首都は東京である。")) > shared(telling, passage("日本の人口は多い。")) > 0


@given(st.text(max_size=200), st.text(max_size=200))
def test_a_passage_shares_at_most_what_the_claim_tells(claim, text):
    telling = told(claim, "en")
    assert all(nats >= 0 for nats in telling.values())
    assert 0 <= shared(telling, passage(text)) <= math.fsum(telling.values()) + 1e-9
    assert math.isclose(shared(telling, passage(claim)), math.fsum(telling.values()))
