"""The entry of the HTTP function, with the events of all four front ends, in this process."""

from __future__ import annotations

import asyncio
import base64
import gzip
import importlib
import json
from types import SimpleNamespace

import pytest

from tests.handler.events import MAKERS
from tests.wire import PATH

CONTEXT = SimpleNamespace(aws_request_id="1", function_name="f")
BODY = json.dumps(
    {"answerCandidate": "Naß 😀 ist Wasser.", "facts": [{"factText": "Wasser ist naß."}]}, ensure_ascii=False
).encode()
JSON_HEADERS = {"content-type": "application/json", "host": "example.com"}


@pytest.fixture(scope="module", name="handler")
def _handler():
    """The entry, with an event loop that is closed again (Mangum leaves its own open until the process ends)."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    yield importlib.import_module("handler.api").handler
    loop.close()
    asyncio.set_event_loop(None)


@pytest.fixture(params=MAKERS, name="make")
def _make(request):
    return MAKERS[request.param]


@pytest.mark.parametrize("query", ["", "%24alt=json%3Benum-encoding%3Dint", "prettyPrint=false"])
@pytest.mark.parametrize("path", [PATH, PATH.replace("demo", "example.com:demo")])
def test_a_check(handler, make, path, query):
    answer = handler(make(path, query, BODY, JSON_HEADERS), CONTEXT)
    assert answer["statusCode"] == 200
    assert answer["isBase64Encoded"] is False
    claim = json.loads(answer["body"])["claims"][0]
    assert (claim["claimText"], claim["endPos"]) == ("Naß 😀 ist Wasser.", 21)
    assert ("\n" in answer["body"]) == (query != "prettyPrint=false")
    assert answer["headers"]["content-type"] == "application/json; charset=UTF-8"


def test_errors_are_google_s(handler, make):
    assert json.loads(handler(make(PATH, "", b"not json", JSON_HEADERS), CONTEXT)["body"])["error"]["code"] == 400
    assert json.loads(handler(make("/v1/x", "", BODY, JSON_HEADERS), CONTEXT)["body"])["error"]["code"] == 404


def test_answers_are_packed_only_where_bytes_arrive_unharmed(handler):
    fact = {"factText": "Water is wet.", "attributes": {"title": "On water. " * 300}}
    long = json.dumps({"answerCandidate": "Water is wet.", "facts": [fact]}).encode()
    for name, make in MAKERS.items():
        answer = handler(make(PATH, "", long, JSON_HEADERS | {"accept-encoding": "gzip"}), CONTEXT)
        if name == "REST API":
            assert not answer["isBase64Encoded"]
            body = answer["body"]
        else:
            assert answer["isBase64Encoded"]
            assert answer["headers"]["content-encoding"] == "gzip"
            body = gzip.decompress(base64.b64decode(answer["body"]))
        assert json.loads(body)["claims"][0]["citationIndices"] == [0]


def test_each_request_prints_one_metered_line(handler, make, capsys):
    handler(make(PATH, "", BODY, JSON_HEADERS), CONTEXT)
    (line,) = capsys.readouterr().out.splitlines()
    metered = json.loads(line)
    assert (metered["Requests"], metered["Facts"], metered["status"]) == (1, 1, 200)
    assert "Wasser" not in line
