"""Regular expressions in the code of Python's own engine, shipped as the byte code of modules is.

Python compiles an expression to a list of numbers for its engine; that took a third of the first answer and a tenth of
start-up. The table of them is written when a function is packed and named after the engine that reads it: without one,
as on a developer's machine, or for another engine, expressions are compiled as ever.
"""

from __future__ import annotations

import _sre  # type: ignore[import-not-found]
import marshal
import re
import sys
from functools import lru_cache
from pathlib import Path
from typing import cast

TABLE = Path(__file__).with_suffix(f".{sys.implementation.cache_tag}-{_sre.MAGIC}.bin")
_Parts = tuple[int, bytes, int, dict[str, int], tuple[str | None, ...]]
"""Flags, code, and groups by number and name."""


def compiled(source: str, flags: int) -> re.Pattern[str]:
    """``re.compile(source, flags)``."""
    parts = _read(TABLE).get((source, flags))
    if parts is None:
        return re.compile(source, flags)
    all_flags, code, *groups = parts
    return cast("re.Pattern[str]", _sre.compile(source, all_flags, memoryview(code).cast("I").tolist(), *groups))


@lru_cache(maxsize=1)
def _read(table: Path) -> dict[tuple[str, int], _Parts]:
    return marshal.loads(table.read_bytes()) if table.exists() else {}
