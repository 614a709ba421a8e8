"""The report object: one for each answer, replaced only by that of a later version."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from botocore.exceptions import ClientError

from handler.event_reports import report_key
from handler.event_store import ATTEMPTS, ConflictError, GoneError, Stored, Stores

_RACED = frozenset({"412", "PreconditionFailed", "409", "ConditionalRequestConflict", "NoSuchKey"})
_PIECE = 8 * 1024 * 1024
"""S3 takes pieces of 5 MiB and more, the last one excepted."""


def published(stores: Stores, source: Stored, signature: str) -> bool:
    """Whether the report that lies there is of this stored version, by this scorer."""
    lying = _lying(stores, report_key(source.key))
    return lying is not None and (lying.metadata.get("answer-etag"), lying.metadata.get("signature")) == (
        source.etag,
        _ascii(signature),
    )


def publish(stores: Stores, source: Stored, version: int, signature: str, body: bytes) -> None:
    """Put the report of ``source``. Raises ``GoneError`` for a later version in store, ``ConflictError`` at last."""
    _guarded(stores, source, version, lambda condition: _put(stores, source, version, signature, body, condition))


def publish_joined(stores: Stores, source: Stored, signature: str, parts: list[str]) -> None:
    """Put the report of a split file from the reports of its parts, in order, without holding it all."""
    version = source.modified
    _guarded(stores, source, version, lambda condition: _join(stores, source, version, signature, parts, condition))


def _guarded(stores: Stores, source: Stored, version: int, write: Any) -> None:
    for _ in range(ATTEMPTS):
        lying = _lying(stores, report_key(source.key))
        if lying is not None and int(lying.metadata.get("version", "0")) > version:
            raise GoneError(source.key)
        if not stores.unchanged(source.key, source.etag):
            raise GoneError(source.key)
        try:
            write({"IfMatch": f'"{lying.etag}"'} if lying else {"IfNoneMatch": "*"})
        except ClientError as error:
            if error.response["Error"]["Code"] not in _RACED:
                raise
        else:
            return
    raise ConflictError("the report kept changing")


def _lying(stores: Stores, key: str) -> Stored | None:
    try:
        return stores.head(key)
    except GoneError:
        return None


def _about(stores: Stores, source: Stored, version: int, signature: str) -> dict[str, Any]:
    return {
        "Bucket": stores.settings.bucket,
        "Key": report_key(source.key),
        "ContentType": "application/x-ndjson" if source.key.endswith(".jsonl") else "application/json",
        "Metadata": {"answer-etag": source.etag, "version": str(version), "signature": _ascii(signature)},
    }


def _put(stores: Stores, source: Stored, version: int, signature: str, body: bytes, condition: dict[str, str]) -> None:
    stores.s3.put_object(Body=body, **_about(stores, source, version, signature), **condition)


def _join(
    stores: Stores, source: Stored, version: int, signature: str, parts: list[str], condition: dict[str, str]
) -> None:
    pieces = _pieces(stores.read(part).body for part in parts)
    first = next(pieces, b"")
    second = next(pieces, None)
    if second is None:
        _put(stores, source, version, signature, first, condition)
        return
    about = _about(stores, source, version, signature)
    place = {"Bucket": about["Bucket"], "Key": about["Key"]}
    upload = stores.s3.create_multipart_upload(**about)["UploadId"]
    done = []
    for number, piece in enumerate(_chain(first, second, pieces), start=1):
        told = stores.s3.upload_part(**place, UploadId=upload, PartNumber=number, Body=piece)
        done.append({"PartNumber": number, "ETag": told["ETag"]})
    stores.s3.complete_multipart_upload(**place, UploadId=upload, MultipartUpload={"Parts": done}, **condition)


def _pieces(bodies: Iterable[bytes]) -> Iterator[bytes]:
    held = bytearray()
    for body in bodies:
        held += body
        if len(held) >= _PIECE:
            yield bytes(held)
            held.clear()
    if held:
        yield bytes(held)


def _chain(first: bytes, second: bytes, rest: Iterator[bytes]) -> Iterator[bytes]:
    yield first
    yield second
    yield from rest


def _ascii(text: str) -> str:
    """Object metadata travels in headers."""
    return text.encode("ascii", "replace").decode()
