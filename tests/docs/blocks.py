"""The fenced blocks of a Markdown file, and the commands with their output in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """One block: offsets of its text in the file, and the words after the language as ``marks``."""

    language: str
    marks: tuple[str, ...]
    text: str
    line: int
    start: int
    end: int


def blocks(path: Path) -> list[Block]:
    source = path.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(source):
        language, *marks = match[1].split() or [""]
        line = source.count("\n", 0, match.start()) + 1
        found.append(Block(language, tuple(marks), match[2], line, match.start(2), match.end(2)))
    return found


def commands(console: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with the output that follows it. A command ends where no ``\\`` goes on."""
    found: list[tuple[str, str]] = []
    lines = iter(console.splitlines(keepends=True))
    for line in lines:
        if line.startswith("$ "):
            command = line[2:]
            while command.endswith("\\\n"):
                command += next(lines)
            found.append((command.rstrip("\n"), ""))
        else:
            command, output = found.pop()
            found.append((command, output + line))
    return found
