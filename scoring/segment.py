"""Segment: text -> sentences with offsets.

One expression proposes ends (stops and line breaks), ``stops`` and ``lines`` decide on them. Every decision looks at a
bounded stretch, so the time is linear in the length of the text, whatever the text.
"""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.records import Sentence
from scoring.text import commas, lines, stops, windows

Span = tuple[int, int, str]
"""Begin, end, kind."""


def _event(breaks: str, western: str, full: str) -> str:
    """A line break with all white space behind it (group 1), or a stop with all that belongs to it (group 2 or 3).

    It starts with one set of characters, which the engine searches four times as fast as alternatives. A stop glued to
    a small letter or a digit ("3.5", "example.org") never ends a sentence and is passed over at once.
    """
    return (
        rf"[{breaks}{western}{full}](?:(?<=[{breaks}])(\s*+)"
        rf"|(?<=[{western}])(?![a-z0-9])([{western}]*+{stops.BEHIND})"
        rf"|(?<=[{full}])([{full}]*+{stops.BEHIND}))"
    )


_EVENT = lazy(_event(r"\n\r\v\f\x1c-\x1e\x85\u2028\u2029", stops.WESTERN, stops.FULL))
_ASCII_EVENT = lazy(_event(r"\n\r\v\f\x1c-\x1e", ".!?", "\x80"))
"""The same for ASCII texts; the third set may not be empty, so it holds a character that such a text does not."""
_BREAKS = lazy(lines.BREAK)
_CODE = lazy(r"(?<!`)`[^`\r\n]{1,200}`(?!`)")


def sentences(text: str, *, dense_windows: bool = False) -> list[Sentence]:
    """Sentences of ``text`` in order, trimmed, never empty; ``text[s.begin:s.end] == s.text``.

    Every character that is not blank lies in a sentence, but for the marks before list items, headings, quoted and
    decorated lines. A table row, a heading and a code block are one sentence each. A sentence of more than 1,000
    characters or 250 words is cut into windows of about 200 characters; with ``dense_windows`` also a text with stops
    everywhere. That bounds the work on hostile texts.
    """
    found = spans(text, dense_windows=dense_windows)
    return [Sentence(text[begin:end], begin, end, kind) for begin, end, kind in found]


def spans(text: str, *, dense_windows: bool = False) -> list[Span]:
    """As ``sentences``, as plain tuples of begin, end and kind."""
    if dense_windows and windows.is_dense(text):
        return [(begin, end, "sentence") for begin, end in windows.cut(text, 0, len(text))]
    found = _Cutter(text).cut()
    if not any(windows.is_endless(text, begin, end) for begin, end, _ in found if end - begin > windows.MOST_WORDS):
        return found
    return [piece for span in found for piece in _pieces(text, span)]


def _pieces(text: str, span: Span) -> list[Span]:
    begin, end, kind = span
    if not windows.is_endless(text, begin, end):
        return [span]
    return [(start, stop, kind) for start, stop in windows.cut(text, begin, end)]


