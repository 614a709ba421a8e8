"""Numbers that are points or spans in time: years, decades, centuries, written in digits, words or Roman numerals."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import bounds
from scoring.quantities.days import year_span
from scoring.quantities.numerals import roman
from scoring.quantities.quantity import Day, Quantity
from scoring.quantities.unit_words import COUNTERS, head

_BEFORE_YEAR = frozenset(
    [
        "in",
        "since",
        "until",
        "till",
        "during",
        "year",
        "years",
        "before",
        "after",
        "between",
        "early",
        "late",
        "mid",
        "around",
        "circa",
        "from",
        "im",
        "en",
        "depuis",
        "seit",
        "desde",
        "dal",
        "nel",
        "año",
        "año.",
        "jahr",
        "spring",
        "summer",
        "autumn",
        "winter",
        "ad",
        "anno",
    ]
)
_ERA = lazy(r"\s?(BCE?|B\.C\.|AD|CE|v\. Chr\.|a\. ?C\.)(?![a-z])")
_NAME_AFTER = lazy(r"(?:[-–/]\d{2,4})?\s([A-Z][^\W\d_]+)")
_NAME_BEFORE = lazy(r"(?:^|\s)([A-Z][^\W\d_]+|the)\s\(?$")
_DECADE = lazy(r"['’]?s\b|er[ns]?\b(?:[- ]Jahren?)?|年代|년대")
_CENTURY = lazy(
    r"(?:st|nd|rd|th|\.|e|er|ème)?[ -]?(century|centuries|jahrhunderts?|siècle|secolo|世紀|世纪|세기)(?![a-z])", re.I
)
_ROMAN_CENTURY = lazy(
    r"\b(?:siglo|século|secolo)\s+([IVX]{1,5})\b|\b([IVX]{1,5})(?:e|th|ème|\.)?\s+(?:siècle|century|secolo|век)"
)
_PART = lazy(r"\b(early|mid|late|début|anfang|ende|fin)[ -](?:(?:the|of|des|der|du|part of the)[ -])*$", re.I)
_LEAD = lazy(r"(?:\b(?:the|années|años|anos|anni)\s*)?['’]$|\b(?:the|années|años|anos|anni|early|mid|late)[ -]$", re.I)
_THIRDS = {
    "early": (0.0, 0.4),
    "début": (0.0, 0.4),
    "anfang": (0.0, 0.4),
    "mid": (0.3, 0.7),
    "late": (0.6, 1.0),
    "ende": (0.6, 1.0),
    "fin": (0.6, 1.0),
}
_HEDGE = {"year": 5.0, "decade": 10.0, "century": 30.0}


_LEADING = frozenset("в во с до от к по за после весной летом осенью зимой عام سنة منذ حتى في قبل بعد".split())
_GENITIVE = lazy("^(?!г$|гг$|год)[а-яё]*[бвгджзклмнпрстфхцчшщйь]$|^[\u0620-\u064a]{3,}$")
"""Nouns as they stand behind a large number."""


def year(text: str, begin: int, end: int, amount: float) -> Quantity | None:
    """The year written at [begin, end), None when the number there is not one."""
    era = _ERA.match(text, end)
    if era is not None:
        before_christ = era.group(1)[0] in "Bva"
        return _make("year", text, begin, era.end(), year_span(1 - amount if before_christ else amount), amount)
    if not 1000 <= amount <= 2100 or amount != int(amount):
        return None
    left = text[max(0, begin - 24) : begin].replace("-", " ").split()
    previous = left[-1].lower().strip("(") if left else ""
    noun = head(text, end)
    titled = previous in ("the", "of", "'s") or bool(left and left[-1][0].isupper())
    if _counted(previous, noun):
        return None
    if previous in _BEFORE_YEAR or not noun or not _plural(text, end, noun) or (titled and 1800 <= amount <= 2035):
        return _make("year", text, begin, end, year_span(amount), amount, _title(text, begin, end))
    return None


def _counted(previous: str, noun: str) -> bool:
    """Whether a noun of a script without plurals in s is counted: "1500 машин", "1480台", but "1974 году"."""
    if noun[:1] >= "\u3000":
        return noun[0] in COUNTERS
    return noun[:1] >= "\u0400" and previous not in _LEADING and _GENITIVE.search(noun) is not None


def _title(text: str, begin: int, end: int) -> str:
    """The name that a year is part of ("the 2008 Champions League", "Euro 2016"): its nearest word, lower case; else
    ""."""
    after = _NAME_AFTER.match(text, end)
    before = _NAME_BEFORE.search(text, max(0, begin - 24), begin)
    if before is None:
        return ""
    if after is not None and before.group(1).lower() == "the":
        return after.group(1).lower()
    if before.group(1).lower() in _BEFORE_YEAR | {"the", "by", "of", "and"}:
        return ""
    return before.group(1).lower()


def _plural(text: str, end: int, noun: str) -> bool:
    """Whether a counted plural follows (``head`` gives the singular, so a plural differs from the text)."""
    return (
        noun in ("people", "men", "women", "children")
        or text.find(noun + "s", end, end + 40) >= 0
        or noun.endswith("y")
    )


def decade(text: str, begin: int, end: int, amount: float) -> Quantity | None:
    """ "1950s", "the '90s", "early 1900s", "1950年代": ten years (a hundred after two zeros); None for anything
    else."""
    match = _DECADE.match(text, end)
    digits = end - begin
    if match is None or amount % 10 or digits not in (2, 4) or (digits == 4 and not 1000 <= amount <= 2090):
        return None
    if digits == 2:
        lead = _LEAD.search(text, max(0, begin - 12), begin)
        if lead is None:
            return None
        amount, begin = amount + 1900, begin - 1 if text[begin - 1] in "'’" else begin
    years = 100.0 if amount % 100 == 0 and match.group()[0] not in "年년" else 10.0
    return _part("decade", text, begin, match.end(), amount, years)


def named_decade(text: str, begin: int, end: int, amount: float) -> Quantity:
    """ "the nineties": the decade of the twentieth century."""
    return _part("decade", text, begin, end, amount if amount > 1000 else amount + 1900, 10.0)


def century(text: str, begin: int, end: int, amount: float) -> Quantity | None:
    """ "19th century", "19. Jahrhundert", "19世紀": the hundred years it counts; None for anything else."""
    match = _CENTURY.match(text, end)
    if match is None or not 1 <= amount <= 30:
        return None
    return _part("century", text, begin, match.end(), (amount - 1) * 100, 100.0)


def roman_centuries(text: str) -> list[Quantity]:
    """ "siglo XIX", "XIXe siècle"."""
    found = []
    for match in _ROMAN_CENTURY.finditer(text):
        value = roman(match.group(1) or match.group(2))
        if value:
            found.append(_part("century", text, *match.span(), (value - 1) * 100, 100.0))
    return found


def _part(kind: str, text: str, begin: int, end: int, first: float, years: float) -> Quantity:
    match = _PART.search(text, max(0, begin - 24), begin)
    low, high = _THIRDS[match.group(1).lower()] if match else (0.0, 1.0)
    span = (first + low * years, first + high * years - 1e-4)
    return _make(kind, text, match.start() if match else begin, end, span, first)


def _make(
    kind: str, text: str, begin: int, end: int, span: tuple[float, float], amount: float, title: str = ""
) -> Quantity:
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=True) or bounds.after(text, end, timed=True)
    low, high = bounds.interval(*span, bound, margin=_HEDGE[kind])
    day = Day(year=int(span[0])) if kind == "year" else None
    return Quantity(
        kind, "when", span[0], low, high, amount, span[1] - span[0], "", bound, title, begin, end, text[begin:end], day
    )
