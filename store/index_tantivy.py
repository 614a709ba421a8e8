"""The embedded engine: a tantivy index in a folder, memory mapped."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import tantivy

from store import manifest
from store.ledger import Ledger
from store.passages import indexed_terms
from store.query import Query
from store.rank import best_first, relevance
from store.records import Document, Passage, StoreInfo, StoreNotReadyError

ENGINE = "tantivy"
_HEAP = 64_000_000


def _schema() -> tantivy.Schema:
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("document", tokenizer_name="raw", index_option="basic")
    builder.add_text_field("terms", tokenizer_name="whitespace", index_option="freq")
    builder.add_bytes_field("passage", stored=True)
    return builder.build()


class TantivyStore:
    """One published version, open for reading."""

    def __init__(self, folder: Path, published: manifest.Manifest) -> None:
        _check_sizes(folder, published)
        with _damage_reported():
            self._index = tantivy.Index.open(str(folder))
            self._schema = self._index.schema
            self._searcher = self._index.searcher()
        self._info = _info(published)

    def search(self, query: Query, k: int) -> list[Passage]:
        """See ``Store.search``. Scores are BM25 sums over the query's terms, corrected for length."""
        if not query.terms or not self._info.passages:
            return []
        with _damage_reported():
            found = self._searcher.search(self._disjunction(query), limit=k, count=False)
            return best_first(self._passage(score, address) for score, address in found.hits)

    def _disjunction(self, query: Query) -> tantivy.Query:
        parts = []
        for term, weight in query.terms:
            one = tantivy.Query.term_query(self._schema, "terms", term, index_option="freq")
            parts.append((tantivy.Occur.Should, tantivy.Query.boost_query(one, weight)))
        return tantivy.Query.boolean_query(parts)

    def _passage(self, score: float, address: tantivy.DocAddress) -> Passage:
        stored: Any = self._searcher.doc(address).get_first("passage")
        document, title, link, text, start, end, heading = json.loads(bytes(stored))
        return Passage(document, title, link, text, start, end, heading, relevance(score, start, end))

    def size(self) -> int:
        """See ``Store.size``."""
        return self._info.passages

    def info(self) -> StoreInfo:
        """See ``Store.info``."""
        return self._info

    def close(self) -> None:
        """Let the mapped files go."""
        del self._searcher, self._index


def _check_sizes(folder: Path, published: manifest.Manifest) -> None:
    """Files that were cut off or are missing show before anything is mapped."""
    for file in manifest.reader_files(published):
        at = folder / file.name
        if not at.is_file() or at.stat().st_size != file.size:
            raise StoreNotReadyError("the index is not whole")


@contextmanager
def _damage_reported() -> Iterator[None]:
    """Damaged bytes make the engine raise ``ValueError``, or panic: then what it raises is no ``Exception`` at all, and
    its class cannot be imported."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise StoreNotReadyError("the index is damaged") from error
    except BaseException as error:
        if type(error).__name__ != "PanicException":
            raise
        raise StoreNotReadyError("the index is damaged") from error


class TantivyWriter:
    """The next version of the index in ``folder``. One writer at a time: a second one raises ``BlockingIOError``."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(folder / "building.lock")
        self._folder = folder
        self._changed = (folder / manifest.BUILDING).exists() or not manifest.published(folder)
        building = manifest.start_building(folder)
        self._ledger = Ledger(building / manifest.LEDGER)
        # One thread: segments, and with them the order of equal scores, come out the same every time.
        self._writer = tantivy.Index(_schema(), path=str(building)).writer(heap_size=_HEAP, num_threads=1)

    def known(self) -> Mapping[str, str]:
        """See ``Writer.known``."""
        return self._ledger.known()

    def put(self, document: Document, fingerprint: str, passages: Sequence[Passage]) -> None:
        """See ``Writer.put``."""
        self._changed = True
        self._writer.delete_documents_by_term("document", document.id)
        for passage in passages:
            self._writer.add_document(_stored(passage))
        self._ledger.put(document.id, fingerprint, len(passages))

    def remove(self, document_id: str) -> None:
        """See ``Writer.remove``."""
        self._changed = True
        self._writer.delete_documents_by_term("document", document_id)
        self._ledger.remove(document_id)

    def commit(self) -> None:
        """See ``Writer.commit``."""
        self._writer.commit()
        self._ledger.commit()

    def publish(self) -> StoreInfo:
        """See ``Writer.publish``. The writer is closed by it. Without any change the version stays."""
        self.commit()
        documents, passages = self._ledger.totals()
        self._ledger.close()
        self._writer.wait_merging_threads()
        if self._changed:
            published = manifest.publish(self._folder, ENGINE, documents, passages)
        else:
            manifest.stop_building(self._folder)
            published = manifest.read(self._folder)
        self._lock.close()
        return _info(published)

    def close(self) -> None:
        """See ``Writer.close``."""
        if not self._lock.closed:
            self._ledger.close()
            self._writer.rollback()
            self._writer.wait_merging_threads()
            self._lock.close()


def _lock(file: Path) -> TextIO:
    """The system lets go of the lock when the process ends, however it ends."""
    stream = file.open("w")
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        stream.close()
        raise BlockingIOError("another build is writing there") from error
    return stream


def _stored(passage: Passage) -> tantivy.Document:
    fields = [passage.document_id, passage.title, passage.link, passage.text, passage.start_byte, passage.end_byte]
    document = tantivy.Document()
    document.add_text("document", passage.document_id)
    document.add_text("terms", " ".join(indexed_terms(passage)))
    document.add_bytes("passage", json.dumps([*fields, passage.heading], ensure_ascii=False).encode())
    return document


def _info(published: manifest.Manifest) -> StoreInfo:
    size = sum(file.size for file in manifest.reader_files(published))
    return StoreInfo(ENGINE, published.version, published.documents, published.passages, size)
