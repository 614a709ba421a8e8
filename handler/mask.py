"""Partial responses: the ``fields`` parameter and the ``X-Goog-FieldMask`` header.

``supportScore,claims(claimText,score)``, ``claims.score`` and ``claims/score`` are read, in either spelling of names,
with ``*`` for every field. What is below a chosen field comes whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias, Union

from handler.errors import ApiError, Violation
from scoring.expressions import lazy

Tree: TypeAlias = Mapping[str, "Tree"]
Selection: TypeAlias = Union["dict[str, Selection]", None]
"""Chosen fields; None for all of them."""

RESPONSE: Tree = {
    "supportScore": {},
    "contradictionScore": {},
    "citedChunks": {
        "chunkText": {},
        "source": {},
        "sourceMetadata": {},
        "index": {},
        "uri": {},
        "title": {},
        "domain": {},
    },
    "claims": {
        "startPos": {},
        "endPos": {},
        "claimText": {},
        "citationIndices": {},
        "antiCitationIndices": {},
        "groundingCheckRequired": {},
        "score": {},
        "explanation": {},
    },
    "helpfulnessScore": {},
    "citedFacts": {"chunkText": {}, "sourceInfo": {}},
    "explanation": {},
}
_TOKEN = lazy(r"\s*([A-Za-z0-9_*]+|[.,/()]|\S)")
_LONGEST = 10_000


def parse(mask: str) -> Selection:
    """The selection that ``mask`` makes; None when it is blank. Raises ``ApiError`` 400 for unknown fields."""
    if not mask.strip():
        return None
    if len(mask) > _LONGEST:
        raise _refusal(mask[:100] + "…")
    return _Parser([match[1] for match in _TOKEN.finditer(mask.strip())]).all()


class _Parser:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = [*tokens, ""]
        self.at = 0

    def all(self) -> Selection:
        chosen: dict[str, Selection] = {}
        self.list(chosen, RESPONSE)
        if self.tokens[self.at]:
            raise _refusal(self.tokens[self.at])
        return chosen

    def list(self, chosen: dict[str, Selection], tree: Tree) -> None:
        self.path(chosen, tree)
        while self.tokens[self.at] == ",":
            self.at += 1
            self.path(chosen, tree)

    def path(self, chosen: dict[str, Selection], tree: Tree) -> None:
        """One name, and what stands below it. Names are checked at once, so nesting ends where the response does."""
        name = re.sub("_([a-z])", lambda match: match[1].upper(), self.tokens[self.at])
        names = list(tree) if name == "*" else [name] if name in tree else []
        if not names:
            raise _refusal(self.tokens[self.at])
        self.at += 1
        below: Selection = None
        children = {key: child for name in names for key, child in tree[name].items()}
        if self.tokens[self.at] in (".", "/"):
            self.at += 1
            self.path(below := {}, children)
        elif self.tokens[self.at] == "(":
            self.at += 1
            self.list(below := {}, children)
            if self.tokens[self.at] != ")":
                raise _refusal(self.tokens[self.at])
            self.at += 1
        for name in names:
            _merge(chosen, name, below)


def _merge(chosen: dict[str, Selection], name: str, below: Selection) -> None:
    """Choose ``below`` of ``name`` beside what was chosen of it before."""
    before = chosen.get(name, {})
    if before is None or below is None:
        chosen[name] = None
        return
    for child, selection in below.items():
        _merge(before, child, selection)
    chosen[name] = before


def apply(selection: Selection, value: object) -> object:
    """``value`` (a JSON value) with only the selected fields, in its own order."""
    if selection is None:
        return value
    if isinstance(value, list):
        return [apply(selection, element) for element in value]
    if isinstance(value, dict):
        return {key: apply(selection[key], child) for key, child in value.items() if key in selection}
    return value


def _refusal(path: str) -> ApiError:
    reason = f"Error expanding 'fields' parameter. Cannot find matching fields for path '{path}'."
    return ApiError(400, "Request contains an invalid argument.", [Violation(reason, "fields")])
