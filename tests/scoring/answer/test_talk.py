"""Phrases that state nothing: looked up by their first word, and beside them the slow twin, one expression for all."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.answer import phrases, phrases_scripts, phrases_world
from scoring.answer.talk import states_nothing

PHRASES = [
    *(phrase for _, phrase in (*phrases.ENGLISH, *phrases.REFUSALS, *phrases.SILENCE, *phrases_world.WESTERN)),
    *(phrase for found in phrases_scripts.BY_SCRIPT.values() for phrase in found),
]
WHOLE = re.compile("|".join(f"(?:{phrase})" for phrase in PHRASES))


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(PHRASES).flatmap(lambda phrase: st.from_regex(phrase, fullmatch=True)))
def test_whatever_a_phrase_matches_is_found(text):
    assert states_nothing(text)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(" ".join(PHRASES).translate(str.maketrans("()|?:[]{}*\\", " " * 11)).split())))
def test_as_the_one_long_expression_says(words):
    text = " ".join(words)
    assert states_nothing(text) == (WHOLE.fullmatch(text) is not None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sure thing", True),
        ("hmmmmmmmmmmm", True),
        ("the context does not mention the price", True),
        ("the bridge does not open in may", False),
        ("¡hola a todos", True),
        ("ich weiß es nicht", True),
        ("当然", True),
        ("桥梁建于1932年", False),
        ("", False),
    ],
)
def test_talk_and_statements(text, said):
    assert states_nothing(text) is said
