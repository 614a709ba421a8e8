"""Amounts: a number with its sign, scale, currency or unit, counted noun and bound."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import bounds, currencies, east_nouns, units
from scoring.quantities.atoms import Atom
from scoring.quantities.partials import of_unit
from scoring.quantities.quantity import Quantity
from scoring.quantities.unit_words import Tail, head, scale, tail
from scoring.words.light import word_set

_AGED = lazy(
    r"\b(?:aged|at age|age|age of|ages)\s$"
    r"|\b(?:aged|ages?|age of|ages of)\s(?:from\s)?[\w-]{1,12}(?:\s?[–—-]\s?|\sto\s)$"
    r"|\b(?:aged|ages|age)\sbetween\s[\w-]{1,12}\sand\s$|\bages\sof\s(?:[\w-]{1,12}\sand\s)?$",
    re.I,
)
"""What makes the number behind it an age, the second of a range too: "aged 6 to"."""
_AGED_REACH = 32
_MASS_CUE = lazy(r"\b(?:weigh\w*|weight|heavy|heavier|mass|lbs?|load|gained|shed|lifted)\b", re.I)
_MINUS = lazy(r"(?<!\d)(?<!\d )\b(minus|moins|menos|meno)\s$", re.I)
_DEGREES = lazy(r"\w+(?:[.,]\d+)?\s?(?:°|deg|grad|degr|grau)", re.I)
_OF = lazy(r"\s(?:de|di|d['’])(?=\s?[^\W\d_])")
_OVER = lazy(r"(?:\b(\w+)\s)?(?:(?:just|well|slightly|little)\s)?\bover\s(?:the\s)?$", re.I)
_MEASURES = word_set(
    "last lasts lasted lasting took take takes taken taking spent spend spends spending wait waits waited for in is are"
    " was were be been being of by after within at aged age to than and or a just well slightly little with had"
    " has have"
)
"""Words before "over" that make it "more than"; behind others it may be "in the course of"."""
_AND_A_HALF = lazy(
    r"\s(?:and\sa\shalf|et\sdemie?|y\smedi[ao]|e\smei[ao]|e\smezz[ao])\b"
    r"|(?<=[年月日週周时時間])半(?![年月日分数數額面径径])|(?<=[년주달월간])\s?반(?=[이의으을동만간]|[^가-힣]|$)"
)
_HALVED = {"million": 1e6, "billion": 1e9, "trillion": 1e12, "dozen": 12.0}


def measured(text: str, atom: Atom) -> Quantity:
    begin, code = money(text, atom.begin)
    begin, factor_sign = sign(text, begin)
    half = of_unit(text, atom.end) if atom.source == "fraction" else None
    factor, end = _scaled(half) if half else scale(text, atom.end, bool(code))
    unit = (
        Tail("money", "money", code, 1.0, 0.0, end)
        if code
        else tail(text, end) or _of_unit(text, end, factor) or Tail("cardinal", "count", "", 1.0, 0.0, end)
    )
    if code and (long := tail(text, end)) is not None and long.family == "money":
        unit = Tail("money", "money", code, 1.0, 0.0, long.end)
    if unit.unit == "lb" and text[end : unit.end].strip().startswith("pound") and not _MASS_CUE.search(text):
        unit = Tail("money", "money", "GBP", 1.0, 0.0, unit.end)
    if unit.kind == "cardinal" and _AGED.search(text, max(0, begin - _AGED_REACH), begin):
        unit = Tail("age", "duration", "yr", units.YEAR, 0.0, end)
    noun = _noun(text, begin, unit)
    readings = tuple((value * factor_sign * factor, step * factor) for value, step in atom.readings)
    more = _AND_A_HALF.match(text, unit.end) if atom.source != "fraction" else None
    if more is not None:
        unit, readings = unit._replace(end=more.end()), tuple((value + 0.5 * factor, 0.1) for value, _ in readings)
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=False) or bounds.after(text, unit.end, timed=False)
    if bound == "above" and unit.family == "duration" and _during(text, begin):
        bound = "least"
    if atom.source == "vague":
        return _vague(text, begin, unit, readings[0][0], noun)
    other = _amount(text, begin, unit, readings[1], noun, bound, None) if len(readings) > 1 else None
    return _amount(text, begin, unit, readings[0], noun, bound, other)


def _during(text: str, begin: int) -> bool:
    """Whether the "over" before a span of time may say in whose course something is: "fell over twelve weeks"."""
    over = _OVER.search(text, max(0, begin - 32), begin)
    return over is not None and (over.group(1) or "").lower() not in _MEASURES


def _of_unit(text: str, end: int, factor: float) -> Tail | None:
    """The unit behind a scale and its preposition: "1,25 milhão de reais", "2 millions d'euros"."""
    of = _OF.match(text, end) if factor > 1 else None
    return tail(text, of.end()) if of else None


def _scaled(half: re.Match[str]) -> tuple[float, int]:
    """(factor, end) of "a million" or "an hour" behind a part; a unit is left to be read as such."""
    word = half.group(1)
    return (_HALVED[word], half.end(1)) if word in _HALVED else (1.0, half.end() - 1)


def _noun(text: str, begin: int, unit: Tail) -> str:
    if unit.kind == "cardinal" and not text.isascii() and (found := east_nouns.noun(text, begin, unit.end)):
        return found
    if unit.kind == "cardinal":
        return head(text, unit.end + (3 if text.startswith(" of", unit.end) else 0))
    if unit.kind == "percent" and text.startswith(" of", unit.end):
        return head(text, unit.end + (7 if text.startswith((" of the ", " of all "), unit.end) else 3))
    return ""


def _amount(
    text: str, begin: int, unit: Tail, reading: tuple[float, float], noun: str, bound: str, other: Quantity | None
) -> Quantity:
    amount, step = reading
    value = amount * unit.factor + unit.offset
    low, high = bounds.interval(value, value, bound)
    return Quantity(
        unit.kind, unit.family, value, low, high, amount, step * unit.factor, unit.unit, bound, noun, begin, unit.end,
        text[begin : unit.end], None, other,
    )  # fmt: skip


def _vague(text: str, begin: int, unit: Tail, amount: float, noun: str) -> Quantity:
    """ "hundreds of": from two hundred to below a thousand."""
    top = amount * (10 if amount != 12 else 8.25)
    return Quantity(
        unit.kind, unit.family, 2 * amount, 2 * amount * unit.factor, top * unit.factor, amount, amount, unit.unit,
        "range", noun, begin, unit.end, text[begin : unit.end],
    )  # fmt: skip


def money(text: str, begin: int) -> tuple[int, str]:
    """(begin, code) of a currency sign or code before a number; (begin, "") without one."""
    at = begin - 1 if begin and text[begin - 1] in " \u00a0" else begin
    if not at or not (text[at - 1] in "$€£¥₹₩₽₺₪" or text[at - 1].isupper() or text[at - 2 : at] == "Rs"):
        return begin, ""
    for name in currencies.PREFIXES:
        start = at - len(name)
        if (
            start >= 0
            and text.startswith(name, start)
            and not (name[0].isalpha() and start and text[start - 1].isalnum())
        ):
            return start, currencies.BY_NAME[name]
    return (at - 2, "INR") if text[at - 2 : at] == "Rs" else (begin, "")


def sign(text: str, begin: int) -> tuple[int, float]:
    """(begin, -1.0) behind "minus" or a minus sign that is no hyphen or dash of a range."""
    said = _MINUS.search(text, max(0, begin - 8), begin)
    if said is not None and _DEGREES.match(text, begin):
        return said.start(1), -1.0
    if begin and text[begin - 1] in "-−" and (begin == 1 or text[begin - 2] in " (\u00a0:="):
        return begin - 1, -1.0
    return begin, 1.0
