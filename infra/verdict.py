"""What a run left in the bucket, the index, the queues and on the bus, counted against what was due."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from infra.scenario import Scenario


@dataclass
class Verdict:
    """Counts, and what is wrong: the run is good when ``wrong`` is empty."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def drained(sqs: Any, url: str) -> list[dict[str, Any]]:
    """All messages of a queue, taken off it."""
    taken: list[dict[str, Any]] = []
    while True:
        got = sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=10, MessageAttributeNames=["All"])
        if not got.get("Messages"):
            return taken
        for message in got["Messages"]:
            sqs.delete_message(QueueUrl=url, ReceiptHandle=message["ReceiptHandle"])
        taken += got["Messages"]


def judge(
    made: Scenario, etags: Mapping[str, str], rows: Mapping[str, Any], reports: Mapping[str, list[Any]], dead: list[Any]
) -> Verdict:
    """Compare.

    ``etags``: key -> ETag of what is stored last; ``rows``: index id -> item; ``reports``: answer key -> the reports
    in its report object; ``dead``: messages of the dead-letter queue.
    """
    verdict = Verdict()
    letters = {message["MessageAttributes"]["letter"]["StringValue"]: message for message in dead if _told(message)}
    untold = [message for message in dead if not _told(message)]
    buried = _buried([*letters.values(), *untold])
    for name, put in made.good.items():
        _good(verdict, name, put.key, etags[put.key], rows.get(name), reports.get(put.key, []))
        if _names(buried.get(put.key, []), name):
            verdict.wrong.append(f"{name}: checked, and buried too")
    for name in made.bad:
        key = name.partition("#")[0]
        entries = _names(buried.get(key, []), name)
        verdict.counts["bad records with one dead letter and a reason"] += len(entries) == 1
        if len(entries) != 1:
            verdict.wrong.append(f"{name}: {len(entries)} dead letters instead of one")
        if any(report["id"] == name and "response" in report for report in reports.get(key, [])):
            verdict.wrong.append(f"{name}: a report of a bad record")
    verdict.counts["dead letters"] = len(letters) + len(untold)
    verdict.counts["dead letters sent again after a crash (same letter id)"] = len(dead) - len(letters) - len(untold)
    if len(letters) + len(untold) > len(made.bad):
        verdict.wrong.append(f"{len(letters) + len(untold)} dead letters for {len(made.bad)} bad records")
    return verdict


def _told(message: Any) -> bool:
    return "letter" in message.get("MessageAttributes", {})


def _good(verdict: Verdict, name: str, key: str, etag: str, row: Any, reports: list[Any]) -> None:
    mine = [report for report in reports if report["id"] == name]
    if len(mine) != 1 or mine[0]["answer"]["etag"] != etag or "response" not in mine[0]:
        verdict.wrong.append(f"{name}: {len(mine)} reports, or not of the newest answer")
    elif row is None or row["etag"]["S"] != etag or row["source"]["S"] != key or row["outcome"]["S"] != "checked":
        verdict.wrong.append(f"{name}: the index row is missing or not of the newest answer")
    else:
        verdict.counts["good records with one newest report and row"] += 1


def _names(reasons: list[str], name: str) -> list[str]:
    """Those of an object's ``reasons`` that are about the record ``name``: the object itself, or one of its lines."""
    _, of_file, line = name.partition("#")
    return [reason for reason in reasons if not of_file or f"line {line}:" in reason]


def _buried(dead: list[Any]) -> dict[str, list[str]]:
    """Answer key -> the reasons given for it; a message without a reason counts as one without a line."""
    buried: dict[str, list[str]] = {}
    for message in dead:
        told = message.get("MessageAttributes", {})
        key = told.get("key", {}).get("StringValue") or json.loads(message["Body"])["detail"]["object"]["key"]
        reason = told.get("reason", {}).get("StringValue", "")
        if reason:
            for part in reason.split("; "):
                buried.setdefault(key, []).append(part)
    return buried
