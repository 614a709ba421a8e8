"""Laws of positions: sentences are exact, ordered, trimmed slices; cleaning always leads back into the original."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.segment import sentences, spans
from scoring.text.clean import clean

_WORDS = ["The pier", " is shut", "U.S. ", "e.g. ", "3.5", "It ", "it ", "橋は長い", "ﬁ", "ｶﾞ", "e\u0301", "mil-\nlion"]
_STOPS = [". ", ".", "! ", "? ", "…", "。", "」", "「", ": ", "[1]", "(2)", "¹", "(Moen & Rask, 2014)", "🌊 ", "🏖️"]
_LINES = ["\n", "\n\n", "\r\n", "\u2028", "- ", "* ", "1. ", "a) ", "| ", " | ", "# ", "> ", "```", "---", "===", "\t"]
_MARKS = ["“Hi”", "`a. B`", "**", "_", "\u200b", "&amp;", "  ", "\u00a0"]
_PIECES = st.sampled_from([*_WORDS, *_STOPS, *_LINES, *_MARKS])
_TEXTS = st.one_of(st.text(max_size=200), st.lists(_PIECES, max_size=40).map("".join))
_MARK = re.compile(r"[\s>#*+•‣◦▪●○·➤→☐☑✓✔–—()\[\]xX\dA-Za-z.、①-⑳（）\U0001f000-\U0001faff☀-➿⬀-⯿️‍⃣-]*")


@given(_TEXTS)
@settings(max_examples=400)
def test_sentences_are_exact_trimmed_slices_in_order(text):
    at = 0
    for sentence in sentences(text):
        assert text[sentence.begin : sentence.end] == sentence.text
        assert sentence.text == sentence.text.strip() != ""
        assert sentence.begin >= at
        at = sentence.end


@given(_TEXTS)
@settings(max_examples=400)
def test_nothing_but_blanks_and_marks_at_the_start_of_lines_lies_outside_of_sentences(text):
    at = 0
    for begin, end, _ in [*spans(text), (len(text), len(text), "")]:
        outside = text[at:begin]
        assert _MARK.fullmatch(outside), outside
        assert len(outside.strip()) <= 12 or outside.count("\n") or ">" in outside or not outside.isascii()
        at = end


@given(_TEXTS)
def test_byte_positions_of_sentences_cut_the_same_text(text):
    text = text.encode("utf-8", "ignore").decode()
    whole = text.encode()
    for sentence in sentences(text):
        begin = len(text[: sentence.begin].encode())
        assert whole[begin : begin + len(sentence.text.encode())].decode() == sentence.text


_PROSE = st.sampled_from(["The pier is closed. ", "It opens in May! ", "Why? ", "e.g. now. "])


@given(st.lists(_PROSE, min_size=200, max_size=300))
@settings(max_examples=20)
def test_windows_hold_the_same_characters_as_sentences(pieces):
    text = "".join(pieces)

    def packed(found):
        return "".join(text[begin:end] for begin, end, _ in found).replace(" ", "")

    assert packed(spans(text, dense_windows=True)) == packed(spans(text))


@given(_TEXTS)
@settings(max_examples=400)
def test_every_cleaned_character_leads_back_into_the_original_in_order(text):
    cleaned = clean(text)
    origins = [cleaned.origin(at) for at in range(len(cleaned.text) + 1)]
    assert origins == sorted(origins)
    assert all(0 <= origin <= len(text) for origin in origins)
    for at in range(len(cleaned.text)):
        begin, end = cleaned.span(at, at + 1)
        assert 0 <= begin <= end <= len(text)


@given(_TEXTS)
def test_a_kept_character_is_the_character_at_its_origin(text):
    cleaned = clean(text)
    for at, letter in enumerate(cleaned.text):
        begin, end = cleaned.span(at, at + 1)
        if end - begin == 1 and letter.isascii() and letter.isalnum() and text[begin].isascii():
            assert text[begin] == letter


@given(st.text(alphabet="abcdefghij ", max_size=100))
def test_plain_words_are_not_touched(text):
    plain = re.sub(" +", " ", text)
    assert clean(plain).text == plain
