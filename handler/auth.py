"""API keys: who may call. Off without keys. Keys are kept as SHA-256 digests and compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

from handler.errors import ApiError
from handler.http import Request
from scoring.frozen import frozen

_DIGEST = "sha256="
_DIGEST_LENGTH = 32
_MISSING = (
    "Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid "
    "authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project."
)
_CREDENTIALS_MISSING = {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    "reason": "CREDENTIALS_MISSING",
    "domain": "googleapis.com",
    "metadata": {"service": "discoveryengine.googleapis.com"},
}
_DENIED = "Permission 'discoveryengine.groundingConfigs.check' denied on the resource (or it may not exist)."
_KEY_PARAMETERS = frozenset({"key", "access_token", "oauth_token"})


@frozen
class Key:
    """A key that may call: its public name, and the SHA-256 of the secret."""

    id: str
    digest: bytes


def read_keys(text: str) -> tuple[Key, ...]:
    """Keys from a comma-separated list of ``id:secret`` and ``id:sha256=hexdigest``. Raises ValueError."""
    return tuple(_key(entry.strip()) for entry in text.split(",") if entry.strip())


def _key(entry: str) -> Key:
    name, colon, secret = entry.partition(":")
    if not (colon and name and secret):
        raise ValueError("an API key must be given as id:secret or id:sha256=hexdigest")
    if not secret.startswith(_DIGEST):
        return Key(name, hashlib.sha256(secret.encode()).digest())
    digest = bytes.fromhex(secret.removeprefix(_DIGEST))
    if len(digest) != _DIGEST_LENGTH:
        raise ValueError(f"the SHA-256 digest of API key {name!r} must have 64 hexadecimal digits")
    return Key(name, digest)


def caller(request: Request, keys: tuple[Key, ...]) -> str:
    """The id of the key that ``request`` presents; "" when no keys are set.

    Raises ``ApiError``: 401 without credentials, 403 when none of those presented is known. 403 and not 401 for wrong
    keys, because 401 makes Google's Python client refresh its token and hide the message.
    """
    if not keys:
        return ""
    presented = [hashlib.sha256(secret.encode()).digest() for secret in _presented(request)]
    if not presented:
        raise ApiError(401, _MISSING, details=[_CREDENTIALS_MISSING])
    known = [key.id for key in keys for digest in presented if hmac.compare_digest(key.digest, digest)]
    if not known:
        raise ApiError(403, _DENIED)
    return known[0]


def _presented(request: Request) -> Iterator[str]:
    """Every credential of the request, wherever Google's clients put it."""
    if key := request.headers.get("x-goog-api-key"):
        yield key
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        yield token.strip()
    yield from (value for name, value in request.parameters if name in _KEY_PARAMETERS and value)
