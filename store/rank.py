"""Passages in the order of their relevance, longer ones held back in full.

BM25 as engines have it (*b* = 0.75) counts three quarters of a passage's length: who writes much about one thing
repeats it. Passages are cut at the same size, so that a shorter one is a document, or a section, that says one thing
alone, and a full one holds words of a claim beside much else. So all of the length counts.
"""

from __future__ import annotations

from collections.abc import Iterable

from store.records import Passage

_TYPICAL = 1200
"""Bytes of a passage that nothing is taken from or added to for its length."""
_K1 = 1.2
_B = 0.75


def relevance(bm25: float, start_byte: int, end_byte: int) -> float:
    """The score of a passage that an engine gave ``bm25``: what *b* = 1 gives where each word stands once."""
    length = (end_byte - start_byte) / _TYPICAL
    return bm25 * (1 + _K1 * (1 - _B + _B * length)) / (1 + _K1 * length)


def best_first(found: Iterable[Passage]) -> list[Passage]:
    """By score; equal scores in the order of document and position."""
    return sorted(found, key=lambda passage: (-passage.score, passage.document_id, passage.start_byte))
