"""Does the store find what a claim stands on? Claims with their own facts, checked against all facts together."""

from __future__ import annotations

import gzip
import json
import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from scoring import Fact, check
from store.build import build
from store.evidence import FOR_EACH_CLAIM, evidence
from store.interface import Store
from store.locations import open_store
from store.query import query

TOP = 5
SUPPORTED_AT = 0.6
"""A row is supported from this support score on: the service's default citation threshold."""
_SHINGLE = 8
_SAME = 0.8


@dataclass(frozen=True, slots=True)
class Row:
    """A claim, its own documents in the corpus, and what people said of it."""

    dataset: str
    claim: str
    context: str
    documents: frozenset[str]
    facts: tuple[str, ...]
    kind: str
    """supported, contradicted, or not in the facts."""


def report(files: Iterable[Path], every: int) -> Iterator[str]:
    """The tables, line by line."""
    texts, rows = _read(files)
    with tempfile.TemporaryDirectory() as folder:
        documents = Path(folder) / "documents"
        documents.mkdir()
        for text, name in texts.items():
            (documents / f"{name}.txt").write_text(text)
        info = build(str(documents), f"{folder}/index").info
        yield f"corpus: {info.documents:,} documents, {info.passages:,} passages, {len(rows):,} rows"
        store = open_store(f"{folder}/index")
        yield from _recall(rows, store, _copies(texts))
        yield from _agreement(rows[::every], store)


def _read(files: Iterable[Path]) -> tuple[dict[str, str], list[Row]]:
    """Text -> its document's name; equal texts (but for spacing and case) are one document."""
    names: dict[str, str] = {}
    texts: dict[str, str] = {}
    rows = []
    for file in sorted(files):
        for line in gzip.decompress(file.read_bytes()).splitlines():
            row = json.loads(line)
            facts = tuple(fact["text"] for fact in row["facts"])
            for fact in facts:
                key = " ".join(fact.lower().split())
                if key not in names:
                    names[key] = texts[fact] = f"d{len(names):06d}"
            own = frozenset(f"{names[' '.join(fact.lower().split())]}.txt" for fact in facts)
            kind = "supported" if row["label"] else row.get("label3") or "not in the facts"
            kind = kind if kind in ("supported", "contradicted") else "not in the facts"
            rows.append(Row(file.name.split(".")[0], row["claim"], row.get("context") or "", own, facts, kind))
    return texts, rows


def _copies(texts: dict[str, str]) -> dict[str, set[str]]:
    """Document -> documents that hold most of its text: the benchmarks share articles in slightly different copies."""
    shingles = {f"{name}.txt": _shingles(text) for text, name in texts.items()}
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


def _recall(rows: list[Row], store: Store, copies: dict[str, set[str]]) -> Iterator[str]:
    """Share of rows with one of their own documents, or a copy of it, among the first documents found."""
    hits: Counter[tuple[str, str]] = Counter()
    totals: Counter[tuple[str, str]] = Counter()
    for row in rows:
        found = store.search(query(row.claim, [row.context] if row.context else []), 6 * TOP)
        first = list(dict.fromkeys(passage.document_id for passage in found))[:TOP]
        hit = any(copies[own] & set(first) for own in row.documents)
        for key in ((row.dataset, row.kind), (row.dataset, "all"), ("all", row.kind), ("all", "all")):
            totals[key] += 1
            hits[key] += hit
    yield f"right document among the first {TOP}"
    yield from _table(hits, totals)


def _agreement(rows: list[Row], store: Store) -> Iterator[str]:
    """Share of rows with the same verdict (supported or not) against the store as against their own facts."""
    same: Counter[tuple[str, str]] = Counter()
    totals: Counter[tuple[str, str]] = Counter()
    changes: Counter[str] = Counter()
    for row in rows:
        own = check(row.claim, [Fact(text) for text in row.facts]).support_score >= SUPPORTED_AT
        passages = evidence(row.claim, store, row.context)
        judged = check(row.claim, [Fact(passage.text) for passage in passages], together=False)
        stored = judged.support_score >= SUPPORTED_AT
        changes[{(True, False): "lost", (False, True): "gained"}.get((own, stored), "same")] += 1
        for key in ((row.dataset, row.kind), (row.dataset, "all"), ("all", row.kind), ("all", "all")):
            totals[key] += 1
            same[key] += own == stored
    yield f"same verdict with {FOR_EACH_CLAIM} passages a claim as with the row's own facts ({len(rows):,} rows)"
    yield f"support lost {changes['lost']}, support gained from other documents {changes['gained']}"
    yield from _table(same, totals)


def _table(part: Counter[tuple[str, str]], totals: Counter[tuple[str, str]]) -> Iterator[str]:
    kinds = ("supported", "contradicted", "not in the facts", "all")
    yield f"{'':24}" + "".join(f"{kind:>24}" for kind in kinds)
    for dataset in sorted({name for name, _ in totals}, key=lambda name: (name == "all", name)):
        cells = [_cell(part[dataset, kind], totals[dataset, kind]) for kind in kinds]
        yield f"{dataset:24}" + "".join(f"{cell:>24}" for cell in cells)


def _cell(part: int, total: int) -> str:
    return f"{part / total:.1%} of {total:,}" if total else "–"
