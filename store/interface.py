"""What every engine can do: readers search, writers take documents and publish them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from store.query import Query
from store.records import Document, Passage, StoreInfo


class Store(Protocol):
    """A published corpus, open for reading. Safe to use from several threads."""

    def search(self, query: Query, k: int) -> list[Passage]:
        """The ``k`` best passages, best first; equal scores in the order of document and position.

        Raises ``StoreNotReadyError`` when the engine does not answer.
        """

    def size(self) -> int:
        """Passages, or about so many; asked with every answer, so at no cost.

        Raises ``StoreNotReadyError`` when the engine does not answer.
        """

    def info(self) -> StoreInfo:
        """What is published. Raises ``StoreNotReadyError`` when the engine does not answer."""

    def close(self) -> None:
        """Free files and connections. Searching afterwards is an error."""


class Writer(Protocol):
    """A corpus under construction. Nothing written is visible to readers before ``publish``, unless the engine's
    own page says otherwise; what was committed survives a crash and is found again by ``known``."""

    def known(self) -> Mapping[str, str]:
        """Document id -> fingerprint of the source bytes it was built from."""

    def put(self, document: Document, fingerprint: str, passages: Sequence[Passage]) -> None:
        """Add a document, in place of an older form of it."""

    def remove(self, document_id: str) -> None:
        """Drop a document and its passages. Unknown ids are no error."""

    def commit(self) -> None:
        """Make everything so far durable."""

    def publish(self) -> StoreInfo:
        """Commit and show everything to readers at once."""

    def close(self) -> None:
        """Let go of the engine. What was not committed is lost."""
