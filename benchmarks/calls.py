"""Calls into the service as it is deployed: events of API Gateway through the Lambda entry, or the ASGI app alone."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

PATH = "/v1/projects/demo/locations/global/groundingConfigs/default_grounding_config:check"


def event(body: bytes) -> dict[str, Any]:
    """An event of a REST API (payload version 1), as API Gateway sends it."""
    headers = {"content-type": "application/json", "host": "example.com"}
    return {
        "resource": "/{proxy+}",
        "path": PATH,
        "httpMethod": "POST",
        "headers": headers,
        "multiValueHeaders": {name: [value] for name, value in headers.items()},
        "queryStringParameters": None,
        "multiValueQueryStringParameters": None,
        "pathParameters": {"proxy": PATH[1:]},
        "stageVariables": None,
        "requestContext": {"identity": {"sourceIp": "192.0.2.1"}, "requestId": "bench", "stage": "v1", "path": PATH},
        "body": body.decode(),
        "isBase64Encoded": False,
    }


CONTEXT = SimpleNamespace(aws_request_id="bench", function_name="groundwire", memory_limit_in_mb=1769)


def invoke(sent: dict[str, Any]) -> dict[str, Any]:
    """The answer of the Lambda entry to an event."""
    from handler.api import handler

    return handler(sent, CONTEXT)


def status_and_claims(answer: dict[str, Any]) -> tuple[int, int]:
    """HTTP status of an answer, and how many claims it holds."""
    return answer["statusCode"], len(json.loads(answer["body"]).get("claims", ()))
