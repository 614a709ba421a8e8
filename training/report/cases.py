"""Cases: verdicts by kind on written field cases and on rule-made rows of a seed that no fit has seen."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from scoring import check
from scoring.records import Claim
from training import rows as reading
from training import written
from training.report import metrics, stored
from training.report.markdown import Cell, table
from training.report.product import judged
from training.synthetic import rows as synthetic_rows

VERDICTS = ("supported", "contradicted", "unsupported", "not checked")
THRESHOLD = 0.6
SEED, PER_KIND = 77, 60
"""Fitting uses the seeds 0 and 1."""


def verdicts(path: Path) -> Iterator[tuple[str, str, str]]:
    """Group of kinds, wanted verdict and given verdict of every expected claim of a file of field cases.

    An expected claim meets the product's claim that overlaps it most. Below the citation threshold of 0.6 a claim
    counts as contradicted when it has an anti-citation, else as unsupported.
    """
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        facts = [
            {
                "text": fact["text"],
                "attributes": {key: str(value) for key, value in (fact.get("attributes") or {}).items()},
            }
            for fact in case["facts"]
        ]
        claims = check(case["answer"], facts, prompt=case.get("prompt")).claims  # type: ignore[arg-type]
        for want, (begin, end) in zip(case["expected"]["claims"], _spans(case), strict=True):
            wanted = want["verdict"] if want["required"] else "not checked"
            yield case["kind"].split("/")[0], wanted, _given(claims, begin, end)


def _spans(case: Mapping[str, Any]) -> Iterator[tuple[int, int]]:
    at = 0
    for want in case["expected"]["claims"]:
        begin = case["answer"].find(want["text"], at)
        begin = case["answer"].find(want["text"]) if begin < 0 else begin
        at = begin + 1
        yield begin, begin + len(want["text"])


def _given(claims: Sequence[Claim], begin: int, end: int) -> str:
    def overlap(claim: Claim) -> int:
        return min(end, claim.end_char) - max(begin, claim.start_char)

    got = max(claims, key=overlap, default=None)
    if got is None or overlap(got) <= 0 or not got.check_required:
        return "not checked"
    if (got.score or 0.0) >= THRESHOLD:
        return "supported"
    return "contradicted" if got.anti_citations else "unsupported"


def right(path: Path, cache: Path) -> tuple[int, int]:
    """Right verdicts and claims of a file of field cases."""
    found = _field(path, cache)
    return sum(wanted == given for _, wanted, given in found), len(found)


def _field(path: Path, cache: Path) -> list[list[str]]:
    key = stored.joined([stored.product(), path.read_text(encoding="utf-8")])
    return stored.kept(cache, "field-cases", key, lambda: [list(one) for one in verdicts(path)])  # type: ignore[no-any-return]


def field(path: Path, cache: Path) -> str:
    """Confusion of verdicts, then right verdicts by kind, on field cases."""
    return _told(_field(path, cache))


def contrasted(cache: Path) -> str:
    """The same on written rows, those kept from sight and the others."""
    key = stored.joined([stored.product(), stored.digest("training/written")])
    return _told(stored.kept(cache, "written", key, _contrasted))


def _contrasted() -> list[list[str]]:
    found = [*written.rows(), *written.rows(kept=True)]
    return [[one.source, written.wanted_of(one), written.verdict(one) or "not checked"] for one in found]


def _told(found: Sequence[Sequence[str]]) -> str:
    confusion = Counter((wanted, given) for _, wanted, given in found)
    count = sum(wanted == given for _, wanted, given in found)
    lines: list[Sequence[Cell]] = [[wanted, *(confusion[wanted, given] for given in VERDICTS)] for wanted in VERDICTS]
    kinds: list[Sequence[Cell]] = []
    for kind in sorted({kind for kind, _, _ in found}):
        own = [(wanted, given) for group, wanted, given in found if group == kind]
        wrong = Counter(f"{wanted} → {given}" for wanted, given in own if wanted != given)
        kinds.append(
            [
                kind,
                len(own),
                sum(wanted == given for wanted, given in own),
                ", ".join(
                    f"{pair} ({count})"
                    for pair, count in sorted(wrong.items(), key=lambda entry: (-entry[1], entry[0]))
                )
                or "–",
            ]
        )
    return (
        f"**{count} of {len(found)} verdicts are right ({100 * count / len(found):.1f} %).**\n\n"
        + table(("wanted ↓ given →", *VERDICTS), lines)
        + "\n"
        + table(("kind", "claims", "right", "wrong: wanted → given"), kinds)
    )


def unseen(cache: Path) -> dict[str, list[list[Any]]]:
    """Rule-made rows by kind: (three-way label, support, contradiction) each."""
    return stored.kept(cache, "rule-made", stored.joined([stored.product(), stored.code()]), _unseen)  # type: ignore[no-any-return]


def _unseen() -> dict[str, list[list[Any]]]:
    found: dict[str, list[list[Any]]] = defaultdict(list)
    for at, made in enumerate(synthetic_rows(PER_KIND, SEED)):
        row = reading.row("rule", at, made)
        _, _, worst, most = judged(row)
        found[row.kind].append([row.label3 or ("supported" if row.label else "neutral"), worst, most])
    return dict(found)


def family(kind: str) -> str:
    """The family of a kind of rule-made rows: "number-bound" -> "number"; every language is one."""
    parts = kind.split("-")
    return "-".join(parts[:2]) if parts[0] == "lang" else parts[0]


def by_kind(found: Mapping[str, Sequence[Sequence[Any]]]) -> list[list[Cell]]:
    """Kind, rows, right at the threshold by label, AUC; the weakest kinds first."""
    lines: list[list[Cell]] = []
    for kind, rows in found.items():
        support = metrics.auc([row[1] for row in rows], [row[0] == "supported" for row in rows])
        denial = metrics.auc([row[2] for row in rows], [row[0] == "contradicted" for row in rows])
        lines.append(
            [
                kind,
                len(rows),
                _share(rows, ("supported",), True),
                _share(rows, ("contradicted",), False),
                _share(rows, ("neutral",), False),
                support,
                denial,
            ]
        )
    return sorted(lines, key=lambda line: (_order(line[5]), str(line[0])))


def _order(value: Cell) -> float:
    return value if isinstance(value, float) and value == value else 2.0


def _share(rows: Iterable[Sequence[Any]], labels: Sequence[str], above: bool) -> float:
    own = [(row[1] >= THRESHOLD) == above for row in rows if row[0] in labels]
    return sum(own) / len(own) if own else metrics.NAN


def rule_made(found: Mapping[str, Sequence[Sequence[Any]]]) -> str:
    """The table of rule-made rows."""
    head = (
        "kinds",
        "rows",
        "supported ≥ 0.6",
        "contradicted < 0.6",
        "neutral < 0.6",
        "support AUC",
        "contradiction AUC",
    )
    lines = by_kind(found)
    total: list[Cell] = ["**mean**", None, *(metrics.mean(line[at] for line in lines) for at in range(2, 7))]  # type: ignore[misc]
    return table(head, [*lines, total])
