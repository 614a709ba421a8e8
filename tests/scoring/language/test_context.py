from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.language.context import claim_context, fact_context
from scoring.records import Sentence
from scoring.segment import sentences
from scoring.text.readable import readable


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Tides is an opera by Ida Brandt. It premiered in 1988.", ["", "Tides"]),
        ("Tides is an opera by Ida Brandt. The opera won a prize. In 1990 it closed.", ["", "Tides", "Tides"]),
        ("Per Moe sells nets. He was born in Oslo. His shop is old.", ["", "Per Moe", "Per Moe"]),
        ("Per Moe sells nets. Ida Brandt sings. She is famous.", ["", "", "Ida Brandt"]),
        ("Moe Lines was founded in 1990. The company owns ships.", ["", "Moe Lines"]),
        ("Per Moe sells nets. The weather is fine.", ["", ""]),
        ("Per Moe sells nets. It is known that rain falls.", ["", ""]),
        ("The kit holds:\n- a lamp\n- two flares", ["", "The kit holds", "The kit holds"]),
        ("橋は1931年に開通した。長さは412メートルである。", ["", "橋"]),
        ("博物馆于2019年开放。门票免费。", ["", "博物馆"]),
    ],
)
def test_claims_lean_on_what_stands_before(text: str, expected: list[str]) -> None:
    assert claim_context(sentences(text)) == expected


def test_talk_is_no_subject() -> None:
    found = sentences("お問い合わせは歓迎です。橋は閉まっています。")
    assert claim_context(found, None, [True, True]) == ["", "お問い合わせ"]
    assert claim_context(found, None, [False, True]) == ["", ""]


def test_a_short_answer_leans_on_the_prompt() -> None:
    assert claim_context(sentences("Danish."), "Which language does the guide speak?") == [
        "language does the guide speak"
    ]
    assert claim_context(sentences("Danish."), None) == [""]


def test_a_pronoun_at_the_start_takes_the_prompt() -> None:
    (context,) = claim_context(
        sentences("She speaks Danish, Polish and a little Greek as well."), "What does Ida Brandt speak?"
    )
    assert "Ida Brandt" in context


def test_facts_lean_on_their_title() -> None:
    assert fact_context(sentences("It was first printed in 1974."), "The Tern's Winter") == ["The Tern's Winter"]
    assert fact_context(sentences("A novel, first printed in 1974."), "The Tern's Winter") == ["The Tern's Winter"]
    assert fact_context(sentences("Per Moe sells nets."), "The Tern's Winter") == [""]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("| Model | Weight |\n| --- | --- |\n| Alder | 1.8 kg |", "Model: Alder; Weight: 1.8 kg."),
        ("Model\tWeight\nAlder\t1.8 kg", "Model: Alder; Weight: 1.8 kg."),
        ("model,weight_kg,in_stock\nAlder,1.8,no", "model: Alder; weight: 1.8 kg; in stock: no."),
        ('model;notes;qty\nAlder;"red; light";4', "model: Alder; notes: red; light; quantity: 4."),
        ("Alder, birch, oak\nThe first is red, the second grey.", "The first is red, the second grey."),
        ('{"serial": "A77", "status": "offline", "battery": 12}', "Serial A77. Status offline. Battery 12."),
        (
            '{"tank": "B", "level_percent": 70, "max_temp_c": 90}',
            "Tank B. Level 70 percent. Maximum temperature 90 degrees Celsius.",
        ),
        ('{"name": "Rue", "first_day": "Monday", "per_min": "none"}', "Name Rue. First day Monday. Per minimum none."),
        ("| Tank | Depth (m) |\n| --- | --- |\n| B | 12 |", "Tank: B; Depth: 12 m."),
        ("Pump(type=P2, max_press=3.5bar)", "Pump. Type P2. Maximum pressure 3.5bar."),
        ("The pump runs at 3.5 bar.", "The pump runs at 3.5 bar."),
        ("Let x = 3 hold.", "Let x = 3 hold."),
    ],
)
def test_records_read_as_sentences(text: str, expected: str) -> None:
    assert readable(sentences(text))[-1] == expected


@given(st.text(alphabet='It Per. The\n-:|a1{}"=(),', max_size=300))
def test_one_context_and_one_reading_for_each_sentence(text: str) -> None:
    found = sentences(text)
    assert (
        len(claim_context(found, "Who is Ida?"))
        == len(fact_context(found, "Tides"))
        == len(readable(found))
        == len(found)
    )
    assert claim_context(found) == claim_context(found)


def test_hostile_texts_take_no_time() -> None:
    start = time.perf_counter()
    for text in ('{"a":' * 20_000, "a=b" * 30_000, "x(" * 30_000 + "=", "It " * 50_000, '("a" : ' * 20_000):
        one = [Sentence(text, 0, len(text))]
        readable(one)
        claim_context(one, text)
    assert time.perf_counter() - start < 2.0
