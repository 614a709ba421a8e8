"""Segment: text -> sentences with offsets."""

from __future__ import annotations

import re

from scoring.records import Sentence

_END = re.compile(r"[^.!?\n]*[.!?]*")


def sentences(text: str) -> list[Sentence]:
    """Sentences of ``text`` in order, trimmed, never empty; ``text[s.begin:s.end] == s.text``."""
    found = []
    for match in _END.finditer(text):
        piece = match.group()
        stripped = piece.strip()
        if stripped:
            begin = match.start() + piece.index(stripped)
            found.append(Sentence(stripped, begin, begin + len(stripped)))
    return found
