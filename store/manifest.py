"""The folder of an embedded index: versions side by side, and one small file that names the current one.

DIR/manifest.json          the pointer, replaced in one step
DIR/versions/VERSION/      a whole index; never written again once the pointer has named it
DIR/building-N/            the version under construction, found again after a crash
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from store.records import StoreNotReadyError
from store.terms import VERSION as TERMS_VERSION

NAME = "manifest.json"
BUILDING = f"building-{TERMS_VERSION}"
"""With the version of its terms: a version begun with other terms cannot be gone on with."""
LEDGER = "documents.sqlite"
"""What was built from which bytes; needed to build on, not to read."""
KEPT = 2
_PLAIN_NAME = re.compile(r"\.?\w[\w.-]*")


@dataclass(frozen=True, slots=True)
class IndexFile:
    """One file of a version: its name, size in bytes and SHA-256 in hexadecimal."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """What is published."""

    version: str
    engine: str
    terms_version: str
    documents: int
    passages: int
    files: tuple[IndexFile, ...]


def parse(text: str | bytes) -> Manifest:
    """The manifest in ``text``. Raises ``StoreNotReadyError`` when it is none, or of another term version."""
    try:
        found = json.loads(text)
        files = tuple(IndexFile(**file) for file in found.pop("files"))
        manifest = Manifest(**found, files=files)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise StoreNotReadyError("the manifest of the index cannot be read") from error
    if not all(_PLAIN_NAME.fullmatch(name) for name in (manifest.version, *(file.name for file in files))):
        raise StoreNotReadyError("the manifest of the index names files outside of it")
    if manifest.terms_version != TERMS_VERSION:
        raise StoreNotReadyError("the index was built by another version: build it again")
    return manifest


def read(folder: Path) -> Manifest:
    """The manifest of an index folder. Raises ``StoreNotReadyError`` when nothing is published there."""
    try:
        return parse((folder / NAME).read_bytes())
    except OSError as error:
        raise StoreNotReadyError("no index is published there") from error


def version_folder(folder: Path, manifest: Manifest) -> Path:
    """Where the files of the published version are."""
    return folder / "versions" / manifest.version


def start_building(folder: Path) -> Path:
    """The folder of the version under construction: the one a crash left, or a copy of the published one.

    Files that the engine never changes are linked, not copied; the pointers that it replaces are small.
    """
    building = folder / BUILDING
    if building.exists():
        return building
    draft = folder / "building.draft"
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    base = published(folder)
    if base is not None:
        for file in version_folder(folder, base).iterdir():
            _carry_over(file, draft / file.name)
    draft.rename(building)
    return building


def published(folder: Path) -> Manifest | None:
    """What can be built on: nothing when the index has other terms."""
    try:
        return read(folder)
    except StoreNotReadyError:
        return None


def _carry_over(file: Path, to: Path) -> None:
    if file.suffix in {".json", ".sqlite"}:
        shutil.copy2(file, to)
        return
    try:
        os.link(file, to)
    except OSError:
        shutil.copy2(file, to)


def stop_building(folder: Path) -> None:
    """Throw the version under construction away."""
    shutil.rmtree(folder / BUILDING)


def publish(folder: Path, engine: str, documents: int, passages: int) -> Manifest:
    """Turn ``building`` into the current version and drop all but the newest two."""
    building = folder / BUILDING
    files = tuple(_describe(file) for file in sorted(building.iterdir()) if not file.name.endswith(".lock"))
    digest = hashlib.sha256("".join(file.sha256 for file in files).encode()).hexdigest()[:12]
    number = 1 + max((int(old.name.split("-")[0]) for old in _versions(folder)), default=0)
    manifest = Manifest(f"{number:06d}-{digest}", engine, TERMS_VERSION, documents, passages, files)
    (folder / "versions").mkdir(exist_ok=True)
    building.rename(version_folder(folder, manifest))
    point_to(folder, manifest)
    for old in _versions(folder)[:-KEPT]:
        shutil.rmtree(old)
    return manifest


def point_to(folder: Path, manifest: Manifest) -> None:
    """Make a version that is in the folder the current one, in one step."""
    draft = folder / (NAME + ".draft")
    draft.write_text(json.dumps(asdict(manifest), indent=1))
    os.replace(draft, folder / NAME)


def _versions(folder: Path) -> list[Path]:
    at = folder / "versions"
    return sorted(at.iterdir()) if at.exists() else []


def _describe(file: Path) -> IndexFile:
    with file.open("rb") as stream:
        return IndexFile(file.name, file.stat().st_size, hashlib.file_digest(stream, "sha256").hexdigest())


def reader_files(manifest: Manifest) -> Iterable[IndexFile]:
    """The files that searching needs."""
    return (file for file in manifest.files if file.name != LEDGER)
