"""The ids of a whole request, beside the slow twin that looks at every word; and words with and without apostrophes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.normalise import word, words
from scoring.stream import stream
from scoring.words import lexicon
from scoring.words.lexicon import Vocabulary

PIECES = st.sampled_from(
    "the bridge Bridge, opened. don’t don't it's 1,200.50 45.3% 3–5 well-known (UK) l'été Σίσυφος İstanbul"
    " 北京 桥梁 2019年 カメラ の 1億2000万 다리를 열었다。 snake_case e\u0301 ¡Hola! हिन्दी में مُدَرِّس x²"
    " \x00 \x1e \x1d \u3000 \u00a0".split(" ")
)
TEXTS = st.lists(st.lists(PIECES | st.text(max_size=6), max_size=8).map(" ".join), max_size=6)


def slow(sentences, vocabulary):
    return [[vocabulary[form] for form in word(text).findall(text.lower())] for text in sentences]


@settings(max_examples=300, deadline=None)
@given(TEXTS, st.sampled_from(["en", "zh", "ko"]))
def test_ids_are_those_of_every_single_word(sentences, language):
    fast, plain = (Vocabulary(lexicon.load(language)) for _ in range(2))
    expected = slow(sentences, plain)
    assert [ids.tolist() for ids in stream(sentences, fast)] == expected
    base = plain.lexicon.base
    numbers = range(base, base + len(plain.idf()) - len(plain.lexicon.idf))
    assert [fast.word(number) for number in numbers] == [plain.word(number) for number in numbers]


def test_no_sentences_have_no_ids():
    vocabulary = Vocabulary(lexicon.load("en"))
    assert list(stream([], vocabulary)) == []
    assert [ids.dtype for ids in stream(["", "one two"], vocabulary)] == [np.int32, np.int32]


@settings(max_examples=200, deadline=None)
@given(TEXTS.map(" ".join).filter(lambda text: not {"'", "’"} & set(text)), st.sampled_from(["en", "fr", "ja"]))
def test_words_of_texts_without_apostrophes_are_read_as_those_with(text, language):
    quick, slow_way = words(text, language), words(text + " 'tis", language)
    assert quick.forms == slow_way.forms[:-1]
    assert quick.stems == slow_way.stems[:-1]
    assert (quick.begins, quick.ends) == (slow_way.begins[:-1], slow_way.ends[:-1])
    assert quick.capital == slow_way.capital[:-1]


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("Don't go to Anna's.", ["do", "not", "go", "to", "anna"]),
        ("It can’t cost 1,200.50 €", ["it", "can", "not", "cost", "1,200.50"]),
        ("北京2019年", ["北", "京", "2019", "年"]),
    ],
)
def test_words(text, forms):
    assert words(text).forms == forms
