"""Helpfulness: people's order of answers holds, parts say why, and nothing breaks it.

``data/helpfulness.jsonl`` holds answers to one prompt each, best first, written for this product. Those marked as held
out were written before the weights were set and not looked at while setting them.
"""

import json
import pathlib
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.answer.helpfulness import helpfulness
from scoring.segment import sentences

GROUPS = [
    json.loads(line)
    for line in (pathlib.Path(__file__).parent.parent / "data" / "helpfulness.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
PROMPT = "Who designed and built the Tollen lighthouse?"
FULL = "The Tollen lighthouse was designed by Ida Brekke and built by the Sund brothers."


def in_order(held: bool) -> float:
    """Share of pairs of answers to one prompt that are scored in the order given."""
    verdicts = []
    for group in GROUPS:
        if group["held"] == held:
            scores = [helpfulness(group["prompt"], answer).score for answer in group["answers"]]
            verdicts += [better > worse for better, worse in combinations(scores, 2)]
    return sum(verdicts) / len(verdicts)


def test_the_set_is_large_and_a_third_of_it_is_held_out():
    answers = [len(group["answers"]) for group in GROUPS]
    held = [len(group["answers"]) for group in GROUPS if group["held"]]
    assert sum(answers) >= 60
    assert sum(held) >= sum(answers) / 3


@pytest.mark.parametrize("held", [False, True])
def test_the_order_that_people_agree_on_holds(held):
    assert in_order(held) >= 0.95


def test_an_answer_that_leaves_out_a_conjunct_is_less_helpful_by_the_part_answered():
    whole, half = helpfulness(PROMPT, FULL), helpfulness(PROMPT, "The Tollen lighthouse was designed by Ida Brekke.")
    assert whole.parts["answered"] == 1.0
    assert half.parts["answered"] < 0.7
    assert whole.score > 0.9 > half.score


def test_talk_around_the_answer_costs_directness():
    chatty = f"Great question! I'm happy to help. Here is what I found. {FULL} I hope this helps!"
    assert helpfulness(PROMPT, chatty).parts["directness"] < helpfulness(PROMPT, FULL).parts["directness"]


def test_length_beyond_need_costs():
    long = FULL + " It stands on a cape, is white, has a lamp, and is loved by all who see it from the sea." * 6
    assert helpfulness(PROMPT, long).parts["length"] < helpfulness(PROMPT, FULL).parts["length"] == 1.0


@pytest.mark.parametrize("answer", ["I don't know.", "Not stated in the provided context.", "", "Could you clarify?"])
def test_a_refusal_is_unhelpful_and_says_so(answer):
    scored = helpfulness(PROMPT, answer)
    assert scored.parts["refusal"] == 1.0
    assert scored.score <= 0.1


@pytest.mark.parametrize(
    ("prompt", "good", "poor"),
    [
        ("Who wrote it?", "Petra Duval wrote it.", "It was written with care."),
        ("When does the pier open?", "The pier opens at 9:00.", "The pier opens every day of the week."),
        ("Where is the office?", "The office is in Leeds.", "The office is open."),
        ("How many rooms are there?", "There are 12 rooms.", "There are many rooms."),
        ("Why did it close?", "It closed because of a flood.", "It closed."),
        ("Is it free?", "Yes, it is free.", "Tickets come in blue."),
    ],
)
def test_each_kind_of_question_wants_its_kind_of_answer(prompt, good, poor):
    assert helpfulness(prompt, good).parts["answered"] > helpfulness(prompt, poor).parts["answered"]


@given(st.text(max_size=120), st.text(max_size=200))
def test_scores_and_parts_lie_between_0_and_1_and_repeat(prompt, answer):
    scored = helpfulness(prompt, answer)
    assert 0.0 <= scored.score <= 1.0
    assert all(0.0 <= value <= 1.0 for value in scored.parts.values())
    assert helpfulness(prompt, answer, sentences(answer)) == scored
