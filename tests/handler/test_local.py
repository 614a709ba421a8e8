"""The local server as a process: what it prints works, and broken HTTP gets Google's error as well."""

from __future__ import annotations

import json
import shlex
import socket
import subprocess
import sys
from urllib.parse import urlsplit

import pytest

from handler.local import example
from tests.wire import PATH, local_server, post

BODY = json.dumps({"answerCandidate": "Water is wet.", "facts": [{"factText": "Water is wet."}]}).encode()


@pytest.fixture(scope="module")
def url():
    with local_server() as running:
        yield running


def test_the_printed_curl_line_works(url):
    port = urlsplit(url).port
    printed = subprocess.run(shlex.split(example(port, with_key=False)), capture_output=True, check=True)
    assert json.loads(printed.stdout)["claims"][0]["claimText"] == "The bridge opened in 1932."


def test_it_prints_that_line_at_start():
    with local_server() as running:
        port = urlsplit(running).port
        taken = subprocess.run(
            [sys.executable, "-m", "handler.local", "--port", str(port)], capture_output=True, text=True, check=False
        )
    assert example(port, with_key=False) in taken.stdout
    assert taken.returncode != 0, "the port was taken"


def test_what_is_no_http_is_refused_in_json(url):
    with socket.create_connection(("127.0.0.1", urlsplit(url).port), timeout=10) as connection:
        connection.sendall(b"NONSENSE\r\n\r\n")
        with connection.makefile("rb") as reply:
            head, _, body = reply.read().partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    assert json.loads(body)["error"]["status"] == "INVALID_ARGUMENT"


def test_a_body_over_the_limit_is_answered_although_it_is_still_being_sent(url):
    answer = post(url + PATH, b" " * 20_000_000)
    assert answer.error["message"] == "Request payload size exceeds the limit: 6291456 bytes."


def test_keys_come_from_the_environment():
    with local_server({"GROUNDWIRE_API_KEYS": "me:secret"}) as guarded:
        assert post(guarded + PATH, BODY).status == 401
        assert post(guarded + PATH, BODY, {"x-goog-api-key": "secret"}).status == 200


def test_several_processes_share_the_port():
    with local_server({}, "--workers", "2") as shared:
        answers = {post(shared + PATH, BODY).body for _ in range(10)}
    assert len(answers) == 1
