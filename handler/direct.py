"""The entry of the backfill function: a batch of stored answers from a Step Functions map, or the sum of a run.

A batch writes its own sum under ``runs/NAME/batches/``; the last step adds them up. What fails here is put on the
queue, whose deliveries and dead-letter queue take it from there, so that one bad answer never fails a batch.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from typing import Any
from urllib.parse import unquote_plus

from handler import event_reports, event_summary, event_summary_text
from handler.event_checker import Checker
from handler.event_index import CHECKED, REFUSED, Outcome, Row
from handler.event_letters import Asked
from handler.event_records import Job
from handler.event_settings import RUNS
from handler.events import checker, log, named

_WORKERS = 8
"""Threads of one batch: checks take turns on the processor while the others wait for the network."""


def handler(event: Mapping[str, Any], context: object) -> dict[str, Any]:
    """``{"Items": [{"run", "key"}…]}`` or one such item: check. ``{"run", "sumUp": true}``: write the run's summary.

    Keys of an S3 inventory come URL-encoded; their items say ``"encoded": true``.
    """
    worker = checker("backfill")
    if event.get("sumUp"):
        return sum_up(worker, event["run"])
    items = event.get("Items") or [event]
    keys = [unquote_plus(item["key"]) if item.get("encoded") else item["key"] for item in items]
    return check_batch(worker, items[0]["run"], keys)


def check_batch(worker: Checker, run: str, keys: Sequence[str]) -> dict[str, Any]:
    """Check the answers at ``keys`` and store the sum of what came out; the same batch again replaces it."""
    with ThreadPoolExecutor(_WORKERS) as workers:
        outcomes = list(workers.map(lambda key: _checked(worker, key), keys))
    threshold = worker.stores.settings.alert_threshold
    rows = [row for outcome in outcomes for row in outcome.rows]
    others = [outcome.kind for outcome in outcomes if not outcome.rows]
    total = event_summary.merged(event_summary.of_rows(rows, threshold), event_summary.of_outcomes(others))
    name = hashlib.sha256("\n".join(keys).encode()).hexdigest()[:32]
    worker.stores.put(f"{RUNS}{run}/batches/{name}.json", event_reports.encoded(total))
    return {"answers": total["answers"], "outcomes": total["outcomes"]}


def _checked(worker: Checker, key: str) -> Outcome:
    job = Job(worker.bucket, key)
    try:
        outcome = worker.do(job, Asked("backfill", job.body()))
        if outcome.kind == "duplicate" and not outcome.rows:
            return Outcome("duplicate", _reported(worker, key))
    except Exception as error:
        log("backfill", key, "queued", 0, named(error))
        worker.stores.ask([job.body()])
        return Outcome("queued")
    return outcome


def _reported(worker: Checker, key: str) -> list[Row]:
    """The rows of a file of records that was checked before, by its report."""
    lines = worker.stores.read(event_reports.report_key(key)).body.split(b"\n")
    reports = [json.loads(line) for line in lines if line]
    rows = worker.stores.rows([report["id"] for report in reports])
    return [row for row in rows.values() if row.source == key]


def sum_up(worker: Checker, run: str) -> dict[str, Any]:
    """Add up the batches of ``run`` into ``runs/NAME/summary.json`` and ``summary.md``."""
    stores = worker.stores
    keys = list(stores.keys(f"{RUNS}{run}/batches/"))
    with ThreadPoolExecutor(_WORKERS) as readers:
        batches = readers.map(lambda key: json.loads(stores.read(key).body), keys)
        total = reduce(event_summary.merged, batches, event_summary.empty())
    page = event_summary_text.page(run, total, stores.settings.alert_threshold)
    stores.put(f"{RUNS}{run}/summary.json", event_reports.encoded(total))
    stores.put(f"{RUNS}{run}/summary.md", page.encode(), "text/markdown; charset=utf-8")
    counts = {name: total["outcomes"].get(name, 0) for name in (CHECKED, REFUSED)}
    return {"run": run, "answers": total["answers"], **counts, "summary": f"{RUNS}{run}/summary.json"}
