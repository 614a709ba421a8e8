"""Filling the OpenSearch store."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opensearchpy import helpers
from opensearchpy.exceptions import OpenSearchException

from store.opensearch import ENGINE, connect
from store.passages import indexed_terms
from store.records import Document, Passage, StoreInfo, StoreNotReadyError
from store.terms import VERSION as TERMS_VERSION

_PAGE = 1000
_MAPPINGS = {
    "dynamic": "strict",
    "properties": {
        "kind": {"type": "keyword"},
        "document": {"type": "keyword"},
        "fingerprint": {"type": "keyword", "index": False},
        "passages": {"type": "integer", "index": False},
        "title": {"type": "keyword", "index": False, "doc_values": False},
        "link": {"type": "keyword", "index": False, "doc_values": False},
        "heading": {"type": "keyword", "index": False, "doc_values": False},
        "text": {"type": "text", "index": False},
        "start_byte": {"type": "long"},
        "end_byte": {"type": "long", "index": False},
        "terms": {"type": "text", "analyzer": "whitespace", "index_options": "freqs"},
    },
}


class OpenSearchWriter:
    """Sends whole documents in bulk requests. Nothing is searchable before ``publish`` refreshes the index, except on
    serverless collections, which refresh by themselves."""

    def __init__(self, location: str) -> None:
        self._client, self._index, self._serverless = connect(location)
        self._pending: list[dict[str, Any]] = []
        try:
            self._prepare_index()
            self._counts = dict(self._read_documents("passages"))
        except OpenSearchException as error:
            raise StoreNotReadyError("the search engine does not answer") from error

    def _prepare_index(self) -> None:
        """Make the index; one with terms of another version is thrown away, since nothing in it can be found."""
        if self._client.indices.exists(index=self._index):
            (state,) = self._client.indices.get_mapping(index=self._index).values()
            if state["mappings"].get("_meta", {}).get("terms_version", TERMS_VERSION) == TERMS_VERSION:
                return
            self._client.indices.delete(index=self._index)
        body: dict[str, Any] = {"mappings": _MAPPINGS}
        if not self._serverless:
            body["settings"] = {"index": {"refresh_interval": "-1"}}
        self._client.indices.create(index=self._index, body=body)

    def known(self) -> Mapping[str, str]:
        """See ``Writer.known``."""
        return dict(self._read_documents("fingerprint"))

    def _read_documents(self, field: str) -> Iterator[tuple[str, Any]]:
        """Pages by the last id seen: scrolling does not exist on serverless collections."""
        body: dict[str, Any] = {
            "size": _PAGE,
            "query": {"term": {"kind": "document"}},
            "sort": [{"document": "asc"}],
            "_source": ["document", field],
        }
        while True:
            hits = self._client.search(index=self._index, body=body)["hits"]["hits"]
            for hit in hits:
                yield hit["_source"]["document"], hit["_source"][field]
            if len(hits) < _PAGE:
                return
            body["search_after"] = hits[-1]["sort"]

    def put(self, document: Document, fingerprint: str, passages: Sequence[Passage]) -> None:
        """See ``Writer.put``."""
        before = self._counts.get(document.id, 0)
        for number in range(len(passages), before):
            self._delete(_key(document.id, number))
        for number, passage in enumerate(passages):
            self._index_record(_key(document.id, number), _record(passage))
        ledger = {"kind": "document", "document": document.id, "fingerprint": fingerprint, "passages": len(passages)}
        self._index_record(_key(document.id), ledger)
        self._counts[document.id] = len(passages)

    def remove(self, document_id: str) -> None:
        """See ``Writer.remove``."""
        if document_id in self._counts:
            for number in range(self._counts.pop(document_id)):
                self._delete(_key(document_id, number))
            self._delete(_key(document_id))

    def _index_record(self, key: str, record: dict[str, Any]) -> None:
        self._pending.append({"_op_type": "index", "_index": self._index, "_id": key, "_source": record})

    def _delete(self, key: str) -> None:
        self._pending.append({"_op_type": "delete", "_index": self._index, "_id": key})

    def commit(self) -> None:
        """See ``Writer.commit``."""
        try:
            for done, item in helpers.streaming_bulk(self._client, self._pending, raise_on_error=False, max_retries=3):
                if not done and next(iter(item.values()))["status"] != 404:
                    raise StoreNotReadyError("the search engine refused a part of the build")
        except OpenSearchException as error:
            raise StoreNotReadyError("the search engine does not answer") from error
        self._pending = []

    def publish(self) -> StoreInfo:
        """See ``Writer.publish``."""
        self.commit()
        published = int(time.time() * 1000)
        meta = {"_meta": {"terms_version": TERMS_VERSION, "published": published}}
        try:
            if not self._serverless:
                self._client.indices.refresh(index=self._index)
            self._client.indices.put_mapping(index=self._index, body=meta)
        except OpenSearchException as error:
            raise StoreNotReadyError("the search engine does not answer") from error
        return StoreInfo(ENGINE, str(published), len(self._counts), sum(self._counts.values()), 0)

    def close(self) -> None:
        """See ``Writer.close``."""
        self._client.close()


def _key(document_id: str, number: int | None = None) -> str:
    """A record's id: the same document always gets the same ids, so that building twice changes nothing."""
    digest = hashlib.sha256(document_id.encode()).hexdigest()[:40]
    return digest if number is None else f"{digest}-{number}"


def _record(passage: Passage) -> dict[str, Any]:
    return {
        "kind": "passage",
        "document": passage.document_id,
        "title": passage.title,
        "link": passage.link,
        "text": passage.text,
        "start_byte": passage.start_byte,
        "end_byte": passage.end_byte,
        "heading": passage.heading,
        "terms": " ".join(indexed_terms(passage)),
    }
