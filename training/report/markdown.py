"""Markdown: tables and figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Cell = str | float | int | None


def table(head: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """A table; the first column is text, the others are figures. Fractions become percent, NaN a dash."""
    lines = [f"| {' | '.join(head)} |", f"| --- |{' ---: |' * (len(head) - 1)}"]
    lines += [f"| {' | '.join(cell(value) for value in row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def cell(value: Cell) -> str:
    if value is None or value != value:
        return "–"
    if isinstance(value, float):
        return f"{100 * value:.1f}"
    return f"{value:,}" if isinstance(value, int) else value


def points(value: float, from_value: float) -> str:
    """The difference of two fractions in points, signed."""
    gap = 100 * (value - from_value)
    return "–" if gap != gap else f"{gap:+.1f}".replace("-", "−").replace("+0.0", "0.0").replace("−0.0", "0.0")


def command(text: str) -> str:
    return f"```sh\n{text}\n```\n"
