from hypothesis import given
from hypothesis import strategies as st

from store.query import query


def test_numbers_and_names_count_more_than_other_words():
    weights = dict(query("Yesterday the engineer Ronsard sold 4711 bridges.").terms)
    assert weights["ronsard"] > weights["bridg"]
    assert weights["4711"] > weights["bridg"]
    assert weights["yesterday"] == weights["bridg"]


def test_a_pronoun_brings_the_context_in_with_little_weight():
    weights = dict(query("It was released in the spring of 1997.", ["Titanic was directed by Cameron."]).terms)
    assert 0 < weights["titan"] < weights["releas"]


def test_a_short_claim_leans_on_its_context():
    assert "titan" in dict(query("James Cameron.", ["Who directed Titanic?"]).terms)


def test_a_reply_is_looked_up_by_what_it_replies_to():
    weights = dict(query("Yes, it can.", ["Can a pet spread the coronavirus?", "Hamburg lies on the Elbe."]).terms)
    assert weights["pet"] == weights["yes"] > weights["hamburg"]


def test_a_claim_that_says_enough_stays_alone():
    assert "titan" not in dict(query("Avatar earned two billion dollars worldwide.", ["Titanic sank."]).terms)


def test_context_does_not_weaken_a_term_of_the_claim():
    alone, with_context = query("It sank in 1912."), query("It sank in 1912.", ["1912 sank"])
    assert dict(with_context.terms) == dict(alone.terms)


@given(st.text(max_size=300), st.lists(st.text(max_size=100), max_size=3))
def test_each_term_once_and_not_too_many(claim, context):
    found = query(claim, context).terms
    assert len({term for term, _ in found}) == len(found) <= 64
    assert all(weight > 0 for _, weight in found)
