"""Dates in several languages and formats -> quantities on the line of years.

Read here: month names with day and year, numeric dates (both readings of 3/4/2020), East Asian dates, weekdays,
seasons.
 Lone years, decades and centuries start from a number and are read in ``values``.
"""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.frozen import replace
from scoring.quantities import numerals, quarters
from scoring.quantities.days import DOUBTFUL, MONTHS, SEASONS, WEEKDAYS, make
from scoring.quantities.quantity import Day, Quantity

_NUMBER = lazy(r"\d{1,2}")
_MONTH = lazy(r"[^\W\d_](?:[^\W\d_]|[\u0900-\u0963])*")
_SUFFIXED = lazy(r"\d\s[^\W\d_]{3,10}'[dt][ae]n?\b")
"""A Turkish ending behind a name: "12 Mart'ta"."""
_LEFT = lazy(
    r"(?<![\d.,/:])((?:\d{1,2}(?:st|nd|rd|th)?(?:,\s|\s?[-–]\s?|\s(?:and|to|et|und|y|e|bis)\s|,\sand\s)){0,6})"
    r"(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?\s+(?:(?:of|de|di)\s+)?$"
)
_RIGHT_DAY = lazy(
    r"\.?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\d%:/]|[.,]\d|\s*(?:percent|million|people|[ap]\.?m))"
)
_RIGHT_YEAR = lazy(r"\.?,?\s*(?:(?:of|de|del|do)\s+)?(\d{4})(?![\d%]|[.,]\d)")
_LEAD = lazy(
    r"\b(in|of|on|since|by|from|until|till|through|during|before|after|between|early|late|mid|last|next|this|en|im|em|seit|le|de|and|to|each|every|opens)[\s-]+$",
    re.I,
)
_NUMERIC = lazy(
    r"(?<![\w.,/-])(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}|\d{2}))(?![\d/-])(?:T\d\d:\d\d\S*)?"
)
_MARKED = lazy(r"\d[-/.]\d")
_ERAS = {"明治": 1867, "大正": 1911, "昭和": 1925, "平成": 1988, "令和": 2018}
_EAST = lazy(
    r"(?:(\d{4}|(明治|大正|昭和|平成|令和)(\d{1,2}))\s*[年년]\s*)(?:(\d{1,2})\s*[月월](?!間|间)\s*(?:(\d{1,2})\s*[日일号號])?)?(?!間|间)"
    r"|(\d{1,2})\s*[月월](?!間|间|額)\s*(?:(\d{1,2})\s*[日일号號])?"
)
_HAN = "[〇零一二三四五六七八九十]"
_SPELLED = lazy(
    rf"(?:(?P<year>\d{{4}}|{_HAN}{{4}})\s?年)?(?<!{_HAN})(?P<month>十[一二]?|[一二三四五六七八九])月(?!間|间)"
    rf"(?:(?P<day>{_HAN}{{1,3}})[日号號])?"
    r"|(?<![가-힣])(?P<korean>십일|십이|일|이|삼|사|오|유|칠|팔|구|시)월(?=[에의은는이부까,.\s]|초|말|중|$)"
    r"(?:\s?(?P<korean_day>[일이삼사오육칠팔구십]{1,4})일)?"
)
_KOREAN_MONTHS = dict(zip("일 이 삼 사 오 유 칠 팔 구 시 십일 십이".split(), range(1, 13), strict=True))
_EAST_WEEKDAY = lazy(r"([月火水木金土日])曜|(?:星期|周|禮拜|礼拜)([一二三四五六日天])(?![年期])|([월화수목금토일])요일")
_EAST_DAYS = {day: at for row in ("月火水木金土日", "一二三四五六日", "월화수목금토일") for at, day in enumerate(row)}
_EAST_DAYS["天"] = 6
_RUN = lazy(r"\s?[-–—~]\s?|\s(?:to|through|thru|until|till|bis|à|a|al|até|t/m|tot)\s")
"""What joins the first and the last day of a run."""
_MOVED = lazy(
    r"\b(?:mov\w+|chang\w+|shift\w*|postpon\w+|reschedul\w+|push\w+|delay\w*|brought|bring\w*|put|transferr?\w*|swap\w*"
    r"|déplac\w+|report\w+|avanc\w+|traslad\w+|aplaz\w+|adiad\w+|spostat\w+|rinviat\w+|verschob\w*|verleg\w*)\b"
    r"[^.;]{0,30}\b(?:from|von|de|da|du|del|dal|van)\s(?:(?:a|the|le|el)\s)?$",
    re.I,
)
"""What makes two days the old and the new one, not the ends of a run."""
_GOES_ON = lazy(r"\s(?!(?:and|or|at|in|from|to|until|till|the|for|with|by|on|as|is|was|were|will)\b)[a-z]")
"""Behind "may" of small letters another word than these makes it no month: "children of 5 to 9 may join"."""
_SEASON = lazy(r"\b(spring|summer|autumn|fall|winter)(?:\s+(?:of\s+)?(\d{4})\b)?", re.I)
_IN_SEASON = lazy(
    r"\b(?:in|this|last|next|every|each|early|late|during|since|by)\s+(?:the\s+)?(?:early\s+|late\s+)?$|\bthe\s+$", re.I
)


