"""JSON as rows: the members of an object as sentences, each object of a list as a row of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from scoring.text.readable import cell, named, stated

_LONGEST, _DEEPEST = 200_000, 6
_NO_VALUE = {True: "yes", False: "false", None: "none"}


def rows(text: str) -> list[str]:
    """The rows of a text that is one JSON object or list of objects; none for any other text.

    What belongs to one object of a list stays together: "Sku: LAMP-2; quantity: 3." beside "Sku: CORD-9; quantity: 1."
    """
    bare = text.strip()
    if bare[:1] not in ("{", "[") or bare[-1:] not in ("}", "]") or '":' not in bare.replace(" ", ""):
        return []
    if len(bare) > _LONGEST:
        return []
    try:
        return list(_told(json.loads(bare), "", _DEEPEST))
    except (ValueError, RecursionError):
        return []


def _told(value: object, name: str, depth: int) -> Iterator[str]:
    if isinstance(value, list):
        for one in value:
            yield from _item(one, depth)
    elif isinstance(value, Mapping) and depth:
        flat = [stated(key, _plain(one)) for key, one in value.items() if _is_plain(one)]
        if flat:
            yield (f"{named(name)}: " if name else "") + " ".join(flat)
        for key, one in value.items():
            if not _is_plain(one):
                yield from _told(one, key, depth - 1)


def _item(value: object, depth: int) -> Iterator[str]:
    """One object of a list, as a row of a table is read."""
    if not isinstance(value, Mapping) or not depth:
        return
    cells = [cell(key, _plain(one)) for key, one in value.items() if _is_plain(one)]
    if cells:
        yield "; ".join(cells) + "."
    for key, one in value.items():
        if not _is_plain(one):
            yield from _told(one, key, depth - 1)


def _is_plain(value: object) -> bool:
    return not isinstance(value, Mapping) and not (
        isinstance(value, list) and any(isinstance(one, Mapping) for one in value)
    )


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(one) for one in value)
    return _NO_VALUE[value] if value is None or isinstance(value, bool) else str(value)
