"""How often something happens ("daily", "every two weeks", "twice a year") -> times per year."""

from __future__ import annotations

import re
from collections.abc import Set

from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity

_PER_YEAR = {
    "hour": 24 * 365.25,
    "day": 365.25,
    "week": 365.25 / 7,
    "month": 12.0,
    "quarter": 4.0,
    "year": 1.0,
    "decade": 0.1,
}
_PER_YEAR |= {"morning": 365.25, "evening": 365.25, "night": 365.25, "annum": 1.0}
_ADVERBS = {
    "hourly": "hour",
    "daily": "day",
    "weekly": "week",
    "monthly": "month",
    "quarterly": "quarter",
    "yearly": "year",
    "annually": "year",
}
_ADVERBS |= {"annual": "year"}
_TIMES = "two three four five six seven eight nine ten eleven twelve".split()
_COUNTS = {"once": 1, "twice": 2, "thrice": 3} | {f"{word} times": times for times, word in enumerate(_TIMES, start=2)}
_NUMBERS = {"other": 2, "second": 2, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ten": 10}
_PERIOD = "hour|day|week|month|quarter|year|decade|morning|evening|night|annum"
_PATTERN = lazy(
    r"\b(?:(?P<adverb>hourly|daily|weekly|monthly|quarterly|yearly|annually|annual)"
    rf"|(?P<count>once|twice|thrice|(?:{'|'.join(_TIMES)}|\d+) times)"
    rf"(?:\s+(?:an?|per|each|every)\s+(?P<per>{_PERIOD})|[\s-]+(?P<often>{'|'.join(_ADVERBS)}))"
    rf"|(?:every|each)\s+(?:(?P<number>other|second|two|three|four|five|six|ten|\d+)\s+)?(?P<period>{_PERIOD})s?)\b",
    re.I,
)
_SERVICE = (
    "access|bakery|bar|cafe|café|care|clinic|counter|cover|desk|diner|garage|gym|help|helpline|hotline|kiosk|line"
    "|pharmacy|reception|restaurant|room service|security|service|shop|station|store|supermarket|support|surveillance"
)
AT_ALL_HOURS = lazy(
    r"\b24/7\b|\b(?:24|twenty-four) hours a day(?:,? (?:and )?(?:7|seven) days a week|,? every day of the week)?\b"
    r"|\ba?round[ -]the[ -]clock(?:,? (?:(?:7|seven) days a week|every day(?: of the week)?))?\b"
    rf"|\b24[- ]hour(?= (?:\w+ )?(?:{_SERVICE})\b)|(?<=\bopen )24 hours\b(?! a)|\b(?<!\d )day and night\b"
    r"|\brund um die uhr\b|\b24 stunden (?:am|pro) tag\b|\b24 stunden täglich\b|\btag und nacht\b"
    r"|\b24 ?h(?:eures)? ?(?:sur|/) ?24\b|\bjour et nuit\b|\b(?:las )?24 horas (?:del|al|por) d[ií]a\b"
    r"|\blas 24 horas\b"
    r"|\bd[ií]a y noche\b|\bdia e noite\b|\b24 ore su 24\b|\bgiorno e notte\b|\b24 uur per dag\b|\bdag en nacht\b"
    r"|24\s?時間(?=営業|対応|体制|受付|開館|年中無休)"
    r"|24\s?小[时時](?=营业|營業|服务|服務|开放|開放)|24시간(?= ?(?:운영|영업|개방))",
    re.I,
)
ALWAYS = frozenset("clock night uhr nacht nuit noche noite notte".split())
"""Words of which one stands in most of what says "at all hours"."""
_HOURS = lazy(r"24(?:/7|[- ]?h|\s?[時小시]| stunden| ore | uur )", re.I)
"""This or "four hours" stands in the rest of it."""
_WEST = {
    "hour": "stunde heure hora ora uur",
    "day": "tag täglich jour día dia giorno dag",
    "week": "woche wöchentlich semaine semana settimana week",
    "month": "monat monatlich mois mes mês mese maand",
    "year": "jahr jährlich an année año ano anno jaar",
}
"""The periods in German, French, Spanish, Portuguese, Italian and Dutch."""
_WEST_PERIODS = {word: period for period, row in _WEST.items() for word in row.split()}
_WEST_NUMBERS = {
    word: value
    for value, row in enumerate(
        (
            "ein une una uma één eens",
            "zwei deux dos duas due twee",
            "drei trois tres três tre drie",
            "vier quatre cuatro quatro quattro",
            "fünf cinq cinco cinque vijf",
            "sechs six seis sei zes",
        ),
        start=1,
    )
    for word in row.split()
}
_WEST_PATTERN = lazy(
    rf"\b(?P<count>\d{{1,4}}|{'|'.join(_WEST_NUMBERS)})[ -]?(?:mal|fois|vez|veces|vezes|volta|volte|keer|maal)\s"
    r"(?:(?:am|pro|im|in der|die|par|per|por|al|a la|à la|à|alla|ao|a|in het)\s)?"
    rf"(?P<per>{'|'.join(_WEST_PERIODS)})\b",
    re.I,
)
"""So many times a period: "dreimal täglich", "deux fois par semaine"."""
_WEST_TIMES = ("mal ", "fois ", "vez ", "veces ", "vezes ", "volta ", "volte ", "keer ", "maal ")
"""One of them stands in all of these."""
WORDS = frozenset((*_ADVERBS, "once", "twice", "thrice", "times", "every", "each"))


def find(text: str) -> list[Quantity]:
    """All frequencies of a sentence."""
    return [_quantity(text, match) for match in _PATTERN.finditer(text)]


def may_be_western(text: str) -> bool:
    """False for nearly all sentences that say none of these."""
    return any(word in text for word in _WEST_TIMES)


def find_west(text: str) -> list[Quantity]:
    """The same in six languages more."""
    return [_rate(text, match, *match.groups()) for match in _WEST_PATTERN.finditer(text)]


def _rate(text: str, match: re.Match[str], count: str, per: str) -> Quantity:
    times = _WEST_NUMBERS.get(count.lower()) or float(count)
    return _yearly(text, match, times * _PER_YEAR[_WEST_PERIODS[per.lower()]])


def may_be_always(text: str, words: Set[str]) -> bool:
    """False for nearly all sentences that do not say at all hours; ``words`` are the lower-case words of ``text``."""
    return not words.isdisjoint(ALWAYS) or _HOURS.search(text) is not None or "our hours" in text.lower()


def always(text: str) -> list[Quantity]:
    """The words of a sentence that say at all hours: "24/7", "around the clock"."""
    return [
        Quantity("frequency", "always", 1.0, 1.0, 1.0, 1.0, 0.0, "", "", "", *match.span(), match.group())
        for match in AT_ALL_HOURS.finditer(text)
    ]


def _quantity(text: str, match: re.Match[str]) -> Quantity:
    adverb, count, per, often, number, period = (part.lower() if part else part for part in match.groups())
    if adverb:
        value = _PER_YEAR[_ADVERBS[adverb]]
    elif count:
        value = (_COUNTS.get(count) or float(count.split()[0][:9])) * _PER_YEAR[per or _ADVERBS[often]]
    else:
        value = _PER_YEAR[period] / (_NUMBERS.get(number) or float(number[:9]) or 1.0 if number else 1.0)
    return _yearly(text, match, value)


def _yearly(text: str, match: re.Match[str], value: float) -> Quantity:
    begin, end = match.span()
    return Quantity(
        "frequency", "rate per year", value, value, value, value, 0.0, "", "", "", begin, end, text[begin:end]
    )
