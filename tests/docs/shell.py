"""A shell as the docs assume one: ``groundwire`` and ``python`` on the path, an empty folder, no colours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Shell:
    """Runs what a document says, command after command, in one folder."""

    def __init__(self, folder: Path) -> None:
        tools = folder / ".bin"
        tools.mkdir()
        (tools / "python").symlink_to(sys.executable)
        command = f"#!/bin/sh\nexec '{sys.executable}' -c 'from cli.main import main; main()' \"$@\"\n"
        (tools / "groundwire").write_text(command, encoding="utf-8")
        (tools / "groundwire").chmod(0o755)
        path = f"{tools}:{Path(sys.executable).parent}:{os.environ['PATH']}"
        self.environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", "COLUMNS": "100"}
        self.folder = folder

    def run(self, command: str) -> tuple[int, str]:
        """Exit code and what a terminal would show."""
        return self._run(["bash", "-c", command])

    def python(self, code: str) -> tuple[int, str]:
        return self._run([sys.executable, "-c", code])

    def node(self, code: str) -> tuple[int, str]:
        return self._run(["node", "--input-type=module", "-e", code])

    def _run(self, command: list[str]) -> tuple[int, str]:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
            check=False,
        )
        return done.returncode, done.stdout
