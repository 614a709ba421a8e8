"""Finds the API key where Google's clients put it, and hands it to the usage plan.

API Gateway itself looks only at ``x-api-key``. Whether the key is good is decided there, not here: the answer names
the key, and the platform compares it with the usage plan's keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

HEADERS = ("x-goog-api-key", "x-api-key")
PARAMETERS = ("key", "$key")


def handler(event: Mapping[str, Any], context: object) -> dict[str, Any]:
    """A REQUEST authorizer. Without a key it raises ``Exception("Unauthorized")``, which the platform makes a 401."""
    key = api_key(event.get("headers") or {}, event.get("queryStringParameters") or {})
    if not key:
        raise Exception("Unauthorized")  # The platform knows this word alone.
    return {
        "principalId": "api-key",
        "usageIdentifierKey": key,
        "policyDocument": {
            "Version": "2012-10-17",
            "Statement": [{"Action": "execute-api:Invoke", "Effect": "Allow", "Resource": event["methodArn"]}],
        },
    }


def api_key(headers: Mapping[str, str], parameters: Mapping[str, str]) -> str:
    """The first key found: headers (any case) before query parameters. Empty when there is none."""
    folded = {name.lower(): value for name, value in headers.items()}
    found = [folded.get(name) for name in HEADERS] + [parameters.get(name) for name in PARAMETERS]
    return next((key.strip() for key in found if key and key.strip()), "")
