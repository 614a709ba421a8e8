"""The cues that spare a search: whatever an expression finds in a sentence, its cues let through."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.answer import hedges
from scoring.language import at_times, left_open, legends, limits, pending, rebuttals, sayings, wholes
from scoring.language.cues import may_hold
from scoring.normalise import words

BEFORE_AND_BEHIND = st.sampled_from(["", " ", "The pier ", " of 1990.", "1.", "-", "It's ", " — ", "x", "_"])
CASES = {
    **{f"times {n}": (always.pattern, at_times.CUES) for n, (always, _) in enumerate(at_times.TIMES)},
    "closed list": (limits.CLOSED.pattern, limits.CLOSING),
    "whole": (wholes.ALL.pattern, wholes.CUES),
    "possible": (pending.OPEN.pattern, pending.OPENING),
    "hearsay": (legends.HEARSAY.pattern, legends.TELLING),
    "reported": (rebuttals.CALLED.pattern, rebuttals.CALLING),
    "said": (sayings.CUE.pattern, sayings.CUE_WORDS),
}


def found_by(pattern: str) -> st.SearchStrategy[str]:
    return st.tuples(
        BEFORE_AND_BEHIND, st.from_regex(re.compile(pattern, re.I), fullmatch=True), BEFORE_AND_BEHIND
    ).map("".join)


@pytest.mark.parametrize("case", CASES)
def test_what_an_expression_finds_has_a_cue(case):
    pattern, cues = CASES[case]
    expression = re.compile(pattern, re.I)

    @settings(max_examples=300, deadline=None)
    @given(found_by(pattern))
    def holds(text):
        if expression.search(text) is not None:
            assert may_hold(words(text), cues)

    holds()


@settings(max_examples=300, deadline=None)
@given(found_by(left_open.LATIN))
def test_what_leaves_a_thing_open_is_let_through(text):
    if re.search(left_open.LATIN, text, re.I) is not None:
        assert left_open.may_leave_open(words(text))


def test_a_sentence_without_a_cue_is_passed_over():
    assert not may_hold(words("The pier of Halden opened in 1990."), at_times.CUES)
    assert not left_open.may_leave_open(words("The pier of Halden opened in 1990."))
    assert not sayings.may_say(words("The pier of Halden opened in 1990."))


@settings(max_examples=300, deadline=None)
@given(st.tuples(BEFORE_AND_BEHIND, st.from_regex(re.compile(rebuttals.NOT_SO.pattern, re.I)), BEFORE_AND_BEHIND))
def test_what_denies_is_let_through(parts):
    text = "".join(parts)
    if text.isascii() and rebuttals.NOT_SO.search(text) is not None:
        assert rebuttals.DENYING.search(text.lower()) is not None


@settings(max_examples=300, deadline=None)
@given(st.from_regex(re.compile(hedges.TRAILING.pattern, re.I), fullmatch=True))
def test_words_of_doubt_are_cut_off(text):
    claim = "The old pier of Halden is closed" + text
    if hedges.TRAILING.search(claim):
        assert hedges.statement(claim)[1] == hedges.TRAILING.search(claim).start()
