"""Times of day outside English: hours in words ("a las ocho", "午後八時"), with the part of the day."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import numberwords, numerals

_HOURS = {
    word: int(value)
    for code in ("es", "fr", "it", "pt", "de", "nl", "ru")
    for word, value in numberwords.TABLES[code].items()
    if 1 <= value <= 24 and value.is_integer() and word not in ("sei", "e", "o")
} | {
    "sei": 6, "dix-sept": 17, "dix-huit": 18, "dix-neuf": 19, "vingt et une": 21, "vingt-deux": 22, "vingt-trois": 23,
}  # fmt: skip
_AFTER_NOON = (
    r"de la tarde|de la noche|da tarde|da noite|di sera|della sera|del pomeriggio|du soir|de l['’]après-midi|abends"
    r"|nachmittags|am abend|am nachmittag|['’]s avonds|['’]s middags|вечера|дня|مساء|pm"
)
_BEFORE_NOON = (
    r"de la mañana|da manhã|di mattina|del mattino|du matin|morgens|vormittags|am morgen|['’]s ochtends"
    r"|['’]s morgens|утра|صباحا|am"
)
_WORDS = "|".join(sorted(_HOURS, key=len, reverse=True))
_SPOKEN = lazy(
    r"(?P<lead>(?<!\w)(?:a las?|desde las|hasta las|las|alle|dalle|fino alle|às|das|até as|um|om|à|vers|dès|ab|gegen"
    r"|bis|в|с|до)\s)?"
    rf"(?<![\w.,:])(?P<hour>\d{{1,2}}|{_WORDS})(?!\w*[.,:]\d)"
    r"(?P<mark>\s?(?:heures?|uhr|horas?|uur|ore|часов|часа|h)(?!\w))?(?:(?<=[a-zü])\s?(?P<minute>[0-5]\d)(?!\d))?"
    r"(?P<half>\s(?:y media|e mezza|et demie|e meia))?"
    rf"(?:,?\s(?:(?P<pm>{_AFTER_NOON})|(?P<am>{_BEFORE_NOON}))(?!\w))?(?P<end>\s*(?:[.,;!?)]|$)|(?=\s(?:en|y|e|in|em|per|para|hasta|fino)\s))?",
    re.I,
)
_MARKS = r"uhr|heures|horas|ore|uur|h"
_SPAN = lazy(
    r"(?P<lead>(?<!\w)(?:dalle|de las|desde las|das)\s)?(?<![\w.,:/–—-])"
    r"(?P<hour>\d{1,2})(?:(?:[:.h]|\sh\s)(?P<minute>[0-5]\d))?"
    rf"\s?(?:{_MARKS})?(?:\s?[–—-]\s?|\s(?:bis|à|a|tot|às|(?P<till>alle|a las|hasta las))\s)"
    rf"(?P<end>\d{{1,2}})(?:(?:[:.h]|\sh\s)(?P<late>[0-5]\d))?(?:\s?(?P<mark>{_MARKS}))?(?![\w:])",
    re.I,
)
"""From one hour to another: "10 bis 17 Uhr", "10 h – 18 h", "dalle 9 alle 18"."""
_LASTS = lazy(r"\b(?:dure|dura|durent|duran|durée|duración|duração|durata)\b")
_OPEN = lazy(
    r"\b(?:horaires?|ouvert|ouvre|ferm[ée]|öffn|geöffnet|offen|sprech|horarios?|abiert|abre|horário|abert|funciona|orari|apert"
    r"|apre|opening|open|geopend)"
)
_FRENCH = lazy(r"(?<![\d.,])(\d{1,2})\s?h\s?([0-5]\d)(?![\d\w])")
_SURE_LEADS = frozenset(("a las", "a la", "desde las", "hasta las", "alle", "dalle", "fino alle", "às"))
_HAN = "[〇零一二三四五六七八九十两兩]{1,3}"
_NATIVE = {word: hour for hour, word in enumerate("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두".split(), start=1)}
_EAST = lazy(
    rf"(?P<part>午前|午後|上午|下午|晚上|早上|中午|夜|朝|오전|오후|아침|저녁|밤)?\s?"
    rf"(?P<hour>{_HAN}|(?<![가-힣])(?:열한|열두|열|한|두|세|네|다섯|여섯|일곱|여덟|아홉))\s?(?P<mark>時|点|點|시)(?!間|间|代|간)"
    rf"(?:(?P<half>半|반)|\s?(?P<minute>{_HAN}|\d{{1,2}})\s?[分분])?(?P<sure>钟|鐘|整)?"
)
LATE = frozenset(("午後", "下午", "晚上", "夜", "오후", "저녁", "밤"))
EARLY = frozenset(("午前", "上午", "早上", "朝", "오전", "아침"))

GATE = lazy(
    r"\b(?:las?|d?alle|às|das|heures?|uhr|horas?|uur|abends|nachmittags|morgens|vormittags|avonds|ochtends|часов|часа|утра"
    r"|вечера)\b|\d\s?h\s?(?:\d|[–—à-]\s?\d)|\bà \d\d? ?h\b|[時时点點시]"
)
"""A text in lower case without one of these holds no such time. A search that minds the case is faster."""

Spoken = tuple[int, int, int, bool]
"""Begin, end, minutes after midnight, whether half a day later is meant as well."""


def find(text: str) -> list[Spoken]:
    """Times of day whose hour is a word, or a number that only its surroundings make a time."""
    found = [time for match in _SPAN.finditer(text) for time in _ends(match)]
    found += [time for match in _SPOKEN.finditer(text) if (time := _spoken(match))]
    found += [
        (match.start(), match.end(), 60 * int(match.group(1)) + int(match.group(2)), False)
        for match in _FRENCH.finditer(text)
        if int(match.group(1)) <= 24
    ]
    if not text.isascii():
        found += [time for match in _EAST.finditer(text) if (time := _east(match))]
    kept: list[Spoken] = []
    for time in sorted(found):
        if not kept or time[0] >= kept[-1][1]:
            kept.append(time)
    return kept


def _spoken(match: re.Match[str]) -> Spoken | None:
    written, lead = match["hour"].lower(), (match["lead"] or "").strip().lower()
    digits = written.isdecimal()
    hour = int(written) if digits else _HOURS[written]
    named = match["pm"] or match["am"]
    lasting = match["mark"] and match["mark"].strip() == "h" and _LASTS.search(match.string.lower())
    marked = bool(match["mark"]) and bool(lead) and not lasting
    closed = match["end"] is not None or bool(match["half"])
    bare = lead in _SURE_LEADS and closed
    if hour > 24 or not (marked or bare or (named and (lead or not digits or match["mark"]))):
        return None
    if match["minute"] and not match["mark"]:
        return None
    minutes = 30 if match["half"] else int(match["minute"] or 0)
    end = match.start("end") if match["end"] else match.end()
    return (
        match.start("hour"),
        end,
        _minutes(hour, minutes, bool(match["pm"]), bool(match["am"])),
        not named and hour <= 12,
    )


def _ends(match: re.Match[str]) -> list[Spoken]:
    """Both ends of a span of hours; none for a span that may count something else."""
    hours, mark = (int(match["hour"]), int(match["end"])), (match["mark"] or match["late"] or "").lower()
    led = bool(match["lead"] and (match["till"] or " às " in match.group()))
    if max(hours) > 24 or not (mark == "uhr" or led or (mark and _OPEN.search(match.string.lower()))):
        return []
    either = hours[1] <= min(hours[0], 12)
    minutes = int(match["minute"] or 0), int(match["late"] or 0)
    return [
        (match.start("hour"), match.end("minute" if match["minute"] else "hour"), 60 * hours[0] + minutes[0], either),
        (match.start("end"), match.end(), 60 * hours[1] + minutes[1], either),
    ]


def _minutes(hour: int, minutes: int, late: bool, early: bool) -> int:
    if late and hour < 12:
        hour += 12
    if early and hour == 12:
        hour = 0
    return 60 * hour + minutes


def _east(match: re.Match[str]) -> Spoken | None:
    part, written = match["part"] or "", match["hour"]
    hour = _NATIVE.get(written) or int(numerals.east_asian(written) or 0)
    minute = match["minute"]
    minutes = (
        30
        if match["half"]
        else int(minute)
        if (minute or "").isdecimal()
        else int(numerals.east_asian(minute or "") or 0)
    )
    vague = match["mark"] in "点點" and not (part or match["half"] or minute or match["sure"])
    if not 0 < hour <= 24 or (
        vague and match.string[match.end() : match.end() + 1] not in tuple("开開关關出到起结結，。之前後后")
    ):
        return None
    return match.start(), match.end(), _minutes(hour, minutes, part in LATE, part in EARLY), not part and hour <= 12
