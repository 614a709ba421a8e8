"""The API on this machine, for people without AWS: ``python -m handler.local --port 8080``."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from handler import stores
from handler.app import App
from handler.errors import ApiError
from handler.http import JSON_TYPE
from handler.response import printed
from handler.settings import from_environment
from handler.usage import Usage

_METHOD = "/v1/projects/demo/locations/global/groundingConfigs/default_grounding_config:check"
_EXAMPLE = (
    '{"answerCandidate": "The bridge opened in 1932.", "facts": [{"factText": "The bridge was opened in March 1932."}]}'
)


class GoogleErrorProtocol(H11Protocol):
    """HTTP/1.1 whose refusal of broken requests is Google's error JSON as well."""

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP request, and close."""
        body = printed(ApiError(400, msg).body(), pretty=True)
        headers = [("Content-Type", JSON_TYPE), ("Content-Length", str(len(body))), ("Connection", "close")]
        for event in (
            h11.Response(status_code=400, headers=headers),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


def log(usage: Usage, scope: Mapping[str, Any]) -> None:
    """One line for each request on standard error."""
    held = f", {usage.checked.claims} claims, {usage.checked.facts} facts" if usage.checked else ""
    who = f", key {usage.key_id}" if usage.key_id else ""
    sys.stderr.write(f"{usage.status} {usage.route or 'unknown path'} in {1000 * usage.seconds:.1f} ms{held}{who}\n")


def example(port: int, *, with_key: bool) -> str:
    """A curl command that checks something on a server at ``port``."""
    key = "-H 'x-goog-api-key: YOUR_KEY' " if with_key else ""
    return f"curl -s {key}'http://127.0.0.1:{port}{_METHOD}' -d '{_EXAMPLE}'"


app = App(from_environment(os.environ), log, stores.from_environment(os.environ))


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve until interrupted. Raises ``SystemExit`` when the port is taken."""
    parser = argparse.ArgumentParser(prog="python -m handler.local", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--workers", type=int, default=1, help="processes that share the port; one for each core helps")
    options = parser.parse_args(arguments)
    logging.basicConfig(format="%(levelname)s %(message)s")
    curl = example(options.port, with_key=bool(app.settings.keys))
    page = " (open it in a browser for the playground)" if app.settings.playground else ""
    sys.stdout.write(f"Groundwire listens on http://{options.host}:{options.port}{page}. Try:\n\n{curl}\n\n")
    sys.stdout.flush()
    uvicorn.run(
        "handler.local:app",
        host=options.host,
        port=options.port,
        workers=options.workers,
        http=GoogleErrorProtocol,
        ws="none",
        lifespan="off",
        access_log=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