class _Cutter:
    """One pass over one text: where the open sentence and its line began, of which kind it is, what was found."""

    __slots__ = ("code", "found", "kind", "line", "listed", "parted", "piped", "resume", "start", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: list[Span] = []
        self.start = self.line = self.resume = 0
        self.kind = "sentence"
        self.listed = False
        self.piped = "|" in text or "\t" in text
        self.parted = not self.piped and commas.sign(text) != ""
        self.code = [match.span() for match in _CODE.finditer(text)] if "`" in text else []
        self.code.reverse()

    def cut(self) -> list[Span]:
        text = self.text
        self._open(stops.after_blanks(text, 0))
        for match in (_ASCII_EVENT if text.isascii() else _EVENT).finditer(text):
            begin = match.start()
            if begin < self.resume:
                continue
            group = match.lastindex
            if group == 1:
                self._line_break(begin, match.end(), match.end() - begin > 1)
            elif self.code and self._in_code(begin):
                continue
            elif group == 2:
                end = match.end()
                if stops.western_ends(text, self.start, begin, end):
                    self._close(end)
            elif stops.full_ends(text, begin, match.end()):
                self._close(match.end())
        self._emit(len(text))
        return self.found

    def _in_code(self, at: int) -> bool:
        while self.code and self.code[-1][1] <= at:
            self.code.pop()
        return bool(self.code) and self.code[-1][0] < at

    def _close(self, end: int) -> None:
        """End the sentence at a stop; the next one begins behind the blanks."""
        self.found.append((self.start, end, self.kind))
        self.start = stops.after_blanks(self.text, end)

    def _line_break(self, begin: int, end: int, long: bool) -> None:
        text = self.text
        if end == len(text):
            return
        parted = long and len(_BREAKS.findall(text, begin, end)) > 1
        pending = self.start < begin
        if pending and not parted:
            last = begin - 1
            while text[last].isspace():
                last -= 1
            if lines.continues(text, self.line, last, end, self.listed):
                self.line = end
                return
            self.listed = self.listed or text[last] in ":："
        elif parted:
            self.listed = False
        if pending:
            self._emit(begin)
        self._open(end)

    def _emit(self, end: int) -> None:
        """Keep the open sentence up to ``end``, without its trailing blanks."""
        text, start = self.text, self.start
        while end > start and text[end - 1].isspace():
            end -= 1
        if end <= start:
            return
        kind = self.kind
        if kind == "sentence" and start == self.line and lines.is_label(text, start):
            kind = "label"
        self.found.append((start, end, kind))

    def _open(self, at: int) -> None:
        """Begin a line at ``at``: step over its mark; take a whole heading, row or code block at once."""
        text = self.text
        self.line = self.start = at
        self.kind = "sentence"
        if at == len(text):
            return
        mark = None if text[at].isalpha() and ")" not in text[at + 1 : at + 6] else lines.MARK.match(text, at)
        if mark is not None and mark.lastgroup == "quote":
            self._open_quoted(mark.end())
            return
        if mark is not None and mark.lastgroup == "item":
            self.start = self.resume = mark.end()
            self.kind = "item"
        elif mark is not None and mark.lastgroup == "emoji":
            self.start = self.resume = mark.end()
        elif mark is not None:
            self._open_block(at, mark.lastgroup or "", mark.end())
        elif text[at] in "*_" and lines.is_bold_heading(text, at):
            self._take(at, lines.line_end(text, at), "heading")
        elif self.parted or (self.piped and lines.is_row(text, at)):
            self._take(at, lines.line_end(text, at), "row")

    def _open_quoted(self, at: int) -> None:
        """A quoted line is a line; an empty one holds nothing."""
        self.start = self.resume = at
        if at < len(self.text) and not self.text[at].isspace():
            self._open(at)

    def _open_block(self, at: int, name: str, behind: int) -> None:
        text = self.text
        if name == "fence":
            close = text.find(text[at : at + 3], at + 3)
            self._take(at, lines.line_end(text, close if close > 0 else len(text)), "code")
        elif name == "rule":
            self._underline(at)
            self._take(at, lines.line_end(text, at), "sentence")
        elif name == "row":
            self._take(at, lines.line_end(text, at), "row")
        elif self.found or text[lines.line_end(text, behind) :].strip():
            self._take(behind, lines.line_end(text, behind), "heading")

    def _underline(self, at: int) -> None:
        """A rule right under a line makes that line a heading."""
        if not self.found or self.text[at] not in "=-":
            return
        begin, end, kind = self.found[-1]
        near = len(_BREAKS.findall(self.text, end, at)) == 1
        if near and kind in ("sentence", "label") and self.text[end - 1] not in ".!?:":
            self.found[-1] = (begin, end, "heading")

    def _take(self, begin: int, end: int, kind: str) -> None:
        self.start, self.kind = begin, kind
        self.line = -1
        self._emit(end)
        self.start = self.resume = end
        self.kind = "sentence"
