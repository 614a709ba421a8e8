"""What a batch has to do: its input, its settings, and the outcomes from any record on."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

from cli import rows
from cli.progress import tracked
from cli.workers import Outcome, Settings, outcomes


@dataclass(frozen=True, slots=True)
class Work:
    """One batch."""

    source: str
    format: str
    settings: Settings
    jobs: int
    color: str

    def head(self) -> dict[str, Any]:
        """What must be equal for an earlier run's outcomes to be this run's: input bytes, settings, scorer."""
        from scoring import check

        digest = hashlib.sha256()
        if self.source != "-":
            with open(self.source, "rb") as stream:
                while block := stream.read(1 << 20):
                    digest.update(block)
        return {
            "input": digest.hexdigest(),
            "format": self.format,
            "settings": asdict(self.settings),
            "signature": check("One.", ["One."]).signature,
        }

    def outcomes(self, done: int) -> Iterator[Outcome]:
        """The outcomes from record number ``done`` on, with a progress bar."""
        todo = islice(rows.read(self.source, self.format), done, None)
        total = rows.count(self.source, self.format)
        return tracked(outcomes(todo, self.settings, self.jobs), total=total, done=done, color=self.color)
