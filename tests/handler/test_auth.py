"""API keys."""

from __future__ import annotations

import hashlib
import logging

import pytest

from handler.app import App
from handler.auth import read_keys
from handler.settings import Settings, from_environment
from tests.wire import call

BODY = {"answerCandidate": "Water is wet.", "facts": [{"factText": "Water is wet."}]}
SECRET = "s3cret:with:colons"
KEYS = f"alice:{SECRET}, bob:sha256={hashlib.sha256(b'other').hexdigest()}"


@pytest.fixture
def used() -> list[str]:
    return []


@pytest.fixture
def app(used) -> App:
    return App(Settings(keys=read_keys(KEYS)), lambda usage, scope: used.append(usage.key_id))


def test_without_configured_keys_everyone_may_call():
    assert from_environment({}).keys == ()
    assert call(BODY).status == 200


@pytest.mark.parametrize(
    ("headers", "query"),
    [
        ({"x-goog-api-key": SECRET}, ""),
        ({"Authorization": f"Bearer {SECRET}"}, ""),
        ({"authorization": f"bearer  {SECRET} "}, ""),
        ({}, f"key={SECRET}"),
        ({}, f"%24key={SECRET}"),
        ({}, f"access_token={SECRET}"),
        ({"Authorization": "Bearer ya29.of-google", "x-goog-api-key": SECRET}, ""),
    ],
)
def test_a_known_key_opens_wherever_clients_put_it(app, used, headers, query):
    assert call(BODY, app=app, headers=headers, query=query).status == 200
    assert used == ["alice"]


def test_a_key_known_by_its_digest_alone_opens(app, used):
    assert call(BODY, app=app, headers={"x-goog-api-key": "other"}).status == 200
    assert used == ["bob"]


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Basic abc"}, {"Authorization": "Bearer "}, {"x-goog-api-key": ""}]
)
def test_without_credentials_401(app, headers):
    answer = call(BODY, app=app, headers=headers)
    assert (answer.status, answer.error["status"]) == (401, "UNAUTHENTICATED")
    assert answer.error["message"].startswith("Request is missing required authentication credential.")
    assert answer.error["details"][0]["reason"] == "CREDENTIALS_MISSING"


@pytest.mark.parametrize("wrong", ["S3cret:with:colons", SECRET + " x", "alice", "é"])
def test_with_a_wrong_key_403(app, wrong):
    answer = call(BODY, app=app, query=f"key={wrong}")
    assert (answer.status, answer.error["status"]) == (403, "PERMISSION_DENIED")


def test_routing_comes_first_and_the_body_last(app):
    assert call(b"", app=app, path="/v1/nothing").status == 404
    assert call(BODY, app=app, method="GET").status == 404
    assert call(b"not json", app=app).status == 401
    assert call(b"not json", app=app, headers={"x-goog-api-key": SECRET}).status == 400


def test_keys_never_reach_logs_or_answers(app, capfd, caplog):
    caplog.set_level(logging.DEBUG)
    for presented in (SECRET, "wrong-" + SECRET):
        answer = call(BODY, app=app, headers={"x-goog-api-key": presented})
        assert SECRET.encode() not in answer.body
    printed = "".join(capfd.readouterr())
    assert SECRET not in printed + caplog.text


@pytest.mark.parametrize("text", ["secret", ":secret", "id:", "id:sha256=12", "id:sha256=xyz"])
def test_a_malformed_list_of_keys_is_refused_at_start(text):
    with pytest.raises(ValueError):
        from_environment({"GROUNDWIRE_API_KEYS": text})
