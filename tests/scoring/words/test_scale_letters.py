"""Scale letters are read as words."""

import pytest

from scoring.normalise import words


@pytest.mark.parametrize(
    ("text", "language", "spelled"),
    [
        ("It earned €3.4M.", "en", "million"),
        ("It earned 3.4m euros.", "en", "million"),
        ("It's worth £2bn.", "en", "billion"),
        ("Er kostet 3,4 Mio. Euro.", "de", "millionen"),
        ("Il coûte 3,4 M€.", "fr", "millions"),
    ],
)
def test_a_scale_letter_is_its_word(text: str, language: str, spelled: str) -> None:
    found = words(text, language)
    assert spelled in found.forms
    assert not found.capital[found.forms.index(spelled)]


@pytest.mark.parametrize("text", ["The wall is 5 m high.", "Gate 4 B is shut.", "Hall 3 m"])
def test_other_letters_stay(text: str) -> None:
    assert not {"million", "billion"} & set(words(text).forms)
