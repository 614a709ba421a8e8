"""An answer -> the passages of a store that may support or contradict its claims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from scoring.answer.claims import required
from scoring.segment import sentences
from scoring.words.stems import language
from store.chance import beyond
from store.interface import Store
from store.query import Query, query
from store.records import Excerpt, Passage

LOOKED_UP = 12
"""Passages looked up for a claim."""
FOR_EACH_CLAIM = 3
"""Of these so many are taken, and what else they hold of the same documents."""
CLOSE = 0.85
"""Passages that are less relevant than this share of the best one are left out. What is further off seldom holds the
evidence, and now and then something that only sounds like it."""
MOST_PASSAGES = 200
"""Passages for an answer; the best of every claim come first."""
LONGEST_CHARS = 10_000
_CONTEXT_SENTENCES = 3
_APART = "\n\n"


def evidence(answer: str, store: Store, prompt: str = "") -> list[Excerpt]:
    """What to check ``answer`` against: for each document that was found its passages as one text.

    Documents come in the order of their first mention, claim by claim. Raises ``StoreNotReadyError``.
    """
    asked = list(queries(answer, prompt))
    if not asked:
        return []
    size = store.size()
    return _excerpts(_first_each([_chosen(store.search(claim, LOOKED_UP), claim, size) for claim in asked]))


def queries(answer: str, prompt: str = "") -> Iterator[Query]:
    """One query for each claim that needs a check; what stands around it in the answer is its context."""
    claims = sentences(answer)
    said = ([prompt] if prompt else []) + [claim.text for claim in claims]
    spoken = language(answer)
    needed = required(claims, prompt or None)
    for at, needs_check in enumerate(needed, len(said) - len(claims)):
        if needs_check:
            before = reversed(said[max(0, at - _CONTEXT_SENTENCES) : at])
            yield query(said[at], before, said[at + 1 : at + 1 + _CONTEXT_SENTENCES], spoken)


def _chosen(found: list[Passage], claim: Query, size: int) -> list[Passage]:
    """The best passages that share more with the claim than chance brings in a store of that size, close to the very
    best; then what else was found in the same documents, where the evidence may go on."""
    close: list[Passage] = []
    for passage in found:
        if len(close) == FOR_EACH_CLAIM or (close and passage.score < CLOSE * close[0].score):
            break
        if beyond(claim.telling, passage, size):
            close.append(passage)
    documents = {passage.document_id for passage in close}
    return close + [passage for passage in found if passage.document_id in documents and passage not in close]


def _first_each(found: Iterable[list[Passage]]) -> list[Passage]:
    """All passages once, the best of each claim before the second best of any, ``MOST_PASSAGES`` at most."""
    ranks = zip_longest(*found)
    unique = {(p.document_id, p.start_byte): p for rank in ranks for p in rank if p is not None}
    return list(unique.values())[:MOST_PASSAGES]


def _excerpts(passages: list[Passage]) -> list[Excerpt]:
    """One text for each document, so that sentences of several passages support a claim together; a second one where it
    would grow too long."""
    documents: dict[str, list[Passage]] = {}
    for passage in passages:
        documents.setdefault(passage.document_id, []).append(passage)
    return [excerpt for found in documents.values() for excerpt in _read_on(found)]


def _read_on(found: list[Passage]) -> Iterator[Excerpt]:
    """The passages of one document in reading order, without saying anything twice."""
    text, end = "", -1
    first = found[0]
    for passage in sorted(found, key=lambda p: p.start_byte):
        rest = passage.text.encode()[max(0, end - passage.start_byte) :].decode()
        added = rest if not text or passage.start_byte <= end else _APART + rest
        if text and len(text) + len(added) > LONGEST_CHARS:
            yield Excerpt(first.document_id, first.title, first.link, text)
            text, added = "", passage.text
        text += added
        end = max(end, passage.end_byte)
    yield Excerpt(first.document_id, first.title, first.link, text)
