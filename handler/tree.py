"""A JSON value as it was written: nothing that the rules above JSON must see is lost yet."""

from __future__ import annotations

import math
from typing import TypeAlias, Union

from scoring.frozen import frozen

PREFIX = "Invalid JSON payload received. "


@frozen
class Number:
    """A JSON number as it was written, so that errors can echo it. ``float(text)`` is finite."""

    text: str


Json: TypeAlias = Union[bool, str, Number, list["Json"], tuple[tuple[str, "Json"], ...], None]  # noqa: UP007
"""Objects are tuples of (name, value), so that order and repeated names survive."""


class JsonSyntaxError(ValueError):
    """A body that is no JSON, even to a lenient reader. The message is complete."""

    def __init__(self, reason: str) -> None:
        super().__init__(PREFIX + reason)


def number_of(text: str) -> Number:
    """``text`` as a number. Raises ValueError when it is none, or beyond the range of a double."""
    if not math.isfinite(float(text)):
        raise ValueError(text)
    return Number(text)
