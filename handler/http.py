"""A request and a response, free of the server that carries them."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl

from handler.usage import Checked
from scoring.frozen import field, frozen

JSON_TYPE = "application/json; charset=UTF-8"


@frozen
class Request:
    """One request. ``path`` is decoded; header names are lower case; ``body`` is as sent, unpacked."""

    method: str
    path: str
    parameters: tuple[tuple[str, str], ...] = ()
    """Query parameters in order. A leading ``$``, which Google's system parameters may carry, is taken off."""
    headers: Mapping[str, str] = field(factory=dict)
    body: bytes = b""


@frozen
class Response:
    """One response. ``checked`` is what a check has to say to the meter."""

    status: int
    body: bytes
    content_type: str = JSON_TYPE
    headers: tuple[tuple[str, str], ...] = ()
    checked: Checked | None = None


def parameters_of(query: bytes) -> tuple[tuple[str, str], ...]:
    """The parameters in a query string, in order."""
    pairs = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    return tuple((name.removeprefix("$"), value) for name, value in pairs)
