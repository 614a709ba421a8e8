"""A result as the JSON that the API answers, explanation included, with the words of the evidence for readers."""

from __future__ import annotations

from typing import Any

from cli.cases import Case
from handler.request import CheckRequest
from handler.response import message
from scoring import CheckResult


def response(result: CheckResult, case: Case) -> dict[str, Any]:
    """The API's response with everything switched on, so that one format serves the shell, files and reports."""
    body: dict[str, Any] = message(_everything(case), result, case.facts)
    for claim in body.get("claims", []):
        claim["explanation"].setdefault("evidence", [])
        for evidence in claim["explanation"]["evidence"]:
            where = evidence["position"]["codePoints"]
            evidence["text"] = case.facts[evidence["factIndex"]].text[where["start"] : where["end"]]
    return body


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
