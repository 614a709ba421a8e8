"""Written rows: contrast sets that people would write, a few facts and claims about them of different verdicts.

    python -m training.written        right verdicts on them, by kind

They measure and are not fitted on (``report/tried.md`` says what that did). ``written/*.jsonl`` holds a set a line:
``facts`` (each a text or ``{"text", "attributes"}``), ``prompt`` where there is one, and ``claims``, each ``[claim,
verdict, kind]``. Whoever makes a rule looks at four sets of five; every fifth, chosen by its facts, is kept from them
and tells whether the kind was cured or the case.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

from scoring import check
from training.rows import Row, row

FOLDER = Path(__file__).parent / "written"
SUPPORTED, CONTRADICTED, UNSUPPORTED = "supported", "contradicted", "unsupported"
_KEPT = 5


def rows(*, kept: bool = False) -> list[Row]:
    """The rows to look at, or those kept from sight, in the order of the files; each family of kinds is a source of its
    own."""
    found = []
    for number, (told, claim, verdict, kind) in enumerate(_claims(kept)):
        stored = {
            "claim": claim,
            "facts": told["facts"],
            "prompt": told.get("prompt"),
            "label": int(verdict == SUPPORTED),
            "label3": verdict,
            "kind": kind,
        }
        found.append(row(kind.split("/")[0], number, stored))
    return found


def _claims(kept: bool) -> Iterator[tuple[dict[str, Any], str, str, str]]:
    for path in sorted(FOLDER.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            if is_kept(told["facts"]) == kept:
                for claim, verdict, kind in told["claims"]:
                    yield told, claim, verdict, kind


def is_kept(facts: list[Any]) -> bool:
    """Whether a set is kept from those who make rules."""
    return crc32(json.dumps(facts, ensure_ascii=False).encode()) % _KEPT == 0


def verdict(one: Row) -> str:
    """What the product says of a row: the verdict of its worst claim."""
    said = {claim.verdict for claim in check(one.claim, one.facts, prompt=one.prompt).claims if claim.check_required}
    return next((known for known in (CONTRADICTED, UNSUPPORTED, SUPPORTED) if known in said), "")


def main() -> None:
    """Print the right verdicts, on the sets to look at and on those kept."""
    for kept in (False, True):
        right: Counter[str] = Counter()
        total: Counter[str] = Counter()
        for one in rows(kept=kept):
            wanted = wanted_of(one)
            for name in (one.source, f"= {wanted}", "= all"):
                total[name] += 1
                right[name] += verdict(one) == wanted
        print("kept" if kept else "to look at")
        for name, count in sorted(total.items()):
            print(f"  {name:16s} {right[name]:4d} of {count:4d}  {100 * right[name] / count:5.1f} %")


def wanted_of(one: Row) -> str:
    """The verdict that a row is written for."""
    return UNSUPPORTED if one.label3 == "neutral" else one.label3 or ""


if __name__ == "__main__":
    main()
