"""The command, run inside this process as a shell would run it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import groundwire

FACT = "The bridge, opened in 1932, spans the bay."
TRUE = "The bridge opened in 1932."
STRANGE = "Lobsters seldom whistle."

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run ``groundwire`` with some arguments in an empty folder; usage and input errors come back as exit codes."""
    monkeypatch.chdir(tmp_path)
    return lambda *arguments, stdin=None: CliRunner().invoke(groundwire, arguments, stdin, catch_exceptions=False)


def write_lines(path: Path, *records: object) -> Path:
    """A JSON Lines file; strings are written as they are."""
    lines = [record if isinstance(record, str) else json.dumps(record) for record in records]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def read_lines(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
