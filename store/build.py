"""Build a store from documents: only what was added, changed or removed since the last time, in steps that survive
a crash."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from store.interface import Writer
from store.locations import open_store, open_writer
from store.passages import passages
from store.readers import read
from store.records import Document, StoreInfo, UnreadableDocumentError
from store.sources import Source, SourceFile, open_source

COMMIT_EVERY = 20_000
"""Passages between two points that a crash goes back to."""

Progress = Callable[[int, int], None]
"""Called with documents done and documents in all."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A file that could not be read: its path below the source, and why."""

    id: str
    reason: str


@dataclass(frozen=True, slots=True)
class BuildReport:
    """What a build did, in documents, and what is now published."""

    added: int
    changed: int
    removed: int
    unchanged: int
    skipped: tuple[Skipped, ...]
    info: StoreInfo


def build(source: str, to: str, *, link_base: str = "", progress: Progress | None = None) -> BuildReport:
    """Bring the store at ``to`` up to date with the documents at ``source``, and publish it.

    ``source`` is a folder or ``s3://bucket/prefix``; ``to`` is any location that ``store.locations`` knows.
    A document that cannot be read is skipped and reported; an older form of it leaves the store.
    Raises ``BlockingIOError`` when another build is writing there.
    """
    writer = open_writer(to)
    try:
        return _update(open_source(source, link_base), writer, progress or (lambda done, total: None))
    finally:
        writer.close()


def info(location: str) -> StoreInfo:
    """What the store at ``location`` holds. Raises ``StoreNotReadyError`` when nothing is published there."""
    store = open_store(location)
    try:
        return store.info()
    finally:
        store.close()


def _update(source: Source, writer: Writer, progress: Progress) -> BuildReport:
    known = dict(writer.known())
    files = list(source.files())
    fresh = [file for file in files if known.get(file.id) != file.fingerprint]
    gone = sorted(set(known) - {file.id for file in files})
    for document_id in gone:
        writer.remove(document_id)
    skipped = list(_put_all(source, writer, fresh, progress))
    for skip in skipped:
        if skip.id in known:
            writer.remove(skip.id)
    lost = {skip.id for skip in skipped}
    changed = sum(file.id in known and file.id not in lost for file in fresh)
    added = len(fresh) - changed - len(lost)
    return BuildReport(added, changed, len(gone), len(files) - len(fresh), tuple(skipped), writer.publish())


def _put_all(source: Source, writer: Writer, files: list[SourceFile], progress: Progress) -> Iterator[Skipped]:
    pending = 0
    for done, file in enumerate(files, 1):
        try:
            document = load(source, file)
        except (UnreadableDocumentError, OSError) as error:
            yield Skipped(file.id, str(error) if isinstance(error, UnreadableDocumentError) else "cannot be opened")
        else:
            cut = passages(document)
            writer.put(document, file.fingerprint, cut)
            pending += len(cut)
        if pending >= COMMIT_EVERY:
            writer.commit()
            pending = 0
        progress(done, len(files))


def load(source: Source, file: SourceFile) -> Document:
    """A document from its source. Raises ``UnreadableDocumentError`` or ``OSError``."""
    if file.id != file.id.encode(errors="replace").decode():
        raise UnreadableDocumentError("its name is not UTF-8")
    content = read(file.id, source.data(file))
    title = content.title.strip() or PurePosixPath(file.id).stem
    return Document(file.id, title, content.link or file.link, content.text)
