"""Offsets of one stretch of a text in the three units that languages count in."""

from __future__ import annotations


def position(text: str, start: int, end: int) -> dict[str, dict[str, int]]:
    """``text[start:end]`` as half-open offsets in UTF-8 bytes, Unicode code points and UTF-16 code units."""
    return {
        "bytes": _span(_bytes(text, start), _bytes(text, end)),
        "codePoints": _span(start, end),
        "utf16": _span(_utf16(text, start), _utf16(text, end)),
    }


def _span(start: int, end: int) -> dict[str, int]:
    return {"start": start, "end": end}


def _bytes(text: str, end: int) -> int:
    return end if text.isascii() else len(text[:end].encode())


def _utf16(text: str, end: int) -> int:
    return end if text.isascii() else len(text[:end].encode("utf-16-le")) // 2
