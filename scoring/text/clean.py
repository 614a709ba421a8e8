"""Clean: what is compared of a text, with the way back to where it stood.

Dropped: citation marks, emphasis, soft hyphens and characters without width. Replaced: HTML entities, ligatures and
wide forms, curly quotes, parted combining marks, runs of blanks and line breaks, hyphens at the end of a line. Each is
looked for only where a character that opens it occurs, so that plain prose costs a few searches.
"""

from __future__ import annotations

import html
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator

from scoring.expressions import lazy
from scoring.frozen import field, frozen
from scoring.text import emphasis, markers

Edit = tuple[int, int, str]
"""Begin and end of a stretch of the original, and what stands for it."""


@frozen
class Cleaned:
    """The cleaned ``text`` of an original and the way back; no way is kept when there was nothing to clean."""

    text: str
    _begins: list[int] = field(factory=list)
    """Where each piece begins in ``text``."""
    _sources: list[tuple[int, int, bool]] = field(factory=list)
    """For each piece: its begin and end in the original, and whether it was replaced."""

    def origin(self, at: int) -> int:
        """Offset in the original of the character at ``at``, in [0, len(text)], of the cleaned text.

        ``len(text)`` leads to the end of the last stretch that was kept.
        """
        if not self._begins:
            return at
        piece = bisect_right(self._begins, at) - 1
        begin, end, replaced = self._sources[piece]
        if replaced:
            return begin if at < len(self.text) else end
        return begin + at - self._begins[piece]

    def span(self, begin: int, end: int) -> tuple[int, int]:
        """Begin and end in the original of ``text[begin:end]``."""
        if not self._begins or end <= begin:
            return self.origin(begin), self.origin(end)
        piece = bisect_right(self._begins, end - 1) - 1
        source, source_end, replaced = self._sources[piece]
        return self.origin(begin), source_end if replaced else source + end - self._begins[piece]


_SPACES = r" \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
_BREAKS = r"\n\r\v\f\x1c-\x1e\x85\u2028\u2029"
_ACCENTS = r"\u0300-\u036f\u3099\u309a"
_HALF_WIDE = r"\uff65-\uff9f"
_QUOTES = "“”„‟«»″‘’‚‛‹›′‑−"
_ALIKE = lazy(rf"[{_QUOTES}！-～￠￡￥]")
"""Signs that one plain character stands for. They are replaced all at once, where they stand."""
_NOTHING = r"\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069"

