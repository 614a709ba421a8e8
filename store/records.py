"""The records of the data store. All are frozen; offsets are half open and count in the document's extracted text."""

from __future__ import annotations

from dataclasses import dataclass


class StoreNotReadyError(Exception):
    """The store exists but cannot answer now: nothing published yet, unreadable, or its server does not answer."""


class UnreadableDocumentError(Exception):
    """The bytes of a document could not be turned into text. The message names the reason, never the content."""


@dataclass(frozen=True, slots=True)
class Document:
    """One document as text. ``id`` is unique in its store (the path below the source folder or prefix)."""

    id: str
    title: str
    link: str
    text: str


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of one document: ``text`` is its exact slice, from ``start_byte`` to ``end_byte`` of its UTF-8 form.

    ``heading`` is the nearest heading above it, without its marks. ``score`` is the engine's relevance, comparable
    only within one search.
    """

    document_id: str
    title: str
    link: str
    text: str
    start_byte: int
    end_byte: int
    heading: str = ""
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What is judged of one document: passages in reading order, a blank line where something between them is left
    out."""

    document_id: str
    title: str
    link: str
    text: str


@dataclass(frozen=True, slots=True)
class StoreInfo:
    """What a store holds: ``version`` changes with every publication."""

    engine: str
    version: str
    documents: int
    passages: int
    bytes: int
    """Size of the index on disk; 0 where the engine does not tell."""
