"""What a check may cost, and whether it keeps to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """One target: what is measured, the most that it may be, what it is, in which unit."""

    name: str
    most: float
    value: float | None
    unit: str

    @property
    def verdict(self) -> str:
        """met, missed, or not measured."""
        if self.value is None:
            return "not measured"
        return "met" if self.value <= self.most else "missed"


def rows(figures: dict[str, Any]) -> Iterator[Row]:
    """All targets with the figures of one run."""
    requests, memory = figures["requests"], figures.get("memory", {})
    emulator, package = figures.get("emulator", {}), figures.get("package", {})

    def median(name: str) -> float | None:
        return requests[name]["median"] if name in requests else None

    yield Row("typical request: 5 claims × 10 facts of 500 characters, median", 4, median("typical"), "ms CPU")
    yield Row("large request: 30 × 50 × 2,000", 35, median("large"), "ms CPU")
    yield Row("maximal request: 190 × 200 × 10,000", 400, median("maximal"), "ms CPU")
    yield Row("maximal in Chinese", 500, median("maximal Chinese"), "ms CPU")
    yield Row("maximal in Japanese", 500, median("maximal Japanese"), "ms CPU")
    worst = max((times[-1] for times in figures.get("hostile", {}).values()), default=None)
    maximal = median("maximal")
    yield Row("worst hostile request, in maximal ones", 3, worst / maximal if worst and maximal else None, "times")
    yield Row("cold start in the runtime emulator, init", 200, emulator.get("init"), "ms")
    yield Row("first answer after init", 50, emulator.get("first"), "ms")
    yield Row("peak memory, typical", 128, memory.get("typical"), "MB")
    yield Row("peak memory, maximal", 256, memory.get("maximal"), "MB")
    yield Row("deployed package, unpacked, arm64", 100, package.get("arm64"), "MB")
    yield from _against_peers(figures)


def _against_peers(figures: dict[str, Any]) -> Iterator[Row]:
    own = figures["requests"]["typical"]["least"]
    costs = {peer["name"]: peer["ms"] for peer in figures.get("peers", ()) if peer["ms"] is not None}
    goals = (
        ("MiniLM-L6 cross-encoder, ONNX int8", 150),
        ("flan-t5-base encoder (HHEM-2.1-open), ONNX int8", 1000),
    )
    for name, goal in goals:
        share = own * goal / costs[name] if name in costs else None
        yield Row(f"typical request, in shares of 1/{goal} of {name}", 1, share, "")
    whole = min((peer["ms"] for peer in figures.get("peers", ()) if peer["whole"] and peer["ms"]), default=None)
    yield Row(
        "typical request, in those of the fastest whole rule-based package", 2, own / whole if whole else None, ""
    )
