from dataclasses import replace

import pytest

from scoring import check
from store.build import build
from store.evidence import CLOSE, LONGEST_CHARS, LOOKED_UP, MOST_PASSAGES, evidence, queries
from store.locations import open_store
from store.records import Passage


@pytest.fixture
def store(folder, tmp_path):
    (folder / "titanic.txt").write_text("Titanic was directed by James Cameron. It was released in 1997.")
    (folder / "rules.txt").write_text(
        " ".join(f"Rule {number} of the library says that readers pay {number * 3} euros." for number in range(120))
    )
    (folder / "ferry.txt").write_text("The ferry to the island runs every hour.")
    build(str(folder), str(tmp_path / "index"))
    return open_store(str(tmp_path / "index"))


class Answering:
    """A store that gives prepared passages, whatever is asked."""

    def __init__(self, *passages, size=1):
        self.passages = list(passages)
        self.asked = []
        self._size = size

    def size(self):
        return self._size

    def search(self, query, k):
        self.asked.append((query, k))
        return self.passages[:k]


def passage(document, begin, text):
    return Passage(document, "", "", text, begin, begin + len(text.encode()), score=1.0)


def test_each_claim_brings_its_own_passages(store):
    found = evidence("Titanic was directed by Cameron. The ferry runs every hour.", store)
    assert {"titanic.txt", "ferry.txt"} <= {passage.document_id for passage in found}


def test_a_claim_is_looked_up_with_what_stands_around_it():
    answer = "Titanic sank in the ocean. It was released by a studio in 1997."
    first, second = (dict(one.terms) for one in queries(answer))
    assert second["titan"] < second["1997"]
    assert first["1997"] < first["titan"]


def test_what_stands_far_off_is_not_looked_up():
    first, *_ = queries(" ".join(f"Rule {word} stands here." for word in ("ash", "oak", "elm", "fir", "yew")))
    assert "fir" in dict(first.terms)
    assert "yew" not in dict(first.terms)


def test_claims_that_name_nothing_find_the_document_of_their_neighbours(tmp_path):
    folder = tmp_path / "clubs"
    folder.mkdir()
    for name, club in (("a", "Birchfield"), ("b", "Ottermill"), ("c", "Greyling")):
        (folder / f"{name}.txt").write_text(f"The {club} club met. Police were called, but the members left.")
    build(str(folder), str(tmp_path / "clubs-index"))
    answer = "Police were called, but the members left. The Ottermill club met."
    assert evidence(answer, open_store(str(tmp_path / "clubs-index")))[0].document_id == "b.txt"


def test_the_prompt_helps_a_short_answer(store):
    assert evidence("James Cameron.", store, "Who directed Titanic?")[0].document_id == "titanic.txt"


def test_what_needs_no_check_is_not_looked_up():
    store = Answering()
    evidence("Is that so?", store)
    assert store.asked == []


def test_overlapping_passages_are_joined_without_saying_anything_twice(store, folder):
    text = (folder / "rules.txt").read_text()
    found = evidence("Readers of the library pay euros by rule 30 and rule 31.", store)
    (rules,) = [excerpt.text for excerpt in found if excerpt.document_id == "rules.txt"]
    assert all(part in text for part in rules.split("\n\n"))
    said = [sentence for part in rules.split("\n\n") for sentence in part.split(". ")]
    assert len(said) == len(set(said)) > 10


def test_passages_of_a_document_are_one_text_in_reading_order():
    store = Answering(passage("a", 900, "Second."), passage("b", 0, "Other."), passage("a", 0, "First."))
    assert [p.text for p in evidence("Something is stated here.", store)] == ["First.\n\nSecond.", "Other."]


def test_evidence_spread_over_a_document_supports_a_claim(tmp_path):
    folder = tmp_path / "spread"
    folder.mkdir()
    between = " ".join(f"Meadow {number} lies fallow in that season." for number in range(60))
    (folder / "a.txt").write_text(f"Tomasz Wrobel built the Ottermill. {between} The Ottermill burned down in 1874.")
    build(str(folder), str(tmp_path / "spread-index"))
    claim = "The Ottermill, built by Tomasz Wrobel, burned down in 1874."
    (excerpt,) = evidence(claim, open_store(str(tmp_path / "spread-index")))
    assert len(excerpt.text) > len("Tomasz Wrobel built the Ottermill. The Ottermill burned down in 1874.")
    assert "Wrobel" in excerpt.text and "1874" in excerpt.text
    assert check(claim, [excerpt.text], together=False).support_score >= 0.6


def test_joining_stops_at_the_longest_fact():
    half = "ü" * (LONGEST_CHARS - 1)
    store = Answering(passage("a", 0, half), passage("a", 4, "ü" * LONGEST_CHARS))
    found = evidence("Something is stated here.", store)
    assert [len(p.text) for p in found] == [LONGEST_CHARS - 1, LONGEST_CHARS]


def test_passages_within_another_vanish():
    store = Answering(passage("a", 0, "One. Two. Three."), passage("a", 5, "Two."), passage("b", 0, "One."))
    assert [p.text for p in evidence("Something is stated here.", store)] == ["One. Two. Three.", "One."]


def test_small_talk_finds_nothing_in_a_large_store():
    said = passage("a", 0, "Few have seen such a great movie.")
    assert evidence("That is a great movie.", Answering(said, size=100_000)) == []
    assert len(evidence("That is a great movie.", Answering(said, size=5))) == 1


def test_a_name_and_what_is_said_of_it_are_more_than_chance():
    said = passage("a", 0, "The Ottermill burned down.")
    assert len(evidence("The Ottermill burned down in 1874.", Answering(said, size=1_000_000))) == 1


def test_words_of_the_heading_and_the_title_count_as_shared():
    store = Answering(replace(passage("a", 0, "It burned down."), title="Ottermill"), size=1_000)
    assert len(evidence("The Ottermill burned down.", store)) == 1


def test_passages_that_are_much_less_relevant_than_the_best_are_left_out():
    best, close, far = passage("a", 0, "One."), passage("b", 0, "Two."), passage("c", 0, "Three.")
    store = Answering(best, replace(close, score=CLOSE + 0.01), replace(far, score=CLOSE - 0.01))
    assert [p.text for p in evidence("Something is stated here.", store)] == ["One.", "Two."]


def test_what_else_was_found_in_a_close_document_is_kept():
    close, far = passage("a", 0, "One."), replace(passage("a", 90, "Three."), score=CLOSE - 0.5)
    store = Answering(close, replace(passage("b", 0, "Two."), score=CLOSE - 0.1), far)
    assert [p.text for p in evidence("Something is stated here.", store)] == ["One.\n\nThree."]


def test_a_long_answer_stays_within_the_limit_of_facts():
    class Endless(Answering):
        def search(self, query, k):
            self.asked.append(query)
            return [passage(f"{len(self.asked)}-{rank}", 0, "Text.") for rank in range(k)]

    store = Endless()
    answer = " ".join(f"The number of the house is {number}." for number in range(100))
    found = evidence(answer, store)
    assert len(store.asked) == 100
    assert len(found) == MOST_PASSAGES
    assert {p.document_id for p in found} >= {f"{claim}-0" for claim in range(1, 101)}


def test_the_wanted_number_of_passages_is_asked_for():
    store = Answering()
    evidence("One claim stands here.", store)
    assert [k for _, k in store.asked] == [LOOKED_UP]
