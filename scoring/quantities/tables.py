"""The word tables about numbers, units and currencies, read from the model files once."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.artefact import FOLDER


def lines(name: str) -> Iterator[str]:
    """The lines of a model file without its comments."""
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


WORDS = dict(line.split(": ", 1) for line in lines("quantity-words.txt"))


def words(name: str) -> list[str]:
    """The words of one row; empty for an unknown one."""
    return WORDS.get(name, "").split()


def values(name: str) -> dict[str, float]:
    """A row of ``word=value`` pairs."""
    pairs = (pair.split("=") for pair in words(name))
    return {word: float(value) for word, value in pairs}


def group(prefix: str) -> dict[str, str]:
    """The rows whose names begin with ``prefix`` and a dot, by the rest of their names."""
    start = prefix + "."
    return {name.removeprefix(start): row for name, row in WORDS.items() if name.startswith(start)}


def named(prefix: str) -> dict[str, str]:
    """The rows whose names begin with ``prefix`` and a blank, by the rest of their names."""
    start = prefix + " "
    return {name.removeprefix(start): row for name, row in WORDS.items() if name.startswith(start)}
