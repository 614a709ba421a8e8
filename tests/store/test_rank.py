"""The order of what an engine found."""

from store.rank import by_relevance
from store.records import Passage


def passage(name: str, size: int, score: float) -> Passage:
    return Passage(name, name, "", "x" * size, 0, size, "", score)


def names(*found: Passage) -> list[str]:
    return [one.document_id for one in by_relevance(found)]


def test_of_two_that_are_as_relevant_the_shorter_comes_first():
    assert names(passage("a", 1400, 9.0), passage("b", 300, 9.0)) == ["b", "a"]


def test_length_does_not_outweigh_relevance():
    assert names(passage("a", 1400, 9.0), passage("b", 300, 6.0)) == ["a", "b"]


def test_equal_ones_keep_the_order_of_documents():
    assert names(passage("b", 300, 9.0), passage("a", 300, 9.0)) == ["a", "b"]


def test_a_passage_of_typical_length_keeps_its_score():
    (one,) = by_relevance([passage("a", 600, 9.0)])
    assert one.score == 9.0
