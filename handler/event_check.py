"""One record checked: the API's own answer, with what the index and the events need beside it. No AWS calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from handler.errors import ApiError
from handler.event_records import Record, RefusedError
from handler.service import answered
from handler.sources import Sources
from handler.usage import Checked
from scoring.frozen import replace


@dataclass(frozen=True, slots=True)
class Checking:
    """A checked record: the response message, and counts of its claims."""

    record: Record
    message: dict[str, Any]
    checked: Checked
    unsupported: int
    contradicted: int


def checking(record: Record, sources: Sources) -> Checking:
    """Check ``record`` with claim scores and contradictions on: a stored report should tell all that is known.

    Raises ``RefusedError`` when it names a data store that is not there; a store that is not ready raises ``ApiError``.
    """
    asked = replace(record.request, claim_level_score=True, anti_citations=True)
    try:
        told = answered(asked, sources)
    except ApiError as error:
        if error.code == 503:
            raise
        raise RefusedError(error.message) from None
    required = [claim for claim in told.result.claims if claim.check_required]
    return Checking(
        record,
        told.message,
        told.checked,
        unsupported=sum(not claim.citations for claim in required),
        contradicted=sum(bool(claim.anti_citations) for claim in required),
    )
