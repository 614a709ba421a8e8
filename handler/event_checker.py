"""A job done: read what is stored, check it, leave report, row and events. Safe to repeat at any point.

An object of one record: report, then events, then the index row; the row says that all is done.
A file of records: events and rows, then the report (of a part: its file under ``parts/``), which says so there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from handler import event_letters, event_publish, event_reports, event_split
from handler.event_check import checking
from handler.event_facts import facts_of
from handler.event_index import CHECKED, Outcome, Row
from handler.event_letters import Asked, letter_id
from handler.event_records import Job, Record, RefusedError, envelope, fact_keys, record_of
from handler.event_settings import ANSWERS, FACTS
from handler.event_store import GoneError, Stored, Stores
from handler.sources import Sources
from handler.usage import Checked, Usage
from scoring import check

Meter = Callable[[Usage], None]


class Checker:
    """Does jobs on ``stores``; ``meter`` is told of every record, ``sources`` are the data stores that one may name."""

    def __init__(self, stores: Stores, meter: Meter, sources: Sources | None = None) -> None:
        self.stores = stores
        self.sources: Sources = sources or {}
        self.bucket = stores.settings.bucket
        self.meter = meter
        self.signature = check("", ()).signature

    def do(self, job: Job, asked: Asked) -> Outcome:
        """Do ``job``.

        Records that no retry will help end in the dead-letter queue with their reason. Every other trouble raises.
        """
        if not job.key.startswith(ANSWERS) or not job.key.endswith((".json", ".jsonl")):
            return Outcome("ignored")
        try:
            if job.key.endswith(".json"):
                return self._object(job, asked)
            return self._file(job, asked)
        except GoneError:
            return Outcome("superseded")

    # ---- an object of one record

    def _object(self, job: Job, asked: Asked) -> Outcome:
        held = self.stores.head(job.key)
        if held.size > self.stores.settings.record_bytes:
            return self._refuse(held, job.key, f"The record has {held.size} bytes.", asked)
        source = self.stores.read(job.key, held.etag)
        try:
            record = self.record(source.body, job.key)
        except RefusedError as refusal:
            return self._refuse(source, job.key, str(refusal), asked)
        seen = self.stores.rows([record.id]).get(record.id)
        if seen and seen.outcome == CHECKED and seen.stands_for(source.key, source.etag, self.signature):
            return Outcome("duplicate", (seen,))
        version = source.modified if record.version is None else record.version
        if seen and Row(record.id, version, source.key, source.etag, CHECKED).yields_to(seen):
            return Outcome("superseded")
        try:
            row, report = self._checked(record, source, 0)
        except RefusedError as refusal:
            return self._refuse(source, job.key, str(refusal), asked)
        event_publish.publish(self.stores, source, row.version, self.signature, event_reports.encoded(report))
        self._tell([row])
        return Outcome("checked", (row,))

    def _refuse(self, source: Stored, name: str, reason: str, asked: Asked) -> Outcome:
        """Bury the message once for each stored version."""
        row = event_reports.refused_row(name, reason, source, 0, _now(), self.signature)
        letter = letter_id(source.key, source.etag, self.signature)
        if event_letters.claim(self.stores, letter, asked):
            self.stores.settle([row])
            event_letters.send(self.stores, letter, asked, reason, source.key)
        self.meter(Usage(route="record", status=400, seconds=0.0, request_bytes=source.size))
        return Outcome("refused", (row,))

    # ---- a file of records

    def _file(self, job: Job, asked: Asked) -> Outcome:
        source = self.stores.head(job.key, job.etag)
        if job.parts:
            return event_split.do_part(self, job, source, asked)
        if not asked.again and event_publish.published(self.stores, source, self.signature):
            return Outcome("duplicate")
        if source.size > self.stores.settings.file_bytes:
            return self._refuse(source, job.key, f"The file has {source.size} bytes; cut it.", asked)
        if source.size > self.stores.settings.part_bytes:
            return event_split.split(self, job, source)
        whole = replace(job, etag=source.etag, end=source.size, parts=1)
        rows, reports = self.lines(whole, source, asked)
        lines = event_reports.lines_of(reports)
        event_publish.publish(self.stores, source, source.modified, self.signature, lines)
        return Outcome("checked", rows)

    def lines(self, job: Job, source: Stored, asked: Asked) -> tuple[list[Row], list[dict[str, Any]]]:
        """Check the records in the lines of ``job``: events sent, rows written. Their rows and reports, in order."""
        part = self.stores.read(job.key, source.etag, job.begin, job.end).body if job.end else b""
        done = [
            self._line(text, source, number)
            for number, text in enumerate(part.split(b"\n"), start=job.first_line)
            if text.strip()
        ]
        rows = [row for row, _ in done]
        seen = self.stores.rows([row.id for row in rows])
        fresh = [row for row in rows if not (row.id in seen and _same(row, seen[row.id]))]
        self._tell(fresh)
        refused = [row for row in rows if row.outcome != CHECKED]
        letter = letter_id(source.key, source.etag, self.signature, str(job.begin))
        if refused and event_letters.claim(self.stores, letter, asked):
            event_letters.send(self.stores, letter, asked, _reasons(refused, len(rows)), source.key)
        return rows, [report for _, report in done]

    def _line(self, text: bytes, source: Stored, number: int) -> tuple[Row, dict[str, Any]]:
        name = f"{source.key}#{number}"
        try:
            return self._checked(self.record(text, name), source, number)
        except RefusedError as refusal:
            row = event_reports.refused_row(name, str(refusal), source, number, _now(), self.signature)
            self.meter(Usage(route="record", status=400, seconds=0.0, request_bytes=len(text)))
            return row, event_reports.refusal(row, self._provenance(row, source))

    # ---- common

    def record(self, text: bytes, default_id: str) -> Record:
        """The record in ``text`` with its facts. Raises ``RefusedError``."""
        if len(text) > self.stores.settings.record_bytes:
            raise RefusedError(f"The record has {len(text)} bytes.")
        fields = envelope(text)
        extra = facts_of(fact_keys(fields, FACTS), self.stores.fact, self.bucket)
        return record_of(fields, default_id, extra)

    def _checked(self, record: Record, source: Stored, line: int) -> tuple[Row, dict[str, Any]]:
        started = time.perf_counter()
        told = checking(record, self.sources)
        self.meter(_usage(told.checked, time.perf_counter() - started))
        row = event_reports.checked_row(told, source, line, _now())
        return row, event_reports.report(told, row, self._provenance(row, source))

    def _provenance(self, row: Row, source: Stored) -> dict[str, Any]:
        return event_reports.provenance(self.bucket, source, row.version, row.line)

    def _tell(self, rows: Sequence[Row]) -> None:
        threshold = self.stores.settings.alert_threshold
        checked = [row for row in rows if row.outcome == CHECKED]
        self.stores.announce([event for row in checked for event in event_reports.events(row, self.bucket, threshold)])
        self.stores.settle(rows)


def _same(row: Row, seen: Row) -> bool:
    return (
        seen.outcome == row.outcome and seen.line == row.line and seen.stands_for(row.source, row.etag, row.signature)
    )


def _usage(checked: Checked, seconds: float) -> Usage:
    return Usage(route="record", status=200, seconds=seconds, checked=checked)


def _reasons(refused: Sequence[Row], total: int) -> str:
    told = "; ".join(f"line {row.line}: {row.reason}" for row in refused[:8])
    return f"{len(refused)} of {total} records refused. {told}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
