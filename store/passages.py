"""Documents -> passages, cut where sentences and sections end, each overlapping the one before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from scoring.segment import sentences
from store.records import Document, Passage
from store.terms import terms

TARGET = 1500
"""Bytes after which a passage is full. Bytes, not characters: they follow the amount said across scripts. Evidence that
stands in several sentences is seldom parted at this size, and the scorer reads two or three of them in a moment."""
OVERLAP = 300
"""Most bytes repeated from the passage before."""
LONGEST = 1200
"""A sentence longer than this many bytes is cut at a space."""

_HEADING_MARKS = re.compile(r"^#{1,6}\s+|\s+#+$")


@dataclass(frozen=True, slots=True)
class _Unit:
    begin: int
    end: int
    size: int
    """In bytes, with the space that parts it from the next."""
    heading: str | None


def passages(document: Document) -> list[Passage]:
    """The passages of ``document`` in reading order; together they hold every sentence of it."""
    found: list[Passage] = []
    at_char, at_byte = 0, 0
    for begin, end, heading in _cuts(document.text):
        step = len(document.text[min(at_char, begin) : max(at_char, begin)].encode())
        at_byte += step if begin >= at_char else -step
        at_char = begin
        text = document.text[begin:end]
        stop = at_byte + len(text.encode())
        found.append(Passage(document.id, document.title, document.link, text, at_byte, stop, heading))
    return found


def _cuts(text: str) -> Iterator[tuple[int, int, str]]:
    """Begin, end and heading of each passage."""
    open_units: list[_Unit] = []
    heading, repeated = "", 0
    for unit in _units(text):
        full = sum(u.size for u in open_units) + unit.size > TARGET
        opens = unit.heading is not None
        # Headings stay with what follows them, unless there is no end of headings.
        if (full and opens) or ((full or opens) and not _only_headings(open_units)):
            if len(open_units) > repeated:
                yield open_units[0].begin, open_units[-1].end, heading
                open_units = _tail(open_units)
            open_units = [] if opens else open_units
            repeated = len(open_units)
        heading = heading if unit.heading is None else unit.heading
        open_units.append(unit)
    if len(open_units) > repeated:
        yield open_units[0].begin, open_units[-1].end, heading


def _only_headings(units: list[_Unit]) -> bool:
    return all(unit.heading is not None for unit in units)


def _tail(units: list[_Unit]) -> list[_Unit]:
    """The last whole sentences that fit into the overlap; never all, so that the next passage starts later."""
    kept: list[_Unit] = []
    for unit in reversed(units[1:]):
        if unit.heading is not None or sum(u.size for u in kept) + unit.size > OVERLAP:
            break
        kept.insert(0, unit)
    return kept


def _units(text: str) -> Iterator[_Unit]:
    for sentence in sentences(text):
        if sentence.kind == "heading" or sentence.text.startswith("#"):
            name = _HEADING_MARKS.sub("", sentence.text)
            yield _Unit(sentence.begin, sentence.end, len(sentence.text.encode()) + 1, name)
            continue
        for begin, end in _pieces(text, sentence.begin, sentence.end):
            yield _Unit(begin, end, len(text[begin:end].encode()) + 1, None)


def _pieces(text: str, begin: int, end: int) -> Iterator[tuple[int, int]]:
    """A sentence, or parts of at most ``LONGEST`` bytes of it, cut at spaces where there are any."""
    while len(text[begin:end].encode()) > LONGEST:
        stop = begin + len(text[begin : begin + LONGEST].encode()[:LONGEST].decode(errors="ignore"))
        space = text.rfind(" ", begin + 1, stop)
        cut = space if space > begin else stop
        yield begin, cut
        begin = cut
        while begin < end and text[begin].isspace():
            begin += 1
    if begin < end:
        yield begin, end


def indexed_terms(passage: Passage) -> list[str]:
    """What a passage is found by: its text, and the heading and title it stands under."""
    return terms(f"{passage.text}\n{passage.heading}\n{passage.title}")
