"""Segment: what a line break and the start of a line mean."""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.text import abbreviations as known
from scoring.text import stops

BREAK = r"(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])"
NEXT_BREAK = lazy(BREAK)

_GAP = r"[^\S\n\r\v\f\x1c-\x1e\x85\u2028\u2029]"
"""White space inside a line."""

MARK = lazy(
    r"(?P<fence>```|~~~)"
    rf"|(?P<rule>(?:[-*_=—][ \t]*+){{3,}}+(?={BREAK}|\Z))"
    r"|(?P<row>\|)"
    rf"|(?P<heading>\#{{1,6}}{_GAP}+)"
    rf"|(?P<quote>(?:>{_GAP}*)+)"
    r"|(?P<item>(?:(?:[-*+•‣◦▪●○·➤→☐☑✓✔–—]|\(?\d{1,3}[.)]|\(?[A-Za-z]\)|\(?(?:[ivx]{2,5}|[IVX]{2,5})\))"
    rf"{_GAP}+(?:\[[ xX]\]{_GAP}+)?|(?:\d{{1,2}}、|[①-⑳]|（\d{{1,2}}）){_GAP}*))"
    rf"|(?P<emoji>[{stops.EMOJI}]+{_GAP}*(?=[\w¿¡\"'“„«»‚‘「『（(《]))",
)
"""The mark at the start of a line."""

_BOLD_LINE = lazy(rf"(\*\*|__)(?=\S)[^*_\r\n]{{1,80}}?(?P<last>[^*_\s])\1:?[ \t]*(?={BREAK}|\Z)")
_LABEL = lazy(r"[(\[]?[^\W\d_][^:：.!?\r\n|]{0,40}[:：][ \t]*\S")
_PIPES = lazy(r"[^|\r\n]{1,200}[ \t]\|(?:[ \t]|$)|[^\t\r\n]{1,200}\t[^\t\r\n]")
"""Cells of a row without an outer bar."""
_SEPARATOR_ROW = lazy(r"\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*")
_STOP = lazy(r"[.!?。！？।؟]")

NARROW, WIDE, DENSE_SCRIPT = 40, 140, 18
"""Hard-wrapped lines have ``NARROW`` to ``WIDE`` characters, from ``DENSE_SCRIPT`` on in Chinese and Japanese."""


def line_end(text: str, at: int) -> int:
    """Where the line that holds ``at`` ends, without its break."""
    match = NEXT_BREAK.search(text, at)
    return match.start() if match else len(text)


def is_bold_heading(text: str, at: int) -> bool:
    """Whether the line at ``at`` is one bold phrase and no sentence, with more text around it."""
    match = _BOLD_LINE.match(text, at)
    if match is None or match["last"] in ".!?。！？":
        return False
    return bool(text[:at].strip() if at < 400 else True) or bool(text[match.end() :].strip())


def is_row(text: str, at: int) -> bool:
    """Whether the line at ``at`` is a table row without an outer bar: cells parted by bars or tabs."""
    return _PIPES.match(text, at) is not None


def is_separator(row: str) -> bool:
    """Whether the table row only parts the header from the body."""
    return "-" in row and _SEPARATOR_ROW.fullmatch(row) is not None


def is_label(text: str, at: int) -> bool:
    """Whether a label and a value, "Price: 30 euros", stand at ``at``."""
    return _LABEL.match(text, at) is not None


def continues(text: str, line: int, last: int, at: int, listed: bool) -> bool:
    """Whether the sentence goes on behind a single line break.

    ``line`` is where the broken line began, ``last`` its last character that is not blank, ``at`` the start of the next
    line, ``listed`` whether a colon opened a list of bare lines above.
    """
    first, final = text[at], text[last]
    if first == ">" and (text[line] == ">" or ">" in text[max(0, line - 3) : line]):
        quote = MARK.match(text, at)
        at = quote.end() if quote and quote.end() < len(text) else at
        first = text[at]
    if _is_mark(text, at, first, final):
        return False
    if final in ":：":
        return False
    if final in ".!?…" or (first in "–—" and text[at + 2 : at + 3].islower()):
        return True
    if first.islower():
        if listed:
            return last - line > 60 or _hangs(text, line, last, final)
        return not (is_label(text, at) and is_label(text, line))
    return _hangs(text, line, last, final) or (not listed and _is_wrapped(text, line, last, at, first))


def _is_mark(text: str, at: int, first: str, final: str) -> bool:
    if first.isalpha() and ")" not in text[at + 1 : at + 6]:
        return False
    mark = MARK.match(text, at)
    if mark is None:
        return False
    return not (first in "–—" and text[at + 2 : at + 3].islower() and (final.isalnum() or final == ","))


def _hangs(text: str, line: int, last: int, final: str) -> bool:
    """The line ends in a comma, a hyphen or a word on which no sentence ends."""
    if final in ",-–—(/&、，":
        return True
    words = text[max(line, last - 15) : last + 1].split()
    return bool(words) and words[-1] in known.HANGING and len(words) > 1


def _is_wrapped(text: str, line: int, last: int, at: int, first: str) -> bool:
    """The line is as long as wrapped lines are, the next would not have fitted and opens no new statement."""
    length = last + 1 - line
    shortest = DENSE_SCRIPT if "぀" <= first <= "鿿" else NARROW
    if not shortest <= length <= WIDE or known.STARTER.match(text, at) or is_label(text, at):
        return False
    match = NEXT_BREAK.search(text, at, at + 2 * WIDE)
    end = match.start() if match else min(len(text), at + 2 * WIDE)
    if end - at > 1.25 * length:
        return False
    return end - at >= shortest or _STOP.search(text, at, end) is not None
