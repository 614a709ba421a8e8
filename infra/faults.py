"""A proxy in front of an AWS endpoint that fails as AWS does: throttles, and a crash right after a write.

It stands between one execution environment and the endpoint. The faults come from a seeded generator, so that a run
can be repeated.
"""

from __future__ import annotations

import http.client
import random
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

_HOP = frozenset({"connection", "keep-alive", "transfer-encoding", "content-length"})
_S3_THROTTLE = b"<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>"
_JSON_THROTTLE = b'{"__type":"ThrottlingException","message":"Rate exceeded"}'


@dataclass(frozen=True, slots=True)
class Faults:
    """Chances in [0, 1] of each request: to be throttled; if it is a write, to kill the function once it is done."""

    throttle: float = 0.0
    crash: float = 0.0


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    proxy: Proxy

    def _serve(self) -> None:
        body = _chunked(self.rfile) if _is_chunked(self.headers) else self._plain()
        target = self.headers.get("X-Amz-Target", "")
        if self.proxy.chance(self.proxy.faults.throttle):
            self.proxy.counts["throttled calls"] += 1
            self._answer(400 if target else 503, [], _JSON_THROTTLE if target else _S3_THROTTLE)
            return
        status, headers, answer = self.proxy.forward(self.command, self.path, self.headers, body)
        if _writes(self.command, target) and self.proxy.chance(self.proxy.faults.crash):
            self.proxy.counts["crashes after a write"] += 1
            self.proxy.crash()
            self.close_connection = True
            return
        self._answer(status, headers, answer)

    do_GET = do_PUT = do_POST = do_HEAD = do_DELETE = _serve  # noqa: N815

    def _plain(self) -> bytes:
        return self.rfile.read(int(self.headers.get("Content-Length", 0)))

    def _answer(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.send_response_only(status)
        length = str(len(body))
        for name, value in headers:
            if name.lower() == "content-length" and self.command == "HEAD":
                length = value
            elif name.lower() not in _HOP:
                self.send_header(name, value)
        self.send_header("Content-Length", length)
        self.end_headers()
        if self.command != "HEAD":
            with suppress(BrokenPipeError, ConnectionResetError):  # The caller may have been killed meanwhile.
                self.wfile.write(body)

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


class Proxy:
    """Forwards to 127.0.0.1:``port``; ``crash`` ends the function that called. ``counts`` says what was done."""

    def __init__(self, port: int, faults: Faults, seed: int, crash: Callable[[], None]) -> None:
        self.target = port
        self.faults = faults
        self.counts: Counter[str] = Counter()
        self._random = random.Random(seed)
        self.crash = crash
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """Where to send requests."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def chance(self, likelihood: float) -> bool:
        """Whether it happens this time."""
        return self._random.random() < likelihood

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()

    def _handler(self) -> type[_Handler]:
        return type("Handler", (_Handler,), {"proxy": self})

    def forward(self, method: str, path: str, headers: Any, body: bytes) -> tuple[int, list[tuple[str, str]], bytes]:
        """The endpoint's status, headers and body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.target, timeout=60)
        kept = {name: value for name, value in headers.items() if name.lower() not in (*_HOP, "expect")}
        if body or method not in ("GET", "HEAD"):
            kept["Content-Length"] = str(len(body))
        connection.request(method, path, body, kept)
        response = connection.getresponse()
        answer = response.read()
        connection.close()
        return response.status, response.getheaders(), answer


def _is_chunked(headers: Any) -> bool:
    return str(headers.get("Transfer-Encoding", "")).lower() == "chunked"


def _writes(method: str, target: str) -> bool:
    return method == "PUT" or target.endswith((".PutItem", ".UpdateItem", ".PutEvents", ".SendMessage"))


def _chunked(stream: Any) -> bytes:
    whole = b""
    while size := int(stream.readline().split(b";")[0], 16):
        whole += stream.read(size)
        stream.readline()
    while stream.readline().strip():
        pass
    return whole
