"""Read one number in its context: which kind it is, in which unit, under which bound."""

from __future__ import annotations

import re
from dataclasses import replace

from scoring import bounds, currencies, days, identifiers, numerals, tables, units, years
from scoring.atoms import FRACTIONS, Atom
from scoring.quantity import Day, Quantity
from scoring.unit_words import Tail, head, label, scale, tail

changed = replace

_LABELS = frozenset(tables.words("labels"))
_ORDINAL_SUFFIX = re.compile(
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
_VERSION_CUE = re.compile(
    r"\b(?:versions?|release(?! date)|firmware|build|python|java|ios|android|kernel|software|driver|patch|changelog|api|sdk|v)\b",
    re.I,
)
_GLUED = re.compile(r"[^\W\d_]|\d")
_AGED = re.compile(r"\b(?:aged|age of|at age|age)\s$", re.I)
_MASS_CUE = re.compile(r"\b(?:weigh\w*|weight|heavy|heavier|mass|lbs?|load|gained|shed|lifted)\b", re.I)
_FRACTION_AFTER = re.compile(r"[ -]([^\W\d_]+)")
_NAME_AFTER = re.compile(r"\s([A-Z][^\W\d_]+)")
_NAME = re.compile(r"(?:^|[\s(\"“'’-])([A-Z][^\W\d_]+)\s$")
_OPENERS = frozenset(tables.words("openers"))
"""Capitalised words that open a sentence and make no name with a number."""
_HALF_A = re.compile(r"\sa\s(million|billion|trillion|dozen)\b")
_OF = re.compile(r"\s(?:of|the|a|an|all|der|des|de|del|da|di)\b")


_HALVED = {"million": 1e6, "billion": 1e9, "trillion": 1e12, "dozen": 12.0}


def read(text: str, atom: Atom) -> Quantity:
    """The quantity of one number."""
    begin, end = atom.begin, atom.end
    if atom.source == "digits":
        code = _code(text, begin, end)
        if code is not None:
            return code
    if not atom.readings:
        return _dotted(text, begin, end)
    return _special(text, atom) or _measured(text, atom)


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
            return _version(text, start, end, value)
        return identifiers.make(text, start, _glued_end(text, end))
    if begin > 1 and text[begin - 1] in "-‑" and text[begin - 2].isascii() and text[begin - 2].isupper():
        start = begin - 2
        while start and begin - start < 12 and text[start - 1].isalnum():
            start -= 1
        return identifiers.make(text, start, _glued_end(text, end))
    if _GLUED.match(text, end) and text[end].isascii() and not _known_suffix(text, end):
        return identifiers.make(text, begin, _glued_end(text, end))
    return None


def _glued_end(text: str, end: int) -> int:
    while end < len(text) and (text[end].isalnum() and text[end].isascii()):
        end += 1
    return end


def _known_suffix(text: str, end: int) -> bool:
    word = text[end : _glued_end(text, end)]
    if word.lower() in _ORDINAL_MARK or word in ("s", "er") or scale(text, end, money=True)[1] > end:
        return True
    return tail(text, end) is not None


def _dotted(text: str, begin: int, end: int) -> Quantity:
    value = numerals.version(text[begin:end])
    return identifiers.make(text, begin, end) if value is None else _version(text, begin, end, value)


def _version(text: str, begin: int, end: int, value: float) -> Quantity:
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=True) or bounds.after(text, end, timed=True)
    low, high = bounds.interval(
        value, value, {"since": "least", "until": "most", "after": "above"}.get(bound, bound), margin=0.0
    )
    amount = _float(text[begin:end].lstrip("vV"))
    return Quantity("version", "version", value, low, high, amount, 0.0, "", bound, "", begin, end, text[begin:end])


def _float(text: str) -> float:
    found = numerals.readings(text)
    return found[0][0] if found else 0.0


def _special(text: str, atom: Atom) -> Quantity | None:
    """Centuries, decades, years, ordinals, labels, fractions, versions; None for an amount."""
    begin, end, readings, source = atom
    amount = readings[0][0]
    if source == "decade":
        return years.named_decade(text, begin, end, amount)
    if source == "words" and text[begin].isupper() and (name := _NAME_AFTER.match(text, end)):
        return _order("label", text, begin, end, amount, name.group(1).lower())
    if source == "roman":
        return _order("label", text, begin, end, amount, label(text, begin))
    timed = years.century(text, begin, end, amount)
    if timed is None and source == "digits" and end - begin <= 4:
        timed = years.decade(text, begin, end, amount) or (_digit_year(text, begin, end, amount))
    elif (
        timed is None
        and source == "words"
        and "hundred" not in (spelled := text[begin:end].lower())
        and "thousand" not in spelled
    ):
        timed = years.year(text, begin, end, amount) if 1100 <= amount <= 2100 else None
    if timed is not None:
        return timed
    ranked = text[max(0, begin - 2) : begin].rstrip(" ").endswith(("第", "제"))
    if source == "ordinal" or ranked or (source != "words" and (mark := _ORDINAL_SUFFIX.match(text, end))):
        stop = end if source == "ordinal" or ranked else mark.end()
        if source == "ordinal" and _is_part(text, begin, end):
            return _share(text, begin, end, 1 / amount)
        return _order("ordinal", text, begin, stop, amount, head(text, stop))
    return _labelled(text, atom) or _fraction_word(text, atom)


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


