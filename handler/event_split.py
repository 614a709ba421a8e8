"""A file of records too long for one job: cut at line ends, checked in parts, its reports joined again."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from handler import event_publish, event_reports
from handler.event_index import Outcome
from handler.event_letters import Asked
from handler.event_records import Job, RefusedError
from handler.event_store import GoneError, Stored, Stores

if TYPE_CHECKING:
    from handler.event_checker import Checker

_CHUNK = 4 * 1024 * 1024
_KEPT_DAYS = 15
"""Of what is known of a file's parts; the lifecycle rule of ``parts/`` says the same."""


def split(checker: Checker, job: Job, source: Stored) -> Outcome:
    """Queue one job for each part of the file."""
    stores = checker.stores
    pieces = list(cuts(stores.chunks(job.key, source.etag, _CHUNK), stores.settings.part_bytes))
    parts = [
        replace(job, etag=source.etag, begin=begin, end=end, first_line=line, part=part, parts=len(pieces))
        for part, (begin, end, line) in enumerate(pieces)
    ]
    stores.ask([part.body() for part in parts])
    return Outcome("split")


def cuts(chunks: Iterable[bytes], most: int) -> Iterator[tuple[int, int, int]]:
    """(begin, end, number of the first line) of parts of about ``most`` bytes that end with a line's end."""
    begin, at, line, first = 0, 0, 1, 1
    for chunk in chunks:
        offset = 0
        while (found := chunk.find(b"\n", offset)) >= 0:
            offset = found + 1
            line += 1
            if at + offset - begin >= most:
                yield begin, at + offset, first
                begin, first = at + offset, line
        at += len(chunk)
    if at > begin:
        yield begin, at, first


def do_part(checker: Checker, job: Job, source: Stored, asked: Asked) -> Outcome:
    """Check one part; the last one to be done joins them all."""
    stores, name = checker.stores, _name(job, checker.signature)
    done = _done(stores, name)
    if job.part not in done or asked.again:
        if job.end - job.begin > stores.settings.part_bytes + stores.settings.record_bytes:
            raise RefusedError(f"The file holds a line of more than {stores.settings.record_bytes} bytes.")
        rows, reports = checker.lines(job, source, asked)
        stores.put(event_reports.part_key(job, name), event_reports.lines_of(reports), "application/x-ndjson")
        done = _mark(stores, name, job.part)
    else:
        rows = []
    if len(done) < job.parts:
        return Outcome("part", rows)
    if asked.again or not event_publish.published(stores, source, checker.signature):
        _join(stores, job, source, name, checker.signature)
    return Outcome("joined", rows)


def _join(stores: Stores, job: Job, source: Stored, name: str, signature: str) -> None:
    parts = [event_reports.part_key(replace(job, part=part), name) for part in range(job.parts)]
    try:
        event_publish.publish_joined(stores, source, signature, parts)
    except GoneError as gone:
        if str(gone).startswith("parts/"):
            raise RefusedError("The reports of other parts have expired: store the file again.") from None
        raise


def _name(job: Job, signature: str) -> str:
    return hashlib.sha256("\0".join((job.key, job.etag, signature)).encode()).hexdigest()[:32]


def _done(stores: Stores, name: str) -> set[int]:
    answer = stores.dynamodb.get_item(
        TableName=stores.settings.table, Key={"id": {"S": f"parts/{name}"}}, ConsistentRead=True
    )
    return {int(part) for part in answer.get("Item", {}).get("done", {}).get("NS", ())}


def _mark(stores: Stores, name: str, part: int) -> set[int]:
    answer = stores.dynamodb.update_item(
        TableName=stores.settings.table,
        Key={"id": {"S": f"parts/{name}"}},
        UpdateExpression="ADD done :part SET expiresAt = :end",
        ExpressionAttributeValues={
            ":part": {"NS": [str(part)]},
            ":end": {"N": str(int(time.time()) + _KEPT_DAYS * 86400)},
        },
        ReturnValues="ALL_NEW",
    )
    return {int(done) for done in answer["Attributes"]["done"]["NS"]}
