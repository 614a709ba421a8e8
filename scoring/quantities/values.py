"""Find the quantities of a sentence: values with their kind, unit, interval and counted noun, not strings."""

from __future__ import annotations

import re
from itertools import pairwise

from scoring.expressions import lazy
from scoring.frozen import replace
from scoring.quantities import (
    atoms,
    bounds,
    clock,
    compounds,
    counts,
    dates,
    free,
    frequencies,
    identifiers,
    multiples,
    pairs,
    parts,
    years,
)
from scoring.quantities.atoms import Atom
from scoring.quantities.quantity import Quantity
from scoring.quantities.unit_words import unit_after

_PUNCTUATION = str.maketrans(dict.fromkeys('!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~–—“”„‘’', " "))
_FULL_WIDTH = str.maketrans(
    "０１２３４５６７８９％．：／－٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९٫", "0123456789%.:/-" + 3 * "0123456789" + "."
)
"""Digits and marks of other scripts -> those of ASCII, one for one."""
_JOINS = lazy(r"\s?(?:–|—|--?|~|〜|～|:)\s?|\s(?:to|bis|à|a|through|and|y|e|und|et|or|oder)\s|から|至|到")
_CHANGE = lazy(
    r"\b(?:rose|rise[sn]?|rising|increas\w+|grew|grow\w*|fell|fall\w*|drop\w*|declin\w+|decreas\w+|chang\w+|went|up|down|cut|rais\w+|reduc\w+|improv\w+|expand\w+|extend\w+|climb\w+|jump\w+|slipp?\w*|dipp\w+|mov\w+|convert\w+)\b[^.;]{0,40}\bfrom\s$",
    re.I,
)  # fmt: skip
_SCORE_CUE = lazy(
    r"\b(?:w[io]n|wins|winning|beat|beaten|lost|los[et]s?|losing|defeat\w*|draws?|drew|scores?|scoreline|victory|match|goals?|final|lead|thrash\w*|vote[sd]?|edged|tie[sd]?)\b",
    re.I,
)


def find(text: str) -> tuple[Quantity, ...]:
    """The quantities of one clean sentence in reading order, none overlapping; empty for a sentence without a number.

    Never raises; linear in the length of the text.
    """
    plain = text if text.isascii() else text.translate(_FULL_WIDTH)
    lower = plain.lower()
    words = atoms.WORDS.intersection(lower.translate(_PUNCTUATION).split())
    gratis = free.find(plain) if free.possible(lower) else []
    if not words and not gratis and not atoms.possible(plain):
        return ()
    found = _all(plain, words, gratis)
    return tuple(found if plain == text else (replace(one, text=text[one.begin : one.end]) for one in found))


def _all(plain: str, words: frozenset[str], gratis: list[Quantity]) -> list[Quantity]:
    fixed = identifiers.find(plain)
    if frequencies.may_be_always(plain, words):
        fixed += frequencies.always(plain)
    rest = _masked(plain, fixed)
    times = clock.find(rest, words)
    times += dates.find(_masked(rest, times), words)
    times += years.roman_centuries(rest) if "I" in rest or "V" in rest or "X" in rest else []
    if not frequencies.WORDS.isdisjoint(words) or " times " in rest:
        times += frequencies.find(rest)
    elif frequencies.may_be_western(rest):
        times += frequencies.find_west(rest)
    if not multiples.CUES.isdisjoint(words) or "fold" in rest:
        times += multiples.find(rest)
    fixed += [_dated(plain, quantity) for quantity in times]
    rest = _masked(rest, times)
    found = fixed + gratis + _numbers(rest, atoms.find(rest, words))
    found.sort(key=lambda quantity: (quantity.begin, -quantity.end))
    kept: list[Quantity] = []
    for quantity in found:
        if not kept or quantity.begin >= kept[-1].end:
            kept.append(quantity)
    return kept


def _masked(text: str, quantities: list[Quantity]) -> str:
    """The text with the stretches of ``quantities`` blotted out, so that no part of them is read again."""
    if not quantities:
        return text
    pieces, at = [], 0
    for quantity in sorted(quantities, key=lambda quantity: quantity.begin):
        begin = max(at, quantity.begin)
        pieces += [text[at:begin], "\x00" * (quantity.end - begin)]
        at = max(at, quantity.end)
    return "".join([*pieces, text[at:]])