def find(text: str, words: frozenset[str] | set[str]) -> list[Quantity]:
    """All dates and clock times of a sentence; ``words`` are its lower-case words (they say which searches can be left
    out)."""
    found: list[Quantity] = []
    if not words.isdisjoint(MONTHS) or ("'" in text and _SUFFIXED.search(text)):
        found += _named(text)
    if not words.isdisjoint(WEEKDAYS) or "-feira" in text:
        found += _weekdays(text, found)
    if not words.isdisjoint(SEASONS):
        found += _seasons(text)
    if "Q" in text or "uart" in text or "trimestre" in text or "kwartaal" in text:
        found += quarters.find(text)
    if "/" in text or "-" in text or "." in text or not text.isascii():
        found += _digits(text)
    return found


def _digits(text: str) -> list[Quantity]:
    found = []
    if _MARKED.search(text):
        found += [date for match in _NUMERIC.finditer(text) if (date := _numeric(text, match))]
    if "年" in text or "月" in text or "년" in text or "월" in text:
        found += [date for match in _EAST.finditer(text) if (date := _east(text, match))]
        found += [date for match in _SPELLED.finditer(text) if (date := _spelled(text, match))]
    if "曜" in text or "요일" in text or "星期" in text or "周" in text or "礼拜" in text:
        found += [
            make(text, *match.span(), Day(weekday=_EAST_DAYS[match.group(match.lastindex or 0)]))
            for match in _EAST_WEEKDAY.finditer(text)
        ]
    return found


def _valid(year: int | None, month: int | None, day: int | None) -> bool:
    return (month is None or 1 <= month <= 12) and (day is None or 1 <= day <= 31) and (year is None or 0 < year < 3000)


def _int(digits: str | None) -> int | None:
    return int(digits) if digits else None


def _named(text: str) -> list[Quantity]:
    found: list[Quantity] = []
    for match in _MONTH.finditer(text):
        month = MONTHS.get(match.group().lower())
        if month is not None:
            found += [date for date in _around(text, match, month) if not found or date.begin >= found[-1].end]
    return found


def _around(text: str, match: re.Match[str], month: int) -> list[Quantity]:
    """The dates of one month name: with the day on either side, the year behind, and further days before it ("5, 6 and
    7 May")."""
    begin, end = match.span()
    left = _LEFT.search(text, max(0, begin - 44), begin)
    right = None if left else _RIGHT_DAY.match(text, end)
    stop = right.end() if right else end
    year = _RIGHT_YEAR.match(text, stop)
    if not (left or right or year) and not _is_month(text, match):
        return []
    if match.group() == "may" and not (right or year) and _GOES_ON.match(text, end):
        return []
    number = _int(left.group(2) if left else right.group(1) if right else None)
    if not _valid(None, month, number):
        return []
    date = Day(_int(year.group(1)) if year else None, month, number)
    last = make(text, left.start(2) if left else begin, year.end() if year else stop, date)
    more = _NUMBER.finditer(text, left.start(1), left.end(1)) if left else ()
    return [
        make(text, *day.span(), replace(date, day=int(day.group())))
        for day in more
        if _valid(None, month, int(day.group()))
    ] + [last]


def _is_month(text: str, match: re.Match[str]) -> bool:
    """Whether a month name that stands alone is one ("in May", not "may")."""
    capital = match.group()[0].isupper()
    if match.group().lower() not in DOUBTFUL:
        return capital or _LEAD.search(text, max(0, match.start() - 12), match.start()) is not None
    return capital and _LEAD.search(text, max(0, match.start() - 12), match.start()) is not None


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


def _spelled(text: str, match: re.Match[str]) -> Quantity | None:
    """ "二〇二一年六月五日", "오월 오일"."""
    if match["korean"]:
        day = numerals.east_asian(match["korean_day"] or "")
        parts = Day(None, _KOREAN_MONTHS[match["korean"]], int(day) if day else None)
    else:
        year, month, day = (numerals.east_asian(match[name] or "") for name in ("year", "month", "day"))
        parts = Day(int(year) if year else None, int(month or 0), int(day) if day else None)
    return make(text, *match.span(), parts) if _valid(parts.year, parts.month, parts.day) else None


def _weekdays(text: str, dates: list[Quantity]) -> list[Quantity]:
    taken = [(date.begin, date.end) for date in dates]
    found: list[Quantity] = []
    for match in re.finditer(r"[^\W\d_]+(?:-feiras?)?", text):
        weekday = WEEKDAYS.get(match.group().lower())
        if weekday is None or any(begin <= match.start() < end for begin, end in taken):
            continue
        last = found[-1] if found else None
        first = last.day if last else None
        if last and first and first.until is None and _runs(text, last, match.start()):
            found[-1] = make(text, last.begin, match.end(), replace(first, until=weekday))
        else:
            found.append(make(text, match.start(), match.end(), Day(weekday=weekday)))
    return found


def _runs(text: str, first: Quantity, last: int) -> bool:
    """Whether two days of the week, the second at ``last``, are the ends of a run."""
    joined = _RUN.fullmatch(text, first.end, last) is not None
    return joined and _MOVED.search(text, max(0, first.begin - 60), first.begin) is None


def _seasons(text: str) -> list[Quantity]:
    found = []
    for match in _SEASON.finditer(text):
        if match.group(2) or _IN_SEASON.search(text, max(0, match.start() - 20), match.start()):
            name = "autumn" if match.group(1).lower() == "fall" else match.group(1).lower()
            found.append(make(text, match.start(), match.end(), Day(_int(match.group(2)), season=name)))
    return found
