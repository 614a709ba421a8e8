"""What stands next to a number: scale, unit, currency, percent sign, counted noun."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.quantities import currencies, numberwords, tables, units
from scoring.quantities.days import MONTHS

_NEXT = lazy(
    r"[ \u00a0\u202f]?[-‑]?(°\s?[CFK]?\b|[%‰℃℉$€£¥₹₩₽º°]|[A-Za-z]+(?:/[A-Za-z]+)?[²³]?(?=[぀-ヿ㐀-鿿가-힣])"
    r"|[^\W\d_]+(?:/[^\W\d_]+)?[²³23]?)"
)
_FOLLOWING = lazy(r"\+?[ \u00a0-]([^\W\d_]+)")
_FILLER = lazy(
    r"(?:[ -](?:working|business|calendar|consecutive|full|whole|straight|additional|more|further)"
    r"(?= (?:day|week|month|year|hour|minute)))?"
)
_PER = lazy(r"\s?(?:/|per|an?)\s?(hour|second|h\b|s\b)")
_PERCENT = {
    "%": 1.0, "percent": 1.0, "per cent": 1.0, "pct": 1.0, "prozent": 1.0, "pour cent": 1.0, "por ciento": 1.0,
    "por cento": 1.0,
    "per cento": 1.0, "‰": 0.1, "per mille": 0.1, "promille": 0.1, "per mil": 0.1,
}  # fmt: skip
_POINTS = frozenset(("percentage point", "percentage points", "prozentpunkte", "prozentpunkten", "pp"))
_FIRST_OF_MANY = units.FIRST_OF_MANY | currencies.FIRST_OF_MANY | {"per", "pour", "por", "percentage"}
_ATTACHED = {
    "k": 1e3,
    "K": 1e3,
    "M": 1e6,
    "B": 1e9,
    "T": 1e12,
    "bn": 1e9,
    "Bn": 1e9,
    "mn": 1e6,
    "MM": 1e6,
    "tn": 1e12,
    "m": 1e6,
    "b": 1e9,
}
_TURKISH = lazy("[ışğİŞĞ]")
"""Tells the Turkish thousand from the German verb."""
_SIGNS = "$€£¥₹₩₽"
_CURRENCY = lazy(rf"\s?([{_SIGNS}]|[^\W\d_]+)")
_SURE_SCALES = frozenset(("M", "B", "T", "bn", "Bn", "mn", "MM", "tn", "b"))
_EAST = dict.fromkeys(("%", "％", "パーセント", "퍼센트", "프로"), ("percent", "share", "%", 1.0))
_EAST |= dict.fromkeys(("歳", "岁", "살", "세"), ("age", "duration", "yr", units.YEAR))
_EAST["割"] = ("fraction", "share", "%", 10.0)
_TENTHS = lazy("[一二三四五六七八九]成(?![立功为為员員就果本长長人熟都分品因不型交])")
"""Tenths; behind a digit it begins a verb ("2015成立")."""
_EAST |= {name: ("money", "money", code, 1.0) for name, code in currencies.EAST_ASIAN.items()}
_EAST |= {
    name: ("duration" if unit.family == "duration" else "measure", unit.family, unit.name, unit.factor)
    for name, unit in units.EAST_ASIAN.items()
}
_LASTING = lazy("기간|기한|이내|동안|걸[리린려]|소요")
"""Makes days of a Korean number that is no date."""
COUNTERS = "人名個个件回次本冊枚台匹頭头階阶层票倍号社校館馆篇集版家座部隻只条棟所種种级代位つヶ개명번마리권가지대곳배"
_STOPPERS = frozenset(tables.words("not counted"))
_PLURALS = frozenset(tables.words("plurals"))


class Tail(NamedTuple):
    """How to read a number by what follows: kind, family, unit, factor and offset to the base unit, end of the unit's
    text."""

    kind: str
    family: str
    unit: str
    factor: float
    offset: float
    end: int


def scale(text: str, end: int, money: bool) -> tuple[float, int]:
    """(factor, end) of a scale word or letter after a number; (1.0, end) without one.

    Letters count only when attached or after money: "640M", "$5 m"; "5 m" is a length.
    """
    match = _NEXT.match(text, end)
    if match is None:
        return 1.0, end
    word = match.group(1)
    factor = numberwords.SCALES.get(word.lower()) if len(word) > 1 else None
    if factor is not None and (word != "bin" or _TURKISH.search(text)):
        after = match.end() + (text[match.end() : match.end() + 1] == "." and word.lower() in ("mio", "mrd"))
        second = _FOLLOWING.match(text, after)
        more = numberwords.SCALES.get(second.group(1).lower()) if second and factor < 1e6 else None
        return (factor * more, second.end()) if more and second else (factor, after)
    attached = match.start(1) == end
    if word not in _ATTACHED:
        return 1.0, end
    if money or (attached and (word in _SURE_SCALES or word in "kK")) or _paid(text, match.end(), attached):
        return _ATTACHED[word], match.end()
    return 1.0, end


def _paid(text: str, end: int, attached: bool) -> bool:
    """Whether a currency stands behind a letter: "3.4m euros", "3.4 M€"."""
    match = _CURRENCY.match(text, end)
    if match is None or not (attached or match.group(1) in _SIGNS):
        return False
    return match.group(1) in currencies.BY_NAME or match.group(1).lower() in currencies.BY_NAME


def tail(text: str, end: int) -> Tail | None:
    """The unit after a number that ends at ``end`` ("days" also behind "working"); None when there is none."""
    match = _NEXT.match(text, _FILLER.match(text, end).end())  # type: ignore[union-attr]  # may be empty, so it always matches
    if match is None:
        return None
    word = match.group(1)
    if word[0] >= "\u3000":
        return _east(text, match.start(1))
    lower = word.lower()
    if lower in _FIRST_OF_MANY:
        long = _of_many(text, match.end(), lower)
        if long is not None:
            return long
    if match.start(1) > end and text[match.start(1) - 1] == "-" and lower not in units.BY_NAME:
        return None
    return _single(text, word, lower, match.end(), attached=match.start(1) == end)


def _single(text: str, word: str, lower: str, end: int, attached: bool) -> Tail | None:
    if lower in _PERCENT:
        return Tail("percent", "share", "%", _PERCENT[lower], 0.0, end)
    if lower in _POINTS:
        return Tail("points", "points", "pp", 1.0, 0.0, end)
    code = currencies.BY_NAME.get(word) or currencies.BY_NAME.get(lower) if lower != "won" else None
    if code is not None:
        return Tail("money", "money", code, 1.0, 0.0, end)
    if lower in currencies.CENTS:
        return Tail("money", "money", currencies.CENTS[lower], 0.01, 0.0, end)
    unit = units.BY_NAME.get(word) if len(word) > 1 or word in units.ONE_LETTER else None
    if (unit is None and len(word) > 3) or (word.isupper() and len(word) > 2):
        unit = units.BY_NAME.get(lower)
    if unit is None or (word in ("in", "as", "an", "am", "at", "ch", "cv", "ora", "ore") and not attached):
        return None
    return _unit(text, unit, end)


def _unit(text: str, unit: units.Unit, end: int) -> Tail:
    if unit.family == "length":
        per = _PER.match(text, end)
        if per is not None:
            seconds = 3600.0 if per.group(1)[0] == "h" else 1.0
            return Tail("measure", "speed", unit.name + "/" + per.group(1)[0], unit.factor / seconds, 0.0, per.end())
    kind = "duration" if unit.family == "duration" else "measure"
    if unit.name == "yr" and (old := re.compile(r"[- ](?:of age|old)\b").match(text, end)):
        return Tail("age", "duration", "yr", unit.factor, 0.0, old.end())
    return Tail(kind, unit.family, unit.name, unit.factor, unit.offset, end)


def _of_many(text: str, end: int, phrase: str) -> Tail | None:
    """A unit of several words ("square kilometres", "percentage points", "miles per hour"), the longest first."""
    found = None
    for _ in range(2):
        match = _FOLLOWING.match(text, end)
        if match is None:
            break
        end = match.end()
        phrase += " " + match.group(1).lower()
        if phrase in _POINTS or phrase in _PERCENT or phrase in units.BY_NAME or phrase in currencies.BY_NAME:
            found = _single(text, phrase, phrase, end, attached=False)
    return found


def _east(text: str, begin: int) -> Tail | None:
    if _TENTHS.match(text, max(0, begin - 1)):
        return Tail("fraction", "share", "%", 10.0, 0.0, begin + 1)
    if text[begin] == "일" and _LASTING.search(text):
        return Tail("duration", "duration", "d", 1.0, 0.0, begin + 1)
    for length in range(min(8, len(text) - begin), 0, -1):
        row = _EAST.get(text[begin : begin + length])
        if row is not None:
            return Tail(*row, 0.0, begin + length)
    return None


def head(text: str, end: int) -> str:
    """The noun counted by a number that ends at ``end``: the first plural among the next three words, else the first
    word."""
    first = ""
    position = end
    counter = end + (text[end : end + 1] == " ")
    if counter < len(text) and text[counter] in COUNTERS:
        return text[counter]
    for _ in range(3):
        match = _FOLLOWING.match(text, position)
        if match is None:
            break
        if match.group(1)[0] >= "\u3000":
            return first or match.group(1)[:2]
        lower = match.group(1).lower()
        if lower in _STOPPERS or (lower in MONTHS and match.group(1)[0].isupper()):
            break
        if lower in _PLURALS or (lower.endswith("s") and not lower.endswith(("ss", "us", "is"))):
            return singular(lower)
        first = first or lower
        position = match.end()
    return first


def label(text: str, begin: int) -> str:
    """The word right before a number ("Room" in "Room 12"), lower case; "" without one."""
    left = text[max(0, begin - 24) : begin].rstrip(" #.-\u00a0№")
    words = left.split()
    return words[-1].lower().strip("(,.“\"'") if words else ""


def singular(word: str) -> str:
    """A crude key that is equal for the singular and the plural of an English noun."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "xes", "sses", "zes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


def unit_after(text: str, end: int) -> bool:
    """Whether a unit or a counted plural stands after a number."""
    return tail(text, end) is not None or head(text, end) + "s" in text[end : end + 40].lower()
