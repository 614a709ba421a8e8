"""Our extension of the response: why each claim got its verdict. Sent only with ``enableExplanations``.

Positions come in three units; those inside facts count in ``factText`` as it was received.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from handler.numbers import double
from handler.positions import position
from scoring import CheckResult, Claim, Conflict, Evidence, Fact


def of_claim(
    claim: Claim, answer: str, facts: Sequence[Fact], result: CheckResult, renumbered: Mapping[int, int]
) -> dict[str, object]:
    """The verdict on one claim and the evidence for it. ``renumbered`` maps chunks to their place in the response."""
    explained: dict[str, object] = {"verdict": claim.verdict}
    if claim.score is not None:
        explained["score"] = double(claim.score)
    if claim.contradiction is not None:
        explained["contradiction"] = double(claim.contradiction)
    explained["position"] = position(answer, claim.start_char, claim.end_char)
    evidence = [_evidence(item, answer, facts, result, renumbered) for item in claim.evidence]
    if evidence:
        explained["evidence"] = evidence
    return explained


def of_result(result: CheckResult) -> dict[str, object]:
    """What made the scores, and the parts of the helpfulness score where there is one."""
    explained: dict[str, object] = {"signature": result.signature}
    if result.helpfulness is not None:
        parts = {name: double(value) for name, value in result.helpfulness.parts.items()}
        explained["helpfulness"] = {"score": double(result.helpfulness.score), "parts": parts}
    return explained


def _evidence(
    item: Evidence, answer: str, facts: Sequence[Fact], result: CheckResult, renumbered: Mapping[int, int]
) -> dict[str, object]:
    """One piece of evidence. ``chunkIndex`` is left out when its chunk is not in the response."""
    index = result.cited_chunks[item.chunk].fact_index
    text = facts[index].text
    listed = {"chunkIndex": renumbered[item.chunk]} if item.chunk in renumbered else {}
    return {
        **listed,
        "factIndex": index,
        "support": double(item.support),
        "contradiction": double(item.contradiction),
        "position": position(text, item.start_char, item.end_char),
        "matched": list(item.matched),
        "missing": list(item.missing),
        "conflicts": [_conflict(conflict, answer, text) for conflict in item.conflicts],
        "contributions": _contributions(item.contributions),
    }


def _conflict(conflict: Conflict, answer: str, text: str) -> dict[str, object]:
    return {
        "kind": conflict.kind,
        "claimValue": conflict.claim_value,
        "factValue": conflict.fact_value,
        "claimPosition": position(answer, conflict.claim_start, conflict.claim_end),
        "factPosition": position(text, conflict.fact_start, conflict.fact_end),
        "text": f"{conflict.kind}: {conflict.claim_value} against {conflict.fact_value}",
    }


def _contributions(shares: Mapping[str, float]) -> list[dict[str, object]]:
    """Features by the weight of their share of the support logit, heaviest first, equal ones by name."""
    ordered = sorted(shares.items(), key=lambda share: (-abs(share[1]), share[0]))
    return [{"feature": name, "value": value} for name, value in ordered]
