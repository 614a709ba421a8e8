"""The one method of the API: a request in, a checked answer out."""

from __future__ import annotations

from collections.abc import Sequence

from handler import mask, parameters, response
from handler.http import Request, Response
from handler.request import CheckRequest, read
from handler.sources import Passage, Sources, source_of
from handler.usage import Checked
from scoring import CheckResult, Fact, check
from scoring.frozen import frozen

SIGNATURE_HEADER = "x-groundwire-signature"


def check_grounding(request: Request, version: str, sources: Sources) -> Response:
    """Answer ``:check`` as API ``version``. Raises ``ApiError`` for everything that a caller can get wrong."""
    printing = parameters.printing(request)
    told = answered(read(request.body, version), sources)
    return Response(
        200,
        response.printed(mask.apply(printing.fields, told.message), pretty=printing.pretty),
        headers=((SIGNATURE_HEADER, told.result.signature),),
        checked=told.checked,
    )


@frozen
class Answered:
    """A request's answer: the response message, what it was made of, and the counts for the meter."""

    message: dict[str, object]
    result: CheckResult
    checked: Checked


def answered(asked: CheckRequest, sources: Sources) -> Answered:
    """Check ``asked``, wherever it came from. Raises ``ApiError`` for a data store that cannot be searched."""
    passages: Sequence[Passage] = ()
    facts: Sequence[Fact] = asked.facts
    if asked.search_source is not None:
        passages = source_of(asked.search_source, sources).search(asked.answer_candidate, asked.prompt)
        facts = [passage.fact for passage in passages]
    result = check(
        asked.answer_candidate,
        facts,
        prompt=asked.prompt or None,
        citation_threshold=asked.citation_threshold,
        anti_citation_threshold=asked.anti_citation_threshold,
        helpfulness=asked.helpfulness,
        explain=asked.explanations,
        together=asked.search_source is None,
    )
    message = response.message(asked, result, facts, passages)
    return Answered(message, result, _counts(asked, facts, result))


def _counts(asked: CheckRequest, facts: Sequence[Fact], result: CheckResult) -> Checked:
    return Checked(
        user_labels=asked.user_labels,
        claims=len(result.claims),
        checked_claims=sum(claim.check_required for claim in result.claims),
        facts=len(facts),
        characters=len(asked.answer_candidate) + sum(len(fact.text) for fact in facts),
        support_score=result.support_score,
        signature=result.signature,
    )
