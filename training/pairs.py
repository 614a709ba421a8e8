"""Pairs: rows -> what the product itself computes for them, kept in a cache folder so that models can be fitted many
times.

The features come from ``scoring`` by import, so training and serving cannot drift apart.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from scoring.check import language_of
from scoring.encode import Encoded, encode
from scoring.reading import read_answer, read_facts
from scoring.repeats import distinct
from scoring.scales import find, prepare
from scoring.weigh import weigh
from scoring.words import lexicon
from scoring.words.lexicon import Floats, Vocabulary
from training import rows as reading
from training.rows import Row


@dataclass(frozen=True, slots=True)
class Pair:
    """One claim sentence against the facts of its row as one text. ``encoded`` holds lexicon ids, -1 for words without
    a vector."""

    values: Floats
    encoded: Encoded
    length: int


@dataclass(frozen=True, slots=True)
class Example:
    """One row with the pairs of its claim sentences (none where nothing needs a check)."""

    row: Row
    pairs: tuple[Pair, ...]


def example(row: Row) -> Example:
    """Compute the pairs of a row."""
    language = language_of(row.claim, row.facts)
    vocabulary = Vocabulary(lexicon.load(language))
    library = read_facts(row.facts, vocabulary)
    scales = prepare(distinct(read_answer(row.claim, row.prompt)), library)
    known = len(vocabulary.lexicon.vectors) if language == "en" else 0
    pairs = []
    for subject in scales.subjects:
        if not len(subject.ids) or not library.rows:
            continue
        weighed = weigh(subject, scales, 0, len(library.rows), find(subject, 0, len(library.rows)))
        evidence = [scales.marked(at) for at in weighed.rows]
        encoded = encode(subject.marked, subject.facing_words, evidence, weighed.comparison)
        pairs.append(Pair(weighed.values, _compact(encoded, known), weighed.length))
    return Example(
        Row(row.source, row.number, row.claim[:200], (), row.label, row.label3, None, row.kind), tuple(pairs)
    )


def _compact(encoded: Encoded, known: int) -> Encoded:
    claim, evidence = (np.where(ids < known, ids, -1).astype(np.int32) for ids in (encoded.claim, encoded.evidence))
    flags = (encoded.claim_flags.astype(np.float16), encoded.evidence_flags.astype(np.float16))
    return Encoded(claim, flags[0], evidence, flags[1], encoded.kinds)  # type: ignore[arg-type]


def compute(found: Iterable[Row], workers: int) -> list[Example]:
    """Pairs of many rows, in order."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    with multiprocessing.Pool(workers) as pool:
        return pool.map(example, found, chunksize=32)


def cached(path: Path, cache: Path, *, capped: bool, workers: int = 2) -> list[Example]:
    """The examples of one data file, from the cache folder when it holds them."""
    kept = cache / f"{path.parent.name}-{path.name.removesuffix('.jsonl.gz')}.pickle"
    if kept.exists():
        return _load(kept)
    found = compute(reading.read(path, capped), workers)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(pickle.dumps(found, protocol=5))
    return found


def _load(path: Path) -> list[Example]:
    return pickle.loads(path.read_bytes())  # type: ignore[no-any-return]


def all_of(folder: Path, cache: Path, *, capped: bool, workers: int = 2) -> dict[str, list[Example]]:
    """The examples of every source of a folder."""
    load = partial(cached, cache=cache, capped=capped, workers=workers)
    return {name: load(folder / f"{name}.jsonl.gz") for name in reading.names(folder)}


def main() -> None:
    """Fill the cache for one folder: ``python -m training.pairs DATA/train CACHE [--measure]``."""
    import argparse

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("cache", type=Path)
    parser.add_argument(
        "--measure", action="store_true", help="take every row, also of held-out folders; never for fitting"
    )
    chosen = parser.parse_args()
    for name, found in all_of(chosen.folder, chosen.cache, capped=not chosen.measure).items():
        print(f"{name:24s} {len(found):6d} rows {sum(len(one.pairs) for one in found):6d} pairs", flush=True)


if __name__ == "__main__":
    main()
