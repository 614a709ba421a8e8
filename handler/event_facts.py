"""Facts that a record refers to instead of holding them: objects under ``facts/`` in the same bucket."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from handler.event_records import RefusedError
from handler.limits import LONGEST_FACT

_BREAKS = (re.compile(r"\n\s*\n"), re.compile(r"\n"), re.compile(r"(?<=[.!?。！？])\s*"), re.compile(r"\s"))
"""Where a long text may be cut, the best first."""


def facts_of(keys: Sequence[str], read: Callable[[str], bytes], bucket: str) -> list[dict[str, Any]]:
    """The facts of the fact objects ``keys``, in order. Raises ``RefusedError`` for what is no fact."""
    return [fact for key in keys for fact in _facts(key, read(key), f"s3://{bucket}/{key}")]


def _facts(key: str, body: bytes, uri: str) -> Iterator[dict[str, Any]]:
    try:
        text = body.decode("utf-8-sig")
        given = json.loads(text) if key.endswith(".json") else None
    except ValueError:
        raise RefusedError(f"The fact object '{key}' is not UTF-8, or not the JSON that its name promises.") from None
    if given is None:
        yield from ({"factText": piece, "attributes": {"uri": uri}} for piece in pieces(text, LONGEST_FACT))
        return
    for fact in given if isinstance(given, list) else [given]:
        if not isinstance(fact, dict):
            raise RefusedError(f"The fact object '{key}' must hold a fact or a list of facts.")
        yield fact | {"attributes": {"uri": uri} | (fact.get("attributes") or {})}


def pieces(text: str, most: int) -> Iterable[str]:
    """``text`` in pieces of at most ``most`` characters, cut where a reader would; joined they are the text."""
    at = 0
    while at < len(text):
        end = at + most if len(text) - at > most else len(text)
        if end < len(text):
            end = _cut(text, at, end)
        yield text[at:end]
        at = end


def _cut(text: str, begin: int, end: int) -> int:
    """The last good break in the second half of [begin, end), ``end`` where there is none."""
    for pattern in _BREAKS:
        ends = (match.end() for match in pattern.finditer(text, begin + (end - begin) // 2, end))
        found = [place for place in ends if place > begin]
        if found:
            return found[-1]
    return end
