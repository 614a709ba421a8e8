"""The HTTP function in AWS's own runtime interface emulator: real runtime client, real limits."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

from infra.emulator import Emulator
from tests.handler.events import MAKERS, function_url, http_api
from tests.wire import PATH

HEADERS = {"content-type": "application/json", "host": "example.com"}


@pytest.fixture(scope="module")
def function() -> Iterator[Emulator]:
    with Emulator("handler.api.handler") as running:
        yield running


@pytest.mark.parametrize("name", MAKERS)
def test_a_check(function, name):
    body = json.dumps({"answerCandidate": "雪は白い。", "facts": [{"factText": "雪は白い。"}]}, ensure_ascii=False)
    answer = function.invoke(MAKERS[name](PATH, "", body.encode(), HEADERS))
    assert answer["statusCode"] == 200
    assert json.loads(answer["body"])["claims"][0]["endPos"] == 15


def test_errors(function):
    answer = function.invoke(http_api(PATH, "", b"{", HEADERS))
    assert (answer["statusCode"], json.loads(answer["body"])["error"]["status"]) == (400, "INVALID_ARGUMENT")


@pytest.mark.parametrize(("letter", "size"), [("<", 7), ('"', 4), ("雪", 3)])
def test_large_answers_are_refused_by_us_just_before_the_platform_would(function, letter, size):
    """The title of a cited fact comes back, and takes ``size`` bytes for each letter inside the Lambda response."""
    fits = (6_291_556 - 2500) // size
    statuses = []
    for length in range(fits, 6_291_556 // size, 400 // size):
        facts = [{"factText": "Snow is white.", "attributes": {"title": letter * length}}]
        body = json.dumps({"answerCandidate": "Snow is white.", "facts": facts}, ensure_ascii=False).encode()
        packed = function_url(PATH, "", gzip.compress(body), HEADERS | {"content-encoding": "gzip"})
        answer = function.invoke(packed)
        statuses.append(answer["statusCode"])
        if answer["statusCode"] != 200:
            assert json.loads(answer["body"])["error"]["message"].startswith("Response payload size exceeds the limit")
    assert statuses == sorted(statuses)
    assert set(statuses) == {200, 400}