def _is_part(text: str, begin: int, end: int) -> bool:
    """ "a third of", "one fifth of": the ordinal names a part."""
    return (
        text[max(0, begin - 4) : begin].lower().endswith((" a ", "one ", "one-")) and text[end : end + 4] == " of "
    ) or (begin == 2 and text[:2] == "A " and text[end : end + 4] == " of ")


def _labelled(text: str, atom: Atom) -> Quantity | None:
    word = label(text, atom.begin)
    amount, step = atom.readings[0]
    if atom.source == "digits" and step < 1 and amount < 1000 and _is_version(text, atom):
        value = numerals.version(text[atom.begin : atom.end])
        return None if value is None else _version(text, atom.begin, atom.end, value)
    before = text[max(0, atom.begin - 1) : atom.begin]
    if before == "#" or (word in _LABELS and before in (" ", ".", "\u00a0") and tail(text, atom.end) is None):
        return _order("label", text, atom.begin, atom.end, amount, "no" if before == "#" else word)
    if step == 1 and before == " " and _is_name(text, atom, amount):
        return _order("label", text, atom.begin, atom.end, amount, word)
    return None


def _is_name(text: str, atom: Atom, amount: float) -> bool:
    """Whether a number belongs to the name before it ("Camden 28", "Formula One"): capitals, no comma, no counted plural behind."""
    match = _NAME.search(text, max(0, atom.begin - 24), atom.begin)
    if match is None or match.group(1) in _OPENERS or (match.start(1) == 0 and len(match.group(1)) < 4):
        return False
    if (atom.source == "words" and not text[atom.begin].isupper()) or atom.source not in ("digits", "words"):
        return False
    plain = atom.end - atom.begin <= 4 or not atom.source == "digits"
    return plain and amount < 10000 and not unit_after(text, atom.end) and scale(text, atom.end, False)[1] == atom.end


def _is_version(text: str, atom: Atom) -> bool:
    if _VERSION_CUE.search(text, max(0, atom.begin - 60), atom.begin) is None:
        return False
    return (
        tail(text, atom.end) is None
        and scale(text, atom.end, False)[1] == atom.end
        and text[atom.begin - 1 : atom.begin] not in ("$", "€", "£")
    )


def _order(kind: str, text: str, begin: int, end: int, amount: float, noun: str) -> Quantity:
    return Quantity(kind, "order", amount, amount, amount, amount, 1.0, "", "", noun, begin, end, text[begin:end])


def _fraction_word(text: str, atom: Atom) -> Quantity | None:
    """ "two thirds", "3 quarters", "half of"; None for anything else."""
    begin, end, readings, source = atom
    if source == "fraction":
        return None if _HALF_A.match(text, end) else _share(text, begin, end, 0.5)
    match = _FRACTION_AFTER.match(text, end)
    parts = FRACTIONS.get(match.group(1).lower()) if match else None
    if (
        parts is None
        or match is None
        or not readings[0][0] < parts
        or (parts == 4 and not _OF.match(text, match.end()))
    ):
        return None
    return _share(text, begin, match.end(), readings[0][0] / parts)


def _share(text: str, begin: int, end: int, ratio: float) -> Quantity:
    value = 100.0 * ratio
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=False)
    low, high = bounds.interval(value, value, bound)
    noun = head(text, end + 3) if text.startswith(" of", end) else ""
    if text.startswith((" of the ", " of all "), end):
        noun = head(text, end + 7)
    return Quantity("fraction", "share", value, low, high, ratio, 1.0, "", bound, noun, begin, end, text[begin:end])


def fraction(text: str, first: Atom, second: Atom, gap: str) -> Quantity | None:
    """ "3/4", "one in five", "2 out of 3"; None unless the first whole number is smaller than the second."""
    rating = _rating(text, first, second, gap)
    if rating is not None:
        return rating
    upper, lower = first.readings[0], second.readings[0]
    if upper[1] != 1 or lower[1] != 1 or not 0 < upper[0] < lower[0] or lower[0] > (100 if gap in "/⁄" else 1e6):
        return None
    if gap == " in " and (tail(text, second.end) is not None or lower[0] > 1000):
        return None
    return _share(text, first.begin, second.end, upper[0] / lower[0])


def next_year(text: str, first: Quantity, second: Quantity) -> Quantity:
    """The second year of "2018-19"."""
    amount = first.amount - first.amount % 100 + second.amount
    amount += 100 if amount < first.amount else 0
    low, high = days.year_span(amount)
    return replace(
        first, value=low, low=low, high=high, amount=amount, bound="", begin=second.begin, end=second.end, text=second.text,
        day=Day(year=int(amount)), other=None,
    )  # fmt: skip


