"""The product as the measuring sticks call it: ``--scorer training.measured:answer`` or ``:worst``."""

from __future__ import annotations

from collections.abc import Sequence

from scoring import check
from scoring.check import FactMapping


def answer(claim: str, facts: Sequence[FactMapping]) -> tuple[float, float]:
    """Support and contradiction score of the whole answer candidate: means over its checked claims, as the API returns
    them."""
    result = check(claim, _plain(facts))
    return result.support_score, result.contradiction_score


def worst(claim: str, facts: Sequence[FactMapping]) -> tuple[float, float]:
    """The least supported and the most contradicted checked claim: a claim of several sentences stands when all of it
    stands."""
    checked = [one for one in check(claim, _plain(facts)).claims if one.check_required]
    return min((one.score or 0.0 for one in checked), default=0.0), max(
        (one.contradiction or 0.0 for one in checked), default=0.0
    )


def _plain(facts: Sequence[FactMapping]) -> list[FactMapping]:
    return [
        {"text": fact["text"], "attributes": {key: str(value) for key, value in (fact.get("attributes") or {}).items()}}
        for fact in facts
    ]
