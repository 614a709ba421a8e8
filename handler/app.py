"""The ASGI application: one request in, one response out, errors always as Google's JSON. No server, no AWS in here."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from typing import Any

from handler import auth, compression, errors, fronts, parameters, response
from handler.errors import ApiError
from handler.http import Request, Response, parameters_of
from handler.routes import Found, Route, find, table
from handler.settings import Settings
from handler.sources import Sources
from handler.usage import Usage
from scoring.frozen import replace

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Meter = Callable[[Usage, Mapping[str, Any]], None]
"""Takes what a request cost, and the ASGI scope (in Lambda with ``aws.event`` and ``aws.context``)."""

_MOST_DRAINED = 64 * 1024 * 1024
"""Bytes of a too large body that are read and dropped, so that the client gets to hear why."""
_ENVELOPE = 1024
"""Bytes that a Lambda response needs beside body and headers."""
_log = logging.getLogger("groundwire")


class App:
    """The application. ``meter`` is called once for each request, after its answer is known."""

    def __init__(
        self, settings: Settings, meter: Meter, sources: Sources | None = None, routes: Sequence[Route] | None = None
    ) -> None:
        self.settings = settings
        self.meter = meter
        self.routes = tuple(routes) if routes is not None else table(sources or {}, playground=settings.playground)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one HTTP request; other kinds of connection are let go."""
        if scope["type"] != "http":
            return
        started = time.perf_counter()
        body = await _body(receive, self.settings.most_request_bytes)
        request = _request(scope, body or b"")
        found = find(self.routes, request.method, request.path)
        answer, key_id = self._answer(request, found, too_large=body is None)
        answer = self._fitted(answer, request, scope)
        if found is None or found[0].guarded:
            route = found[0].name if found else ""
            seconds = time.perf_counter() - started
            self.meter(
                Usage(route, answer.status, seconds, key_id, len(request.body), len(answer.body), answer.checked), scope
            )
        await _send(answer, send)

    def _answer(self, request: Request, found: Found | None, *, too_large: bool) -> tuple[Response, str]:
        """What the route says, or the error that it raised, and who asked. Routing comes first, then key, then body."""
        key_id = ""
        try:
            if found is None:
                raise errors.not_found(request.method, request.path)
            route, match = found
            if route.guarded:
                key_id = auth.caller(request, self.settings.keys)
            if too_large:
                raise compression.too_large(self.settings.most_request_bytes)
            return route.endpoint(self._unpacked(request), match), key_id
        except ApiError as error:
            return _error(error, request), key_id
        except Exception as error:
            _log.error("internal error: %s", _place(error))
            return _error(errors.internal(), request), key_id

    def _unpacked(self, request: Request) -> Request:
        encoding = request.headers.get("content-encoding", "")
        return replace(request, body=compression.unpacked(request.body, encoding, self.settings.most_unpacked_bytes))

    def _fitted(self, answer: Response, request: Request, scope: Scope) -> Response:
        """``answer``, packed where that is wanted, or an error where the platform would refuse its size."""
        packed = None
        if fronts.carries_bytes(scope):
            packed = compression.packed(answer.body, request.headers.get("accept-encoding", ""))
        limit = fronts.most_response_bytes(scope, self.settings.most_response_bytes)
        if limit is not None and _ENVELOPE + _carried_size(answer.body, packed) > limit:
            return _error(
                ApiError(
                    400,
                    f"Response payload size exceeds the limit: {limit} bytes. Send fewer or shorter facts, raise "
                    "citationThreshold, or select fewer fields.",
                ),
                request,
            )
        if packed is None:
            return answer
        return replace(answer, body=packed, headers=(*answer.headers, ("content-encoding", "gzip")))


async def _body(receive: Receive, limit: int) -> bytes | None:
    """The whole body, or None when it is longer than ``limit``."""
    chunks: list[bytes] = []
    length = 0
    while True:
        event = await receive()
        chunk = event.get("body", b"")
        length += len(chunk)
        if length <= limit:
            chunks.append(chunk)
        if not event.get("more_body", False) or length > _MOST_DRAINED:
            return b"".join(chunks) if length <= limit else None


def _request(scope: Scope, body: bytes) -> Request:
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    return Request(scope["method"], scope["path"], parameters_of(scope.get("query_string", b"")), headers, body)


def _error(error: ApiError, request: Request) -> Response:
    return Response(error.code, response.printed(error.body(), pretty=parameters.pretty(request)))


def _place(error: Exception) -> str:
    """Kind of an exception and where it arose. Its message stays out: it may hold a caller's text."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    where = f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}" if frame else "unknown place"
    return f"{type(error).__name__} at {where}"


def _carried_size(body: bytes, packed: bytes | None) -> int:
    """Bytes that the body takes inside a Lambda response: a JSON string, or base64."""
    if packed is not None:
        return -(-len(packed) // 3) * 4
    return len(json.dumps(body.decode(), ensure_ascii=False).encode())


async def _send(answer: Response, send: Send) -> None:
    headers = [
        ("content-type", answer.content_type),
        ("content-length", str(len(answer.body))),
        ("vary", "Accept-Encoding"),
        ("x-content-type-options", "nosniff"),
        *answer.headers,
    ]
    raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    await send({"type": "http.response.start", "status": answer.status, "headers": raw})
    await send({"type": "http.response.body", "body": answer.body})