def _rating(text: str, first: Atom, second: Atom, gap: str) -> Quantity | None:
    """ "7.8/10", "48 out of 100": a mark on a scale, in percent of it; None for parts of a counted whole ("8 out of 10 people")."""
    (value, step), (top, _) = first.readings[0], second.readings[0]
    if gap not in ("/", " out of ") or top not in (5, 10, 20, 100) or value > top:
        return None
    if step == 1 and ((gap == " out of " and head(text, second.end)) or (gap == "/" and top == 5)):
        return None
    mark, unit = 100 * value / top, 100 / top
    bound = bounds.before(text[max(0, first.begin - 32) : first.begin], timed=False)
    low, high = bounds.interval(mark, mark, bound)
    span = text[first.begin : second.end]
    return Quantity(
        "rating", f"rating/{top:g}", mark, low, high, value, step * unit, "", bound, "", first.begin, second.end, span
    )


def score(text: str, first: Atom, second: Atom) -> Quantity:
    """ "3-1": two figures that belong together, compared as a pair."""
    left, right = first.readings[0][0], second.readings[0][0]
    pair = (max(left, right), min(left, right))
    value = pair[0] * 1000 + pair[1]
    return Quantity(
        "score",
        "score",
        value,
        value,
        value,
        left,
        0.0,
        "",
        "",
        "",
        first.begin,
        second.end,
        text[first.begin : second.end],
    )


def spread(text: str, first: Atom, second: Atom) -> Quantity | None:
    """ "3-5 days", "from 3 to 5": one interval; None when the numbers fall or are years (those stay two)."""
    upper = read(text, second)
    if (
        upper.family in ("when", "identifier", "version", "order", "share") and upper.kind != "percent"
    ) or first.source == "ordinal":
        return None
    start, _step = first.readings[0]
    start *= upper.amount / second.readings[0][0] if start < second.readings[0][0] and second.readings[0][0] else 1.0
    if not start < upper.amount or upper.amount - start > 100 * max(start, 1.0):
        return None
    begin = _sign(text, _money(text, first.begin)[0])[0]
    low = start * (upper.value / upper.amount) if not _offset(upper) else units.convert(start, upper.unit)
    return replace(
        upper,
        low=low,
        high=upper.value,
        value=low,
        amount=start,
        begin=begin,
        text=text[begin : upper.end],
        bound="range",
        other=None,
    )


def _offset(quantity: Quantity) -> bool:
    return quantity.family == "temperature" and quantity.unit in units.BY_NAME


def unit_after(text: str, end: int) -> bool:
    """Whether a unit or a counted plural stands after a number."""
    return tail(text, end) is not None or head(text, end) + "s" in text[end : end + 40].lower()


def _measured(text: str, atom: Atom) -> Quantity:
    begin, code = _money(text, atom.begin)
    begin, sign = _sign(text, begin)
    half = _HALF_A.match(text, atom.end) if atom.source == "fraction" else None
    factor, end = (_HALVED[half.group(1)], half.end()) if half else scale(text, atom.end, bool(code))
    unit = (
        Tail("money", "money", code, 1.0, 0.0, end)
        if code
        else tail(text, end) or Tail("cardinal", "count", "", 1.0, 0.0, end)
    )
    if code and (long := tail(text, end)) is not None and long.family == "money":
        unit = Tail("money", "money", code, 1.0, 0.0, long.end)
    if unit.unit == "lb" and text[end : unit.end].strip().startswith("pound") and not _MASS_CUE.search(text):
        unit = Tail("money", "money", "GBP", 1.0, 0.0, unit.end)
    if unit.kind == "cardinal" and _AGED.search(text, max(0, begin - 8), begin):
        unit = Tail("age", "duration", "yr", units.YEAR, 0.0, end)
    noun = _noun(text, unit)
    readings = tuple((value * sign * factor, step * factor) for value, step in atom.readings)
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=False) or bounds.after(text, unit.end, timed=False)
    if atom.source == "vague":
        return _vague(text, begin, unit, readings[0][0], noun)
    other = _amount(text, begin, unit, readings[1], noun, bound, None) if len(readings) > 1 else None
    return _amount(text, begin, unit, readings[0], noun, bound, other)


def _noun(text: str, unit: Tail) -> str:
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
        unit.kind, unit.family, 2 * amount, 2 * amount * unit.factor, top * unit.factor, amount, amount, unit.unit, "range", noun,
        begin, unit.end, text[begin : unit.end],
    )  # fmt: skip


def _money(text: str, begin: int) -> tuple[int, str]:
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


def _sign(text: str, begin: int) -> tuple[int, float]:
    """(begin, -1.0) behind a minus sign that is no hyphen or dash of a range."""
    if begin and text[begin - 1] in "-−" and (begin == 1 or text[begin - 2] in " (\u00a0:="):
        return begin - 1, -1.0
    return begin, 1.0
