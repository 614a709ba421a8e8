"""Bounds and hedges: the words around a number -> what interval it stands for."""

from __future__ import annotations

import math
import re

_ROWS = {
    "above": "more than|over|above|greater than|in excess of|exceeding|exceeds|exceeded|surpassing|surpassed|beyond|upwards of|topped|higher than|larger than|older than|longer than|mehr als|über|plus de|más de|mais de|acima de|più di|oltre|超过|超過|超え",
    "below": "less than|under|below|fewer than|lower than|smaller than|younger than|shorter than|short of|weniger als|unter|moins de|menos de|meno di|不到|低于|未满",
    "least": "at least|no fewer than|no less than|not less than|not fewer than|minimum of|a minimum of|mindestens|au moins|al menos|por lo menos|pelo menos|almeno|至少|最少|少なくとも|최소",
    "most": "at most|up to|no more than|not more than|maximum of|a maximum of|as many as|as much as|not exceeding|höchstens|bis zu|maximal|au plus|jusqu'à|como máximo|hasta|no máximo|até|al massimo|fino a|最多|不超过|最大|최대",
    "nearly": "nearly|almost|close to|just under|just below|not quite|fast|beinahe|knapp|presque|près de|casi|quase|quasi|近|接近|将近|거의",
    "about": "about|around|roughly|approximately|approx|approx.|some|circa|ca|ca.|c.|an estimated|estimated|in the region of|or so|etwa|rund|ungefähr|zirka|environ|unos|unas|alrededor de|aproximadamente|cerca de|circa|約|约|大约|大約|およそ|약|대략",
    "justover": "just over|just above|slightly more than|a little over|slightly over|slightly above|gut",
    "exact": "exactly|precisely|genau|exactement|exactamente|exatamente|esattamente|ちょうど|정확히",
    "before": "before|prior to|pre|earlier than|vor|avant|antes de|prima del",
    "after": "after|later than|nach|après|después de|depois de|dopo il",
    "since": "since|starting in|beginning in|seit|depuis|desde|dal",
    "asof": "as of|stand|au|a fecha de",
    "until": "until|till|by|up until|bis|jusqu'en",
}  # fmt: skip
BEFORE = {phrase: bound for bound, row in _ROWS.items() for phrase in row.split("|") if phrase[0] < "\u3000"}
EAST_BEFORE = {phrase: bound for bound, row in _ROWS.items() for phrase in row.split("|") if phrase[0] >= "\u3000"}
BEFORE_WORDS = frozenset(phrase.split()[-1] for phrase in BEFORE)
_TIME_BOUNDS = frozenset(("before", "after", "since", "until", "asof"))
AFTER = {
    "or more": "least", "or above": "least", "or over": "least", "and above": "least", "and over": "least", "or higher": "least",
    "or greater": "least", "or longer": "least", "or older": "least", "or later": "least", "and later": "least",
    "or newer": "least", "and up": "least", "or less": "most", "or fewer": "most", "or below": "most", "or lower": "most",
    "or younger": "most", "and under": "most", "or under": "most", "or earlier": "most", "or shorter": "most", "or so": "about",
    "and counting": "least", "oder mehr": "least", "ou plus": "least", "o más": "least", "ou mais": "least", "oder weniger": "most",
    "plus": "least", "odd": "about", "onwards": "since",
}  # fmt: skip
EAST_AFTER = {
    "以上": "least", "以下": "most", "以内": "most", "未満": "below", "未满": "below", "余": "justover", "多": "justover", "程度": "about",
    "左右": "about", "前後": "about", "ほど": "about", "前": "before", "後": "after", "以前": "until", "以降": "since", "以来": "since",
    "から": "since", "まで": "until", "이상": "least", "이하": "most", "미만": "below", "초과": "above", "정도": "about",
}  # fmt: skip
_AFTER = re.compile(r"(\+)|(?:\s[^\W\d_]+)?[\s-]((?:or|and|oder|ou|o)\s[^\W\d_]+|plus\b|odd\b|onwards\b)")
ABOUT = 0.1
"""A hedge covers ten percent to either side."""


def before(left: str, timed: bool) -> str:
    """The bound that the end of ``left`` (text before a number) expresses; "" for none.

    ``timed``: the number is a point in time, so that "before", "since" or "by" bind it.
    """
    words = left.lower().replace("’", "'").replace("-", " ").split()[-4:]
    while words and words[-1] in ("the", "a", "an", "of", "year", "age"):
        last = words.pop()
        if last == "of" and words and words[-1] not in ("upwards", "excess", "minimum", "maximum", "region", "short"):
            return ""
        if last == "of":
            words.append(last)
            break
    if words and words[-1] in BEFORE_WORDS:
        for count in range(min(3, len(words)), 0, -1):
            bound = BEFORE.get(" ".join(words[-count:]))
            if bound is not None:
                return _fitting(bound, " ".join(words[-count:]), timed)
    if left and left[-1] >= "\u3000":
        return next((bound for phrase, bound in EAST_BEFORE.items() if left.endswith(phrase)), "")
    return ""


def _fitting(bound: str, phrase: str, timed: bool) -> str:
    if bound in _TIME_BOUNDS:
        return bound if timed else "most" if phrase == "up to" else ""
    if timed and phrase in ("over", "above", "under", "below", "beyond", "some"):
        return ""
    return "until" if timed and phrase == "up to" else bound


def interval(value: float, high: float, bound: str, margin: float | None = None) -> tuple[float, float]:
    """[low, high] of a value under a bound; ``high`` is the end of a span in time, else equal to ``value``.

    ``margin`` is the reach of a hedge, ten percent of the value when None.
    """
    margin = ABOUT * abs(value) if margin is None else margin
    if bound == "above":
        return math.nextafter(value, math.inf), math.inf
    if bound == "after":
        return math.nextafter(high, math.inf), math.inf
    if bound in ("least", "since"):
        return value, math.inf
    if bound in ("below", "before"):
        return -math.inf, math.nextafter(value, -math.inf)
    if bound in ("most", "until"):
        return -math.inf, high
    if bound == "nearly":
        return value - margin, math.nextafter(value, -math.inf)
    if bound == "justover":
        return math.nextafter(value, math.inf), value + margin
    return (value - margin, high + margin) if bound == "about" else (value, high)


def after(text: str, end: int, timed: bool) -> str:
    """The bound that the text from ``end`` on expresses ("or more", "+", "以上"); "" for none."""
    match = _AFTER.match(text, end)
    if match is not None:
        return "least" if match.group(1) else AFTER.get(match.group(2).lower(), "")
    if end < len(text) and text[end] >= "\u3000":
        for phrase, bound in EAST_AFTER.items():
            if text.startswith(phrase, end):
                return bound if timed or bound not in _TIME_BOUNDS else ""
    return ""
