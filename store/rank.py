"""Passages in the order of their relevance, longer ones held back in full.

BM25 as engines have it (*b* = 0.75) forgives three quarters of a passage's length. That pays where lengths differ by
chance, and misleads here: a passage is long because it was cut from something longer, and holds words of a claim that
it does not speak about.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from store.records import Passage

_TYPICAL = 600
"""Bytes of a passage that nothing is taken from or added to for its length."""
_K1 = 1.2
_B = 0.75
_OFTEN = 2.0
"""A word that counts stands about so often in a passage which is about it."""


def by_relevance(found: Iterable[Passage]) -> list[Passage]:
    """The passages that an engine found with BM25, with scores close to those of *b* = 1, best first; equal scores in
    the order of document and position."""
    scored = [replace(passage, score=passage.score * _held_back(passage)) for passage in found]
    return sorted(scored, key=lambda passage: (-passage.score, passage.document_id, passage.start_byte))


def _held_back(passage: Passage) -> float:
    """What *b* = 1 makes of the weight of a word, as a share of what the engine's *b* makes of it."""
    length = (passage.end_byte - passage.start_byte) / _TYPICAL
    return (_OFTEN + _K1 * (1 - _B + _B * length)) / (_OFTEN + _K1 * length)
