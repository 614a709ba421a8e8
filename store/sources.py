"""Where documents come from: a folder or an S3 prefix. Listing is cheap, bytes are fetched one document at a time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from store.readers import readable


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One file: its path below the source, a fingerprint that changes with its bytes, and its link."""

    id: str
    fingerprint: str
    link: str


class Source(Protocol):
    """A place that holds documents."""

    def files(self) -> Iterator[SourceFile]:
        """Every readable file, in the order of its id."""

    def data(self, file: SourceFile) -> bytes:
        """The bytes of a file. Raises ``OSError`` when it cannot be read."""


class Folder:
    """All documents below a folder; hidden files and folders are left out."""

    def __init__(self, root: Path, link_base: str = "") -> None:
        if not root.is_dir():
            raise NotADirectoryError(f"{root} is not a folder")
        self._root = root
        self._link_base = link_base

    def files(self) -> Iterator[SourceFile]:
        """See ``Source.files``. The fingerprint is the SHA-256 of the bytes: copies and check-outs keep it."""
        for path in sorted(self._root.rglob("*")):
            name = path.relative_to(self._root).as_posix()
            hidden = any(part.startswith(".") for part in name.split("/"))
            if not hidden and readable(name) and path.is_file():
                yield SourceFile(name, _fingerprint(path), self._link_base + name)

    def data(self, file: SourceFile) -> bytes:
        """See ``Source.data``."""
        return (self._root / file.id).read_bytes()


def _fingerprint(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError:
        return "unreadable"


class S3Prefix:
    """All documents under an S3 prefix; the fingerprint is the ETag."""

    def __init__(self, bucket: str, prefix: str, client: Any = None, link_base: str = "") -> None:
        self._bucket = bucket
        self._prefix = f"{prefix.strip('/')}/" if prefix.strip("/") else ""
        self._client = client if client is not None else s3_client()
        self._link_base = link_base or f"s3://{bucket}/{self._prefix}"

    def files(self) -> Iterator[SourceFile]:
        """See ``Source.files``."""
        pages = self._client.get_paginator("list_objects_v2").paginate(Bucket=self._bucket, Prefix=self._prefix)
        for page in pages:
            for item in page.get("Contents", ()):
                name = item["Key"].removeprefix(self._prefix)
                if readable(name):
                    yield SourceFile(name, item["ETag"], self._link_base + name)

    def data(self, file: SourceFile) -> bytes:
        """See ``Source.data``."""
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            answer = self._client.get_object(Bucket=self._bucket, Key=self._prefix + file.id)
            return bytes(answer["Body"].read())
        except (BotoCoreError, ClientError) as error:
            raise OSError("the object cannot be read") from error


def s3_client() -> Any:
    """A client with the credentials and region of the process; boto3 is imported here, since it is slow to."""
    import boto3

    return boto3.client("s3")


def split_s3(location: str) -> tuple[str, str]:
    """Bucket and key of ``s3://bucket/key``."""
    bucket, _, key = location.removeprefix("s3://").partition("/")
    return bucket, key


def open_source(location: str, link_base: str = "") -> Source:
    """The source at a folder's path or ``s3://bucket/prefix``. ``link_base`` goes before each id to make its link;
    without it the link is the path below the folder, or the object's S3 address."""
    if location.startswith("s3://"):
        return S3Prefix(*split_s3(location), link_base=link_base)
    return Folder(Path(location), link_base)
