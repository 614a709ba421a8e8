"""The journal of a batch: every outcome as soon as it is known, so that a run that died goes on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from cli.exits import BadInput


class Journal:
    """JSON Lines beside the output: a head that says which batch this is, then one outcome a line."""

    def __init__(self, path: Path, head: dict[str, Any], *, restart: bool = False) -> None:
        """Open ``path`` to go on with the batch that ``head`` describes. Raises ``BadInput`` if it holds another."""
        self.path = path
        self.done = 0
        if restart or not path.exists():
            self._stream: IO[str] = path.open("w", encoding="utf-8")
            self._write(head)
        else:
            self._recover(head)
            self._stream = path.open("a", encoding="utf-8")

    def _recover(self, head: dict[str, Any]) -> None:
        """Count what is there, and cut a last line that was not written to its end."""
        whole = 0
        with self.path.open("rb") as stream:
            for number, line in enumerate(stream):
                if not line.endswith(b"\n"):
                    break
                if number == 0 and json.loads(line) != head:
                    raise BadInput(
                        f"{self.path} belongs to another input or other options; give --restart to start over"
                    )
                whole += len(line)
                self.done = number
        os.truncate(self.path, whole)
        if whole == 0:
            self.path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def add(self, outcome: dict[str, Any]) -> None:
        """Write one outcome; it survives the process from here on."""
        self._write(outcome)
        self.done += 1

    def _write(self, record: dict[str, Any]) -> None:
        self._stream.write(json.dumps(record) + "\n")
        self._stream.flush()

    def outcomes(self) -> Iterator[dict[str, Any]]:
        """All outcomes so far, in order."""
        with self.path.open(encoding="utf-8") as stream:
            next(stream)
            for line in stream:
                yield json.loads(line)

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def remove(self) -> None:
        """Close and delete the file, once its outcomes stand elsewhere."""
        self.close()
        self.path.unlink()
