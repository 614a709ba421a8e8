"""gzip in both directions: request bodies with a cap on what they unpack to, responses where it pays."""

from __future__ import annotations

import gzip
import zlib

from handler.errors import ApiError

_MAGIC = b"\x1f\x8b"
_PLAIN = frozenset({"", "identity"})
_GZIP = frozenset({"gzip", "x-gzip"})
_LEAST = 1400
"""Bytes of a response that still fit one packet: packing less gains nothing."""

_MOST_MEMBERS = 100
"""Of a gzip body that are read: each costs a copy of the rest."""


def too_large(limit: int) -> ApiError:
    """400 in Google's words for a payload over ``limit`` bytes."""
    return ApiError(400, f"Request payload size exceeds the limit: {limit} bytes.")


def unpacked(body: bytes, encoding: str, limit: int) -> bytes:
    """``body`` without its content encoding. Raises ``ApiError`` 400 for anything but gzip, and over ``limit``.

    A gateway may unpack a body and leave the header, so a body that does not begin as gzip is taken as it is.
    """
    name = encoding.strip().lower()
    if name in _PLAIN or (name in _GZIP and not body.startswith(_MAGIC)):
        return body
    if name not in _GZIP:
        raise ApiError(400, "Unsupported Content-Encoding: only gzip is served.")
    try:
        return _members(body, limit)
    except zlib.error:
        raise ApiError(400, "The request body is no valid gzip data.") from None


def _members(body: bytes, limit: int) -> bytes:
    """The members of a gzip file, one after the other. Raises zlib.error for a broken or unfinished one."""
    plain = b""
    for _ in range(_MOST_MEMBERS):
        stream = zlib.decompressobj(wbits=31)
        plain += stream.decompress(body, limit + 1 - len(plain))
        if len(plain) > limit:
            raise too_large(limit)
        if not stream.eof:
            raise zlib.error
        body = stream.unused_data
        if not body:
            return plain
    raise zlib.error


def packed(body: bytes, accepted: str) -> bytes | None:
    """``body`` as gzip, or None where the client does not take it or nothing is gained. Deterministic."""
    if len(body) < _LEAST or not _accepts_gzip(accepted):
        return None
    smaller = gzip.compress(body, compresslevel=6, mtime=0)
    return smaller if len(smaller) < len(body) else None


def _accepts_gzip(accepted: str) -> bool:
    for offer in accepted.lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() in ("gzip", "x-gzip"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