_CITED = lazy(r"\((?:\d{1,3}\)|[^()\n]{2,120}\d{2}[a-z]?[);,])")
_ENTITY = lazy(r"&(?:\#\d{1,7}|\#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_BROKEN = lazy(rf"[-\u2010\u00ad](?<=[^\W\d_]{{2}}.)[ \t]*+(?:\r\n|[{_BREAKS}])[ \t]*+(?=[^\W\d_])")
_RUN = lazy(rf"  [{_SPACES}{_BREAKS}]*+")
_LINE = lazy(rf"[{_BREAKS}][{_SPACES}{_BREAKS}]*+(?:>[ \t]?)*+")
_LONE_BREAK = lazy(r"(?<![\s\-\u2010\u00ad])\n(?![\s>])")
"""Where a blank takes the place of a line break, and nothing moves."""
_SPACE = lazy(r"[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]" + rf"[{_SPACES}{_BREAKS}]*+")
_HAS_LINE = lazy(rf"[{_BREAKS}]")
_LETTERS = lazy(
    rf"[{_NOTHING}‐ﬀ-ﬆ{_HALF_WIDE}{_ACCENTS}]"
    rf"(?:(?<=[{_HALF_WIDE}])[ﾞﾟ]?+|(?<=[{_ACCENTS}])[{_ACCENTS}]*+)?",
)
_JAMO = lazy("[\u1100-\u11ff]+")
"""Hangul in parts."""
_IS_NOTHING = lazy(rf"[{_NOTHING}]")
_IS_ACCENT = lazy(rf"[{_ACCENTS}]")
_PLAIN = dict.fromkeys("“”„‟«»″", '"') | dict.fromkeys("‘’‚‛‹›′", "'") | dict.fromkeys("‑−", "-")
_FOREIGN = lazy(
    rf"[{_NOTHING}‐ﬀ-ﬆ{_HALF_WIDE}{_ACCENTS}{_SPACES[3:]}\u1100-\u11ff\x85\u2028\u2029【⁰¹²³⁴-⁹]",
)
_COMPOUNDS = """
    well self long short high low ill full part half two three four five six seven eight nine ten twenty thirty forty
    fifty sixty seventy eighty ninety first second third non cross hard left right old year state day time so co ex all
    mid one best large small wide open free world hand far fast slow near north south east west
"""
_KEEPS_HYPHEN = frozenset(_COMPOUNDS.split())
"""First parts of compounds, which keep their hyphen when it falls on a line end."""


def clean(text: str, *, keep_lines: bool = False) -> Cleaned:
    """What is compared of ``text``. With ``keep_lines`` line breaks stay, for a fact that is still to be segmented."""
    plain = text if text.isascii() else _plain(text)
    if not suspicious(text, keep_lines=keep_lines):
        return Cleaned(plain)
    if "\n" in text and not keep_lines and not suspicious(lines := _LONE_BREAK.sub(" ", text)):
        return Cleaned(lines if lines.isascii() else _plain(lines))
    edits = _in_order(sorted(_edits(text, keep_lines)))
    return _applied(plain, edits) if edits else Cleaned(plain)


def _plain(text: str) -> str:
    """``text`` with a plain character for every sign that is like one: of equal length."""
    for sign in set(_ALIKE.findall(text)):
        text = text.replace(sign, _PLAIN.get(sign) or unicodedata.normalize("NFKC", sign))
    return text


def suspicious(text: str, *, keep_lines: bool = False) -> bool:
    """Whether ``text`` may hold something to drop, or to replace by more or fewer characters: a few fast searches,
    whatever the length."""
    if any(sign in text for sign in ("[", "*", "_", "`", "&", "  ", "\t")) or _CITED.search(text):
        return True
    if _HAS_LINE.search(text) and not (keep_lines and not _BROKEN.search(text)):
        return True
    return not text.isascii() and _FOREIGN.search(text) is not None


def _edits(text: str, keep_lines: bool) -> Iterator[Edit]:
    """All changes that each kind of mark asks for, in no order."""
    yield from ((begin, end, "") for begin, end in emphasis.marks(text))
    yield from _marks(text)
    if "&" in text:
        yield from ((m.start(), m.end(), _decoded(m.group())) for m in _ENTITY.finditer(text))
    yield from _blanks(text, keep_lines)
    if not text.isascii():
        yield from ((m.start(), m.end(), unicodedata.normalize("NFC", m.group())) for m in _JAMO.finditer(text))
        yield from _letters(text)


def _marks(text: str) -> Iterator[Edit]:
    """Citation marks, each with the blank before it."""
    if "](" in text:
        for match in markers.LINK.finditer(text):
            yield match.start(), match.start(1), ""
            yield match.end(1), match.end(), ""
    for sign, pattern in (("[", markers.SQUARE), ("(", markers.ROUND), ("【", markers.CORNERED), ("", markers.RAISED)):
        if sign not in text or (not sign and text.isascii()):
            continue
        for match in pattern.finditer(text):
            begin = match.start()
            if sign == "[" and markers.is_index(text, begin, match.end()):
                continue
            yield begin - (text[begin - 1 : begin] in (" ", "\t") and begin > 0), match.end(), ""


def _decoded(entity: str) -> str:
    plain = html.unescape(entity)
    return plain if plain == entity or plain == "\n" else clean(plain).text


def _blanks(text: str, keep_lines: bool) -> Iterator[Edit]:
    """Broken words joined; a run of blanks or a line break becomes one blank."""
    if _HAS_LINE.search(text):
        yield from (_joined(text, match.start(), match.end()) for match in _BROKEN.finditer(text))
    for pattern in (_RUN, _SPACE) if keep_lines else (_RUN, _LINE, _SPACE):
        for match in pattern.finditer(text):
            if keep_lines and _HAS_LINE.search(match.group()):
                continue
            yield match.start() - (text[match.start() - 1 : match.start()] == " "), match.end(), " "


def _joined(text: str, begin: int, end: int) -> Edit:
    """A hyphen at a line end is dropped inside a word, and kept in a compound and before a capital."""
    first = re.split(r"\W", text[max(0, begin - 24) : begin])[-1].lower()
    if text[begin] == "\u00ad" or (text[end].islower() and first not in _KEEPS_HYPHEN):
        return begin, end, ""
    return begin, end, "-"


def _letters(text: str) -> Iterator[Edit]:
    """Letters and marks whose plain form is longer or shorter. A mark on a sign that is replaced stays as it is."""
    for match in _LETTERS.finditer(text):
        begin, end = match.span()
        if _IS_NOTHING.match(text, begin):
            yield begin, end, ""
        elif not _IS_ACCENT.match(text, begin):
            yield begin, end, "-" if match.group() == "‐" else unicodedata.normalize("NFKC", match.group())
        elif not begin or not _ALIKE.match(text, begin - 1):
            begin = max(0, begin - 1)
            yield begin, end, unicodedata.normalize("NFC", text[begin:end])


def _in_order(edits: list[Edit]) -> list[Edit]:
    """The edits that begin behind the end of the one kept before."""
    kept: list[Edit] = []
    at = 0
    for edit in edits:
        if edit[0] >= at:
            kept.append(edit)
            at = edit[1]
    return kept


def _applied(text: str, edits: list[Edit]) -> Cleaned:
    pieces: list[str] = []
    begins: list[int] = []
    sources: list[tuple[int, int, bool]] = []
    at = length = 0
    for begin, end, new in [*edits, (len(text), len(text), "")]:
        if at < begin:
            pieces.append(text[at:begin])
            begins.append(length)
            sources.append((at, begin, False))
            length += begin - at
        if new:
            pieces.append(new)
            begins.append(length)
            sources.append((begin, end, True))
            length += len(new)
        at = end
    return Cleaned("".join(pieces), begins, sources) if begins else Cleaned("", [0], [(0, len(text), True)])
