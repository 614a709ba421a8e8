"""Dates in several languages and formats -> quantities on the line of years.

Read here: month names with day and year, numeric dates (both readings of 3/4/2020), East Asian dates, weekdays, seasons,
clock times. Lone years, decades and centuries start from a number and are read in ``values``.
"""

from __future__ import annotations

import re
from itertools import pairwise

from scoring.quantity import Day, Quantity

_NAMES = """
january jan januar jänner janvier enero janeiro gennaio
february feb februar février febrero fevereiro febbraio
march mar märz mars marzo março
april apr avril abril aprile
may mai mayo maio maggio
june jun juni juin junio junho giugno
july jul juli juillet julio julho luglio
august aug août agosto
september sep sept septembre septiembre setembro settembre
october oct oktober okt octobre octubre outubro ottobre
november nov novembre noviembre novembro
december dec dezember dez décembre diciembre dezembro dicembre
"""
MONTHS = {name: month for month, row in enumerate(_NAMES.strip().splitlines(), start=1) for name in row.split()}
_DOUBTFUL = frozenset(
    [
        "may",
        "march",
        "mar",
        "mars",
        "jan",
        "jun",
        "dec",
        "sep",
        "sept",
        "nov",
        "apr",
        "feb",
        "okt",
        "oct",
        "dez",
        "aug",
        "jul",
    ]
)
_DAYS = "monday montag lundi lunes segunda-feira lunedì|tuesday dienstag mardi martes terça-feira martedì|wednesday mittwoch mercredi miércoles quarta-feira mercoledì|thursday donnerstag jeudi jueves quinta-feira giovedì|friday freitag vendredi viernes sexta-feira venerdì|saturday samstag samedi sábado sabato|sunday sonntag dimanche domingo domenica"
WEEKDAYS = {name: day for day, row in enumerate(_DAYS.split("|")) for name in (*row.split(), row.split()[0] + "s")}
_SEASON_NAMES = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
SEASONS = frozenset(_SEASON_NAMES)
_STARTS = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365)

_MONTH = re.compile(r"[^\W\d_]+")
_LEFT = re.compile(
    r"(?<![\d.,/])(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?(?:\s*(?:-|–|and|to)\s*(\d{1,2})(?:st|nd|rd|th|\.)?)?\s+(?:(?:of|de|di)\s+)?$"
)
_RIGHT_DAY = re.compile(
    r"\.?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\d%:/]|[.,]\d|\s*(?:percent|million|people|[ap]\.?m))"
)
_RIGHT_YEAR = re.compile(r"\.?,?\s*(?:(?:of|de|del|do)\s+)?(\d{4})(?![\d%]|[.,]\d)")
_LEAD = re.compile(
    r"\b(in|of|on|since|by|from|until|till|through|during|before|after|between|early|late|mid|last|next|this|en|im|em|seit|le|de|and|to|each|every|opens)[\s-]+$",
    re.I,
)
_NUMERIC = re.compile(
    r"(?<![\w.,/-])(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}|\d{2}))(?![\d/-])(?:T\d\d:\d\d\S*)?"
)
_ERAS = {"明治": 1867, "大正": 1911, "昭和": 1925, "平成": 1988, "令和": 2018}
_EAST = re.compile(
    r"(?:(\d{4}|(明治|大正|昭和|平成|令和)(\d{1,2}))\s*[年년]\s*)(?:(\d{1,2})\s*[月월](?!間|间)\s*(?:(\d{1,2})\s*[日일号號])?)?(?!間|间)"
    r"|(\d{1,2})\s*[月월](?!間|间|額)\s*(?:(\d{1,2})\s*[日일号號])?"
)
_CLOCK = re.compile(
    r"(?<![\d.,:/-])(\d{1,2})(?:[:.](\d\d)(?:[:](\d\d))?)?\s*(a\.?m\b\.?|p\.?m\b\.?|uhr\b|o['’]clock\b|hrs\b)"
    r"|(?<![\d.,:/-])(\d{1,2}):(\d\d)(?::(\d\d))?(?![\d:])"
    r"|(午前|午後|上午|下午|오전|오후)?\s*(\d{1,2})\s*[時点點시](?!間|间|代)(?:\s*(\d{1,2})\s*分)?",
    re.I,
)
_NAMED_TIMES = re.compile(r"\b(noon|midday|midnight)\b", re.I)
_SEASON = re.compile(r"\b(spring|summer|autumn|fall|winter)(?:\s+(?:of\s+)?(\d{4})\b)?", re.I)
_IN_SEASON = re.compile(
    r"\b(?:in|this|last|next|every|each|early|late|during|since|by)\s+(?:the\s+)?(?:early\s+|late\s+)?$|\bthe\s+$", re.I
)


