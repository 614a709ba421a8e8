"""The straight line: segment -> normalise -> match -> features -> classify -> aggregate."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from scoring import aggregate, classify, repeats, signature
from scoring.aggregate import Thresholds
from scoring.answer.helpfulness import helpfulness as helpful
from scoring.judge import judge
from scoring.reading import read_answer, read_facts
from scoring.records import CheckResult, Fact
from scoring.scales import prepare
from scoring.words import lexicon, stems
from scoring.words.lexicon import Vocabulary

_SAMPLE = 300
"""Characters of the longest fact that help to tell the language of a short answer."""


class FactMapping(TypedDict, total=False):
    """A fact as plain data."""

    text: str
    attributes: Mapping[str, str]


FactLike = str | FactMapping | Fact


def as_fact(fact: FactLike) -> Fact:
    """A fact from a string, a mapping ``{"text", "attributes"}`` or a ``Fact``. Raises KeyError without a text."""
    if isinstance(fact, Fact):
        return fact
    if isinstance(fact, str):
        return Fact(fact)
    return Fact(fact["text"], dict(fact.get("attributes") or {}))


def check(
    answer_candidate: str,
    facts: Iterable[FactLike],
    *,
    prompt: str | None = None,
    citation_threshold: float = 0.6,
    anti_citation_threshold: float = 0.8,
    helpfulness: bool = False,
    explain: bool = False,
    together: bool = True,
) -> CheckResult:
    """Check every claim of ``answer_candidate`` against ``facts``.

    ``prompt`` is the question that the answer candidate answers: context for short answers, and what ``helpfulness`` is
    scored against. A fact is cited for a claim when its support reaches ``citation_threshold``, anti-cited when its
    contradiction reaches ``anti_citation_threshold`` (both in [0, 1]); the thresholds move no score. ``explain`` adds
    the evidence to every claim. ``together`` lets several facts support a claim that none supports alone; without it
    facts that have nothing to do with each other (passages of many documents) are only judged one by one.

    All scores lie in [0, 1]. The same input gives the same result to the last bit.
    """
    sources = [as_fact(fact) for fact in facts]
    vocabulary = Vocabulary(lexicon.load(language_of(answer_candidate, sources)))
    claims = read_answer(answer_candidate, prompt)
    checked = repeats.distinct(claims)
    library = read_facts(sources, vocabulary, [claim.stated for claim in checked])
    model = classify.load()
    judged = repeats.spread(judge(prepare(checked, library), model, together=together), claims)
    thresholds = Thresholds(citation_threshold, anti_citation_threshold)
    found, chunks = aggregate.claims(answer_candidate, claims, judged, library, thresholds, explain)
    return CheckResult(
        aggregate.mean([one.support for one in judged]),
        aggregate.mean([one.contradiction for one in judged]),
        found,
        chunks,
        signature.of(model),
        helpful(prompt, answer_candidate) if helpfulness and prompt else None,
    )


def language_of(answer: str, facts: Sequence[Fact]) -> str:
    """The language of a request: of its answer candidate and its longest fact."""
    sample = max((fact.text for fact in facts), key=lambda text: (len(text), text), default="")[:_SAMPLE]
    return stems.language(f"{answer[:_SAMPLE]} {sample}")
