"""Long fact texts are cut where a reader would cut them, and nothing is lost."""

from hypothesis import given
from hypothesis import strategies as st

from handler.event_facts import pieces


@given(st.text(alphabet="ab .\n", max_size=300), st.integers(1, 50))
def test_pieces_are_the_text(text: str, most: int) -> None:
    cut = list(pieces(text, most))
    assert "".join(cut) == text
    assert all(1 <= len(piece) <= most for piece in cut)


def test_paragraphs_before_sentences_before_words() -> None:
    assert list(pieces("One two.\n\nThree four. Five six", 18)) == ["One two.\n\n", "Three four. ", "Five six"]
