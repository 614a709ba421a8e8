"""Good and bad outcomes told apart and counted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import IO

from cli.summary import Summary
from cli.workers import Outcome


class Tally:
    """Counts what passes; keeps the first few bad lines to name them."""

    NAMED = 5

    def __init__(self, summary: Summary | None) -> None:
        self.summary = summary
        self.good = self.bad = 0
        self.lowest = 1.0
        self._total = 0.0
        self._named: list[str] = []

    def sift(self, outcomes: Iterable[Outcome], aside: IO[str]) -> Iterator[Outcome]:
        """The good outcomes; bad ones are written to ``aside`` as JSON Lines."""
        for outcome in outcomes:
            if "error" in outcome:
                self._reject(outcome, aside)
                continue
            self.good += 1
            self.lowest = min(self.lowest, outcome["supportScore"])
            self._total += outcome["supportScore"]
            if self.summary:
                self.summary.add(outcome)
            yield outcome

    def _reject(self, outcome: Outcome, aside: IO[str]) -> None:
        self.bad += 1
        if self.bad <= self.NAMED:
            self._named.append(f"line {outcome['line']}: {outcome['error']}")
        aside.write(json.dumps(outcome) + "\n")

    def sentence(self) -> str:
        """What happened, for people."""
        mean = f", mean support {self._total / self.good:.2f}, lowest {self.lowest:.2f}" if self.good else ""
        lines = [f"{self.good:,} checked{mean}"]
        if self.bad:
            lines.append(f"{self.bad:,} kept aside:")
            lines += [f"  {name}" for name in self._named]
            lines += [f"  and {self.bad - self.NAMED:,} more"] if self.bad > self.NAMED else []
        return "\n".join(lines)
