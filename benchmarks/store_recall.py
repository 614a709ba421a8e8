"""Does the store find what a claim stands on? Claims with their own facts, checked against all facts together.

Two answers to "which documents are right for a claim": those of its row, and those of all rows with the same claim. The
benchmarks show a claim to people once for each document that a search engine brought.
"""

from __future__ import annotations

import gzip
import json
import math
import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from scoring import Fact, check
from store.build import build
from store.evidence import FOR_EACH_CLAIM, evidence
from store.interface import Store
from store.locations import open_store
from store.query import query
from store.terms import terms

TOP = 5
SUPPORTED_AT = 0.6
"""A row is supported from this support score on: the service's default citation threshold."""
_NEAR = 0.05
_SHINGLE = 8
_SAME = 0.8
_SHARES = ("under a quarter", "a quarter to half", "half to three quarters", "three quarters or more")


@dataclass(frozen=True, slots=True)
class Row:
    """A claim, its own documents in the corpus, and what people said of it."""

    dataset: str
    claim: str
    context: str
    documents: frozenset[str]
    kind: str
    """supported, contradicted, or not in the facts."""
    of_claim: frozenset[str] = frozenset()
    """The documents of all rows with the same claim."""


def report(files: Iterable[Path], every: int, show: bool) -> Iterator[str]:
    """The tables, line by line; with ``show`` also each claim that only other documents support, and what they say."""
    texts, rows = _read(files)
    with tempfile.TemporaryDirectory() as folder:
        documents = Path(folder) / "documents"
        documents.mkdir()
        for name, text in texts.items():
            (documents / name).write_text(text)
        info = build(str(documents), f"{folder}/index").info
        claims = len({(row.claim, row.of_claim) for row in rows})
        yield f"corpus: {info.documents:,} documents, {info.passages:,} passages, {len(rows):,} rows, {claims:,} claims"
        store = open_store(f"{folder}/index")
        yield from _recall(rows, store, texts)
        yield from _agreement(rows[::every], store, texts, show)


def _read(files: Iterable[Path]) -> tuple[dict[str, str], list[Row]]:
    """Document -> its text, and the rows; equal texts (but for spacing and case) are one document."""
    names: dict[str, str] = {}
    texts: dict[str, str] = {}
    rows = []
    for file in sorted(files):
        for line in gzip.decompress(file.read_bytes()).splitlines():
            row = json.loads(line)
            facts = [fact["text"] for fact in row["facts"]]
            for fact in facts:
                if _plain(fact) not in names:
                    name = names[_plain(fact)] = f"d{len(names):06d}.txt"
                    texts[name] = fact
            own = frozenset(names[_plain(fact)] for fact in facts)
            kind = "supported" if row["label"] else row.get("label3") or "not in the facts"
            kind = kind if kind in ("supported", "contradicted") else "not in the facts"
            rows.append(Row(file.name.split(".")[0], row["claim"], row.get("context") or "", own, kind))
    of_claim: dict[str, frozenset[str]] = defaultdict(frozenset)
    for row in rows:
        of_claim[_plain(row.claim)] |= row.documents
    return texts, [replace(row, of_claim=of_claim[_plain(row.claim)]) for row in rows]


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _copies(texts: dict[str, str]) -> dict[str, set[str]]:
    """Document -> documents that hold most of its text: the benchmarks share articles in slightly different copies."""
    shingles = {name: _shingles(text) for name, text in texts.items()}
    holders: dict[int, list[str]] = defaultdict(list)
    for name, found in shingles.items():
        for shingle in found:
            holders[shingle].append(name)
    return {
        name: {
            other
            for other, shared in Counter(holder for shingle in found for holder in holders[shingle]).items()
            if shared >= _SAME * len(found)
        }
        for name, found in shingles.items()
    }


def _shingles(text: str) -> set[int]:
    words = re.findall(r"\w+", text.lower())
    return {hash(tuple(words[at : at + _SHINGLE])) for at in range(max(1, len(words) - _SHINGLE + 1))}


