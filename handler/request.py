"""From the bytes of a request to a typed ``CheckRequest``, or to an error that names everything wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from handler import limits
from handler.decode import Decoder
from handler.dialect import parse
from handler.errors import ApiError, Violation, invalid
from handler.schema import CHECK_GROUNDING_REQUEST
from handler.tree import JsonSyntaxError
from scoring import Fact
from scoring.frozen import frozen

DEFAULT_CITATION_THRESHOLD = 0.6
DEFAULT_ANTI_CITATION_THRESHOLD = 0.8


@frozen
class CheckRequest:
    """A check that may be run: within all limits. Thresholds lie in [0, 1].

    Either ``facts`` is not empty, or ``search_source`` is the name of a serving config.
    """

    answer_candidate: str
    facts: tuple[Fact, ...]
    prompt: str
    search_source: str | None
    citation_threshold: float
    anti_citation_threshold: float
    claim_level_score: bool
    anti_citations: bool
    helpfulness: bool
    explanations: bool
    user_labels: Mapping[str, str]


def read(body: bytes, version: str) -> CheckRequest:
    """The request in ``body``, sent to API ``version`` ("v1"). Raises ``ApiError`` 400 with all violations."""
    try:
        tree = parse(body)
    except JsonSyntaxError as refusal:
        raise ApiError(400, str(refusal)) from None
    decoder = Decoder(version)
    message = decoder.root(tree, CHECK_GROUNDING_REQUEST)
    if decoder.violations:
        raise invalid(decoder.violations)
    request = _typed(message)
    violations = list(_violations(request))
    if violations:
        raise invalid(violations)
    return request


def _typed(message: dict[str, Any]) -> CheckRequest:
    spec = message.get("grounding_spec", {})
    return CheckRequest(
        answer_candidate=message.get("answer_candidate", ""),
        facts=tuple(Fact(fact.get("fact_text", ""), fact.get("attributes", {})) for fact in message.get("facts", ())),
        prompt=message.get("prompt", ""),
        search_source=message.get("grounding_source", {}).get("search_source") or None,
        citation_threshold=spec.get("citation_threshold", DEFAULT_CITATION_THRESHOLD),
        anti_citation_threshold=spec.get("anti_citation_threshold", DEFAULT_ANTI_CITATION_THRESHOLD),
        claim_level_score=spec.get("enable_claim_level_score", False),
        anti_citations=spec.get("enable_anti_citations", False),
        helpfulness=spec.get("enable_helpfulness_score", False),
        explanations=spec.get("enable_explanations", False),
        user_labels=message.get("user_labels", {}),
    )


def _violations(request: CheckRequest) -> Iterator[Violation]:
    yield from limits.answer(request.answer_candidate)
    yield from limits.prompt(request.prompt)
    yield from _sources(request)
    yield from limits.facts(request.facts)
    yield from limits.threshold("citation_threshold", request.citation_threshold)
    yield from limits.threshold("anti_citation_threshold", request.anti_citation_threshold)
    yield from limits.labels(request.user_labels)
    if request.helpfulness and not request.prompt.strip():
        yield Violation(
            'Field "prompt" is a required field with enable_helpfulness_score, but no value is found.',
            "prompt",
        )


def _sources(request: CheckRequest) -> Iterator[Violation]:
    """Facts, or a search source, and not both."""
    if request.search_source is None:
        if not request.facts:
            yield limits.missing("facts")
        return
    yield from limits.serving_config(request.search_source)
    if request.facts:
        yield Violation("'facts' and 'grounding_source' cannot be given together.", "grounding_source")
