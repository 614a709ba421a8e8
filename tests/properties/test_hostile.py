"""Bodies made to hurt: reading and checking them takes time in step with their length."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable

import pytest

from benchmarks.bodies import hostile
from scoring import check
from scoring.agreement import relate
from scoring.agreement.agree import SATISFIED
from scoring.language import credits, name_spans, quotes
from scoring.segment import sentences
from tests.scoring.sides import sides
from tests.wire import call

SECONDS = 4.0
"""Of processor time, far above what any of these takes and far below what each took while it grew with the square."""
LONGEST, MOST_WORDS = 1000, 250


def seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def asked(answer: bytes, more: bytes = b"") -> bytes:
    return b'{"answerCandidate": "' + answer + b'", "facts": [{"factText": "a"}]' + more + b"}"


LARGE = {
    "stops that end no sentence": (asked(b"." * 262_000 + b"x"), 200),
    "stops and quotation marks": (asked(b"." * 130_000 + b"'" * 130_000 + b"x"), 200),
    "a threshold of digits": (
        asked(b"a", b', "groundingSpec": {"citationThreshold": "%sx"}' % (b"1" * 2_000_000)),
        400,
    ),
    "many numbers": (b'{"facts": [' + b"1," * 3_000_000 + b"1]}", 400),
    "many lists": (b'{"facts": [' + b"[]," * 2_000_000 + b"[]]}", 400),
    "a string without end": (b'{"facts": "' + b',\\"' * 2_000_000, 400),
    "unknown escapes": (b'{"answerCandidate": "' + b"\\q" * 3_000_000 + b'"}', 400),
}


@pytest.mark.parametrize(("body", "status"), LARGE.values(), ids=LARGE)
def test_a_large_body_is_answered_in_time(body, status):
    answers = []
    assert seconds(lambda: answers.append(call(body))) < SECONDS
    assert answers[0].status == status


def test_a_packed_body_is_held_to_the_same_number_of_values():
    body = gzip.compress(b'{"facts": [' + b"1," * 8_000_000 + b"1]}")
    answer = call(body, headers={"content-encoding": "gzip"})
    assert answer.error["message"].startswith("Invalid JSON payload received. Too many values.")


def test_commas_and_brackets_in_texts_are_no_values():
    fact = b"a,[{" * 2_500
    facts = b",".join([b'{"factText": "' + fact + b'"}'] * 60)
    assert call(b'{"answerCandidate": "The bridge opened.", "facts": [' + facts + b"]}").status == 200


ENDLESS = {
    "one-letter words": "a b c d e f g h " * 400,
    "no blanks": "abcdefgh" * 800,
    "hyphens": "a-b-" * 1000,
    "han": "雪山川水" * 500,
    "quotation marks": "“a” " * 1200,
}


@pytest.mark.parametrize("text", ENDLESS.values(), ids=ENDLESS)
def test_a_sentence_without_end_is_cut_and_nothing_of_it_lost(text):
    found = sentences(text)
    assert all(len(one.text) <= LONGEST and len(one.text.split()) <= MOST_WORDS for one in found)
    assert all(text[one.begin : one.end] == one.text for one in found)
    assert "".join(one.text for one in found).replace(" ", "") == text.replace(" ", "")


def test_a_long_sentence_of_prose_stays_whole():
    text = "The council met, " + "and the harbour master spoke of the new pier, " * 18 + "and all agreed."
    assert 800 < len(text) <= LONGEST
    assert [one.text for one in sentences(text)] == [text]


@pytest.mark.parametrize("text", ["a b c d e f g h ", "“a” “b” ", "(a) [b] "])
def test_words_without_a_sentence_are_checked_in_time(text):
    facts = [f"{number} {text * 600}"[:10_000] for number in range(5)]
    assert seconds(lambda: check(text * 500, facts, explain=True)) < SECONDS


FULL_OF_CUES = (
    "short quotations", "a list of labels", "records", "labels in Chinese", "labels in Korean", "hours in Chinese",
    "credits", "parts in Chinese", "elliptic denials", "owners", "doubts",
)  # fmt: skip


@pytest.mark.parametrize("shape", FULL_OF_CUES)
def test_cues_in_answer_and_facts_are_checked_in_time(shape):
    body = hostile(shape, "both", facts=20)
    answers = []
    assert seconds(lambda: answers.append(call(body))) < SECONDS
    assert answers[0].status == 200


def test_many_quotations_that_a_fact_has_not_read_its_own_quotations_once():
    quoted = quotes.quotations(" ".join(f'"a {number} b"' for number in range(2_000)))
    fact = quotes.plain('"the" a ' * 1_250)
    assert seconds(lambda: quotes.compare(quoted, [fact])) < SECONDS / 4


def test_many_credits_are_told_from_those_that_the_claim_names_in_time():
    def read(text):
        words = sides(text, text).claim
        return words, credits.annotate(words, name_spans.annotate(words))

    claim, mine = read("Ann Bo directed, Cy Do directed, Ef Gh Ij Kl here, " * 150)
    text, theirs = read("Ef Gh directed. Ij Kl directed. Bo Do. " * 200)
    assert mine and theirs
    assert seconds(lambda: credits.compare(claim, mine, [text], [theirs])) < SECONDS / 4


@pytest.mark.parametrize("count", [8, 16, 70])
def test_a_copy_of_a_long_list_of_numbers_is_supported(count):
    figures = ", ".join(f"{number} boats" for number in range(2000, 2000 + count))
    claim = f"The harbours held {figures} in all."
    assert all(relation.state == SATISFIED for relation in relate.compare(claim, [claim]))
    (found,) = check(claim, [claim]).claims
    assert found.verdict == "supported"