def _recall(rows: list[Row], store: Store, texts: dict[str, str]) -> Iterator[str]:
    """Share of rows with a right document, or a copy of it, among the first documents found."""
    copies = _copies(texts)
    held = _Held(texts)
    own, of_claim, by_share = _Tally(), _Tally(), _Tally()
    for row in rows:
        found = store.search(query(row.claim, [row.context] if row.context else []), 6 * TOP)
        first = set(list(dict.fromkeys(passage.document_id for passage in found))[:TOP])
        own.add(row.dataset, row.kind, any(copies[name] & first for name in row.documents))
        hit = any(copies[name] & first for name in row.of_claim)
        of_claim.add(row.dataset, row.kind, hit)
        by_share.add(_SHARES[min(3, int(4 * held.share(row.claim, row.of_claim)))], row.kind, hit)
    yield f"one of the row's own documents among the first {TOP}"
    yield from own.table()
    yield f"one of the claim's documents among the first {TOP}"
    yield from of_claim.table()
    yield "the same by the share of the claim's words, weighed by rarity, that its documents hold: words find no others"
    yield from by_share.table()


class _Held:
    """How much of a claim its documents hold."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._terms = {name: set(terms(text)) for name, text in texts.items()}
        counts = Counter(term for found in self._terms.values() for term in found)
        self._rarity = {term: math.log(len(texts) / count) for term, count in counts.items()}

    def share(self, claim: str, documents: Iterable[str]) -> float:
        """The share of the claim's terms, weighed by rarity, in the document that holds most of them."""
        weights = {term: self._rarity.get(term, math.log(len(self._terms))) for term in set(terms(claim))}
        most = max(sum(weight for term, weight in weights.items() if term in self._terms[name]) for name in documents)
        return most / (sum(weights.values()) or 1.0)


def _agreement(rows: list[Row], store: Store, texts: dict[str, str], show: bool) -> Iterator[str]:
    """Share of rows with the same verdict (supported or not) against the store as against the right documents."""
    own, of_claim = _Tally(), _Tally()
    changes: Counter[str] = Counter()
    for row in rows:
        judged = check(row.claim, [Fact(one.text) for one in evidence(row.claim, store, row.context)], together=False)
        stored = judged.support_score >= SUPPORTED_AT
        right = _support(row, row.of_claim, texts)
        change = {(True, False): "lost", (False, True): "gained"}.get((right >= SUPPORTED_AT, stored), "same")
        changes[change] += 1
        if change != "same" and min(abs(right - SUPPORTED_AT), abs(judged.support_score - SUPPORTED_AT)) < _NEAR:
            changes["near"] += 1
        own.add(row.dataset, row.kind, stored == (_support(row, row.documents, texts) >= SUPPORTED_AT))
        of_claim.add(row.dataset, row.kind, stored == (right >= SUPPORTED_AT))
        if show and change == "gained":
            yield f"{row.dataset} | {row.kind} | {row.claim}"
            yield from (f"    {chunk.text}" for chunk in judged.cited_chunks)
    yield f"same verdict with {FOR_EACH_CLAIM} passages a claim as with the row's own facts ({len(rows):,} rows)"
    yield from own.table()
    yield "same verdict as with all of the claim's documents"
    yield f"support lost {changes['lost']}, support gained from other documents {changes['gained']};"
    yield f"in {changes['near']} of them one of the two scores is within {_NEAR} of the threshold"
    yield from of_claim.table()


def _support(row: Row, documents: Iterable[str], texts: dict[str, str]) -> float:
    return check(row.claim, [Fact(texts[name]) for name in sorted(documents)]).support_score


class _Tally:
    """Hits by line and column, with sums."""

    def __init__(self) -> None:
        self._hits: Counter[tuple[str, str]] = Counter()
        self._totals: Counter[tuple[str, str]] = Counter()

    def add(self, line: str, kind: str, hit: bool) -> None:
        """Count one row."""
        for key in ((line, kind), (line, "all"), ("all", kind), ("all", "all")):
            self._totals[key] += 1
            self._hits[key] += hit

    def table(self) -> Iterator[str]:
        """One line for each line that was counted, and their sum."""
        kinds = ("supported", "contradicted", "not in the facts", "all")
        yield f"{'':24}" + "".join(f"{kind:>24}" for kind in kinds)
        for line in sorted({name for name, _ in self._totals}, key=lambda name: (name == "all", name)):
            yield f"{line:24}" + "".join(f"{self._cell(line, kind):>24}" for kind in kinds)

    def _cell(self, line: str, kind: str) -> str:
        hits, total = self._hits[line, kind], self._totals[line, kind]
        return f"{hits / total:.1%} of {total:,}" if total else "–"
