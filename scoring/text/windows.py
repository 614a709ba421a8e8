"""Segment: a text with stops everywhere is no prose, and is cut into windows instead, which bounds the work on it."""

from __future__ import annotations

import re

from scoring.text.stops import after_blanks

LENGTH, STOPS, FULL_STOPS, WINDOW = 2000, 25, 6, 200
"""A text of 2,000 characters and more with over one stop in 25 (6 for scripts without blanks) is no prose."""

_BLANK = re.compile(r"\s")


def is_dense(text: str) -> bool:
    """Whether the stops or line breaks stand too close for prose."""
    if len(text) < LENGTH:
        return False
    blank = sum(map(text.count, (". ", "! ", "? ", ".\n")))
    full = max(sum(map(text.count, "。！？")), text.count("\n"))
    return blank * STOPS > len(text) or full * FULL_STOPS > len(text)


def cut(text: str) -> list[tuple[int, int]]:
    """Begin and end of trimmed windows of about ``WINDOW`` characters that end at blanks where there are any."""
    found: list[tuple[int, int]] = []
    at = after_blanks(text, 0)
    while at < len(text):
        match = _BLANK.search(text, at + WINDOW, at + 2 * WINDOW)
        end = match.start() if match else min(len(text), at + 2 * WINDOW)
        found.append((at, at + len(text[at:end].rstrip())))
        at = after_blanks(text, end)
    return found
