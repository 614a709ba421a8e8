"""A result as the JSON that the API answers, explanation included, with the words of the evidence for readers."""

from __future__ import annotations

from typing import Any

from cli.cases import Case
from handler.request import CheckRequest
from handler.response import message
from scoring import CheckResult

MOST_NEAREST = 2
"""Pieces of evidence shown for a claim that no fact supports or contradicts."""


def response(result: CheckResult, case: Case) -> dict[str, Any]:
    """The API's response with everything switched on, so that one format serves the shell, files and reports."""
    body: dict[str, Any] = message(_everything(case), result, case.facts)
    for claim in body.get("claims", []):
        for evidence in claim["explanation"].setdefault("evidence", []):
            where = evidence["position"]["codePoints"]
            evidence["text"] = case.facts[evidence["factIndex"]].text[where["start"] : where["end"]]
    return body


def add_nearest(body: dict[str, Any], wide: dict[str, Any]) -> None:
    """Give claims that cite nothing the nearest evidence there is, from a response that cites from zero on."""
    for claim, other in zip(body["claims"], wide["claims"], strict=True):
        if bare(claim):
            found = sorted(other["explanation"]["evidence"], key=lambda item: -item["support"] - item["contradiction"])
            claim["explanation"]["evidence"] = [{**item, "nearest": True} for item in found[:MOST_NEAREST]]
            for item in claim["explanation"]["evidence"]:
                item.pop("chunkIndex", None)


def bare(claim: dict[str, Any]) -> bool:
    """Whether a claim needs a check and nothing was said about why it has its verdict."""
    return claim["groundingCheckRequired"] and not claim["explanation"]["evidence"]


def _everything(case: Case) -> CheckRequest:
    return CheckRequest(
        answer_candidate=case.answer,
        facts=case.facts,
        prompt=case.prompt or "",
        search_source=None,
        citation_threshold=0.0,
        anti_citation_threshold=0.0,
        claim_level_score=True,
        anti_citations=True,
        helpfulness=True,
        explanations=True,
        user_labels=case.labels,
    )
