"""Negators of one sentence and the words that they reach."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.language import negators as of
from scoring.records import Words
from scoring.words.light import ENGLISH, LIGHT
from scoring.words.stems import language


class Cue(NamedTuple):
    """A negator: its word (-1 for the answer to a question), the content words in reach, the nearest of them."""

    word: int
    reach: tuple[int, ...]
    head: int
    implicit: bool = False
    elliptic: bool = False
    """Whether it denies of another what stands before: "but Turin does not"."""


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
    | {of.SPANISH_WITHOUT}
)
_BEYOND = lazy(r"[;:.!?()\[\]—–。；：！？]")
_COMMA = lazy(r"[,，、]")
_CONTENT, _WORDS, _SENTENCE = 4, 10, 30
_language = lru_cache(maxsize=256)(language)
_LITOTES = re.compile(of.LITOTES)
_JAPANESE, _KOREAN = lazy(of.JAPANESE), lazy(of.KOREAN)
_KANA, _HANGUL = lazy("[぀-ヿ]"), lazy("[가-힣]")
_ALTERNATIVES = frozenset({"or", "nor", "oder", "noch", "ou", "o", "ni"})
_VERBAL = frozenset({"not", "never", "cannot", "pas", "não"})


def cues(words: Words, reply: Words | None = None) -> tuple[list[Cue], bool]:
    """The negators of ``words`` in reading order, and whether it is a question left open."""
    found: list[Cue] = []
    if not _SINGLE.isdisjoint(words.forms):
        found = [cue for at, form in enumerate(words.forms) if form in _SINGLE and (cue := _latin(words, at, form))]
    if not words.text.isascii():
        if _KANA.search(words.text):
            found = [cue for cue in found if words.forms[cue.word] not in "不未無非"] + _japanese(words)
        elif _HANGUL.search(words.text):
            found += _korean(words)
    answer, asked = _answer(words, reply) if "?" in words.text or "？" in words.text else (None, False)
    return (found if answer is None else [*found, answer]), asked


def _latin(words: Words, at: int, form: str) -> Cue | None:
    if form in of.FALSE and (labelled := _labelled(words, at)):
        return labelled
    if form in of.AROUND:
        return _around(words, at)
    if form in of.FRENCH:
        return _french(words, at, form)
    if form in of.FORWARD or form in of.GERMAN_DETERMINERS:
        return None if _idle(words, at, form) else _forward(words, at, at + 1, False) or _elliptic(words, at)
    if form in of.PROHIBITIONS:
        return _prohibits(words, at)
    following = _at(words, at + 1)
    if (form, following) in of.IMPLICIT_PAIRS:
        return _forward(words, at, at + 2, True)
    if form in of.LAST:
        lead = next((place for place in range(at - 1, max(-1, at - 6), -1) if words.forms[place] in of.FROM), at)
        reach = [place for place in range(lead + 1, at) if words.forms[place] not in LIGHT]
        return Cue(at, tuple(reach), reach[-1], implicit=True) if reach else None
    if (form in of.FALLING and not _rejects(words, at)) or (form in of.DEFECTS and following != "to"):
        return None
    if either(words, at):
        return None
    if form in of.IMPLICIT or (form == of.SPANISH_WITHOUT and ENGLISH.isdisjoint(words.forms)):
        return _forward(words, at, at + 1, True)
    return None


def either(words: Words, at: int) -> bool:
    """Whether word ``at`` leaves both open: "with and without sugar", "mit oder ohne Zucker"."""
    if words.forms[at] not in of.NOUN_ONLY:
        return False
    return _at(words, at - 1) in of.JOINING and _at(words, at - 2) in of.WITH


def _rejects(words: Words, at: int) -> bool:
    """Whether "declined" turns something down ("to comment", "the offer"), rather than tells of a fall ("by 9%",
    "sharply", "to 40")."""
    following = _at(words, at + 1)
    if following == "to":
        return not _at(words, at + 2)[:1].isdigit()
    return following in of.TURNED_DOWN


def _french(words: Words, at: int, form: str) -> Cue | None:
    """The second half of "ne … pas": the verb in between is denied, and what follows. "Plus" needs its first half."""
    first = next((place for place in range(at - 1, max(-1, at - 4), -1) if words.forms[place] in ("ne", "n")), at)
    elided = next((place for place in range(at - 1, max(-1, at - 4), -1) if words.forms[place].startswith("n'")), at)
    begin = min(first + 1, elided)
    if begin >= at:
        return None if form == "plus" or _idle(words, at, form) else _forward(words, at, at + 1, False)
    if _at(words, at + 1) in of.NOT_BEFORE or _at(words, at + 1) in of.WHOLES:
        return None if _at(words, at + 1) in of.NOT_BEFORE else Cue(at, (at + 1,), at + 1)
    between = [place for place in range(begin, at) if words.forms[place] not in LIGHT and not _copula(words, place)]
    reach = (*between, *_clause(words, at + 1, form))
    return Cue(at, reach, reach[0]) if reach else None


def _copula(words: Words, at: int) -> bool:
    return words.forms[at].removeprefix("n'") in LIGHT


def _at(words: Words, at: int) -> str:
    return words.forms[at] if 0 <= at < len(words.forms) else ""


def _gap(words: Words, at: int) -> str:
    """What stands between word ``at`` and the next."""
    end = words.begins[at + 1] if at + 1 < len(words.forms) else len(words.text)
    return words.text[words.ends[at] : end]


def _idle(words: Words, at: int, form: str) -> bool:
    """A negator that denies nothing here."""
    following, before = _at(words, at + 1), _at(words, at - 1)
    if words.capital[at] and at and before != "a" and not words.text[:400].isupper():
        return True  # part of a name: the band "Nothing Else"
    if not form.isascii() and len(form) == 1:
        return following[:1] in of.CHINESE_COMPOUNDS.get(form, "") if following else False
    if form in of.ELSEWHERE and _elsewhere(words, at, form, before):
        return True
    gap = _gap(words, at)
    if form in of.NO and _leads(words, at) and (gap[:1] in {",", ".", "!", ";", ":", "—"} or following in of.SPEAKERS):
        return True
    if form == "no" and gap.startswith(".") and following[:1].isdigit():
        return True
    if following in of.NOT_BEFORE or following in of.UNSURE or (form == "no" and following in of.NO_BEFORE):
        return True
    if following in of.BOUND_AFTER_NO and _at(words, at + 2) == "than":
        return True
    if form == "not" and (before == "or" or (before in {"may", "might"} and _at(words, at - 2) == "or")):
        return True  # "may or may not", "for profit or not for profit"
    if before in {"if", "why"} or (before == "or" and "whether" in words.forms[max(0, at - _WORDS) : at]):
        return True
    return form in {"not", "never"} and "until" in words.forms[at + 1 : at + 8]


def _elsewhere(words: Words, at: int, form: str, before: str) -> bool:
    """ "Mai" is a month in French and German, "no" is "in the" in Portuguese."""
    if form == "mai":
        return before in of.MONTH_LEADS or before[:1].isdigit() or _at(words, at + 1)[:1].isdigit()
    near = words.forms[max(0, at - _SENTENCE) : at + _SENTENCE]
    return of.NOT_PORTUGUESE.isdisjoint(near) and _language(words.text[:600]) == "pt"


def _leads(words: Words, at: int) -> bool:
    return at == 0 or (at == 1 and words.forms[0] in {"a", "answer", "antwort", "r"})


def _forward(words: Words, cue: int, start: int, implicit: bool) -> Cue | None:
    form = words.forms[cue]
    if words.text[words.ends[cue] : words.ends[cue] + 1] == "-":
        reach = [start] if start < len(words.forms) else []
    elif _at(words, start) in of.WHOLES or (not implicit and _LITOTES.fullmatch(_at(words, start))):
        reach = [start]
    else:
        reach = _clause(words, start, form)
    return Cue(cue, tuple(reach), reach[0], implicit) if reach else None


def _elliptic(words: Words, cue: int) -> Cue | None:
    """ "Milan has a station, but Turin does not": whom the end of a clause leaves out of what was said before."""
    reach: list[int] = []
    for at in range(cue - 1, max(-1, cue - _WORDS), -1):
        parted = ";" in _gap(words, at) or ("," in _gap(words, at) and not of.UNLIKE.isdisjoint(words.forms[:at]))
        if words.forms[at] in of.CONTRASTING or parted:
            return Cue(cue, tuple(reach[::-1]), reach[0], elliptic=True) if at and 0 < len(reach) < _CONTENT else None
        if words.forms[at] not in LIGHT:
            reach.append(at)
    return None


def _clause(words: Words, start: int, form: str) -> list[int]:
    reach: list[int] = []
    forms = words.forms
    for at in range(start, min(len(forms), start + _WORDS)):
        if _stops(words, at, form, reach):
            break
        if forms[at] not in LIGHT:
            reach.append(at)
            if len(reach) == _CONTENT:
                break
    return reach


def _stops(words: Words, at: int, form: str, reach: list[int]) -> bool:
    gap, word = _gap(words, at - 1), words.forms[at]
    if gap != " ":
        if _BEYOND.search(gap):
            return True
        listed = form in of.LISTING and not _ALTERNATIVES.isdisjoint(words.forms[at : at + _WORDS])
        if reach and not listed and _COMMA.search(gap):
            return True
    if word in of.BREAKS or (reach and form in of.NOUN_ONLY and word in of.PREPOSITIONS):
        return True
    if word == "that":
        return form not in of.CARRIES_THAT and words.forms[at - 1] not in of.CARRIES_THAT
    return word == "and" and form in _VERBAL and len(reach) > 1


def _around(words: Words, at: int) -> Cue | None:
    """German "nicht" denies its clause on both sides."""
    if _at(words, at - 1) in of.CONTRASTING_AFTER and _gap(words, at)[:1] in ("", ".", ",", ";"):
        before = _back(words, at - 1, _CONTENT - 1)
        return Cue(at, tuple(before), before[-1], elliptic=True) if before and before[0] > 1 else None
    after = _clause(words, at + 1, words.forms[at]) if _at(words, at + 1) not in of.NOT_BEFORE else None
    if after is None:
        return None
    if _at(words, at + 1) in of.WHOLES:
        return Cue(at, (at + 1,), at + 1)
    if at and after and (_COMMA.search(_gap(words, at)) or _BEYOND.search(_gap(words, at))):
        after = []
    before = _back(words, at, _CONTENT)
    reach = (*before, *after)
    return Cue(at, reach, before[-1] if before else after[0]) if reach else None


def _prohibits(words: Words, at: int) -> Cue | None:
    """ "Smoking is strictly forbidden here", "the rules forbid smoking"."""
    be = at - 2 if _at(words, at - 1).endswith("ly") else at - 1
    before = _back(words, be, _CONTENT) if _at(words, be) in of.BE else []
    after = _clause(words, at + 1, words.forms[at])
    reach = (*before, *after)
    return Cue(at, reach, before[-1] if before else after[0], implicit=True) if reach else None


def _labelled(words: Words, at: int) -> Cue | None:
    """ "Pets allowed: no", "active: false": the value denies its label."""
    if (
        not at
        or _gap(words, at - 1).strip() not in (":", "：", "=")
        or _gap(words, at)[:1] not in ("", ".", ";", ",", "\n")
    ):
        return None
    reach = [at - 1] if words.forms[at - 1] not in LIGHT else []
    reach = [*_back(words, at - 1, _CONTENT - 1), *reach]
    return Cue(at, tuple(reach), reach[-1]) if reach else None


def _back(words: Words, at: int, most: int) -> list[int]:
    reach: list[int] = []
    for place in range(at - 1, max(-1, at - 1 - 2 * most), -1):
        gap = _gap(words, place)
        if _BEYOND.search(gap) or _COMMA.search(gap) or words.forms[place] in of.BREAKS or len(reach) == most:
            break
        if words.forms[place] not in LIGHT:
            reach.append(place)
    return reach[::-1]


def _japanese(words: Words) -> list[Cue]:
    found = []
    for match in _JAPANESE.finditer(words.text):
        at = bisect_left(words.begins, match.start())
        back = _back(words, at, 8)
        reach = [place for place in back if not _KANA.match(words.forms[place]) or words.forms[place] > "ァ"]
        if reach and not words.text.startswith("だけ", match.start() - 3):
            found.append(Cue(min(at, len(words.forms) - 1), tuple(reach), reach[-1]))
    return found


def _korean(words: Words) -> list[Cue]:
    found = []
    for at, form in enumerate(words.forms):
        if _KOREAN.search(form) and not _at(words, at - 1).endswith(("뿐만", "뿐")):
            reach = (*_back(words, at, 2), at)
            found.append(Cue(at, reach, reach[-2] if len(reach) > 1 else at))
    return found


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
