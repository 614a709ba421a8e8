from hypothesis import given
from hypothesis import strategies as st

from store.query import query


def test_function_words_are_not_looked_up():
    assert query("The bridge of the town was opened by Ronsard in 1932.").terms == (
        ("bridg", 1.0),
        ("town", 1.0),
        ("open", 1.0),
        ("ronsard", 1.0),
        ("1932", 1.0),
    )
    assert query("It is what it was.").terms == ()


def test_a_pronoun_brings_the_context_in_with_little_weight():
    weights = dict(query("It was released in the spring of 1997.", ["Titanic was directed by Cameron."]).terms)
    assert 0 < weights["titan"] < weights["releas"]


def test_a_short_claim_leans_on_its_context():
    assert "titan" in dict(query("James Cameron.", ["Who directed Titanic?"]).terms)


def test_a_reply_is_looked_up_by_what_it_replies_to():
    weights = dict(query("Yes, it can.", ["Can a pet spread the coronavirus?", "Hamburg lies on the Elbe."]).terms)
    assert weights["pet"] == weights["yes"] > weights["hamburg"]


def test_what_stands_around_a_claim_joins_in_with_little_weight():
    found = query("Police arrived, but the members left early.", ["The Ottermill was sold."], ["Titanic sank."])
    weights = dict(found.terms)
    assert 0 < weights["ottermil"] == weights["titan"] < weights["polic"]


def test_only_what_a_claim_leans_on_counts_as_told_by_it():
    free = query("Police arrived, but the members left early.", ["The Ottermill was sold."], ["Titanic sank."])
    leaning = query("Police arrived, but they left it early.", ["The Ottermill was sold."], ["Titanic sank."])
    assert not {"ottermil", "titan"} & free.telling.keys()
    assert {"ottermil", "titan"} & leaning.telling.keys() == {"ottermil"}


def test_context_does_not_weaken_a_term_of_the_claim():
    alone, with_context = query("It sank in 1912."), query("It sank in 1912.", ["1912 sank"])
    assert dict(with_context.terms) == dict(alone.terms)


@given(st.text(max_size=300), st.lists(st.text(max_size=100), max_size=3))
def test_each_term_once_and_not_too_many(claim, context):
    found = query(claim, context).terms
    assert len({term for term, _ in found}) == len(found) <= 64
    assert all(weight > 0 for _, weight in found)
