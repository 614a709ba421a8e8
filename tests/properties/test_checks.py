"""Laws of a whole check: what must hold for any answer candidate and any facts."""

from __future__ import annotations

import subprocess
import sys
from os import environ
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import CheckResult, check

ROOT = Path(__file__).resolve().parents[2]
_PLACES = ("Holm", "Vester Quay", "Brannock", "Osterby")
_SUBJECTS = ("The ferry to {p}", "The lighthouse of {p}", "The mayor of {p}", "A bakery in {p}")
_DEEDS = (
    "was repaired in 1962",
    "was not repaired in 1962",
    "was repaired in 1987",
    "costs 14 euros a day",
    "costs 12 euros a day",
    "employs more than 40 people",
    "employs 35 people",
    "is older than the harbour of Osterby",
    "always closes on Mondays",
    "may close on Mondays",
    "was sold by Ida Brandt to Per Moe",
    "was sold by Per Moe to Ida Brandt",
)
_SENTENCES = st.builds(
    lambda subject, place, deed: f"{subject.format(p=place)} {deed}.",
    st.sampled_from(_SUBJECTS),
    st.sampled_from(_PLACES),
    st.sampled_from(_DEEDS),
)
_TEXTS = st.lists(_SENTENCES, min_size=1, max_size=3).map(" ".join)
_FACTS = st.lists(_TEXTS, min_size=1, max_size=5)
_MANY = st.lists(_SENTENCES, min_size=8, max_size=14)
_ANY = st.text(max_size=120)
_IRRELEVANT = "Zebras graze beneath thorny acacias whenever dusty monsoon clouds gather."


def scores(result: CheckResult) -> list[tuple[float | None, float | None]]:
    return [(claim.score, claim.contradiction) for claim in result.claims]


def texts(result: CheckResult) -> list[tuple[set[str], set[str]]]:
    def named(places: tuple[int, ...]) -> set[str]:
        return {result.cited_chunks[at].text for at in places}

    return [(named(claim.citations), named(claim.anti_citations)) for claim in result.claims]


def lawful(answer: str, facts: list[str], result: CheckResult) -> None:
    whole = answer.encode("utf-8", "surrogatepass")
    for claim in result.claims:
        assert answer[claim.start_char : claim.end_char] == claim.text
        assert whole[claim.start_byte : claim.end_byte] == claim.text.encode("utf-8", "surrogatepass")
        assert (claim.score is None) == (claim.contradiction is None) == (not claim.check_required)
        assert 0 <= (claim.score or 0) <= 1 and 0 <= (claim.contradiction or 0) <= 1
        assert not set(claim.citations) & set(claim.anti_citations)
        assert all(0 <= at < len(result.cited_chunks) for at in (*claim.citations, *claim.anti_citations))
        assert claim.check_required or not (claim.citations or claim.anti_citations)
    assert 0 <= result.support_score <= 1 and 0 <= result.contradiction_score <= 1
    for chunk in result.cited_chunks:
        assert facts[chunk.fact_index][chunk.start_char : chunk.end_char] == chunk.text
    used = {at for claim in result.claims for at in (*claim.citations, *claim.anti_citations)}
    assert used == set(range(len(result.cited_chunks)))
    begins = [(chunk.fact_index, chunk.start_char) for chunk in result.cited_chunks]
    assert begins == sorted(begins)


@given(_TEXTS, _FACTS)
@settings(max_examples=40, deadline=None)
def test_claims_scores_and_chunks_keep_the_law(answer, facts):
    lawful(answer, facts, check(answer, facts, explain=True))


@given(_ANY, st.lists(_ANY, max_size=4), st.none() | _ANY)
@settings(max_examples=60, deadline=None)
def test_any_text_is_answered(answer, facts, prompt):
    lawful(answer, facts, check(answer, facts, prompt=prompt, helpfulness=True, explain=True))


@given(_TEXTS, _FACTS | _MANY, st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_the_order_of_the_facts_changes_no_score_and_no_cited_text(answer, facts, chance):
    shuffled = list(facts)
    chance.shuffle(shuffled)
    one, other = check(answer, facts), check(answer, shuffled)
    assert scores(one) == scores(other)
    assert texts(one) == texts(other)


@given(_TEXTS, _FACTS, st.integers(0, 5))
@settings(max_examples=40, deadline=None)
def test_a_fact_about_something_else_drops_no_citation(answer, facts, place):
    more = [*facts[:place], _IRRELEVANT, *facts[place:]]
    before, after = check(answer, facts), check(answer, more)
    for (had, denied), (has, denies) in zip(texts(before), texts(after), strict=True):
        assert had <= has
        assert denied <= denies


@given(_SENTENCES, _FACTS)
@settings(max_examples=40, deadline=None)
def test_a_copy_of_a_sentence_of_a_fact_is_supported(sentence, others):
    (claim,) = check(sentence, [sentence]).claims
    assert claim.verdict == "supported"
    assert claim.score > 0.8
    (among,) = check(sentence, [*others, sentence]).claims
    assert among.verdict == "supported"


@given(_TEXTS, _FACTS)
@settings(max_examples=20, deadline=None)
def test_the_same_input_gives_the_same_result(answer, facts):
    assert check(answer, facts, explain=True) == check(answer, facts, explain=True)


def test_hash_seeds_change_no_byte():
    script = (
        "from scoring import check; from tests.properties import test_checks as t;"
        "facts = [s.format(p=p) + ' ' + d + '.' for s in t._SUBJECTS for p in t._PLACES[:2] for d in t._DEEDS[::2]];"
        "print([check(fact, facts[::-1], explain=True) for fact in facts[::5]])"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert len(runs[0]) > 1000
