"""An answer -> the passages of a store that may support or contradict its claims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import zip_longest

from scoring.answer.claims import required
from scoring.segment import sentences
from store.interface import Store
from store.query import Query, query
from store.records import Passage

FOR_EACH_CLAIM = 3
"""Passages looked up for a claim."""
CLOSE = 0.85
"""Passages that are less relevant than this share of the best one are left out. What is further off seldom holds the
evidence, and now and then something that only sounds like it."""
MOST_PASSAGES = 200
"""Passages for an answer; the best of every claim come first."""
LONGEST_CHARS = 10_000
_CONTEXT_SENTENCES = 3


def evidence(answer: str, store: Store, prompt: str = "") -> list[Passage]:
    """The passages to check ``answer`` against, each once; those that overlap in a document are joined.

    They come in the order of their first mention, claim by claim. Raises ``StoreNotReadyError``.
    """
    found = [_close(store.search(claim, FOR_EACH_CLAIM)) for claim in queries(answer, prompt)]
    return _joined(_first_each(found))


def queries(answer: str, prompt: str = "") -> Iterator[Query]:
    """One query for each claim that needs a check; what stands before it in the answer is its context."""
    before: list[str] = [prompt] if prompt else []
    claims = sentences(answer)
    for claim, needs_check in zip(claims, required(claims, prompt or None), strict=True):
        if needs_check:
            yield query(claim.text, reversed(before[-_CONTEXT_SENTENCES:]))
        before.append(claim.text)


def _close(found: list[Passage]) -> list[Passage]:
    return [passage for passage in found if passage.score >= CLOSE * found[0].score]


def _first_each(found: Iterable[list[Passage]]) -> list[Passage]:
    """All passages once, the best of each claim before the second best of any, ``MOST_PASSAGES`` at most."""
    ranks = zip_longest(*found)
    unique = {(p.document_id, p.start_byte): p for rank in ranks for p in rank if p is not None}
    return list(unique.values())[:MOST_PASSAGES]


def _joined(passages: list[Passage]) -> list[Passage]:
    """Passages of one document that overlap become one: no sentence is said twice, and each keeps its neighbours."""
    order = {passage.document_id: number for number, passage in reversed(list(enumerate(passages)))}
    joined: list[Passage] = []
    for passage in sorted(passages, key=lambda p: (order[p.document_id], p.start_byte)):
        last = joined[-1] if joined else None
        if last is not None and last.document_id == passage.document_id and passage.start_byte <= last.end_byte:
            text = last.text + passage.text.encode()[last.end_byte - passage.start_byte :].decode()
            if len(text) <= LONGEST_CHARS:
                joined[-1] = replace(last, text=text, end_byte=passage.end_byte, score=max(last.score, passage.score))
                continue
        joined.append(passage)
    return joined
