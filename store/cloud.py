"""An embedded index on S3: published from a folder, and fetched into a cache folder.

The pointer is written last and read first, so that a reader sees a whole version or the one before.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from store import manifest
from store.records import StoreNotReadyError
from store.sources import s3_client, split_s3


def publish(folder: str, to: str) -> manifest.Manifest:
    """Copy the published version of an index ``folder`` to ``s3://bucket/prefix``, point to it, and drop all versions
    there but the newest two.

    Raises ``StoreNotReadyError`` when nothing is published in the folder or S3 does not take it.
    """
    from boto3.exceptions import Boto3Error
    from botocore.exceptions import BotoCoreError, ClientError

    published = manifest.read(Path(folder))
    s3 = s3_client()
    bucket, prefix = _place(to)
    at = manifest.version_folder(Path(folder), published)
    pointer = (Path(folder) / manifest.NAME).read_bytes()
    try:
        for file in published.files:
            s3.upload_file(str(at / file.name), bucket, f"{prefix}versions/{published.version}/{file.name}")
        s3.put_object(Bucket=bucket, Key=prefix + manifest.NAME, Body=pointer, ContentType="application/json")
        _drop_old(s3, bucket, prefix)
    except (Boto3Error, BotoCoreError, ClientError) as error:
        raise StoreNotReadyError("the index cannot be written to S3") from error
    return published


def _drop_old(s3: Any, bucket: str, prefix: str) -> None:
    at = f"{prefix}versions/"
    keys = [
        item["Key"]
        for page in s3.get_paginator("list_objects_v2").paginate(Bucket=bucket, Prefix=at)
        for item in page.get("Contents", ())
    ]
    versions = sorted({key.removeprefix(at).partition("/")[0] for key in keys})
    for key in keys:
        if key.removeprefix(at).partition("/")[0] not in versions[-manifest.KEPT :]:
            s3.delete_object(Bucket=bucket, Key=key)


def local_folder(location: str, root: Path) -> Path:
    """A folder below ``root`` for what belongs to one location."""
    return root / hashlib.sha256(location.encode()).hexdigest()[:16]


class Mirror:
    """The local copy of an index on S3: one folder a version under ``cache``."""

    def __init__(self, location: str, cache: Path) -> None:
        self._bucket, self._prefix = _place(location)
        self._cache = cache
        self._s3 = s3_client()
        self._etag = ""
        self._manifest: manifest.Manifest | None = None

    def published(self) -> manifest.Manifest | None:
        """What can be built on: None when nothing is published there yet, or with other terms.

        Raises ``StoreNotReadyError`` when S3 does not answer.
        """
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            answer = self._s3.get_object(Bucket=self._bucket, Key=self._prefix + manifest.NAME)
            pointer = answer["Body"].read()
        except self._s3.exceptions.NoSuchKey:
            return None
        except (BotoCoreError, ClientError) as error:
            raise StoreNotReadyError("S3 does not answer") from error
        try:
            return manifest.parse(pointer)
        except StoreNotReadyError:
            return None

    def current(self) -> manifest.Manifest:
        """What is published now; asks S3, which answers "not modified" in most cases.

        Raises ``StoreNotReadyError`` when nothing is published there or S3 does not answer.
        """
        from botocore.exceptions import BotoCoreError, ClientError

        condition = {"IfNoneMatch": self._etag} if self._etag else {}
        try:
            answer = self._s3.get_object(Bucket=self._bucket, Key=self._prefix + manifest.NAME, **condition)
            self._manifest = manifest.parse(answer["Body"].read())
            self._etag = answer["ETag"]
        except ClientError as error:
            unchanged = error.response.get("ResponseMetadata", {}).get("HTTPStatusCode") == 304
            if not unchanged or self._manifest is None:
                raise StoreNotReadyError("the index on S3 cannot be read") from error
        except BotoCoreError as error:
            raise StoreNotReadyError("S3 does not answer") from error
        assert self._manifest is not None
        return self._manifest

    def fetch(self, published: manifest.Manifest, files: Iterable[manifest.IndexFile]) -> Path:
        """The folder of that version with those files, downloaded when it is not here; other versions leave the
        cache."""
        at = self._cache / published.version
        if not at.exists():
            self._cache.mkdir(parents=True, exist_ok=True)
            draft = Path(tempfile.mkdtemp(dir=self._cache, prefix="draft-"))
            try:
                for file in files:
                    self._fetch_file(published.version, file, draft)
                self._move(draft, at)
            finally:
                shutil.rmtree(draft, ignore_errors=True)
        for old in self._cache.iterdir():
            if old != at and not old.name.startswith("draft-"):
                shutil.rmtree(old, ignore_errors=True)
        return at

    def _fetch_file(self, version: str, file: manifest.IndexFile, to: Path) -> None:
        """Link the file from the version before where it has it (segments keep their random names), else download."""
        from boto3.exceptions import Boto3Error
        from botocore.exceptions import BotoCoreError, ClientError

        target = to / file.name
        for old in self._cache.glob(f"*/{file.name}"):
            if target.suffix != ".json" and old.stat().st_size == file.size and old.parent != to:
                os.link(old, target)
                return
        try:
            self._s3.download_file(self._bucket, f"{self._prefix}versions/{version}/{file.name}", str(target))
        except (Boto3Error, BotoCoreError, ClientError) as error:
            raise StoreNotReadyError("the index on S3 cannot be read") from error
        with target.open("rb") as stream:
            if hashlib.file_digest(stream, "sha256").hexdigest() != file.sha256:
                raise StoreNotReadyError("the index on S3 is not what was published there")

    @staticmethod
    def _move(draft: Path, at: Path) -> None:
        try:
            draft.rename(at)
        except OSError:
            # Another process of this machine was faster; its copy is as good.
            if not at.exists():
                raise


def _place(location: str) -> tuple[str, str]:
    bucket, prefix = split_s3(location)
    return bucket, f"{prefix.strip('/')}/" if prefix.strip("/") else ""
