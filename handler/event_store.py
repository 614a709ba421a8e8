"""The stack's bucket, table, bus and queues, as far as a check of stored answers touches them.

Nothing here trusts a clock or the order of events. Who writes first reads what is there, then makes sure that the
answer it checked is still the stored one, then writes only if what it read is still there. Every stored version has an
event of its own, so whoever comes last sees the newest and nothing older can follow it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from botocore.exceptions import ClientError

from handler.event_index import Row
from handler.event_records import RefusedError
from handler.event_settings import EventSettings

ATTEMPTS = 8
"""Rounds of read-then-write before a conflict is left to the queue's next delivery."""
_WRITERS = 8
_MISSING = frozenset({"404", "NoSuchKey", "NotFound"})
_CHANGED = frozenset({"412", "PreconditionFailed", "409", "ConditionalRequestConflict"})


class GoneError(Exception):
    """The stored object is no longer there, or no longer what the job meant: a newer event stands for it."""


class ConflictError(Exception):
    """Others kept writing to the same report or row; try again later."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One version of an object. ``modified`` is milliseconds since the epoch."""

    key: str
    etag: str
    size: int
    modified: int
    version_id: str
    metadata: Mapping[str, str]
    body: bytes = b""


class Stores:
    """Calls to S3, DynamoDB, EventBridge and SQS through the boto3 clients that it is given."""

    def __init__(self, settings: EventSettings, clients: Mapping[str, Any]) -> None:
        self.settings = settings
        self.s3 = clients["s3"]
        self.dynamodb = clients["dynamodb"]
        self.events = clients["events"]
        self.sqs = clients["sqs"]

    # ---- objects

    def head(self, key: str, etag: str = "") -> Stored:
        """What is stored under ``key``. Raises ``GoneError`` when nothing is, or not what had ``etag``."""
        return self._stored(key, self._s3("head_object", key, **_if_match(etag)))

    def read(self, key: str, etag: str = "", begin: int = 0, end: int = 0) -> Stored:
        """The bytes [begin, end) under ``key``, all for ``end`` 0. Raises ``GoneError`` as ``head`` does."""
        span = {"Range": f"bytes={begin}-{end - 1}"} if end else {}
        answer = self._s3("get_object", key, **_if_match(etag), **span)
        return self._stored(key, answer, answer["Body"].read())

    def chunks(self, key: str, etag: str, size: int) -> Iterator[bytes]:
        """The object in order, ``size`` bytes at a time."""
        answer = self._s3("get_object", key, **_if_match(etag))
        while chunk := answer["Body"].read(size):
            yield chunk

    def unchanged(self, key: str, etag: str) -> bool:
        """Whether ``key`` still holds what had ``etag``."""
        try:
            self.head(key, etag)
        except GoneError:
            return False
        return True

    def put(self, key: str, body: bytes, content_type: str = "application/json") -> None:
        """Store an object that only this job writes."""
        self.s3.put_object(Bucket=self.settings.bucket, Key=key, Body=body, ContentType=content_type)

    def keys(self, prefix: str) -> Iterator[str]:
        """All keys under ``prefix``, in order."""
        for page in self.s3.get_paginator("list_objects_v2").paginate(Bucket=self.settings.bucket, Prefix=prefix):
            for found in page.get("Contents", ()):
                yield found["Key"]

    def _s3(self, operation: str, key: str, **arguments: Any) -> dict[str, Any]:
        try:
            answer: dict[str, Any] = getattr(self.s3, operation)(Bucket=self.settings.bucket, Key=key, **arguments)
        except ClientError as error:
            if _code(error) in _MISSING | _CHANGED:
                raise GoneError(key) from None
            raise
        return answer

    def _stored(self, key: str, answer: Mapping[str, Any], body: bytes = b"") -> Stored:
        return Stored(
            key,
            answer["ETag"].strip('"'),
            answer["ContentLength"],
            int(answer["LastModified"].timestamp() * 1000),
            answer.get("VersionId") or "",
            answer.get("Metadata") or {},
            body,
        )

    # ---- index rows

    def rows(self, ids: Sequence[str]) -> dict[str, Row]:
        """The index rows of ``ids`` that exist, as they are now."""
        found: dict[str, Row] = {}
        unique = list(dict.fromkeys(ids))
        for at in range(0, len(unique), 100):
            asked: Any = {
                self.settings.table: {"Keys": [{"id": {"S": i}} for i in unique[at : at + 100]], "ConsistentRead": True}
            }
            for _ in range(ATTEMPTS):
                answer = self.dynamodb.batch_get_item(RequestItems=asked)
                rows = (Row.of_item(item) for item in answer["Responses"].get(self.settings.table, ()))
                found.update({row.id: row for row in rows})
                asked = answer.get("UnprocessedKeys")
                if not asked:
                    break
                time.sleep(0.1)
            else:
                raise ConflictError("the index gave no answer")
        return found

    def settle(self, rows: Sequence[Row]) -> None:
        """Write rows of one stored version unless newer ones are there. Raises ``ConflictError``, ``GoneError``."""
        pending = list(rows)
        for _ in range(ATTEMPTS):
            if not pending:
                return
            seen = self.rows([row.id for row in pending])
            pending = [row for row in pending if row.id not in seen or not row.yields_to(seen[row.id])]
            if pending and not self.unchanged(pending[0].source, pending[0].etag):
                raise GoneError(pending[0].source)
            with ThreadPoolExecutor(_WRITERS) as writers:
                written = list(writers.map(self._put_row, pending, [seen.get(row.id) for row in pending]))
            pending = [row for row, done in zip(pending, written, strict=True) if not done]
        raise ConflictError("index rows kept changing")

    def _put_row(self, row: Row, seen: Row | None) -> bool:
        revision = seen.revision if seen else 0
        condition: dict[str, Any] = {"ConditionExpression": "attribute_not_exists(id)"}
        if seen:
            condition = {
                "ConditionExpression": "revision = :seen",
                "ExpressionAttributeValues": {":seen": {"N": str(revision)}},
            }
        item = row.item(revision + 1, self._expiry())
        try:
            self.dynamodb.put_item(TableName=self.settings.table, Item=item, **condition)
        except ClientError as error:
            if _code(error) == "ConditionalCheckFailedException":
                return False
            raise
        return True

    def _expiry(self) -> int:
        days = self.settings.row_days
        return int(time.time()) + days * 86400 if days else 0

    # ---- events and queues

    def announce(self, entries: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
        """Emit (detail type, detail) events; those that the bus refuses are tried again."""
        pending = [
            {
                "EventBusName": self.settings.bus,
                "Source": "groundwire",
                "DetailType": kind,
                "Detail": json.dumps(detail, ensure_ascii=False),
            }
            for kind, detail in entries
        ]
        for _ in range(ATTEMPTS):
            refused = []
            for at in range(0, len(pending), 10):
                batch = pending[at : at + 10]
                answer = self.events.put_events(Entries=batch)
                refused += [e for e, told in zip(batch, answer["Entries"], strict=True) if told.get("ErrorCode")]
            if not refused:
                return
            pending = refused
            time.sleep(0.2)
        raise ConflictError(f"the bus refused {len(pending)} events")

    def ask(self, bodies: Sequence[str]) -> None:
        """Queue jobs."""
        for at in range(0, len(bodies), 10):
            entries = [{"Id": str(i), "MessageBody": body} for i, body in enumerate(bodies[at : at + 10])]
            answer = self.sqs.send_message_batch(QueueUrl=self.settings.queue, Entries=entries)
            if answer.get("Failed"):
                raise ConflictError(f"the queue refused {len(answer['Failed'])} parts")

    def delay(self, receipt: str, seconds: int) -> None:
        """Have a message delivered again after ``seconds``; where that fails, the queue's time-out does it."""
        with suppress(ClientError):
            self.sqs.change_message_visibility(
                QueueUrl=self.settings.queue, ReceiptHandle=receipt, VisibilityTimeout=seconds
            )

    def bury(self, body: str, reason: str, key: str, letter: str) -> None:
        """Put a message into the dead-letter queue with the reason why it is there, and an id to know repeats by."""
        self.sqs.send_message(
            QueueUrl=self.settings.dead_letters,
            MessageBody=body,
            MessageAttributes={
                "reason": {"DataType": "String", "StringValue": reason[:1000]},
                "key": {"DataType": "String", "StringValue": key or "unknown"},
                "letter": {"DataType": "String", "StringValue": letter},
            },
        )

    def fact(self, key: str) -> bytes:
        """The text of a fact object. Raises ``RefusedError`` when there is none."""
        try:
            return self.read(key).body
        except GoneError:
            raise RefusedError(f"The fact object '{key}' does not exist.") from None


def _if_match(etag: str) -> dict[str, str]:
    return {"IfMatch": f'"{etag}"'} if etag else {}


def _code(error: ClientError) -> str:
    return str(error.response["Error"]["Code"])
