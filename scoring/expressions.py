"""Regular expressions that are compiled when they are first used: compiling all of them would double a cold start, and
a request needs a third of them."""

from __future__ import annotations

import re
from typing import Any, cast

from scoring.compiled import compiled

SOURCES: set[tuple[str, int]] = set()
"""Source and flags of all that were made."""


class _Compiled:
    """The methods and the source of a compiled expression as plain attributes."""


class _Lazy(_Compiled):
    """Becomes a compiled expression when a method is first asked for."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        expression = compiled(self._source, self._flags)
        for method in ("match", "fullmatch", "search", "finditer", "findall", "sub", "split", "pattern"):
            setattr(self, method, getattr(expression, method))
        self.__class__ = _Compiled  # type: ignore[assignment]  # without __getattr__ attributes are found faster
        return getattr(expression, name)


def lazy(source: str, flags: int = 0) -> re.Pattern[str]:
    """``source`` as ``re.compile`` reads it, when it is first used; only then is a fault in it raised."""
    SOURCES.add((source, int(flags)))
    return cast("re.Pattern[str]", _Lazy(source, int(flags)))
