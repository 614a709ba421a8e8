"""Common runs are those of ``difflib``, whose plain form they replace."""

from __future__ import annotations

from difflib import SequenceMatcher

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.language.common_runs import runs, stretches

SENTENCES = st.lists(st.sampled_from("a b c d e f".split()), max_size=14)


@settings(max_examples=500, deadline=None)
@given(SENTENCES, SENTENCES)
def test_two_sentences_are_parted_as_by_difflib(mine: list[str], theirs: list[str]) -> None:
    found = stretches(runs(mine, theirs), len(mine), len(theirs))
    codes = SequenceMatcher(None, mine, theirs, autojunk=False).get_opcodes()
    assert [tuple(part) for part in found] == [(tag == "equal", *places) for tag, *places in codes]
