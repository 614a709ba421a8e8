# ruff: noqa: E501
"""Whether a sentence holds the kind of answer that a part of a question wants: a name, a date, an amount, a reason …"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

from scoring.answer.phrases import YES_NO
from scoring.answer.questions import COUNTS, FUNCTION, Part, Question, content
from scoring.expressions import lazy
from scoring.records import Words

_TIME = lazy(
    r"\b(?:1\d|20)\d\d\b|\b\d{1,2}[:.]\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? ?(?:am|pm|a\.m|p\.m|o'clock|uhr|century)\b|[年月日時时년월일]"
    r"|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday"
    r"|friday|saturday|sunday|today|tomorrow|yesterday|noon|midnight|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier"
    r"|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|abril|mayo|junio|julio|agosto"
    r"|septiembre|octubre|noviembre|diciembre|gennaio|maggio|giugno|luglio|settembre|ottobre|dicembre)\b",
    re.IGNORECASE,
)
_VAGUE_TIME = lazy(
    r"\b(?:ago|recently|early|late|soon|later|once|century|summer|winter|spring|autumn)\b", re.IGNORECASE
)
_VAGUE_AMOUNT = lazy(
    r"\b(?:many|much|several|few|some|lots?|numerous|light|heavy|long|short|cheap|expensive)\b", re.IGNORECASE
)
_REASON = lazy(
    r"\b(?:because|since|due to|so that|in order to|caused|causes?|results?|reasons?|thanks to|owing to|led to|as they|as it|therefore"
    r"|weil|wegen|da|denn|damit|parce que|car|à cause|grâce|porque|debido|ya que|por causa|devido|perché|poiché|a causa)\b"
    r"|因为|由于|ため|から|때문",
    re.IGNORECASE,
)
_PLACE = lazy(
    r"\b(?:in|at|on|near|from|to|into|along|by|behind|beside|between|under|next to|north|south|east|west|inside|outside|across|auf|bei|an"
    r"|am|im|à|dans|au|sur|en|cerca de|em|no|na|a|nel|nella)\s+(?:the |a |an |der |dem |den |la |le |les |el |los |o |il )?"
    r"([^\W\d_][\w'’-]*)",
    re.IGNORECASE,
)
_ACTION = lazy(
    r"\b(?:then|first|next|until|after that|finally|wait|press|hold|click|open|close|select|choose|go to|pour|put|turn|use|pull|push|remove"
    r"|add|enter|type|take|place|insert|mix|rub|wash|blot|apply|run|set|switch|unplug|plug|install|you (?:can|should|need|must|have to)"
    r"|by \w+ing|steps?|dann|zuerst|drücken|ensuite|puis|appuyez|luego|primero|pulse|depois|poi)\b",
    re.IGNORECASE,
)
_MORE_NUMBERS = """
    one eleven twelve dozen fifteen twenty thirty forty fifty sixty hundred thousand million half none
    zwei drei vier fünf deux trois dos tres
