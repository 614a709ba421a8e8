"""One record checked: the API's own answer, with what the index and the events need beside it. No AWS calls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from handler import response
from handler.event_records import Record
from handler.usage import Checked
from scoring import check


@dataclass(frozen=True, slots=True)
class Checking:
    """A checked record: the response message, and counts of its claims."""

    record: Record
    message: dict[str, Any]
    checked: Checked
    unsupported: int
    contradicted: int


def checking(record: Record) -> Checking:
    """Check ``record`` with claim scores and contradictions on: a stored report should tell all that is known."""
    asked = replace(record.request, claim_level_score=True, anti_citations=True)
    result = check(
        asked.answer_candidate,
        asked.facts,
        prompt=asked.prompt or None,
        citation_threshold=asked.citation_threshold,
        anti_citation_threshold=asked.anti_citation_threshold,
        helpfulness=asked.helpfulness,
        explain=asked.explanations,
    )
    required = [claim for claim in result.claims if claim.check_required]
    counts = Checked(
        user_labels=asked.user_labels,
        claims=len(result.claims),
        checked_claims=len(required),
        facts=len(asked.facts),
        characters=len(asked.answer_candidate) + sum(len(fact.text) for fact in asked.facts),
        support_score=result.support_score,
        signature=result.signature,
    )
    return Checking(
        record,
        response.message(asked, result, asked.facts),
        counts,
        unsupported=sum(not claim.citations for claim in required),
        contradicted=sum(bool(claim.anti_citations) for claim in required),
    )
