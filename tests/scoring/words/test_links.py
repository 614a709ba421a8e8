from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scoring.words.links import put_in_place
from tests.scoring.sides import sides


def test_equal_stems_meet_and_function_words_do_not() -> None:
    both = sides("The crews repaired the mast.", "A crew repairs the masts.")
    met = {both.claim.forms[at]: both.evidence[0].forms[link.word] for at, link in enumerate(both.links) if link}
    assert met == {"crews": "crew", "repaired": "repairs", "mast": "masts"}


def test_the_closest_sentence_wins() -> None:
    both = sides("The crew repaired the mast.", "The crew sang.", "In May the crew repaired the mast.")
    assert {link.sentence for link in both.links if link} == {1}


def test_equal_neighbours_win_inside_a_sentence() -> None:
    both = sides("The blue boat sank.", "A red boat sailed and the blue boat sank.")
    link = both.links[both.claim.forms.index("boat")]
    assert link is not None
    assert link.word == both.evidence[0].forms.index("blue") + 1


def test_prefix_negation_and_relations_link_what_is_left() -> None:
    both = sides(
        "The formats are incompatible and cheap.",
        "The formats are compatible and inexpensive.",
        relation=lambda one, other: "synonym" if (one, other) == ("cheap", "inexpensive") else None,
    )
    assert [link.kind for link in both.links if link] == ["same", "negated prefix", "synonym"]


def test_an_opposite_in_the_place_of_a_word_overrules_the_word_elsewhere() -> None:
    def opposites(one: str, other: str) -> str | None:
        return "antonym" if {one, other} == {"open", "closed"} else None

    both = sides("The gate is usually open.", "The gate is usually closed and is open only in May.")
    turned = put_in_place(both.claim, both.evidence, list(both.links), opposites)
    assert [link.kind for link in turned if link] == ["same", "same", "antonym"]
    same = sides("The gate is usually open.", "The gate is usually open and is closed only in May.")
    assert put_in_place(same.claim, same.evidence, list(same.links), opposites) == same.links


@given(st.text(max_size=200), st.lists(st.text(max_size=100), max_size=4))
def test_links_point_to_words(claim: str, evidence: list[str]) -> None:
    both = sides(claim, *evidence)
    assert len(both.links) == len(both.claim.forms)
    assert all(link.word < len(both.evidence[link.sentence].forms) for link in both.links if link)
