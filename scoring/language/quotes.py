"""Quotations of a claim: they must stand in the fact word for word; an ellipsis must not swallow a denial.

Case, punctuation, kinds of quotation marks, ligatures, blanks and hyphens at line ends do not count.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise

from scoring.expressions import lazy
from scoring.frozen import field, frozen
from scoring.language.findings import Finding, Findings
from scoring.words.light import word_set

FEATURES = ("quoted", "quote_missing", "quote_altered", "quote_ended", "quote_hides_denial")
_ZERO = dict.fromkeys(FEATURES, 0.0)
_QUOTED = lazy(
    r"\"([^\"\n]{2,600})\"|“([^“”\n]{2,600})[”“]|„([^„“”\n]{2,600})[“”]|«\s?([^«»\n]{2,600}?)\s?»"
    r"|(?<![\w’])‘([^‘\n]{2,600}?)’(?!\w)|(?<![\w'])'([^'\n]{4,600})'(?!\w)|[「『]([^「」『』\n]{2,600})[」』]"
)
_TOKEN = lazy(r"[^\W_]+(?:['’][^\W_]+)*")
_LINE_HYPHEN = lazy(r"-[ \t]*\r?\n[ \t]*")
_ELLIPSIS = lazy(r"\[?(?:\.\s?\.\s?\.|…)\]?|\[[^\]\n]{0,60}\]")
_EASTERN = lazy(r"[぀-ヿ㐀-鿿]")
_DENIALS = word_set("not no never none neither nor without cannot hardly nicht kein keine nie pas jamais nunca não non")
_GAP = 60
"""Most words that an ellipsis may stand for."""


@frozen
class Quotation:
    """A quotation and its stretch (without the marks) in the claim."""

    text: str
    begin: int
    end: int


@frozen
class Plain:
    """A fact as its words in lower case, joined by blanks."""

    text: str
    fact: str
    _stretches: list[tuple[list[int], list[tuple[int, int]]]] = field(factory=list)
    _quoted: list[dict[str, int]] = field(factory=list)

    def stretches(self) -> tuple[list[int], list[tuple[int, int]]]:
        """Where each word begins in ``text``, and its stretch of the fact; told when a quotation is first found."""
        if not self._stretches:
            pieces, spans = _pieces(self.fact)
            starts = list(accumulate((len(piece) + 1 for piece in pieces), initial=0))[:-1]
            self._stretches.append((starts, spans))
        return self._stretches[0]

    def quoted(self) -> Mapping[str, int]:
        """The words of the fact's own quotations, numbered in order; read when a quotation is first missed."""
        if not self._quoted:
            keys = [key for other in quotations(self.fact) if (key := _key(other.text))]
            self._quoted.append({key: at for at, key in reversed(list(enumerate(keys)))})
        return self._quoted[0]


def quotations(claim: str) -> list[Quotation]:
    """The quotations of a claim, in order."""
    if not _QUOTED.search(claim):
        return []
    found = []
    for match in _QUOTED.finditer(claim):
        group = match.lastindex or 0
        found.append(Quotation(match.group(group), *match.span(group)))
    return found


def plain(text: str) -> Plain:
    """A fact made ready for ``compare``; needed only for claims that quote."""
    words = _TOKEN.findall(text.lower()) if _simple(text) else _pieces(text)[0]
    return Plain(" ".join(words), text)


def _simple(text: str) -> bool:
    """Whether the words of a text are what stands there, in lower case."""
    return text.isascii() and not _LINE_HYPHEN.search(text)


def _pieces(text: str) -> tuple[list[str], list[tuple[int, int]]]:
    """The words of a fact, those parted by a line hyphen as one, and their stretches."""
    if _simple(text):
        return _TOKEN.findall(text.lower()), [match.span() for match in _TOKEN.finditer(text)]
    pieces: list[str] = []
    spans: list[tuple[int, int]] = []
    for match in _TOKEN.finditer(text):
        word = unicodedata.normalize("NFKC", match.group()).lower().replace("’", "'")
        if spans and _LINE_HYPHEN.fullmatch(text, spans[-1][1], match.start()):
            pieces[-1] += word
            spans[-1] = (spans[-1][0], match.end())
        else:
            pieces.append(word)
            spans.append(match.span())
    return pieces, spans


