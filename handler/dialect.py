"""JSON as Google's front end reads it: bytes -> a tree in which objects keep their order and their repeated keys.

Bodies that strict JSON accepts go through the standard library; all others through ``handler.tolerant``, which takes
trailing commas, single quotes, bare keys and raw control characters, and words its refusals as Google does.
"""

from __future__ import annotations

import json
import re
from typing import NoReturn

from handler import tolerant
from handler.tolerant import DEEPEST
from handler.tree import Json, JsonSyntaxError, number_of
from scoring.expressions import lazy

_SURROGATE = lazy(r"\\u[dD][89a-fA-F]")
_LONE_SURROGATE = lazy(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F]"
)
_STRING = lazy(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
"""A string, or the rest of the text where it does not end: so no character is looked at twice."""


def parse(body: bytes) -> Json:
    """The JSON value in ``body``; an empty or blank body is an empty object. Time is linear in the body.

    Objects are tuples of (name, value), arrays lists, numbers ``Number``. Raises ``JsonSyntaxError`` (whose message is
    the whole message for the caller) for anything that Google's parser would refuse.
    """
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise JsonSyntaxError("Encountered non UTF-8 code points.") from None
    if not text.strip(tolerant.BLANKS):
        return ()
    try:
        return _strict(text)
    except (ValueError, RecursionError):
        return tolerant.parse(text)


def _is_crowded(text: str) -> bool:
    """Whether there are more values than any request needs; a comma or a bracket stands for one. The standard library
    would make all of them."""
    if _marks(text) <= tolerant.MOST_VALUES:
        return False
    return _marks(_STRING.sub("", text)) > tolerant.MOST_VALUES


def _marks(text: str) -> int:
    return sum(map(text.count, ",[{"))


def _strict(text: str) -> Json:
    """The value, or ValueError when the tolerant parser must have a look."""
    if _is_crowded(text):
        raise ValueError
    value: Json = json.loads(
        text, object_pairs_hook=tuple, parse_int=number_of, parse_float=number_of, parse_constant=_refuse
    )
    if _deeper_than(DEEPEST, value) or _has_lone_surrogate(text):
        raise ValueError
    return value


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _deeper_than(limit: int, value: Json) -> bool:
    """Whether containers nest more than ``limit`` levels; walks level by level, so no stack can overflow."""
    level = [value] if isinstance(value, list | tuple) else []
    for _ in range(limit):
        level = [child for node in level for child in _children(node) if isinstance(child, list | tuple)]
        if not level:
            return False
    return True


def _children(node: Json) -> list[Json]:
    if isinstance(node, tuple):
        return [value for _, value in node]
    return node if isinstance(node, list) else []


def _has_lone_surrogate(text: str) -> bool:
    """Whether an escape names half a character. Escaped backslashes are blanked first: ``\\\\ud800`` is no escape."""
    return bool(_SURROGATE.search(text)) and bool(_LONE_SURROGATE.search(text.replace("\\\\", "  ")))
