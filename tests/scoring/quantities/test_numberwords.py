"""Number words: our parser beside a well-kept one, and known traps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from num2words import num2words

from scoring.quantities import numberwords, numerals


def parsed(text, code):
    words = text.replace("-", " ").replace(",", "").split()
    return numberwords.parse(words, code)


@pytest.mark.parametrize("code", ["en", "de", "fr", "es", "pt", "it"])
@given(st.integers(1, 999))
def test_small_numbers_as_another_library_spells_them(code, number):
    text = num2words(number, lang=code).replace("dicotto", "diciotto")  # the other library misspells 118, 218, …
    assert parsed(text, code) == (number, len(text.replace("-", " ").split()))


@given(st.integers(1, 10**9))
def test_english_numbers_as_another_library_spells_them(number):
    text = num2words(number)
    assert parsed(text, "en")[0] == number


@given(st.integers(1100, 2099).filter(lambda year: year % 100 >= 10 and not 2000 <= year <= 2009))
def test_years_read_in_pairs(year):
    assert parsed(num2words(year, to="year"), "en")[0] == year


@given(st.integers(1, 3999))
def test_roman_numerals(number):
    parts = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ]
    rest, text = number, ""
    for value, letters in parts:
        text += letters * (rest // value)
        rest %= value
    assert numerals.roman(text) == number


@pytest.mark.parametrize("text", ["IIII", "VX", "ABC", "", "ii"])
def test_no_roman_numeral(text):
    assert numerals.roman(text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("三百二十", 320),
        ("二〇一九", 2019),
        ("1億2000万", 120_000_000),
        ("3만5천", 35_000),
        ("十", 10),
        ("千五百", 1500),
        ("两万", 20_000),
    ],
)
def test_east_asian_numerals(text, value):
    assert numerals.east_asian(text) == value


@pytest.mark.parametrize(("smaller", "larger"), [("2.1", "2.10"), ("1.9.9", "2.0"), ("3.0", "3.0.1"), ("9", "10")])
def test_versions_keep_their_order(smaller, larger):
    assert numerals.version(smaller) < numerals.version(larger)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("der bau ist von den alten", "de"),
        ("le pont est dans la ville", "fr"),
        ("el puente es de la ciudad", "es"),
        ("the bridge is of old", "en"),
        ("xyz", "en"),
    ],
)
def test_language(text, code):
    assert numberwords.language(set(text.split())) == code
