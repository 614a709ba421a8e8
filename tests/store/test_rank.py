"""The order of what an engine found."""

from store.rank import best_first, relevance
from store.records import Passage


def passage(document: str, start: int, score: float) -> Passage:
    return Passage(document, "", "", "text", start, start + 4, score=score)


def test_of_two_that_an_engine_finds_as_relevant_the_shorter_is_more_so():
    assert relevance(9.0, 700, 1000) > relevance(9.0, 0, 1400)


def test_length_does_not_outweigh_relevance():
    assert relevance(6.0, 0, 300) < relevance(9.0, 0, 1400)


def test_a_passage_of_typical_length_keeps_its_score():
    assert relevance(9.0, 100, 1300) == 9.0


def test_the_best_comes_first_and_equal_ones_keep_the_order_of_documents_and_positions():
    found = [passage("b", 0, 1.0), passage("a", 9, 1.0), passage("a", 0, 1.0), passage("c", 0, 2.0)]
    assert best_first(found) == [found[3], found[2], found[1], found[0]]
