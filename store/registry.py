"""The engines that a server knows, by the resource name of a search app, each opened when first asked for."""

from __future__ import annotations

import re
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from store import manifest
from store.interface import Store
from store.locations import embedded, open_store
from store.records import StoreNotReadyError

if TYPE_CHECKING:
    from store.cloud import Mirror

VARIABLE = "GROUNDWIRE_STORES"
"""Environment variable that names them: ``ENGINE=LOCATION`` pairs, separated by white space."""
REFRESH_S = 30.0
"""A new version of an index is noticed after this many seconds at most."""

_ENGINE = re.compile(
    r"projects/(?P<project>[^/]+)/locations/(?P<location>[^/]+)(?:/collections/(?P<collection>[^/]+))?"
    r"/(?:engines|dataStores)/(?P<engine>[^/]+)"
)


class UnknownEngineError(LookupError):
    """No store is configured under that engine id."""


@dataclass(frozen=True, slots=True)
class EngineName:
    """The parts of ``projects/*/locations/*/collections/*/engines/*``."""

    project: str
    location: str
    collection: str
    engine: str

    def document_name(self, document_id: str) -> str:
        """The resource name of a document. Slashes in its id are escaped, since they part resource names."""
        collection = f"projects/{self.project}/locations/{self.location}/collections/{self.collection}"
        escaped = document_id.replace("%", "%25").replace("/", "%2F")
        return f"{collection}/dataStores/{self.engine}/branches/0/documents/{escaped}"


def parse_engine(name: str) -> EngineName:
    """The parts of an engine's resource name; "default_collection" where it names none.

    Raises ``UnknownEngineError`` when it is no such name.
    """
    match = _ENGINE.fullmatch(name)
    if match is None:
        raise UnknownEngineError(name)
    return EngineName(match["project"], match["location"], match["collection"] or "default_collection", match["engine"])


def parse_stores(text: str) -> dict[str, str]:
    """Engine id -> location, from the value of ``GROUNDWIRE_STORES``. Raises ``ValueError`` when it is malformed."""
    pairs = [pair.partition("=") for pair in text.split()]
    if not all(engine and location for engine, _, location in pairs):
        raise ValueError(f"{VARIABLE} holds ENGINE=LOCATION pairs separated by spaces")
    return {engine: location for engine, _, location in pairs}


class Stores:
    """Opens each store once, and each new version of a file index when it appears. Safe to use from several threads."""

    def __init__(self, locations: Mapping[str, str], cache: Path | None = None, refresh_s: float = REFRESH_S) -> None:
        root = cache if cache is not None else Path(tempfile.gettempdir()) / "groundwire-stores"
        self._entries = {
            engine: _FileEntry(location, root, refresh_s) if embedded(location) else _ServerEntry(location)
            for engine, location in locations.items()
        }

    def __contains__(self, engine: str) -> bool:
        return engine in self._entries

    def get(self, engine: str) -> Store:
        """The store of an engine. Raises ``UnknownEngineError`` and ``StoreNotReadyError``."""
        entry = self._entries.get(engine)
        if entry is None:
            raise UnknownEngineError(engine)
        return entry.store()


class _ServerEntry:
    """A store whose server keeps it up to date."""

    def __init__(self, location: str) -> None:
        self._location = location
        self._lock = threading.Lock()
        self._store: Store | None = None

    def store(self) -> Store:
        with self._lock:
            if self._store is None:
                self._store = open_store(self._location)
            return self._store


class _FileEntry:
    """An embedded index, in a folder or on S3. A version that cannot be opened leaves the one before in place."""

    def __init__(self, location: str, cache: Path, refresh_s: float) -> None:
        self._location = location
        self._cache = cache
        self._refresh_s = refresh_s
        self._lock = threading.Lock()
        self._version = ""
        self._store: Store | None = None
        self._mirror: Mirror | None = None
        self._next_look = 0.0

    def store(self) -> Store:
        with self._lock:
            if time.monotonic() >= self._next_look:
                try:
                    self._refresh()
                except StoreNotReadyError:
                    if self._store is None:
                        raise
                self._next_look = time.monotonic() + self._refresh_s
            assert self._store is not None
            return self._store

    def _refresh(self) -> None:
        """Open the current version. The store before is not closed: requests may still be reading it, and its files go
        with the last of them."""
        from store.index_tantivy import TantivyStore

        published = self._current()
        if published.version != self._version:
            self._store = TantivyStore(self._folder(published), published)
            self._version = published.version

    def _current(self) -> manifest.Manifest:
        if not self._location.startswith("s3://"):
            return manifest.read(Path(self._location))
        if self._mirror is None:
            from store.cloud import Mirror, local_folder

            self._mirror = Mirror(self._location, local_folder(self._location, self._cache))
        return self._mirror.current()

    def _folder(self, published: manifest.Manifest) -> Path:
        if self._mirror is None:
            return manifest.version_folder(Path(self._location), published)
        return self._mirror.fetch(published, manifest.reader_files(published))
