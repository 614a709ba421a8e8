"""What a report tells of many results, gathered in one pass and little memory."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cli.cases import is_supported

BINS = 20
MOST_GROUPS = 200
"""Label values that are told apart; a key with more (a user id, say) is no grouping."""


@dataclass(slots=True)
class Group:
    """Running figures of the answers that share a label."""

    count: int = 0
    total: float = 0.0
    below: int = 0
    contradicted: int = 0

    def add(self, score: float, threshold: float, contradicted: bool) -> None:
        """Count one answer."""
        self.count += 1
        self.total += score
        self.below += score < threshold
        self.contradicted += contradicted

    @property
    def mean(self) -> float:
        """Mean support score; 0 for an empty group."""
        return self.total / self.count if self.count else 0.0


class Summary:
    """Distribution, groups, labels and the worst answers of the results added so far."""

    def __init__(self, *, threshold: float = 0.6, worst: int = 20) -> None:
        """``threshold`` divides good from bad; ``worst`` is how many answers are kept whole."""
        self.threshold = threshold
        self.all = Group()
        self.refused = 0
        self.histogram = [0] * BINS
        self.verdicts: dict[str, int] = {}
        self.scored: list[tuple[float, bool]] = []
        self.signatures: set[str] = set()
        self._groups: dict[str, dict[str, Group]] = {}
        self._size = worst
        self._heap: list[tuple[float, int, Mapping[str, Any]]] = []

    def add(self, row: Mapping[str, Any]) -> None:
        """Add one result: a line of ``batch``'s output, a report of the event pipeline, or a response of the API.

        ``id``, ``label`` and ``labels`` stand beside the response. Raises ``KeyError`` without a support score.
        """
        if "error" in row:
            self.refused += 1
            return
        score, verdicts = support_of(row), verdicts_of(row)
        contradicted = verdicts.get("contradicted", 0) > 0
        self.all.add(score, self.threshold, contradicted)
        self.histogram[min(BINS - 1, int(score * BINS))] += 1
        for verdict, count in verdicts.items():
            self.verdicts[verdict] = self.verdicts.get(verdict, 0) + count
        self._add_labels(row, score, contradicted)
        signature = response_of(row).get("explanation", {}).get("signature")
        self.signatures |= {signature} if signature else set()
        self._keep_if_bad(row, score)

    def _add_labels(self, row: Mapping[str, Any], score: float, contradicted: bool) -> None:
        for key, value in (row.get("labels") or row.get("userLabels") or {}).items():
            groups = self._groups.setdefault(key, {})
            if value in groups or len(groups) <= MOST_GROUPS:
                groups.setdefault(value, Group()).add(score, self.threshold, contradicted)
        if row.get("label") is not None:
            try:
                self.scored.append((score, is_supported(str(row["label"]))))
            except ValueError:
                return  # a word that says nothing about support is no truth to compare with

    def _keep_if_bad(self, row: Mapping[str, Any], score: float) -> None:
        badness = (-score, -self.all.count, row)
        if len(self._heap) < self._size:
            heapq.heappush(self._heap, badness)
        elif badness[:2] > self._heap[0][:2]:
            heapq.heapreplace(self._heap, badness)

    @property
    def worst(self) -> list[Mapping[str, Any]]:
        """The answers with the lowest support, lowest first, earlier ones first among equals."""
        return [row for *_, row in sorted(self._heap, key=lambda item: item[:2], reverse=True)]

    @property
    def groups(self) -> dict[str, dict[str, Group]]:
        """Label key -> value -> figures, for keys that group."""
        return {key: values for key, values in self._groups.items() if len(values) <= MOST_GROUPS}


def response_of(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """The API's response inside a row, or the row itself when it is one."""
    inner: Mapping[str, Any] = row.get("response") or row
    return inner


def support_of(row: Mapping[str, Any]) -> float:
    """The support score of a row. Raises ``KeyError`` without one."""
    return float(row["supportScore"] if "supportScore" in row else response_of(row)["supportScore"])


def contradiction_of(row: Mapping[str, Any]) -> float:
    """The contradiction score of a row; 0 without one."""
    return float(row.get("contradictionScore") or response_of(row).get("contradictionScore") or 0.0)


def verdicts_of(row: Mapping[str, Any]) -> dict[str, int]:
    """How many claims got which verdict, from the row's count or its claims."""
    if "verdicts" in row:
        return dict(row["verdicts"])
    counts: dict[str, int] = {}
    for claim in response_of(row).get("claims", []):
        verdict = verdict_of(claim)
        counts[verdict] = counts.get(verdict, 0) + 1
    return counts


def verdict_of(claim: Mapping[str, Any]) -> str:
    """The verdict of a claim, told from its citations where it carries no explanation."""
    told = claim.get("explanation", {}).get("verdict")
    if told:
        return str(told)
    if not claim.get("groundingCheckRequired", True):
        return "not checked"
    if claim.get("antiCitationIndices"):
        return "contradicted"
    return "supported" if claim.get("citationIndices") else "unsupported"
