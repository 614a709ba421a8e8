"""Read one number in its context: which kind it is, in which unit, under which bound."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import amounts, currencies, identifiers, numerals, parts, ranks, years
from scoring.quantities.atoms import Atom
from scoring.quantities.quantity import Quantity
from scoring.quantities.unit_words import head, label, scale, tail

_ORDINAL_SUFFIX = lazy(
    r"(?:st|nd|rd|th|er|re|e|ème|\.?[ºª°]|\.a|[rdtmv][oa])(?![^\W\d_])|\s?(?:番目|番め|번째)|\.(?=\s[A-ZÄÖÜ])(?=\s(?:Jahrhundert|Platz|Mal|Runde))",
    re.I,
)
_ORDINAL_MARK = frozenset(
    (
        "st",
        "nd",
        "rd",
        "th",
        "er",
        "re",
        "e",
        "ème",
        "º",
        "ª",
        "ro",
        "do",
        "to",
        "mo",
        "vo",
        "ra",
        "da",
        "ta",
        "ma",
        "va",
    )
)
_MANY_CENTURIES = lazy(r"\s(?:centuries|jahrhunderten?|siècles|siglos|séculos|secoli)\b", re.I)
"""How long, not which: "three centuries"."""
_GLUED = lazy(r"[^\W\d_]|\d")
_NAME_AFTER = lazy(r"\s([A-Z][^\W\d_]+)")
_PAIRED = (
    "ten ",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
)
"""How a year read in pairs begins ("nineteen eighty-four")."""


def read(text: str, atom: Atom) -> Quantity:
    """The quantity of one number."""
    begin, end = atom.begin, atom.end
    if atom.source == "digits":
        code = _code(text, begin, end)
        if code is not None:
            return code
    if not atom.readings:
        return ranks.dotted(text, begin, end)
    return _special(text, atom) or amounts.measured(text, atom)


def _code(text: str, begin: int, end: int) -> Quantity | None:
    """A number glued to letters that make no unit: "A77", "F-16", "5d", "v2.1" (a version)."""
    start = begin
    while (
        start
        and begin - start < 12
        and text[start - 1].isascii()
        and (text[start - 1].isalpha() or text[start - 1] == "_")
    ):
        start -= 1
    prefix = text[start:begin]
    if prefix and prefix not in currencies.BY_NAME:
        if prefix in ("v", "V") and (value := numerals.version(text[begin:end])) is not None:
            return ranks.release(text, start, end, value)
        return identifiers.make(text, start, _glued_end(text, end))
    if begin > 1 and text[begin - 1] in "-‑" and text[begin - 2].isascii() and text[begin - 2].isupper():
        start = begin - 2
        while start and begin - start < 12 and text[start - 1].isalnum():
            start -= 1
        return identifiers.make(text, start, _glued_end(text, end))
    glued = _GLUED.match(text, end) is not None and text[end].isascii()
    if glued and (_lettered(text, begin, end) or not _known_suffix(text, end)):
        return identifiers.make(text, begin, _glued_end(text, end))
    return None


def _lettered(text: str, begin: int, end: int) -> bool:
    """Whether a label is told from others by one more letter: "section 14b", which are no billions."""
    return _glued_end(text, end) == end + 1 and text[end].isalpha() and ranks.is_label(label(text, begin))


def _glued_end(text: str, end: int) -> int:
    while end < len(text) and (text[end].isalnum() and text[end].isascii()):
        end += 1
    return end


def _known_suffix(text: str, end: int) -> bool:
    word = text[end : _glued_end(text, end)]
    if word.lower() in _ORDINAL_MARK or word in ("s", "er") or scale(text, end, money=True)[1] > end:
        return True
    return tail(text, end) is not None


def _special(text: str, atom: Atom) -> Quantity | None:
    """Centuries, decades, years, ordinals, labels, fractions, versions; None for an amount."""
    begin, end, readings, source = atom
    amount = readings[0][0]
    if source == "decade":
        return years.named_decade(text, begin, end, amount)
    if source == "words" and text[begin].isupper() and (name := _NAME_AFTER.match(text, end)):
        return ranks.ranked("label", text, begin, end, amount, name.group(1).lower())
    if source == "roman":
        return ranks.ranked("label", text, begin, end, amount, label(text, begin))
    whole = _MANY_CENTURIES.match(text, end) or text[begin:end].lower() in ("a", "an", "one")
    timed = None if whole else years.century(text, begin, end, amount)
    if timed is None and source == "digits" and end - begin <= 4:
        timed = years.decade(text, begin, end, amount) or (_digit_year(text, begin, end, amount))
    elif timed is None and source == "words" and text[begin:end].lower().startswith(_PAIRED):
        timed = years.year(text, begin, end, amount) if 1100 <= amount <= 2100 else None
    if timed is not None:
        return timed
    mark = _ORDINAL_SUFFIX.match(text, end) if source in ("digits", "east") else None
    if source == "ordinal" or mark or text[max(0, begin - 2) : begin].rstrip(" ").endswith(("第", "제")):
        stop = mark.end() if mark else end
        if source == "ordinal" and parts.is_part(text, begin, end):
            return parts.share(text, begin, end, 1 / amount)
        return ranks.ranked("ordinal", text, begin, stop, amount, head(text, stop))
    return ranks.labelled(text, atom) or parts.worded(text, atom)


def _digit_year(text: str, begin: int, end: int, amount: float) -> Quantity | None:
    if end - begin != 4 and text[end : end + 4].strip()[:2] not in ("BC", "AD", "CE", "B."):
        return None
    if (
        (begin and text[begin - 1] in "$€£¥#")
        or (begin > 1 and text[begin - 2] in "$€£¥")
        or tail(text, end) is not None
        or scale(text, end, False)[1] > end
    ):
        return None
    return years.year(text, begin, end, amount)
