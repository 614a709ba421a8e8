"""What a check leaves behind: the report, its index row and its events. Pure shaping of values, no AWS calls."""

from __future__ import annotations

import json
from typing import Any

from handler.event_check import Checking
from handler.event_index import CHECKED, REFUSED, Row
from handler.event_records import Job
from handler.event_settings import ANSWERS, REPORTS
from handler.event_store import Stored

CHECKED_EVENT = "GroundingChecked"
ALERT_EVENT = "GroundingBelowThreshold"


def report_key(key: str) -> str:
    """Where the report of the answer at ``key`` lies."""
    return REPORTS + key.removeprefix(ANSWERS)


def provenance(bucket: str, source: Stored, version: int, line: int) -> dict[str, Any]:
    """Which stored answer a report is of."""
    told: dict[str, Any] = {
        "bucket": bucket,
        "key": source.key,
        "etag": source.etag,
        "versionId": source.version_id,
        "version": version,
    }
    return told | ({"line": line} if line else {})


def report(checking: Checking, row: Row, answer: dict[str, Any]) -> dict[str, Any]:
    """The report: provenance and the API's own response."""
    return {
        "id": row.id,
        "answer": answer,
        "signature": row.signature,
        "checkedAt": row.checked_at,
        "labels": dict(row.labels),
        "response": checking.message,
    }


def refusal(row: Row, answer: dict[str, Any]) -> dict[str, Any]:
    """What stands in a file of reports for a record that could not be checked: Google's error shape."""
    error = {"code": 400, "message": row.reason, "status": "INVALID_ARGUMENT"}
    return {"id": row.id, "answer": answer, "checkedAt": row.checked_at, "error": error}


def checked_row(checking: Checking, source: Stored, line: int, at: str) -> Row:
    """The index row of a checked record."""
    counts = checking.checked
    return Row(
        id=checking.record.id,
        version=source.modified if checking.record.version is None else checking.record.version,
        source=source.key,
        etag=source.etag,
        outcome=CHECKED,
        line=line,
        support=counts.support_score,
        contradiction=float(checking.message.get("contradictionScore", 0.0)),
        claims=counts.claims,
        checked_claims=counts.checked_claims,
        unsupported=checking.unsupported,
        contradicted=checking.contradicted,
        facts=counts.facts,
        report=report_key(source.key),
        signature=counts.signature,
        checked_at=at,
        labels=counts.user_labels,
    )


def refused_row(name: str, reason: str, source: Stored, line: int, at: str, signature: str) -> Row:
    """The index row of a record that could not be checked."""
    return Row(
        id=name,
        version=source.modified,
        source=source.key,
        etag=source.etag,
        outcome=REFUSED,
        line=line,
        signature=signature,
        checked_at=at,
        reason=reason,
    )


def events(row: Row, bucket: str, threshold: float) -> list[tuple[str, dict[str, Any]]]:
    """The events of a checked record; consumers tell repeats by ``id``, ``etag`` and ``signature``."""
    detail = {
        "id": row.id,
        "version": row.version,
        "answer": {"bucket": bucket, "key": row.source, "etag": row.etag, "line": row.line},
        "report": {"bucket": bucket, "key": row.report},
        "supportScore": row.support,
        "contradictionScore": row.contradiction,
        "claims": row.claims,
        "unsupportedClaims": row.unsupported,
        "contradictedClaims": row.contradicted,
        "labels": dict(row.labels),
        "signature": row.signature,
        "checkedAt": row.checked_at,
    }
    told = [(CHECKED_EVENT, detail)]
    if row.support < threshold:
        told.append((ALERT_EVENT, detail | {"threshold": threshold}))
    return told


def lines_of(reports: list[dict[str, Any]]) -> bytes:
    """Reports as JSON Lines."""
    return b"".join(encoded(each) + b"\n" for each in reports)


def encoded(value: dict[str, Any]) -> bytes:
    """Compact UTF-8 JSON; a score that is no number is a defect and raises ValueError."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def part_key(job: Job, name: str) -> str:
    """Where the reports of one part of a split file wait for the others."""
    return f"parts/{name}/{job.part:06d}.jsonl"
