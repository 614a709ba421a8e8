"""The documented count of an answer candidate."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handler.tokens import count


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("They wore off-the-rack clothes in 2024.", 7),
        ("", 0),
        (" — … ", 1),
        ("One two", 2),
        ("It's 3.5 m, or 1,000 miles!", 7),
        ('He said: "Go." Then he went...', 8),
        ("See https://example.com/a?", 4),
        ("日本語の文章です。", 5),
        ("東京 大阪", 2),
        ("iPhoneを買った。", 4),
        ("ประเทศไทย", 3),
        ("한국어 문장입니다.", 3),
        ("x" * 64, 1),
        ("x" * 65, 2),
    ],
)
def test_count(text, tokens):
    assert count(text) == tokens


@given(st.lists(st.sampled_from(["word", "off-the-rack", "3.5", "naïve", "don't"]), min_size=1, max_size=50))
def test_words_between_blanks_count_one_each_and_a_final_period_one_more(words):
    assert count(" ".join(words)) == len(words)
    assert count(" ".join(words) + ".") == len(words) + 1
