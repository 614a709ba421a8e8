"""The cues of strength of one sentence, each with the content word that it governs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.language import scales as of
from scoring.language.intervals import INTERVAL
from scoring.records import Words
from scoring.words.light import LIGHT, word_set


class Mark(NamedTuple):
    """A cue: its scale and level, its word, and the content word that it governs (-1 for none).

    Scales: quantity (1 few … 5 all), frequency (1 rarely … 5 always), certainty (1 may … 5 proven), obligation (1 can …
    3 must), direction (-1 down, 0 unchanged, 1 up), status (-1 former, 1 current, 2 to come), rank (1 first, 1.5 one of
    the first, 2 second …), only, cause, condition.
    """

    scale: str
    level: float
    word: int
    head: int


@frozen
class Strength:
    """The cues of one sentence by scale, in reading order."""

    marks: Mapping[str, tuple[Mark, ...]]

    def of(self, scale: str) -> tuple[Mark, ...]:
        return self.marks.get(scale, ())


_SCALES = (
    ("quantity", of.QUANTITY),
    ("frequency", of.FREQUENCY),
    ("certainty", of.CERTAINTY),
    ("obligation", of.OBLIGATION),
    ("direction", of.DIRECTION),
    ("status", of.STATUS),
)
_LEVELS: dict[str, list[tuple[str, float]]] = {}
for _scale, _words in _SCALES:
    for _word, _level in _words.items():
        _LEVELS.setdefault(_word, []).append((_scale, _level))
_PAIRED = frozenset(first for first, _ in of.CAUSE_PAIRS)
_STILL = of.UNCHANGED | of.EVEN | of.CHANGE
_NOT = word_set("not never nicht pas no não non niet n't sin without little")
_CUES = frozenset(_LEVELS) | _STILL | of.UP_DOWN.keys() | of.SINGLE | of.ONLY | of.CAUSE | of.CONDITION | _PAIRED
_SUPERLATIVE = lazy(r"\w{2,}est|best|worst")
_ORDINAL = lazy(r"\d+(?:st|nd|rd|th)")
_NONE = Strength({})
_REACH, _MOST = 4, 64
_UNSURE = frozenset({"be", "have", ""})
_SET_PHRASE = frozenset({"in", "after", "above"})
_BE = frozenset({"is", "are", "was", "were", "be"})
_LINKING = frozenset({"become", "becomes", "became"})
"""Verbs that say no more than "be"."""


def annotate(words: Words) -> Strength:
    """The cues of ``words``."""
    marks: list[Mark] = []
    if _CUES.isdisjoint(words.forms) and "st" not in words.text:
        return _NONE
    for at, form in enumerate(words.forms):
        if len(marks) >= _MOST:
            break
        if form in _CUES:
            _add(words, at, form, marks)
        if form.endswith("st") and _SUPERLATIVE.fullmatch(form) and form not in of.NOT_SUPERLATIVE:
            marks.append(Mark("rank", _rank(words, at), at, at))
    if not marks:
        return _NONE
    return Strength({scale: tuple(mark for mark in marks if mark.scale == scale) for scale in {m.scale for m in marks}})


def _add(words: Words, at: int, form: str, marks: list[Mark]) -> None:
    following = words.forms[at + 1] if at + 1 < len(words.forms) else ""
    if form == "most" and at and words.forms[at - 1] == "the" and following not in {"of", ""}:
        marks.append(Mark("rank", _rank(words, at), at + 1, at + 1))
        return
    if form in of.ONLY:
        marks.append(Mark("only", 1, at, _head(words, at)))
    if form in of.CAUSE or (form, following) in of.CAUSE_PAIRS:
        marks.append(Mark("cause", 1, at, _head(words, at)))
    if form in of.CONDITION:
        marks.append(Mark("condition", 1, at, _head(words, at)))
    if form in of.UP_DOWN and not following[:1].isdigit() and following != "to" and at:
        marks.append(Mark("direction", of.UP_DOWN[form], at, _back(words, at)))
    if form in of.SINGLE and not (at and words.forms[at - 1] in {"the", "no", "any"}) and following != "of":
        marks.append(Mark("quantity", 1, at, _head(words, at)))
    if form in _STILL and _still(words, at, form):
        marks.append(Mark("direction", 0, at, _back(words, at)))
    for scale, level in _LEVELS.get(form, ()):
        if not _void(words, at, form, following, scale):
            marks.append(Mark(scale, level, at, _back(words, at) if scale == "direction" else _head(words, at)))


def _still(words: Words, at: int, form: str) -> bool:
    """Whether a word says that nothing changes: "unchanged", "stayed the same", "did not change"."""
    if form in of.UNCHANGED:
        return True
    before = words.forms[max(0, at - 3) : at]
    return not (of.STAYING if form in of.EVEN else _NOT).isdisjoint(before)


def _void(words: Words, at: int, form: str, following: str, scale: str) -> bool:
    """A cue that means something else here."""
    if scale == "direction":
        return following == "than" or following[:1].isdigit() or (at > 0 and words.forms[at - 1] in {"no", "not"})
    if form == "all" and at and words.forms[at - 1] in _SET_PHRASE and _ends(words, at):
        return True  # "90 in all", "after all"
    if scale == "quantity" and at and words.forms[at - 1] in of.SHORT_OF_ALL and of.QUANTITY[form] == 5:
        return True
    if scale == "quantity" and INTERVAL.match(words.text, words.begins[at]):
        return True
    if form == "may" and following == "not" and _after(words, at + 2) not in _UNSURE:
        return True  # "you may not smoke" forbids
    if form == "may":
        return words.capital[at] and (at > 0 or following[:1].isdigit())
    if form in {"appear", "appears", "appeared"}:
        return following not in {"to", "that"}
    if form in {"thought", "considered", "believed", "expected", "planned", "alleged"}:
        return following not in {"to", "that"} and not (at and words.forms[at - 1] in _BE)
    return scale == "status" and form in {"once", "present"}


def _ends(words: Words, at: int) -> bool:
    return at + 1 == len(words.forms) or words.text[words.ends[at] : words.begins[at + 1]] != " "


def _after(words: Words, at: int) -> str:
    return words.forms[at] if at < len(words.forms) else ""


def _head(words: Words, at: int) -> int:
    """The next content word that is no verb of linking, or -1."""
    for place in range(at + 1, min(len(words.forms), at + 1 + _REACH)):
        if words.forms[place] not in LIGHT and words.forms[place] not in _LINKING:
            return place
    return -1


def _back(words: Words, at: int) -> int:
    """The subject side: the nearest content word before, or the next one."""
    for place in range(at - 1, max(-1, at - 1 - _REACH), -1):
        if words.forms[place] not in LIGHT:
            return place
    return _head(words, at)


def _rank(words: Words, at: int) -> float:
    before = words.forms[at - 1] if at else ""
    if before in of.ORDINAL or _ORDINAL.fullmatch(before):
        return 2.0
    return (
        1.5
        if at > 2
        and words.forms[at - 1] == "the"
        and words.forms[at - 2] == "of"
        and (words.forms[at - 3] in {"one", "some", "among"})
        else 1.0
    )
