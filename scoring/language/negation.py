"""Negators of one sentence and the words that they reach.

Takes a sentence, and the next one where it may answer it; returns a cue for every negator that denies something.
"""

from __future__ import annotations

from bisect import bisect_left

from scoring.expressions import lazy
from scoring.language import negation_polish, negation_turkish
from scoring.language import negators as of
from scoring.language.idle_negators import either, idle, rejects
from scoring.language.negation_east import HAN, HANGUL, KANA, chinese, japanese, korean
from scoring.language.reach import BEYOND, COMMA, CONTENT, WORDS, Cue, backward, form_at, gap_after, onward
from scoring.records import Words
from scoring.words.light import ENGLISH, LIGHT

_PAIRED = frozenset(first for first, _ in of.IMPLICIT_PAIRS)
_SINGLE = (
    of.PROHIBITIONS
    | of.LAST
    | of.FALSE
    | of.FRENCH
    | of.FORWARD
    | of.AROUND
    | of.GERMAN_DETERMINERS
    | of.IMPLICIT
    | _PAIRED
    | of.STOPPING
    | {of.SPANISH_WITHOUT}
)
_SAID = frozenset({"say", "says", "said", "saying", "answered", "replied"})
_LITOTES = lazy(of.LITOTES)


def cues(words: Words, reply: Words | None = None) -> tuple[list[Cue], bool]:
    """The negators of ``words`` in reading order, and whether it is a question left open."""
    found: list[Cue] = []
    if not _SINGLE.isdisjoint(words.forms):
        found = [cue for at, form in enumerate(words.forms) if form in _SINGLE and (cue := _latin(words, at, form))]
    if not words.text.isascii():
        if KANA.search(words.text):
            found = [cue for cue in found if words.forms[cue.word] not in "不未無非"] + japanese(words)
        elif HANGUL.search(words.text):
            found += korean(words)
        elif HAN.search(words.text):
            found = chinese(words, found)
    if negation_turkish.possible(words):
        found += negation_turkish.turkish(words)
    if negation_polish.possible(words):
        found += negation_polish.polish_cues(words)
    answer, asked = _answer(words, reply) if "?" in words.text or "？" in words.text else (None, False)
    return (found if answer is None else [*found, answer]), asked


def _latin(words: Words, at: int, form: str) -> Cue | None:
    if form in of.FALSE and (replied := _labelled(words, at) or _refused(words, at)):
        return replied
    if form in of.AROUND:
        return _around(words, at)
    if form in of.FRENCH:
        return _french(words, at, form)
    following = form_at(words, at + 1)
    if form in of.FORWARD or form in of.GERMAN_DETERMINERS:
        return _not_taken_in(words, at) or _denies(words, at)
    if form in of.PROHIBITIONS:
        return _prohibits(words, at)
    elided = following.startswith("d'")  # "exempt d'arsenic"
    if (form, "de" if elided else following) in of.IMPLICIT_PAIRS:
        return _forward(words, at, at + 2 - elided, True)
    if form in of.STOPPING:
        return _forward(words, at, at + 1, True) if following.endswith("ing") or form == "discontinued" else None
    if form in of.LAST:
        return _left_out(words, at)
    if (form in of.FALLING and not rejects(words, at)) or (form in of.DEFECTS and following != "to"):
        return None
    if either(words, at):
        return None
    if form in of.IMPLICIT or (form == of.SPANISH_WITHOUT and ENGLISH.isdisjoint(words.forms)):
        return _forward(words, at, at + 1, True)
    return None


def _not_taken_in(words: Words, at: int) -> Cue | None:
    """ "Breakfast is not included", "meals are not part of it": the subject is denied."""
    if form_at(words, at + 1) not in of.TAKEN_IN or form_at(words, at - 1) not in of.BE:
        return None
    before = backward(words, at - 1, CONTENT)
    return Cue(at, (*before, at + 1), before[0]) if before else None


def _denies(words: Words, at: int) -> Cue | None:
    """A negator before what it denies."""
    form = words.forms[at]
    start = at + 1 + ((form, form_at(words, at + 1)) == ("no", "longer"))
    return None if idle(words, at, form) else _forward(words, at, start, False) or _elliptic(words, at)


def _left_out(words: Words, at: int) -> Cue | None:
    """ "Von der Rückgabe ausgeschlossen": what stands between the preposition and the participle is denied."""
    lead = next((place for place in range(at - 1, max(-1, at - 6), -1) if words.forms[place] in of.FROM), at)
    reach = [place for place in range(lead + 1, at) if words.forms[place] not in LIGHT]
    return Cue(at, tuple(reach), reach[-1], implicit=True) if reach else None


