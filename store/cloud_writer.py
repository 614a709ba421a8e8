"""An embedded index that is built here and published to S3 in one go."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from store import manifest
from store.cloud import Mirror, local_folder, publish
from store.index_tantivy import TantivyWriter
from store.records import Document, Passage, StoreInfo

_WORK = Path(tempfile.gettempdir()) / "groundwire-builds"


class CloudWriter:
    """Builds on what is published at ``location``, in a work folder that a later build on this machine finds again.

    Only builds on one machine keep out of each other's way: run one build of a location at a time.
    """

    def __init__(self, location: str) -> None:
        self._location = location
        self._folder = local_folder(location, _WORK)
        self._folder.mkdir(parents=True, exist_ok=True)
        mirror = Mirror(location, self._folder / "versions")
        there = mirror.published()
        if there is not None and there != manifest.published(self._folder):
            mirror.fetch(there, there.files)
            manifest.point_to(self._folder, there)
        self._writer = TantivyWriter(self._folder)

    def known(self) -> Mapping[str, str]:
        """See ``Writer.known``."""
        return self._writer.known()

    def put(self, document: Document, fingerprint: str, passages: Sequence[Passage]) -> None:
        """See ``Writer.put``."""
        self._writer.put(document, fingerprint, passages)

    def remove(self, document_id: str) -> None:
        """See ``Writer.remove``."""
        self._writer.remove(document_id)

    def commit(self) -> None:
        """See ``Writer.commit``: durable on this machine."""
        self._writer.commit()

    def publish(self) -> StoreInfo:
        """See ``Writer.publish``. Raises ``StoreNotReadyError`` when S3 does not take it; the next build goes on."""
        info = self._writer.publish()
        publish(str(self._folder), self._location)
        return info

    def close(self) -> None:
        """See ``Writer.close``."""
        self._writer.close()
