"""What stands between a Lambda function and its callers, and what each lets through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LOAD_BALANCER_RESPONSE_BYTES = 1_000_000
"""A load balancer takes 1 MB from a function, whatever the function may return."""


def carries_bytes(scope: Mapping[str, Any]) -> bool:
    """Whether compressed bodies reach the client. A REST API hands base64 through as text unless it is told not to."""
    event = scope.get("aws.event")
    return event is None or event.get("version") == "2.0" or _is_load_balancer(event)


def most_response_bytes(scope: Mapping[str, Any], limit: int | None) -> int | None:
    """The limit of this request's way back, given that of the function itself; None for no limit."""
    event = scope.get("aws.event")
    if event is None or not _is_load_balancer(event):
        return limit
    return LOAD_BALANCER_RESPONSE_BYTES if limit is None else min(limit, LOAD_BALANCER_RESPONSE_BYTES)


def _is_load_balancer(event: Mapping[str, Any]) -> bool:
    return "elb" in event.get("requestContext", {})