def year_span(year: float, years: float = 1.0) -> tuple[float, float]:
    """[begin, end] of ``years`` years from the start of ``year``; the end lies just inside."""
    return year, year + years - 1e-4


def point(day: Day) -> tuple[float, float] | None:
    """The interval of a date in years; None without a year. A season is three months, winter reaches into the next year."""
    if day.year is None:
        return None
    if day.season is not None:
        begin = day.year + (_SEASON_NAMES[day.season] - 1) / 12
        return begin, begin + 0.25 - 1e-4
    if day.month is None:
        return year_span(day.year)
    start, after = _STARTS[day.month - 1], _STARTS[day.month]
    if day.day is not None:
        start, after = start + day.day - 1, start + day.day
    return day.year + start / 366, day.year + after / 366 - 1e-4


def make(text: str, begin: int, end: int, day: Day, other: Quantity | None = None) -> Quantity:
    """The quantity of a date."""
    low, high = point(day) or (float("-inf"), float("inf"))
    value = low if day.year is not None else 0.0
    kind = "year" if day.year is not None and day.month is day.season is None else "date"
    return Quantity(kind, "when", value, low, high, value, 1.0, "", "", "", begin, end, text[begin:end], day, other)


def find(text: str, words: frozenset[str] | set[str]) -> list[Quantity]:
    """All dates and clock times of a sentence; ``words`` are its lower-case words (they say which searches can be left out)."""
    found: list[Quantity] = []
    if not words.isdisjoint(MONTHS):
        found += _named(text)
    if not words.isdisjoint(WEEKDAYS):
        found += _weekdays(text, found)
    if not words.isdisjoint(SEASONS):
        found += _seasons(text)
    if "noon" in words or "midnight" in words or "midday" in words:
        found += [
            _clock(text, m.start(), m.end(), 0 if m.group().lower() == "midnight" else 720, False)
            for m in _NAMED_TIMES.finditer(text)
        ]
    if any(c.isdecimal() for c in text):
        found += _digits(text)
    return found


def _digits(text: str) -> list[Quantity]:
    found = []
    if "/" in text or "-" in text or "." in text:
        found += [date for match in _NUMERIC.finditer(text) if (date := _numeric(text, match))]
    if "年" in text or "月" in text or "년" in text or "월" in text:
        found += [date for match in _EAST.finditer(text) if (date := _east(text, match))]
    found += [time for match in _CLOCK.finditer(text) if (time := _time(text, match))]
    found.sort(key=lambda quantity: quantity.begin)
    return [late for early, late in pairwise([None, *found]) if late and (early is None or late.begin >= early.end)]


def _valid(year: int | None, month: int | None, day: int | None) -> bool:
    return (month is None or 1 <= month <= 12) and (day is None or 1 <= day <= 31) and (year is None or 0 < year < 3000)


def _int(digits: str | None) -> int | None:
    return int(digits) if digits else None


