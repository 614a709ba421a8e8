"""Segment: a text with stops everywhere, or a sentence without end, is no prose, and is cut into windows instead.

That bounds the work on it: claims and evidence are compared word by word, every word of one with every word of the
other.
"""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.text.stops import after_blanks

LENGTH, STOPS, FULL_STOPS, WINDOW = 2000, 25, 6, 200
"""A text of 2,000 characters and more with over one stop in 25 (6 for scripts without blanks) is no prose."""
LONGEST, MOST_WORDS = 1000, 250
"""Characters and words of the longest sentence that is kept whole; a character of Han or kana is a word."""

_BLANK = lazy(r"\s")
_WORD = lazy(r"[぀-ヿ㐀-鿿\uf900-\ufaff]|[^\W぀-ヿ㐀-鿿\uf900-\ufaff]+")


def is_dense(text: str) -> bool:
    """Whether the stops or line breaks stand too close for prose."""
    if len(text) < LENGTH:
        return False
    blank = sum(map(text.count, (". ", "! ", "? ", ".\n")))
    full = max(sum(map(text.count, "。！？")), text.count("\n"))
    return blank * STOPS > len(text) or full * FULL_STOPS > len(text)


def is_endless(text: str, begin: int, end: int) -> bool:
    """Whether ``text[begin:end]`` is too long for a sentence."""
    length = end - begin
    if length > LONGEST:
        return True
    if length <= MOST_WORDS:
        return False
    return len(_WORD.findall(text, begin, end)) > MOST_WORDS


def cut(text: str, begin: int, end: int) -> list[tuple[int, int]]:
    """Begin and end of trimmed windows of ``text[begin:end]``: of about ``WINDOW`` characters, ending at a blank where
    there is one."""
    found: list[tuple[int, int]] = []
    at = after_blanks(text, begin)
    while at < end:
        match = _BLANK.search(text, at + WINDOW, min(at + 2 * WINDOW, end)) if end - at > WINDOW else None
        stop = match.start() if match else min(end, at + WINDOW)
        found.append((at, at + len(text[at:stop].rstrip())))
        at = after_blanks(text, stop)
    return found
