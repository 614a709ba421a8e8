"""Word lists and sentences as text: sections in brackets, one row a line, columns parted by " | "."""

from __future__ import annotations

from pathlib import Path

_FOLDER = Path(__file__).parent
Row = tuple[str, ...]


def sections(name: str) -> dict[str, list[Row]]:
    """The rows of each section of a text file, its name relative to this folder."""
    rows: dict[str, list[Row]] = {}
    for line in (_FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            rows[line.strip("[]")] = section = []
        else:
            section.append(tuple(line.split(" | ")))
    return rows


def column(rows: list[Row]) -> list[str]:
    """The first column."""
    return [row[0] for row in rows]
