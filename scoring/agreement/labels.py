"""Labels in a list of figures: "adults 12 euros, children 8 euros", "成人票：80元，儿童票：40元"."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import pairwise

from scoring.agreement.roles import Line
from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity
from scoring.words.light import LIGHT

_MARK = lazy(r"\s*[:：(（は]\s*|[은는]\s")
_APART = lazy(r"[,，、;；|/()（）]|\s(?:and|und|et|y|e|en)\s")
_FOR = lazy(r"\s?(?:for|für|pour|para|per|voor)\s")
_SMALL = LIGHT | frozenset("でですだあるは是为了的이다입니")
_FAMILIES = frozenset(("money", "count", "share", "clock", "length", "mass", "duration"))


def labels(text: str, line: Line, quantities: Sequence[Quantity]) -> Mapping[int, frozenset[str]]:
    """The words that tell each number of a list from the others, where every number stands behind its own label or is
    followed by "for" and its label; empty for anything else."""
    if len(quantities) < 2 or len({one.family for one in quantities}) > 1 or quantities[0].family not in _FAMILIES:
        return {}
    if any(_APART.search(text, one.end, other.begin) is None for one, other in pairwise(quantities)):
        return {}
    bounds = [0, *(one.end for one in quantities)]
    if all(_FOR.match(text, one.end) for one in quantities):
        ends = [*(one.begin for one in quantities[1:]), len(text)]
        spans = [_behind(text, one.end, end) for one, end in zip(quantities, ends, strict=True)]
    elif _content(line, quantities[-1].end, len(text)):
        return {}
    else:
        spans = [_label(text, start, one.begin) for start, one in zip(bounds, quantities, strict=False)]
    held = [_content(line, *span) for span in spans]
    own = [words.difference(*(held[:at] + held[at + 1 :])) for at, words in enumerate(held)]
    return dict(enumerate(own)) if all(own) else {}


def _behind(text: str, start: int, end: int) -> tuple[int, int]:
    """The stretch behind a number up to where the next item begins."""
    cut = _APART.search(text, start, end)
    return start, cut.start() if cut else end


def _label(text: str, start: int, end: int) -> tuple[int, int]:
    """The stretch before a number behind the last colon or topic that something follows."""
    marks = [match for match in _MARK.finditer(text, start, end) if match.end() < end]
    return (marks[-1].end() if marks else start), end


def _content(line: Line, begin: int, end: int) -> frozenset[str]:
    places = range(bisect_left(line.begins, begin), bisect_left(line.begins, end))
    return frozenset(line.keys[at] for at in places) - _SMALL


def owner(words: frozenset[str], known: Mapping[int, frozenset[str]]) -> int:
    """The one number whose whole label a claim of these ``words`` has; -1 without one."""
    named = [at for at, label in known.items() if label <= words]
    return named[0] if len(named) == 1 else -1