def _named(text: str) -> list[Quantity]:
    found: list[Quantity] = []
    for match in _MONTH.finditer(text):
        month = MONTHS.get(match.group().lower())
        if month is None:
            continue
        left = _LEFT.search(text, max(0, match.start() - 24), match.start())
        right = None if left else _RIGHT_DAY.match(text, match.end())
        end = right.end() if right else match.end()
        year = _RIGHT_YEAR.match(text, end)
        capital = match.group()[0].isupper()
        if not (left or right or year) and (match.group().lower() in _DOUBTFUL or not capital):
            lead = _LEAD.search(text, max(0, match.start() - 12), match.start())
            if lead is None or (match.group().lower() in _DOUBTFUL and not capital):
                continue
        number = _int(left.group(1) if left else right.group(1) if right else None)
        if not _valid(None, month, number):
            continue
        date = Day(_int(year.group(1)) if year else None, month, number)
        begin = left.start() if left else match.start()
        if not found or begin >= found[-1].end:
            found.append(make(text, begin, year.end() if year else end, date))
    return found


def _numeric(text: str, match: re.Match[str]) -> Quantity | None:
    begin, end = match.span()
    if match.group(1):
        year, month, day = (int(match.group(i)) for i in (1, 3, 4))
        return make(text, begin, end, Day(year, month, day)) if _valid(year, month, day) else None
    first, second, last, mark = int(match.group(5)), int(match.group(7)), match.group(8), match.group(6)
    if len(last) == 2 and mark == "-":
        return None
    year = int(last) if len(last) == 4 else int(last) + (2000 if int(last) < 50 else 1900)
    orders = [(second, first)] if mark == "." else [(first, second), (second, first)]
    dates = [
        make(text, begin, end, Day(year, month, day))
        for month, day in dict.fromkeys(orders)
        if _valid(year, month, day)
    ]
    if len(dates) == 2:
        return make(text, begin, end, dates[0].day or Day(), dates[1])
    return dates[0] if dates else None


def _east(text: str, match: re.Match[str]) -> Quantity | None:
    year, era, count, month, day, lone_month, lone_day = match.groups()
    number = _ERAS[era] + int(count) if era else _int(year)
    parts = Day(number, _int(month or lone_month), _int(day or lone_day))
    if not _valid(parts.year, parts.month, parts.day):
        return None
    return make(text, match.start(), match.start() + len(match.group().rstrip()), parts)


def _weekdays(text: str, dates: list[Quantity]) -> list[Quantity]:
    taken = [(date.begin, date.end) for date in dates]
    found = []
    for match in re.finditer(r"[^\W\d_]+(?:-feira)?", text):
        weekday = WEEKDAYS.get(match.group().lower())
        if weekday is not None and not any(begin <= match.start() < end for begin, end in taken):
            found.append(make(text, match.start(), match.end(), Day(weekday=weekday)))
    return found


def _seasons(text: str) -> list[Quantity]:
    found = []
    for match in _SEASON.finditer(text):
        if match.group(2) or _IN_SEASON.search(text, max(0, match.start() - 20), match.start()):
            name = "autumn" if match.group(1).lower() == "fall" else match.group(1).lower()
            found.append(make(text, match.start(), match.end(), Day(_int(match.group(2)), season=name)))
    return found


def _time(text: str, match: re.Match[str]) -> Quantity | None:
    hour, minute, _, half, bare_hour, bare_minute, _, east_half, east_hour, east_minute = match.groups()
    mark = (half or east_half or "").lower().replace(".", "")
    hours = int(hour or bare_hour or east_hour)
    minutes = int(minute or bare_minute or east_minute or 0)
    if hours > 24 or minutes > 59:
        return None
    if (mark in ("pm", "午後", "下午", "오후") and hours < 12) or (
        mark in ("am", "午前", "上午", "오전") and hours == 12
    ):
        hours = (hours + 12) % 24
    twelve = hours <= 12 and mark in ("", "o'clock", "o’clock")
    return _clock(text, match.start(), match.start() + len(match.group().rstrip()), 60 * hours + minutes, twelve)


def _clock(text: str, begin: int, end: int, minutes: int, twelve: bool) -> Quantity:
    """A time of day; ``twelve``: no half of the day is named, so that the afternoon is a second reading."""
    other = _clock(text, begin, end, (minutes + 720) % 1440, False) if twelve else None
    value = float(minutes % 1440)
    return Quantity(
        "clock", "clock", value, value, value, minutes / 60, 1.0, "", "", "", begin, end, text[begin:end], None, other
    )
