"""What the queue carries and what a stored record holds, read into typed values. No AWS calls."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from handler.errors import ApiError
from handler.request import CheckRequest, read

ALIASES = {"answer": "answerCandidate", "spec": "groundingSpec", "labels": "userLabels"}
"""Short names that a record may use for the API's."""
LONGEST_ID = 512


class RefusedError(Exception):
    """A record that no retry will help. The text is for the person who reads the dead-letter queue."""


@dataclass(frozen=True, slots=True)
class Job:
    """One stored object to check, or one part of it: the bytes [begin, end) of what had ``etag``.

    ``etag`` is "" where whatever is stored now is meant. ``parts`` is 0 for a whole object.
    """

    bucket: str
    key: str
    etag: str = ""
    begin: int = 0
    end: int = 0
    first_line: int = 1
    part: int = 0
    parts: int = 0

    def body(self) -> str:
        """The message that asks for this job."""
        return json.dumps({"groundwire": asdict(self)})


@dataclass(frozen=True, slots=True)
class Record:
    """One stored answer. ``id`` is its name in the index; ``version`` orders records of one id, None for none given."""

    id: str
    version: int | None
    request: CheckRequest


def job_of(body: str) -> Job:
    """The job in a queue message: one of our own, or EventBridge's "Object Created". Raises ``RefusedError``."""
    try:
        message = json.loads(body)
        if "groundwire" in message:
            return Job(**message["groundwire"])
        detail = message["detail"]
        return Job(detail["bucket"]["name"], detail["object"]["key"])
    except (ValueError, KeyError, TypeError):
        raise RefusedError("The message is neither an 'Object Created' event nor a part of a stored file.") from None


def envelope(text: bytes) -> dict[str, Any]:
    """The JSON object in ``text``, its short names made long. Raises ``RefusedError``."""
    try:
        record = json.loads(text.decode("utf-8-sig"))
    except UnicodeDecodeError as refusal:
        raise RefusedError(f"The record is not UTF-8: {refusal.reason} at byte {refusal.start}.") from None
    except json.JSONDecodeError as refusal:
        raise RefusedError(
            f"The record is not JSON: {refusal.msg} at line {refusal.lineno}, column {refusal.colno}."
        ) from None
    except (ValueError, RecursionError):
        raise RefusedError("The record is not JSON that can be read: nested too deep or a number too long.") from None
    if not isinstance(record, dict):
        raise RefusedError("The record is not a JSON object.")
    return {ALIASES.get(str(name), str(name)): value for name, value in record.items()}


def record_of(fields: Mapping[str, Any], default_id: str, extra_facts: list[dict[str, Any]]) -> Record:
    """The record in ``fields`` (see ``envelope``), with facts from fact objects added. Raises ``RefusedError``."""
    name = fields.get("id", default_id)
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_ID:
        raise RefusedError(f"'id' must be a string of 1 to {LONGEST_ID} characters.")
    version = fields.get("version")
    if version is not None and (not isinstance(version, int) or isinstance(version, bool) or not 0 <= version < 10**18):
        raise RefusedError("'version' must be a whole number from 0, below 10^18.")
    asked = {key: value for key, value in fields.items() if key not in ("id", "version", "factObjects")}
    facts = asked.get("facts") or []
    if not isinstance(facts, list):
        raise RefusedError("'facts' must be a list.")
    asked["facts"] = [{"factText": fact} if isinstance(fact, str) else fact for fact in facts] + extra_facts
    return Record(name, version, _request(asked))


def fact_keys(fields: Mapping[str, Any], prefix: str) -> list[str]:
    """The keys in ``factObjects``, all under ``prefix``. Raises ``RefusedError``."""
    keys = fields.get("factObjects") or []
    if not isinstance(keys, list) or not all(isinstance(key, str) and key.startswith(prefix) for key in keys):
        raise RefusedError(f"'factObjects' must be a list of keys that begin with '{prefix}'.")
    return keys


def _request(asked: Mapping[str, Any]) -> CheckRequest:
    """Read as the API reads a body, so that both accept and refuse the same."""
    try:
        return read(json.dumps(asked, ensure_ascii=False).encode(), "v1")
    except UnicodeEncodeError:
        raise RefusedError("The record holds a lone surrogate.") from None
    except ApiError as refusal:
        raise RefusedError(refusal.message) from None