def _french(words: Words, at: int, form: str) -> Cue | None:
    """The second half of "ne … pas": the verb in between is denied, and what follows. "Plus" needs its first half."""
    first = next((place for place in range(at - 1, max(-1, at - 4), -1) if words.forms[place] in ("ne", "n")), at)
    elided = next((place for place in range(at - 1, max(-1, at - 4), -1) if words.forms[place].startswith("n'")), at)
    begin = min(first + 1, elided)
    if begin >= at:
        return None if form == "plus" or idle(words, at, form) else _forward(words, at, at + 1, False)
    if form_at(words, at + 1) in of.NOT_BEFORE or form_at(words, at + 1) in of.WHOLES:
        return None if form_at(words, at + 1) in of.NOT_BEFORE else Cue(at, (at + 1,), at + 1)
    between = [place for place in range(begin, at) if words.forms[place] not in LIGHT and not _copula(words, place)]
    reach = (*between, *onward(words, at + 1, form))
    return Cue(at, reach, reach[0]) if reach else None


def _copula(words: Words, at: int) -> bool:
    return words.forms[at].removeprefix("n'") in LIGHT


def _forward(words: Words, cue: int, start: int, implicit: bool) -> Cue | None:
    form = words.forms[cue]
    if words.text[words.ends[cue] : words.ends[cue] + 1] == "-":
        reach = [start] if start < len(words.forms) else []
    elif form_at(words, start) in of.WHOLES or (not implicit and _LITOTES.fullmatch(form_at(words, start))):
        reach = [start]
    else:
        reach = onward(words, start, form)
    return Cue(cue, tuple(reach), reach[0], implicit) if reach else None


def _refused(words: Words, at: int) -> Cue | None:
    """ "Asked to resign, she said no", "the board said no to the plan": what was asked for is turned down."""
    if words.forms[at] != "no" or form_at(words, at - 1) not in _SAID:
        return None
    if form_at(words, at + 1) == "to":
        return _forward(words, at, at + 2, False)
    comma = next((place for place in range(at) if words.forms[0] == "asked" and "," in gap_after(words, place)), -1)
    reach = tuple(place for place in range(1, comma + 1) if words.forms[place] not in LIGHT)[-CONTENT:]
    return Cue(at, reach, reach[0]) if reach else None


def _elliptic(words: Words, cue: int) -> Cue | None:
    """ "Milan has a station, but Turin does not": whom the end of a clause leaves out of what was said before."""
    reach: list[int] = []
    for at in range(cue - 1, max(-1, cue - WORDS), -1):
        gap = gap_after(words, at)
        parted = ";" in gap or ("," in gap and not of.UNLIKE.isdisjoint(words.forms[:at]))
        if words.forms[at] in of.CONTRASTING or parted:
            return Cue(cue, tuple(reach[::-1]), reach[0], elliptic=True) if at and 0 < len(reach) < CONTENT else None
        if words.forms[at] not in LIGHT:
            reach.append(at)
    return None


def _around(words: Words, at: int) -> Cue | None:
    """German "nicht" denies its clause on both sides."""
    if form_at(words, at - 1) in of.CONTRASTING_AFTER and gap_after(words, at)[:1] in ("", ".", ",", ";"):
        before = backward(words, at - 1, CONTENT - 1)
        return Cue(at, tuple(before), before[-1], elliptic=True) if before and before[0] > 1 else None
    after = onward(words, at + 1, words.forms[at]) if form_at(words, at + 1) not in of.NOT_BEFORE else None
    if after is None:
        return None
    if form_at(words, at + 1) in of.WHOLES:
        return Cue(at, (at + 1,), at + 1)
    if at and after and (COMMA.search(gap_after(words, at)) or BEYOND.search(gap_after(words, at))):
        after = []
    before = backward(words, at, CONTENT)
    reach = (*before, *after)
    return Cue(at, reach, before[-1] if before else after[0]) if reach else None


def _prohibits(words: Words, at: int) -> Cue | None:
    """ "Smoking is strictly forbidden here", "the rules forbid smoking"."""
    be = at - 2 if form_at(words, at - 1).endswith("ly") else at - 1
    before = backward(words, be, CONTENT) if form_at(words, be) in of.BE else []
    after = onward(words, at + 1, words.forms[at])
    reach = (*before, *after)
    return Cue(at, reach, before[-1] if before else after[0], implicit=True) if reach else None


def _labelled(words: Words, at: int) -> Cue | None:
    """ "Pets allowed: no", "active: false": the value denies its label."""
    if (
        not at
        or gap_after(words, at - 1).strip() not in (":", "：", "=")
        or gap_after(words, at)[:1] not in ("", ".", ";", ",", "\n")
    ):
        return None
    reach = [at - 1] if words.forms[at - 1] not in LIGHT else []
    reach = [*backward(words, at - 1, CONTENT - 1), *reach]
    return Cue(at, tuple(reach), reach[-1]) if reach else None


def _answer(words: Words, reply: Words | None) -> tuple[Cue | None, bool]:
    """The denial of a question by the word after its mark, or by the next sentence."""
    mark = max(words.text.rfind("?"), words.text.rfind("？"))
    end = bisect_left(words.begins, mark)
    said = words.forms[end:] or (reply.forms if reply else [])
    first = said[1] if len(said) > 1 and said[0] in {"a", "answer", "antwort", "r"} else said[0] if said else ""
    if first in of.NO:
        reach = tuple(at for at in range(end) if words.forms[at] not in LIGHT and len(words.forms[at]) > 1)
        return (Cue(-1, reach, reach[-1]) if reach else None), False
    return None, first not in of.YES and not said
