"""Passages in the order of their relevance, longer ones held back in full.

BM25 as engines have it (*b* = 0.75) forgives three quarters of a passage's length. That pays where lengths differ by
chance, and misleads here: a passage is long because it was cut from something longer, and holds words of a claim that
it does not speak about.
"""

from __future__ import annotations

from collections.abc import Iterable

from store.records import Passage

_TYPICAL = 600
"""Bytes of a passage that nothing is taken from or added to for its length."""
_K1 = 1.2
_B = 0.75
_OFTEN = 2.0
"""A word that counts stands about so often in a passage which is about it."""


def relevance(bm25: float, start_byte: int, end_byte: int) -> float:
    """The score of a passage that an engine gave ``bm25``: close to that of *b* = 1."""
    length = (end_byte - start_byte) / _TYPICAL
    return bm25 * (_OFTEN + _K1 * (1 - _B + _B * length)) / (_OFTEN + _K1 * length)


def best_first(found: Iterable[Passage]) -> list[Passage]:
    """By score; equal scores in the order of document and position."""
    return sorted(found, key=lambda passage: (-passage.score, passage.document_id, passage.start_byte))
