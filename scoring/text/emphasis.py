"""Clean: the marks of emphasis and inline code around words, told from the same characters as content."""

from __future__ import annotations

from scoring.expressions import lazy

FARTHEST = 400
"""Characters between an opening mark and its partner at most."""

_TOKEN = lazy(r"\*{1,3}|_{1,3}|`+")
_NAME = lazy(r"[a-z0-9_]+")


def marks(text: str) -> list[tuple[int, int]]:
    """Begin and end of every mark that belongs to a pair, in order."""
    if "*" not in text and "_" not in text and "`" not in text:
        return []
    opened: dict[str, int] = {}
    found: list[tuple[int, int]] = []
    code = -1
    for match in _TOKEN.finditer(text):
        begin, end, token = match.start(), match.end(), match.group()
        if begin < code:
            continue
        if token[0] == "`":
            code = _code_end(text, end, token)
            if code > 0:
                found += [(begin, end), (code - len(token), code)]
            continue
        partner = opened.get(token, -1)
        if partner >= 0 and begin - partner <= FARTHEST and _closes(text, partner + len(token), begin, end):
            found += [(partner, partner + len(token)), (begin, end)]
            opened.clear() if len(token) == 3 else opened.pop(token)
        elif _opens(text, begin, end):
            opened[token] = begin
    return sorted(found)


def _code_end(text: str, begin: int, token: str) -> int:
    """The end of the inline code that begins at ``begin``, or -1. A fence of three ticks is no inline code."""
    if len(token) > 2:
        return -1
    close = text.find(token, begin, begin + FARTHEST)
    return close + len(token) if close > begin and "\n" not in text[begin:close] else -1


def _opens(text: str, begin: int, end: int) -> bool:
    before, behind = text[begin - 1 : begin], text[end : end + 1]
    return not behind.isspace() and behind != "" and not (before.isascii() and before.isalnum()) and before != "\\"


def _closes(text: str, begin: int, mark: int, end: int) -> bool:
    """Whether the mark at ``text[mark:end]`` closes what began at ``begin``."""
    inner, behind = text[begin:mark], text[end : end + 1]
    if not inner or inner[-1].isspace() or "\n\n" in inner:
        return False
    if text[mark] == "_":
        return not behind.isalnum() and not (end - mark == 2 and _NAME.fullmatch(inner))
    return end - mark > 1 or not (behind.isascii() and behind.isalnum())
