"""The index row of one stored answer, to and from DynamoDB's form, and which of two rows is the newer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

CHECKED = "checked"
REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Row:
    """What the index tells of an answer.

    ``version`` is the record's own, or the stored object's time in milliseconds. ``source`` is the answer's key,
    ``etag`` its stored version, ``line`` its line in a file of records (0 for an object of its own). ``support`` and
    ``contradiction`` lie in [0, 1]. ``outcome`` is "checked" or "refused", the latter with a ``reason``.
    """

    id: str
    version: int
    source: str
    etag: str
    outcome: str
    line: int = 0
    support: float = 0.0
    contradiction: float = 0.0
    claims: int = 0
    checked_claims: int = 0
    unsupported: int = 0
    contradicted: int = 0
    facts: int = 0
    report: str = ""
    signature: str = ""
    checked_at: str = ""
    reason: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    revision: int = 0

    def yields_to(self, seen: Row) -> bool:
        """Whether ``seen``, which is in the index, must stay: it is of a later version. Ties go to the greater key."""
        if seen.version != self.version:
            return seen.version > self.version
        if seen.source != self.source:
            return seen.source > self.source
        return seen.etag == self.etag and seen.line > self.line

    def stands_for(self, source: str, etag: str, signature: str) -> bool:
        """Whether this row tells of that stored version, checked by that scorer."""
        return (self.source, self.etag, self.signature) == (source, etag, signature)

    def item(self, revision: int, expires_at: int) -> dict[str, Any]:
        """The row as a DynamoDB item; ``expires_at`` 0 keeps it."""
        item: dict[str, Any] = {name: _typed(getattr(self, name)) for name in _PLAIN}
        item["labels"] = {"M": {key: {"S": value} for key, value in self.labels.items()}}
        item["revision"] = {"N": str(revision)}
        if expires_at:
            item["expiresAt"] = {"N": str(expires_at)}
        return item

    @classmethod
    def of_item(cls, item: Mapping[str, Any]) -> Row:
        """The row in a DynamoDB item."""
        plain = {name: _plain(item[name], kind) for name, kind in _PLAIN.items() if name in item}
        labels = {key: value["S"] for key, value in item.get("labels", {}).get("M", {}).items()}
        return cls(**plain, labels=labels, revision=int(item["revision"]["N"]))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a job ended: checked, duplicate, superseded, refused, split, part, joined or ignored; and its rows."""

    kind: str
    rows: Sequence[Row] = ()


_PLAIN = {each.name: each.type for each in fields(Row) if each.name not in ("labels", "revision")}


def _typed(value: str | int | float) -> dict[str, str]:
    return {"S": value} if isinstance(value, str) else {"N": repr(value)}


def _plain(value: Mapping[str, str], kind: Any) -> Any:
    if kind == "str":
        return value["S"]
    return int(value["N"]) if kind == "int" else float(value["N"])
