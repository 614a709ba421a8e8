"""How tests talk to the app: in process through ASGI, or over HTTP to a server of its own process."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

from handler.app import App
from handler.settings import Settings
from infra.emulator import free_port

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
"""Reference material that lies beside a checkout of the developers; tests that need it say so and skip without it."""
PATH = "/v1/projects/demo/locations/global/groundingConfigs/default_grounding_config:check"


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> Any:
        """The error, which must have Google's shape."""
        error = self.json["error"]
        assert error["code"] == self.status
        assert set(error) <= {"code", "message", "status", "details"}
        return error

    @property
    def violations(self) -> list[tuple[str | None, str]]:
        """(field, description) of each field violation."""
        details = [item for item in self.error.get("details", []) if item["@type"].endswith("google.rpc.BadRequest")]
        return [(item.get("field"), item["description"]) for detail in details for item in detail["fieldViolations"]]


def call(
    body: object = b"",
    *,
    app: App | None = None,
    method: str = "POST",
    path: str = PATH,
    query: str = "",
    headers: Mapping[str, str] | None = None,
    extra: Mapping[str, Any] | None = None,
) -> Answer:
    """One request to ``app`` in this process. A body that is no bytes is sent as JSON."""
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": raw, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(dict(message))

    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()],
        **(extra or {}),
    }
    application = app or App(Settings(), lambda usage, scope: None)
    asyncio.run(application(scope, receive, send))
    start, end = sent
    return Answer(start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, end["body"])


@contextmanager
def local_server(environment: Mapping[str, str] | None = None, *options: str) -> Iterator[str]:
    """The local server in a process of its own; gives its URL."""
    port = free_port()
    command = [sys.executable, "-m", "handler.local", "--port", str(port), *options]
    variables = {**os.environ, **(environment or {})}
    with subprocess.Popen(
        command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            _wait(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _wait(url: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{url}/up", timeout=5).close()
            return
        except HTTPError as error:
            error.close()
            return
        except URLError:
            time.sleep(0.1)
    raise TimeoutError(url)


def post(url: str, body: bytes, headers: Mapping[str, str] | None = None) -> Answer:
    """POST ``body`` over HTTP, whatever the status that comes back."""
    request = urllib.request.Request(url, data=body, method="POST", headers=dict(headers or {}))
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return Answer(response.status, dict(response.headers), response.read())
    except HTTPError as error:
        with error:
            return Answer(error.code, dict(error.headers), error.read())
