"""Segment: tables whose cells are parted by commas or semicolons, and the cells of a row."""

from __future__ import annotations

from scoring.expressions import lazy

_LEAST, _MOST_NAME, _LOOKED_AT = 3, 40, 40
"""Columns of such a table, the longest name of one, and so many lines tell."""
_NAME = lazy(r"\"?[^\W\d_][^.!?:\"]{0,38}\"?")
_CELL = {sign: lazy(rf'\s*(?:"((?:[^"]|"")*)"|([^{sign}"]*))\s*(?:{sign}|$)') for sign in ",;"}


def sign(text: str) -> str:
    """What parts the cells where ``text`` is a table with a line of names; "" elsewhere.

    All lines that are looked at have as many cells as the first, which holds short names without figures.
    """
    if "\n" not in text or ("," not in text and ";" not in text):
        return ""
    lines = [line for line in text.strip().splitlines()[:_LOOKED_AT] if line.strip()]
    for parting in ";,":
        names = cells(lines[0], parting) if parting in lines[0] else []
        if len(names) < _LEAST or not all(_NAME.fullmatch(name) for name in names) or len(lines) < 2:
            continue
        if len(set(names)) == len(names) and all(len(cells(line, parting)) == len(names) for line in lines[1:]):
            return parting
    return ""


def cells(row: str, parting: str) -> list[str]:
    """The cells of a row; one in quotes may hold the parting sign. A row that is none has no cells."""
    found, at, cell = [], 0, _CELL[parting]
    while at <= len(row):
        match = cell.match(row, at)
        if match is None:
            return []
        found.append((match[2] if match[1] is None else match[1].replace('""', '"')).strip())
        if match.end() == at or not match[0].endswith(parting):
            break
        at = match.end()
    return found
