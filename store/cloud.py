"""An embedded index on S3: published from a folder, and fetched into a cache folder.

The pointer is written last and read first, so that a reader sees a whole version or the one before.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from store import manifest
from store.records import StoreNotReadyError
from store.sources import s3_client, split_s3


def publish(folder: str, to: str, client: Any = None) -> manifest.Manifest:
    """Copy the published version of an index ``folder`` to ``s3://bucket/prefix`` and point to it.

    Raises ``StoreNotReadyError`` when nothing is published in the folder.
    """
    published = manifest.read(Path(folder))
    s3 = client if client is not None else s3_client()
    bucket, prefix = _place(to)
    at = manifest.version_folder(Path(folder), published)
    for file in published.files:
        s3.upload_file(str(at / file.name), bucket, f"{prefix}versions/{published.version}/{file.name}")
    pointer = (Path(folder) / manifest.NAME).read_bytes()
    s3.put_object(Bucket=bucket, Key=prefix + manifest.NAME, Body=pointer, ContentType="application/json")
    return published


class Mirror:
    """The local copy of an index on S3: one folder a version under ``cache``."""

    def __init__(self, location: str, cache: Path, client: Any = None) -> None:
        self._bucket, self._prefix = _place(location)
        self._cache = cache
        self._s3 = client if client is not None else s3_client()
        self._etag = ""
        self._manifest: manifest.Manifest | None = None

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

    def fetch(self, published: manifest.Manifest) -> Path:
        """The folder of that version, downloaded when it is not here; other versions leave the cache."""
        at = self._cache / published.version
        if not at.exists():
            self._cache.mkdir(parents=True, exist_ok=True)
            draft = Path(tempfile.mkdtemp(dir=self._cache, prefix="draft-"))
            try:
                for file in manifest.reader_files(published):
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
        if target.stat().st_size != file.size:
            raise StoreNotReadyError("the index on S3 is not whole")

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
