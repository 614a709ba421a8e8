"""What an operator can set, read once from the environment at start."""

from __future__ import annotations

from collections.abc import Mapping

from handler.auth import Key, read_keys
from scoring.frozen import frozen

LAMBDA_REQUEST_BYTES = 6_291_456
LAMBDA_RESPONSE_BYTES = 6_291_556


@frozen
class Settings:
    """Limits are in bytes. Without ``keys`` everyone may call. ``most_response_bytes`` None means no limit."""

    keys: tuple[Key, ...] = ()
    most_request_bytes: int = LAMBDA_REQUEST_BYTES
    most_unpacked_bytes: int = 16 * 1024 * 1024
    """Of a request body that came compressed: room for 200 full facts in Chinese, each character escaped."""
    most_response_bytes: int | None = None
    playground: bool = False


def from_environment(environ: Mapping[str, str]) -> Settings:
    """Settings from ``GROUNDWIRE_API_KEYS``, ``GROUNDWIRE_MAX_REQUEST_BYTES``, ``GROUNDWIRE_MAX_RESPONSE_BYTES``
    and ``GROUNDWIRE_PLAYGROUND`` (1 serves the page at ``/``, 0 does not; on by default outside of Lambda only).

    In a Lambda function the platform's response limit applies by itself. Raises ValueError for values of another form.
    """
    response = environ.get("GROUNDWIRE_MAX_RESPONSE_BYTES")
    in_lambda = LAMBDA_RESPONSE_BYTES if "AWS_LAMBDA_FUNCTION_NAME" in environ else None
    return Settings(
        keys=read_keys(environ.get("GROUNDWIRE_API_KEYS", "")),
        most_request_bytes=int(environ.get("GROUNDWIRE_MAX_REQUEST_BYTES", LAMBDA_REQUEST_BYTES)),
        most_response_bytes=int(response) if response else in_lambda,
        playground=environ.get("GROUNDWIRE_PLAYGROUND", "0" if in_lambda else "1") == "1",
    )
