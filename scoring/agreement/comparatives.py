"""Comparatives: the word by which a claim compares two items ("taller than", "before the flood")."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import tables

SIGNS = dict.fromkeys(tables.words("greater"), 1) | dict.fromkeys(tables.words("smaller"), -1)
_WORD = lazy(r"[^\W\d_]+")
_BEFORE = lazy(r"\b(?P<word>before|after|earlier than|later than|prior to)\s+(?=\D)", re.I)
_FIGURE = lazy(
    r"\W*(?:(?:about|around|some|the)\s)?(?:\d|half\b|twice\b"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d)",
    re.I,
)
"""What stands behind is no item but a figure, which the quantities compare."""
_OPPOSED = frozenset(tables.words("opposed"))


def cue(text: str) -> tuple[str, int, tuple[int, int], str] | None:
    """(word, sign, where it stands, right side): sign 1 says that the figure before it is the greater one."""
    lower = text.lower()
    at = lower.find(" than ")
    if at >= 0:
        found = _compared(text, at)
        if found is not None and _FIGURE.match(text, at + 6) is None:
            return *found, text[at + 6 :]
    if "before" in lower or "after" in lower or "prior to" in lower:
        time = _BEFORE.search(text)
        figure = time is not None and _FIGURE.match(text, time.end()) is not None
        if time is not None and not figure and time.start() and text[time.end() : time.end() + 40].strip():
            word = "after" if time.group("word").lower() in ("after", "later than") else "before"
            return word, 1 if word == "after" else -1, time.span("word"), text[time.end() :]
    return None


def _compared(text: str, than: int) -> tuple[str, int, tuple[int, int]] | None:
    """(word, sign, place) of the comparing word among the five before "than"."""
    words = list(_WORD.finditer(text, max(0, than - 60), than))[-5:]
    for at in range(len(words) - 1, -1, -1):
        word = words[at].group().lower()
        if word in SIGNS:
            quality = words[at + 1].group().lower() if at + 1 < len(words) else ""
            turned = word in ("more", "less") and quality in _OPPOSED
            return word, -SIGNS[word] if turned else SIGNS[word], words[at].span()
    return None
