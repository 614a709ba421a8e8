"""Peers: rule-based packages and plain baselines on the same rows as the product."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from scoring.weigh import FEATURES
from training import pairs
from training.report import metrics, stored
from training.report.markdown import Cell, table
from training.report.peer_scores import PACKAGES
from training.report.product import EDITS, SIX, Scores, plain

PYTHON = stored.ROOT / ".tools" / "peers" / "bin" / "python"
SCRIPT = Path(__file__).with_name("peer_scores.py")
PER_SET = 150
BASELINES = {"idf-weighted stem recall": "recall", "bigram recall": "bigrams"}
HEAD = ("checker", "six AUC", "six BA, own verdict", "six BA, one best threshold", "edits AUC", "edits BA, own verdict")


def places(count: int) -> list[int]:
    """The rows of a file that are compared: all, or evenly spaced ones."""
    return list(range(count)) if count <= PER_SET else [int(at * count / PER_SET) for at in range(PER_SET)]


def chosen(data: Path) -> dict[str, list[dict[str, Any]]]:
    """Claims, facts and labels by file."""
    found = {}
    for folder, names in (("eval", SIX), ("dev", EDITS)):
        for name in names:
            rows = [row for row in plain(data / folder / f"{name}.jsonl.gz") if row.label is not None]
            found[name] = [
                {"claim": rows[at].claim, "facts": [fact.text for fact in rows[at].facts], "label": rows[at].label}
                for at in places(len(rows))
            ]
    return found


def scores(rows: Mapping[str, Sequence[Mapping[str, Any]]], cache: Path, workers: int) -> dict[str, dict[str, Any]]:
    """Every package's answers on the rows, in order. Raises FileNotFoundError without the peers' environment."""
    if not PYTHON.exists():
        raise FileNotFoundError(f"{PYTHON}: see training/report/peers.txt")
    lines = [json.dumps({"claim": row["claim"], "facts": row["facts"]}) for group in rows.values() for row in group]
    key = stored.joined([SCRIPT.read_text(encoding="utf-8"), *lines])
    with ThreadPoolExecutor(workers) as pool:
        jobs = {
            name: pool.submit(stored.kept, cache, f"peer-{name}", key, lambda name=name: _run(name, lines))
            for name in PACKAGES
        }
        return {name: job.result() for name, job in jobs.items()}


def _run(package: str, lines: Sequence[str]) -> dict[str, Any]:
    done = subprocess.run(
        [str(PYTHON), str(SCRIPT), package], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True
    )
    head, *answers = [json.loads(line) for line in done.stdout.splitlines()]
    return {**head, "score": [one["score"] for one in answers], "supported": [one["supported"] for one in answers]}


def compared(
    rows: Mapping[str, Sequence[Mapping[str, Any]]],
    found: Mapping[str, Mapping[str, Any]],
    ours: Mapping[str, Scores],
    recalls: Mapping[str, Mapping[str, Sequence[float]]],
) -> str:
    """The table: peers, baselines, the product."""
    lines: list[list[Cell]] = []
    for name, answers in found.items():
        lines.append(
            _line(
                f"{name} {answers['version']}", rows, _split(rows, answers["score"]), _split(rows, answers["supported"])
            )
        )
    for title, own in recalls.items():
        lines.append(_line(title, rows, own, None))
    product = {name: ours[name].worst[ours[name].known][places(len(ours[name].known))] for name in rows}
    lines.sort(key=lambda line: line[3] if isinstance(line[3], float) else 0.0)
    lines.append(
        _line(
            "**Groundwire, worst claim ≥ 0.6**",
            rows,
            product,
            {name: values >= 0.6 for name, values in product.items()},
        )
    )
    return table(HEAD, lines)


def _split(rows: Mapping[str, Sequence[object]], values: Sequence[Any]) -> dict[str, Sequence[Any]]:
    starts = np.cumsum([0, *map(len, rows.values())])
    return {name: values[starts[at] : starts[at + 1]] for at, name in enumerate(rows)}


def _line(
    title: str,
    rows: Mapping[str, Sequence[Mapping[str, Any]]],
    score: Mapping[str, Any],
    verdict: Mapping[str, Any] | None,
) -> list[Cell]:
    labels = {name: [bool(row["label"]) for row in group] for name, group in rows.items()}
    auc = {name: metrics.auc(score[name], labels[name]) for name in rows}
    own = {
        name: metrics.balanced(np.array(verdict[name], float), labels[name], 0.5) if verdict else metrics.NAN
        for name in rows
    }
    common = metrics.common_threshold([(score[name], labels[name]) for name in SIX])[1]
    return [
        title,
        metrics.mean(auc[name] for name in SIX),
        metrics.mean(own[name] for name in SIX),
        common,
        metrics.mean(auc[name] for name in EDITS),
        metrics.mean(own[name] for name in EDITS),
    ]


def recalls(data: Path, cache: Path, workers: int) -> dict[str, dict[str, list[float]]]:
    """Plain baselines on the same rows: the share of a claim's stems (by rarity), of its bigrams, in all facts."""
    return stored.kept(cache, "recalls", stored.joined([stored.code(), str(data)]), lambda: _recalls(data, workers))  # type: ignore[no-any-return]


def _recalls(data: Path, workers: int) -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = {title: {} for title in BASELINES}
    for folder, names in (("eval", SIX), ("dev", EDITS)):
        for name in names:
            rows = [row for row in plain(data / folder / f"{name}.jsonl.gz") if row.label is not None]
            examples = pairs.compute([rows[at] for at in places(len(rows))], workers)
            for title, feature in BASELINES.items():
                at = FEATURES.index(feature)
                found[title][name] = [
                    float(np.mean([pair.values[at] for pair in one.pairs])) if one.pairs else 0.0 for one in examples
                ]
    return found
