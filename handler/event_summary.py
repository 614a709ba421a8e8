"""The sum of many checked answers: counts, distribution of scores, worst answers, by label. Sums of parts add up."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from typing import Any

from handler.event_index import CHECKED, Row

BINS = 20
WORST = 50
MOST_LABELS = 500
OTHER_LABELS = "(other labels)"
Summary = dict[str, Any]


def empty() -> Summary:
    """The sum of nothing."""
    return {
        "answers": 0,
        "outcomes": {},
        "supportSum": 0.0,
        "supportBins": [0] * BINS,
        "contradictionBins": [0] * BINS,
        "claims": 0,
        "checkedClaims": 0,
        "unsupportedClaims": 0,
        "contradictedClaims": 0,
        "belowThreshold": 0,
        "worst": [],
        "labels": {},
    }


def of_rows(rows: Iterable[Row], threshold: float) -> Summary:
    """The sum of ``rows``; answers with a support score below ``threshold`` are counted apart."""
    total = empty()
    for row in rows:
        _count(total["outcomes"], row.outcome)
        if row.outcome == CHECKED:
            _add(total, row, threshold)
    total["worst"] = _worst(total["worst"])
    return total


def merged(one: Summary, other: Summary) -> Summary:
    """The sum of two sums. Order does not matter."""
    total = {name: one[name] + other[name] for name, value in one.items() if isinstance(value, int | float)} | {
        name: [a + b for a, b in zip(one[name], other[name], strict=True)]
        for name in ("supportBins", "contradictionBins")
    }
    outcomes = dict(one["outcomes"])
    for name, count in other["outcomes"].items():
        _count(outcomes, name, count)
    return total | {
        "outcomes": outcomes,
        "worst": _worst(one["worst"] + other["worst"]),
        "labels": _merged_labels(one["labels"], other["labels"]),
    }


def of_outcomes(kinds: Iterable[str]) -> Summary:
    """The sum of jobs that gave no rows, by how they ended."""
    total = empty()
    for kind in kinds:
        _count(total["outcomes"], kind)
    return total


def _add(total: Summary, row: Row, threshold: float) -> None:
    below = int(row.support < threshold)
    total["answers"] += 1
    total["supportSum"] += row.support
    total["supportBins"][_bin(row.support)] += 1
    total["contradictionBins"][_bin(row.contradiction)] += 1
    total["claims"] += row.claims
    total["checkedClaims"] += row.checked_claims
    total["unsupportedClaims"] += row.unsupported
    total["contradictedClaims"] += row.contradicted
    total["belowThreshold"] += below
    total["worst"].append([row.support, -row.contradiction, row.id, row.source, row.line])
    if len(total["worst"]) > 4 * WORST:
        total["worst"] = _worst(total["worst"])
    for name, value in row.labels.items():
        _count_label(total["labels"], f"{name}={value}", 1, row.support, below)


def _count(counts: dict[str, int], name: str, by: int = 1) -> None:
    counts[name] = counts.get(name, 0) + by


def _count_label(labels: dict[str, Any], name: str, answers: int, support: float, below: int) -> None:
    if name not in labels and len(labels) >= MOST_LABELS:
        name = OTHER_LABELS
    kept = labels.setdefault(name, {"answers": 0, "supportSum": 0.0, "belowThreshold": 0})
    kept["answers"] += answers
    kept["supportSum"] += support
    kept["belowThreshold"] += below


def _merged_labels(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    labels: dict[str, Any] = {}
    for name, kept in [*one.items(), *other.items()]:
        _count_label(labels, name, kept["answers"], kept["supportSum"], kept["belowThreshold"])
    return labels


def _worst(entries: list[list[Any]]) -> list[list[Any]]:
    return heapq.nsmallest(WORST, entries)


def _bin(score: float) -> int:
    return min(int(score * BINS), BINS - 1)
