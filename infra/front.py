"""What API Gateway does with ``ApiKeySource: AUTHORIZER`` and the local one does not: the authorizer names the key.

Stands before the local API Gateway: asks the deployed authorizer function, as the platform would, which API key a
request carries, and hands the request on with that key where the local gateway looks for it.
"""

from __future__ import annotations

import http.client
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qsl, urlsplit


class Front:
    """Serves the API on 127.0.0.1, without a stage in its path, as a custom domain does."""

    def __init__(self, lambda_client: Any, authorizer: str, gateway: str) -> None:
        self._lambda, self._authorizer, self._gateway = lambda_client, authorizer, urlsplit(gateway)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """The API's address."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()

    def api_key(self, headers: dict[str, str], query: str) -> str:
        """The key that the authorizer function names for a request, "" when it finds none."""
        event = {
            "type": "REQUEST",
            "methodArn": "arn:aws:execute-api:eu-west-1:000000000000:local/live/POST/v1",
            "headers": headers,
            "queryStringParameters": dict(parse_qsl(query)) or None,
        }
        answer = self._lambda.invoke(FunctionName=self._authorizer, Payload=json.dumps(event))
        return str(json.load(answer["Payload"]).get("usageIdentifierKey", ""))

    def _forward(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, list[tuple[str, str]], bytes]:
        connection = http.client.HTTPConnection(self._gateway.hostname or "", self._gateway.port or 80, timeout=60)
        connection.request("POST", self._gateway.path + path, body, headers)
        response = connection.getresponse()
        answer = response.read()
        connection.close()
        return response.status, response.getheaders(), answer

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        front = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                headers = dict(self.headers.items())
                key = front.api_key(headers, urlsplit(self.path).query)
                headers = {name: value for name, value in headers.items() if name.lower() != "x-api-key"}
                status, answered, answer = front._forward(
                    self.path, headers | ({"x-api-key": key} if key else {}), body
                )
                self.send_response(status)
                for name, value in answered:
                    if name.lower() in ("content-type", "retry-after"):
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, format: str, *arguments: Any) -> None:
                pass

        return Handler
