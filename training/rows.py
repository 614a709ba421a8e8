"""Rows: labelled claims with their facts, read from the data folder or made by rule. Held-out folders are refused by
name."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from scoring.records import Fact

REFUSED = ("eval", "test")
"""Folders that measure; nothing is ever fitted on them."""
CAPS = {
    "breaking_nli": 2500,
    "conjnli": 3500,
    "synth_en": 9000,
    "topical_neutral": 1500,
    "med_monotonicity": 1500,
    "taxinli": 7000,
    "cad_snli": 8000,
}
"""Rows taken of the sources that would drown the others, evenly spaced."""
_TITLED = 3
"""One row in so many carries its page title as an attribute."""


@dataclass(frozen=True, slots=True)
class Row:
    """One labelled claim. ``label``: 1 supported, 0 not, None unknown; ``label3``: supported, contradicted, neutral or
    None."""

    source: str
    number: str
    claim: str
    facts: tuple[Fact, ...]
    label: int | None
    label3: str | None
    prompt: str | None = None
    kind: str = ""


def names(folder: Path) -> list[str]:
    """The sources of a folder, sorted."""
    return sorted(path.name.removesuffix(".jsonl.gz") for path in folder.glob("*.jsonl.gz"))


def read(path: Path, capped: bool = False) -> list[Row]:
    """The rows of one gzip JSONL file in order, evenly thinned to its cap. Raises ValueError for a held-out folder when
    capped (that is, for fitting)."""
    if capped and path.parent.name in REFUSED:
        raise ValueError(f"{path.parent.name} measures; it is never fitted on")
    source = path.name.removesuffix(".jsonl.gz")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        rows = [row(source, number, json.loads(line)) for number, line in enumerate(lines)]
    cap = CAPS.get(source, len(rows)) if capped else len(rows)
    return [rows[int(at * len(rows) / cap)] for at in range(min(cap, len(rows)))]


def row(source: str, number: int, stored: dict) -> Row:  # type: ignore[type-arg]
    """One stored row."""
    name = str(stored.get("id", number))
    titled = bool(stored.get("title")) and crc32(name.encode()) % _TITLED == 0
    facts = tuple(_facts(stored, {"title": stored["title"]} if titled else {}))
    label3 = stored.get("label3")
    label = stored.get("label")
    return Row(
        source,
        name,
        stored["claim"],
        facts,
        label,
        "neutral" if label3 == "unsupported" else label3,
        stored.get("prompt"),
        stored.get("kind") or "",
    )


def _facts(stored: dict, extra: dict[str, str]) -> Iterator[Fact]:  # type: ignore[type-arg]
    for fact in stored["facts"] if "facts" in stored else [stored["fact"]]:
        known = (
            {} if isinstance(fact, str) else {key: str(value) for key, value in (fact.get("attributes") or {}).items()}
        )
        yield Fact(fact if isinstance(fact, str) else fact["text"], {**extra, **known})
