"""The API key where Google's clients put it."""

from __future__ import annotations

from typing import Any

import pytest

from handler.authorizer import handler


def event(headers: dict[str, str] | None, query: dict[str, str] | None) -> dict[str, Any]:
    return {"methodArn": "arn:aws:execute-api:r:1:api/live/POST/v1", "headers": headers, "queryStringParameters": query}


@pytest.mark.parametrize(
    ("headers", "query"),
    [
        ({"x-goog-api-key": "K"}, None),
        ({"X-Goog-Api-Key": "K"}, None),
        ({"X-Api-Key": "K"}, None),
        (None, {"key": "K"}),
        ({}, {"$key": "K"}),
        ({"x-goog-api-key": "K", "x-api-key": "other"}, {"key": "third"}),
    ],
)
def test_key_is_found(headers: dict[str, str] | None, query: dict[str, str] | None) -> None:
    told = handler(event(headers, query), None)
    assert told["usageIdentifierKey"] == "K"
    (statement,) = told["policyDocument"]["Statement"]
    assert (statement["Effect"], statement["Resource"]) == ("Allow", "arn:aws:execute-api:r:1:api/live/POST/v1")


@pytest.mark.parametrize("headers", [None, {}, {"x-goog-api-key": " "}, {"authorization": "Bearer t"}])
def test_without_a_key_the_platform_answers_401(headers: dict[str, str] | None) -> None:
    with pytest.raises(Exception, match=r"^Unauthorized$"):
        handler(event(headers, {"alt": "json"}), None)