"""
_NUMBER_WORDS = frozenset(COUNTS) | frozenset(_MORE_NUMBERS.split())
_JOIN = lazy(r"[,;、，]|\b(?:and|und|et|y|e)\b", re.IGNORECASE)
DEFINED, TOLD = 5, 1
"""New content words that answer "What is X?" and other questions."""


def best(part: Part, question: Question, found: Sequence[Words], recall: float) -> float:
    """The best value of any sentence; items of a list are counted over all of them."""
    if part.kind == "list":
        named = any(_names(question, sentence) for sentence in found)
        items = sum(_items(question, sentence) for sentence in found)
        return min(1.0, items / part.count) * (1.0 if named or recall >= 0.5 else recall)
    return max((value(part, question, sentence, recall) for sentence in found), default=0.0)


def opens(question: Question, found: Words) -> bool:
    """Whether the sentence begins to answer any part."""
    return any(value(part, question, found, 1.0) >= 0.5 for part in question.parts)


def count(part: Part, question: Question, found: Words) -> int:
    """How many answers of the wanted kind the sentence holds, for answers that only name them."""
    return _names(question, found) if part.kind == "who" else _items(question, found)


def value(part: Part, question: Question, found: Words, recall: float) -> float:
    """How far one sentence gives what ``part`` wants, in [0, 1]."""
    new = [stem for stem in content(found) if stem not in question.content]
    kind = part.kind
    if kind == "who":
        return 1.0 if _names(question, found) else min(0.4, 0.1 * len(new))
    if kind == "when":
        return _typed(_TIME, _VAGUE_TIME, found, question)
    if kind == "amount":
        return 1.0 if _numbers(question, found) else 0.25 if _VAGUE_AMOUNT.search(found.text) else 0.0
    if kind == "where":
        return _place(question, found)
    if kind == "why":
        return 1.0 if _REASON.search(found.text) and len(new) > 1 else min(0.3, 0.05 * len(new))
    if kind == "yesno":
        return _verdict(question, found)
    if kind == "how":
        return 1.0 if _ACTION.search(found.text) and len(new) > 2 else 0.2 * recall
    return _told(part, question, found, new, recall)


def _typed(sure: re.Pattern[str], vague: re.Pattern[str], found: Words, question: Question) -> float:
    if any(match.group().lower() not in question.content for match in sure.finditer(found.text)):
        return 1.0
    return 0.3 if vague.search(found.text) else 0.0


def _numbers(question: Question, found: Words) -> list[str]:
    return [
        form
        for form, stem in zip(found.forms, found.stems, strict=True)
        if (form[0].isdigit() or form in _NUMBER_WORDS) and stem not in question.content
    ]


def _place(question: Question, found: Words) -> float:
    names = _names(question, found)
    if names and len(found.forms) <= 4:
        return 1.0
    near = {match.group(1).lower() for match in _PLACE.finditer(found.text)}
    fresh = [
        form
        for form, stem in zip(found.forms, found.stems, strict=True)
        if form in near and stem not in question.content and form not in FUNCTION
    ]
    return 1.0 if fresh else 0.0


def _verdict(question: Question, found: Words) -> float:
    if found.forms and found.forms[0] in YES_NO:
        return 1.0
    shared = len(question.content & set(found.stems))
    return 0.75 if question.content and shared >= 0.6 * len(question.content) else 0.1


def _told(part: Part, question: Question, found: Words, new: list[str], recall: float) -> float:
    """Something new about what was asked: more of it where a definition or a summary is wanted."""
    wanted = (
        DEFINED + 1
        if part.kind == "request"
        else DEFINED
        if len(question.content) < 3 and part.kind == "what"
        else TOLD
    )
    about = 1.0 if recall >= 0.5 or len(found.forms) <= 3 else recall**2
    return min(1.0, len(set(new)) / wanted) * about


def _names(question: Question, found: Words) -> int:
    """Runs of capitalised words that the prompt does not hold; a lone first word counts when more names or a comma follow."""
    runs = 0
    inside = False
    for at, (form, stem) in enumerate(zip(found.forms, found.stems, strict=True)):
        named = found.capital[at] and form not in FUNCTION and stem not in question.content and len(form) > 1
        joined = inside and found.text[found.ends[at - 1] : found.begins[at]].strip() in ("", ".", "-")
        if named and not joined and (at > 0 or _is_first_name(found)):
            runs += 1
        inside = named
    return runs


def _is_first_name(found: Words) -> bool:
    """Whether a capital at the start of a sentence is more than the start of the sentence."""
    if len(found.forms) < 4:
        return True
    return (
        found.capital[1]
        or found.text[found.ends[0] : found.ends[0] + 1] == ","
        or found.forms[1] in ("and", "or", "und", "et", "y")
    )


def _items(question: Question, found: Words) -> int:
    """Stretches between commas and joining words that hold something new."""
    cuts = [match.start() for match in _JOIN.finditer(found.text)]
    fresh = [
        bisect_right(cuts, begin)
        for begin, form, stem in zip(found.begins, found.forms, found.stems, strict=True)
        if form not in FUNCTION and stem not in question.content
    ]
    return len(set(fresh))