def compare(quoted: Sequence[Quotation], facts: Sequence[Plain]) -> Findings:
    """Whether each quotation stands in one of ``facts`` (``sentence`` of a finding is the place in ``facts``).

    Features: ``quoted``; ``quote_missing`` share of the quotations that no fact has word for word; ``quote_altered``
    one begins as in a fact and goes on otherwise; ``quote_ended`` one goes on where the fact's quotation ends;
    ``quote_hides_denial`` its ellipsis stands for words with a denial.
    """
    if not quoted:
        return Findings((), _ZERO)
    found = [_judge(quotation, facts) for quotation in quoted]
    kinds = [finding.kind for finding in found]
    missing = sum(kind in {"quotation missing", "quotation altered", "quotation ended"} for kind in kinds)
    values = {
        "quoted": 1.0,
        "quote_missing": missing / len(kinds),
        "quote_altered": float("quotation altered" in kinds),
        "quote_ended": float("quotation ended" in kinds),
        "quote_hides_denial": float("quotation hides denial" in kinds),
    }
    return Findings(tuple(found), values)


def _judge(quotation: Quotation, facts: Sequence[Plain]) -> Finding:
    parts = [part for part in map(_key, _ELLIPSIS.split(quotation.text)) if part]
    hidden = None
    for number, fact in enumerate(facts):
        place = _place(parts, fact)
        if place is None:
            continue
        begin, end, denial = place
        if not denial:
            return _finding("quotation found", quotation, number, fact, begin, end, False)
        hidden = hidden or _finding("quotation hides denial", quotation, number, fact, begin, end, True)
    return (
        hidden
        or _ended(quotation, parts, facts)
        or _altered(quotation, parts, facts)
        or Finding("quotation missing", quotation.begin, quotation.end, quotation.text)
    )


def _key(text: str) -> str:
    return plain(text).text


def _place(parts: Sequence[str], fact: Plain) -> tuple[int, int, bool] | None:
    """Where the parts in order begin and end in the fact's words, and whether a gap between two of them denies."""
    if not parts:
        return None
    first = at = _find(parts[0], fact.text, 0)
    denial = False
    for before, part in pairwise(parts):
        gap = at + len(before)
        at = _find(part, fact.text, gap) if at >= 0 else -1
        swallowed = fact.text[gap:at].split() if at >= 0 else []
        if len(swallowed) > _GAP:
            return None
        denial |= not _DENIALS.isdisjoint(swallowed) or any(word.endswith("n't") for word in swallowed)
    if at < 0:
        return None
    return first, at + len(parts[-1]), denial


def _find(part: str, text: str, start: int) -> int:
    """Where the words of ``part`` stand in ``text`` as whole words (as characters in Chinese and Japanese), or -1."""
    if _EASTERN.search(part):
        return text.find(part, start)
    at = text.find(part, start)
    while at >= 0:
        end = at + len(part)
        if (at == 0 or text[at - 1] == " ") and (end == len(text) or text[end] == " "):
            return at
        at = text.find(part, at + 1)
    return -1


def _altered(quotation: Quotation, parts: Sequence[str], facts: Sequence[Plain]) -> Finding | None:
    """The beginning (at least half, and three words) of a quotation in a fact that goes on otherwise."""
    words = " ".join(parts).split()
    for length in range(len(words) - 1, max(2, len(words) // 2 - 1), -1):
        head = " ".join(words[:length])
        for number, fact in enumerate(facts):
            at = _find(head, fact.text, 0)
            if at >= 0:
                return _finding("quotation altered", quotation, number, fact, at, at + len(head), False)
    return None


def _ended(quotation: Quotation, parts: Sequence[str], facts: Sequence[Plain]) -> Finding | None:
    """A fact's whole quotation with which the claim's only begins: what follows there is not said to be false."""
    whole = " ".join(parts)
    for number, fact in enumerate(facts):
        for head in _heads(whole, fact.quoted()) if whole.split(" ", 1)[0] in fact.text else ():
            at = _find(head, fact.text, 0)
            if at >= 0:
                return _finding("quotation ended", quotation, number, fact, at, at + len(head), False)
    return None


def _heads(whole: str, quoted: Mapping[str, int]) -> list[str]:
    """The quotations with which ``whole`` begins, in their order; within a word only in Chinese and Japanese."""
    ends = [at for at in range(1, len(whole) + 1) if whole[at : at + 1] == " " or _EASTERN.search(whole, 0, at)]
    return sorted((head for end in ends if (head := whole[:end]) in quoted), key=quoted.__getitem__)


def _finding(kind: str, quotation: Quotation, number: int, fact: Plain, begin: int, end: int, against: bool) -> Finding:
    """What was found in ``fact.text[begin:end]``."""
    starts, spans = fact.stretches()
    first, last = bisect_right(starts, begin) - 1, bisect_right(starts, end - 1) - 1
    value = fact.text[starts[first] : starts[last]] + fact.text[starts[last] :].split(" ", 1)[0]
    return Finding(
        kind,
        quotation.begin,
        quotation.end,
        quotation.text,
        number,
        spans[first][0],
        spans[last][1],
        value,
        against,
    )
