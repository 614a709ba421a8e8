"""What cleaning drops, what it must never touch, and the way back to the original."""

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.text.clean import clean

CHANGED = [
    ("The limit is **90 km/h** on *all* roads.", "The limit is 90 km/h on all roads."),
    ("It is ***very*** late, __really__ _late_.", "It is very late, __really__ late."),
    ("Call `client.set_timeout(30)` and `a*b*c`.", "Call client.set_timeout(30) and a*b*c."),
    ("料金は**90**円です。", "料金は90円です。"),
    ("The fee is 30 euros[^1]. It rose [2, 3].", "The fee is 30 euros. It rose."),
    ("It leaks.[1][2] It rusts.(3) It stands.¹²", "It leaks. It rusts. It stands."),
    ("It leaks【4:0†source】 and rusts [F3#12-40], says [Source 2].", "It leaks and rusts, says."),
    ("Moss grows on limestone (Moen & Rask, 2014).", "Moss grows on limestone."),
    ("Moss grows (see Moen et al., 2014; Vik and Lund 2015a, p. 3) here.", "Moss grows here."),
    ("Moss grows here (Moen, 2014).", "Moss grows here."),
    ("The setup is on [this page](https://example.org/a) [1](https://example.org).", "The setup is on this page."),
    ("Salt &amp; pepper&nbsp;&lt;3 &#39;now&#x27;", "Salt & pepper <3 'now'"),
    ("An e\ufb03cient \ufb01lter", "An efficient filter"),
    ("so\u00adft\u200b and \ufefffirm", "soft and firm"),
    ("The offer was\n   4 mil-\nlion euros.", "The offer was 4 million euros."),
    ("a well-\nknown man from Anglo-\r\nSaxon times", "a well-known man from Anglo-Saxon times"),
    ("one line\nand the next\nof plain prose", "one line and the next of plain prose"),
    ("one line\nand [1]\nthe next", "one line and the next"),
    ("one  two\tthree\u00a0four\n> five", "one two three four five"),
    ("“Hi”, it’s „fine‟", '"Hi", it\'s "fine"'),
    ("２０２４年 ｶﾞｽ", "2024年 ガス"),
    ("cafe\u0301", "café"),
]

KEPT = [
    "He wrote [sic] and [...] there.",
    "2*3*4 and 2**3**4 and a * b * c",
    "snake_case_name and _private and __init__",
    "C++ and C# and F*",
    "The value of array[1] is user_ids[0], and x[2] = 5.",
    "It was signed (Paris, 1919) by all.",
    "It opened (May, 2014).",
    "【公告】 and 【2024年公告】",
    "5 m² and 3 km² and 10⁶ and mol² and CO₂",
    "AT&T; R&D; Q&A",
    "It has (12) items and [12 men] there.",
    "well-known, pre- and post-war",
    "***",
    "a ** b",
]


@pytest.mark.parametrize(("text", "wanted"), CHANGED)
def test_marks_go_and_content_stays(text, wanted):
    assert clean(text).text == wanted


@pytest.mark.parametrize("text", KEPT)
def test_content_that_looks_like_marks_is_kept(text):
    cleaned = clean(text)
    assert cleaned.text == text
    assert [cleaned.origin(i) for i in range(len(text) + 1)] == list(range(len(text) + 1))


@pytest.mark.parametrize("text", [text for text, _ in CHANGED])
def test_every_letter_leads_back_to_where_it_stood(text):
    cleaned = clean(text)
    origins = [cleaned.origin(at) for at in range(len(cleaned.text))]
    assert origins == sorted(origins)
    for letter, origin in zip(cleaned.text, origins, strict=True):
        if letter.isalnum() and text[origin] != "&":
            assert unicodedata.normalize("NFD", letter)[0] in unicodedata.normalize("NFKD", text[origin])


def test_a_cleaned_stretch_leads_back_to_the_whole_of_what_it_stands_for():
    text = "Salt &amp; [1] **pepper**"
    cleaned = clean(text)
    at = cleaned.text.index("&")
    assert text[slice(*cleaned.span(at, at + 1))] == "&amp;"
    at = cleaned.text.index("pepper")
    assert text[slice(*cleaned.span(at, at + 6))] == "pepper"
    assert cleaned.origin(len(cleaned.text)) == text.index("**", 20)


def test_lines_of_a_whole_fact_can_be_kept():
    text = "| a | b |\n|  c | d |\n- one mil-\nlion\n\n- two"
    assert clean(text, keep_lines=True).text == "| a | b |\n| c | d |\n- one million\n\n- two"


HOSTILE = ["[1", "(A, 2", " ", "\n", "**a ", "*a", "`a", "&a", "a-\n", "(Ab et al., ", "【1", "“", "e\u0301", "Aa, "]


@pytest.mark.parametrize("unit", HOSTILE)
def test_the_work_grows_with_the_length_and_no_faster(unit):
    text = unit * (400_000 // len(unit))
    begun = time.process_time()
    cleaned = clean(text)
    assert time.process_time() - begun < 10
    assert len(cleaned.text) <= len(text)


ALIKE = st.text("ab c.,“”„‟«»″‘’‚‛‹›′‑−，：（）！～￥￡￠＊０９")


@given(ALIKE)
def test_signs_that_are_like_a_plain_one_are_replaced_where_they_stand(text):
    while "  " in text:
        text = text.replace("  ", " ")
    found = clean(text)
    quotes = dict(zip(map(ord, "“”„‟«»″‘’‚‛‹›′‑−"), 7 * '"' + 7 * "'" + "--", strict=True))
    assert found.text == "".join(unicodedata.normalize("NFKC", sign.translate(quotes)) for sign in text)
    assert all(found.span(at, at + 1) == (at, at + 1) for at in range(len(text)))
