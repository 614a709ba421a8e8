"""Times of day -> minutes after midnight."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import clock_words
from scoring.quantities.quantity import Quantity

_CLOCK = lazy(
    r"(\d{1,2})(?:(?:[:.](\d\d)(?::\d\d)?)?\s?(a\.?m\b\.?|p\.?m\b\.?|uhr\b|o['’]clock\b|hrs\b)"
    r"|:(\d\d)(?::\d\d)?(?![\d:])|\s?[時点點시](?!間|间|代|간)(?:\s?(\d{1,2})\s?[分분])?)",
    re.I,
)
_INSIDE = lazy(r"\d$|\d[.,:/]$|(?<!:\d\d)[-]$")
"""What comes before a part of another number; a time may stand behind a label ("Opening:9:00") or another time."""
_HALF = lazy(r"(午前|午後|上午|下午|晚上|早上|夜|朝|오전|오후|아침|저녁|밤)\s?$")
_LATE, _EARLY = clock_words.LATE | {"pm"}, clock_words.EARLY | {"am"}
_NAMED_TIMES = lazy(r"\b(noon|midday|midnight)\b", re.I)
WORDS = frozenset(("noon", "midday", "midnight"))


def find(text: str, words: frozenset[str] | set[str]) -> list[Quantity]:
    """All times of day of a sentence; ``words`` are its lower-case trigger words."""
    found = [time for match in _CLOCK.finditer(text) if (time := _time(text, match))]
    if clock_words.GATE.search(text.lower()):
        taken = {at for time in found for at in range(time.begin, time.end)}
        spoken = (time for time in clock_words.find(text) if taken.isdisjoint(range(time[0], time[1])))
        found += [_clock(text, *time) for time in spoken]
    if not WORDS.isdisjoint(words):
        found += [
            _clock(text, m.start(), m.end(), 0 if m.group().lower() == "midnight" else 720, False)
            for m in _NAMED_TIMES.finditer(text)
        ]
    return found


def _time(text: str, match: re.Match[str]) -> Quantity | None:
    begin = match.start()
    if _INSIDE.search(text, max(0, begin - 4), begin):
        return None
    hour, minute, mark, bare_minute, east_minute = match.groups()
    half = _HALF.search(text, max(0, begin - 3), begin)
    name = (mark or (half.group(1) if half else "")).lower().replace(".", "")
    hours, minutes = int(hour), int(minute or bare_minute or east_minute or 0)
    if hours > 24 or minutes > 59:
        return None
    if (name in _LATE and hours < 12) or (name in _EARLY and hours == 12):
        hours = (hours + 12) % 24
    twelve = hours <= 12 and name in ("", "o'clock", "o’clock")
    return _clock(text, half.start() if half else begin, match.end(), 60 * hours + minutes, twelve)


def _clock(text: str, begin: int, end: int, minutes: int, twelve: bool) -> Quantity:
    """A time of day; ``twelve``: no half of the day is named, so that the afternoon is a second reading."""
    other = _clock(text, begin, end, (minutes + 720) % 1440, False) if twelve else None
    value = float(minutes % 1440)
    return Quantity(
        "clock", "clock", value, value, value, minutes / 60, 1.0, "", "", "", begin, end, text[begin:end], None, other
    )