def _dated(text: str, date: Quantity) -> Quantity:
    """A date with the bound before it ("since 3 May 2019")."""
    if date.family != "when" or date.day is None or date.kind in ("decade", "century"):
        return date
    bound = bounds.before(text[max(0, date.begin - 32) : date.begin], timed=True)
    if not bound:
        return date
    low, high = bounds.interval(date.low, date.high, bound, margin=1.0)
    return replace(date, low=low, high=high, bound=bound)


def _numbers(text: str, found: list[Atom]) -> list[Quantity]:
    quantities: list[Quantity] = []
    skip = -1
    for at, atom in enumerate(found):
        if at <= skip or (quantities and atom.begin < quantities[-1].end):
            continue
        pair = _pair(text, atom, found[at + 1]) if at + 1 < len(found) else None
        if pair is not None:
            quantities.append(pair)
            skip = at + 1
            continue
        quantities.append(counts.read(text, atom))
    return _spans(text, _grouped(quantities))


def _grouped(quantities: list[Quantity]) -> list[Quantity]:
    """Where money or things counted have three digits behind a stop ("2.499 Euro"), it groups all of the sentence."""
    pointed = [one.other is not None and one.value < one.other.value for one in quantities]
    if not any(dot and (one.head or one.family == "money") for one, dot in zip(quantities, pointed, strict=True)):
        return quantities
    return [
        replace(one.other, other=replace(one, other=None)) if dot and one.other else one
        for one, dot in zip(quantities, pointed, strict=True)
    ]


def _pair(text: str, first: Atom, second: Atom) -> Quantity | None:
    """Two numbers that make one quantity: "3-5 days", "between 3 and 5", "3:1", "one in five", "3/4"; None for anything
    else."""
    gap = text[first.end : second.begin]
    if len(gap) > 8 or not first.readings or not second.readings:
        return None
    if gap in ("/", "⁄", " in ", " out of ", " in every "):
        return parts.fraction(text, first, second, gap)
    if _JOINS.fullmatch(gap) is None:
        return None
    dash = gap.strip() in ("-", "–", "—", "--", ":")
    if dash and _is_score(text, first, second):
        return pairs.score(text, first, second)
    left = text[max(0, first.begin - 60) : first.begin].rstrip("$€£ ") + " "
    if gap.strip() in ("and", "y", "e", "und", "et") and not left.lower().endswith(
        ("between ", "between the ages of ", "entre ", "zwischen ", "tra ", "fra ")
    ):
        return None
    if gap.strip() in ("a", "or", "oder", ":") or _CHANGE.search(left):
        return None
    return pairs.spread(text, first, second)


def _is_score(text: str, first: Atom, second: Atom) -> bool:
    left, right = first.readings[0], second.readings[0]
    if left[1] != 1 or right[1] != 1 or max(left[0], right[0]) > 199 or first.source != "digits":
        return False
    return left[0] >= right[0] or (
        _SCORE_CUE.search(text, max(0, first.begin - 80), second.end + 60) is not None
        and not unit_after(text, second.end)
    )


def _spans(text: str, quantities: list[Quantity]) -> list[Quantity]:
    """Join "1 hour and 55 minutes", "$40 - $50" and "between 40% and 50%", whose units stand twice; write out
    "2018-19"."""
    joined: list[Quantity] = []
    skip = False
    for first, second in pairwise([*quantities, None]):
        if skip or first is None:
            skip = False
            continue
        merged = (_merged(text, first, second) or compounds.join(text, first, second)) if second else None
        if merged is not None and merged.kind == "year":
            joined.append(first)
        joined.append(merged or first)
        skip = merged is not None
    return joined


def _merged(text: str, first: Quantity, second: Quantity) -> Quantity | None:
    gap = text[first.end : second.begin]
    if first.kind == "year" and second.kind == "cardinal" and gap in ("-", "–", "/") and len(second.text) == 2:
        return pairs.next_year(text, first, second)
    if (
        len(gap) > 8
        or first.family != second.family
        or first.family in ("when", "count", "order", "identifier", "version")
    ):
        return None
    if first.unit != second.unit or first.value >= second.value or _JOINS.fullmatch(gap) is None:
        return None
    left = text[max(0, first.begin - 60) : first.begin]
    if gap.strip() not in ("-", "–", "—") and not left.lower().endswith(("between ", "entre ", "zwischen ")):
        return None
    return replace(
        first,
        low=first.value,
        high=second.value,
        bound="range",
        end=second.end,
        text=text[first.begin : second.end],
        head=second.head,
    )
