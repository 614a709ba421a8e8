"""One line per check for the bill and the dashboard: CloudWatch's embedded metric format, which is JSON on stdout.

Texts, facts and API keys never enter a line; the key's id does, as API Gateway knows it. Lambda's JSON logging passes
a printed JSON line on as it is, so no library is needed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

from handler.usage import Usage
from scoring.frozen import replace

NAMESPACE = "Groundwire"
UNITS: Mapping[str, str] = {
    "Requests": "Count",
    "Refused": "Count",
    "Claims": "Count",
    "Facts": "Count",
    "Characters": "Count",
    "ColdStarts": "Count",
    "Duration": "Milliseconds",
    "SupportScore": "None",
}


class Meter:
    """Prints the line of each check of one ``service`` ("http", "events" or "backfill")."""

    def __init__(self, service: str) -> None:
        self.service = service
        self.cold = True

    def __call__(self, usage: Usage, request_id: str = "") -> None:
        """Print the line of ``usage``. The first one of a process is called cold."""
        print(line(self.service, usage, request_id, cold=self.cold, at=time.time()), flush=True)  # noqa: T201
        self.cold = False


_http = Meter("http")


def emit(usage: Usage, scope: Mapping[str, Any]) -> None:
    """Meter one HTTP request; the key's id and the request's come from the event that ``scope`` carries."""
    context = scope.get("aws.event", {}).get("requestContext", {})
    key_id = (context.get("identity") or {}).get("apiKeyId") or usage.key_id
    _http(replace(usage, key_id=key_id), context.get("requestId", ""))


def line(service: str, usage: Usage, request_id: str, *, cold: bool, at: float) -> str:
    """The log line of ``usage``; ``at`` is seconds since the epoch."""
    checked = usage.checked
    metrics: dict[str, float] = {
        "Requests": 1,
        "Refused": int(usage.status >= 400),
        "Claims": checked.claims if checked else 0,
        "Facts": checked.facts if checked else 0,
        "Characters": checked.characters if checked else 0,
        "ColdStarts": int(cold),
        "Duration": round(usage.seconds * 1000, 2),
    }
    if checked:
        metrics["SupportScore"] = round(checked.support_score, 6)
    properties = {
        "Service": service,
        "route": usage.route,
        "status": usage.status,
        "keyId": usage.key_id,
        "requestId": request_id,
        "labels": dict(checked.user_labels) if checked else {},
        "checkedClaims": checked.checked_claims if checked else 0,
        "bytesIn": usage.request_bytes,
        "bytesOut": usage.response_bytes,
        "cold": cold,
        "signature": checked.signature if checked else "",
    }
    whole = {"_aws": _directive(metrics, at), **properties, **metrics}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def _directive(metrics: Mapping[str, float], at: float) -> dict[str, object]:
    listed = [{"Name": name, "Unit": UNITS[name]} for name in metrics]
    return {
        "Timestamp": int(at * 1000),
        "CloudWatchMetrics": [{"Namespace": NAMESPACE, "Dimensions": [["Service"]], "Metrics": listed}],
    }
