import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.terms import terms


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Directed", "directs"),
        ("1,200", "1200"),
        ("1.200.000", "1,200,000"),
        ("3.5", "3,5"),
        ("MÜNCHEN", "munchen"),
        ("ﬁlm", "film"),
        ("ＡＢＣ １２", "abc 12"),
        ("Straße", "STRASSE"),
    ],
)
def test_forms_of_one_word_are_one_term(one, other):
    assert terms(one) == terms(other)


@pytest.mark.parametrize(("one", "other"), [("1997", "1998"), ("3.5", "35"), ("cat", "dog"), ("12", "1.2")])
def test_different_words_are_different_terms(one, other):
    assert terms(one) != terms(other)


def test_scripts_without_spaces_become_pairs():
    assert terms("東京都") == ["東京", "京都"]
    assert terms("京 2024年") == ["京", "2024", "年"]
    assert set(terms("서울")) <= set(terms("서울은"))


@given(st.text(max_size=200))
def test_terms_hold_no_blanks_and_are_never_empty(text):
    assert all(term and not any(char.isspace() for char in term) for term in terms(text))


@given(st.text(max_size=80), st.text(max_size=80))
def test_terms_of_lines_are_the_terms_of_each(one, other):
    assert terms(f"{one}\n{other}") == terms(one) + terms(other)
