"""Read WordNet 3.x database files: senses of lemmas, synsets and the links between them.

Format: the manual page wndb(5WN) of WordNet. Any folder with data.*, index.* and *.exc works, for example
``/usr/share/wordnet`` of the Debian package ``wordnet-base``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
SynsetId = tuple[str, int]
"""Part of speech (n, v, a, r) and byte offset in its data file."""
_MARKER = re.compile(r"\((?:a|p|ip)\)$")


@dataclass(frozen=True, slots=True)
class Link:
    """A pointer: ``source`` and ``target`` are word numbers from 1, 0 for the whole synset."""

    kind: str
    to: SynsetId
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Synset:
    """One meaning: its words (spaces between the words of a term, case kept), its links and its gloss."""

    words: tuple[str, ...]
    links: tuple[Link, ...]
    gloss: str


@dataclass(frozen=True, slots=True)
class WordNet:
    """``senses[lemma]`` lists the synsets of a lower-case lemma by part of speech, most frequent first."""

    synsets: dict[SynsetId, Synset] = field(default_factory=dict)
    senses: dict[str, dict[str, list[SynsetId]]] = field(default_factory=dict)
    exceptions: dict[str, dict[str, str]] = field(default_factory=dict)
    """Part of speech -> irregular form -> base form."""

    def linked(self, synset: SynsetId, kinds: str) -> list[SynsetId]:
        """Targets of the synset's links whose symbol is among the blank-separated ``kinds``."""
        wanted = kinds.split()
        return [link.to for link in self.synsets[synset].links if link.kind in wanted]


def read(folder: Path) -> WordNet:
    """Read the four parts of speech and the exception lists in ``folder``."""
    found = WordNet()
    for part, letter in PARTS.items():
        for line in _lines(folder / f"data.{part}"):
            found.synsets[(letter, int(line[:8]))] = _synset(line)
        for line in _lines(folder / f"index.{part}"):
            lemma, offsets = _index(line)
            found.senses.setdefault(lemma, {})[letter] = [(letter, offset) for offset in offsets]
        for line in _lines(folder / f"{part}.exc"):
            form, base = line.split()[:2]
            found.exceptions.setdefault(letter, {}).setdefault(form.replace("_", " "), base.replace("_", " "))
    return found


def _lines(path: Path) -> Iterator[str]:
    with path.open(encoding="utf-8") as file:
        yield from (line for line in file if not line.startswith("  "))


def _synset(line: str) -> Synset:
    head, _, gloss = line.partition("|")
    fields = head.split()
    count = int(fields[3], 16)
    words = tuple(_MARKER.sub("", fields[4 + 2 * i]).replace("_", " ") for i in range(count))
    at = 4 + 2 * count
    links = []
    for i in range(int(fields[at])):
        kind, offset, part, ends = fields[at + 1 + 4 * i : at + 5 + 4 * i]
        links.append(Link(kind, (part.replace("s", "a"), int(offset)), int(ends[:2], 16), int(ends[2:], 16)))
    return Synset(words, tuple(links), gloss.strip())


def _index(line: str) -> tuple[str, list[int]]:
    fields = line.split()
    offsets = fields[len(fields) - int(fields[2]) :]
    return fields[0].replace("_", " "), [int(offset) for offset in offsets]
