"""Opposites: words of claim and evidence that exclude each other, and whether they stand in the same place.

Takes the sides and the place of a claim's word with its link; each function answers one question about the two words.
"""

from __future__ import annotations

from scoring.language import negators as of
from scoring.language.sides import Sides
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import MEETING, REVERSING, Link

_NEAR = 4
_PARTS, _POSTURES = word_set("end start beginning close"), word_set("sits stands sat stood sitting standing")
_PLACES = word_set("at above below beside near between among amid atop overlooking metres meters feet")
_UP_DOWN, _TIMES = word_set("上 下"), word_set("一 年 个 個 月 周 週 季 半 次 届 期")


def placed(sides: Sides, at: int, link: Link) -> bool:
    """Whether an opposite stands where the claim's word does, or nothing else of the claim is missing."""
    return _beside(sides, at, link) or (link.kind in REVERSING and sides.mostly_met())


def _beside(sides: Sides, at: int, link: Link) -> bool:
    """Whether the nearest matched word on either side of the claim's word stands on that side of the other, too."""
    if len(sides.claim.forms) < 3:
        return True
    for step in (-1, 1):
        for place in range(at + step, at + _NEAR * step + step, step):
            other = sides.links[place] if 0 <= place < len(sides.links) else None
            if other is not None and other.sentence == link.sentence and other.kind in MEETING:
                if 0 < (other.word - link.word) * step <= _NEAR + 1:
                    return True
                break
    return False


def converse(sides: Sides, at: int, link: Link) -> bool:
    """Whether an opposite is the other side of one dealing: "you can buy bread" beside "the shop sells bread"."""
    if link.kind not in REVERSING or of.ANYBODY.isdisjoint(sides.claim.forms[max(0, at - 3) : at]):
        return False
    mine, theirs = sides.claim.stems[at], sides.evidence[link.sentence].stems[link.word]
    return of.CONVERSE.get(mine) == theirs or of.CONVERSE.get(theirs) == mine


def dated(sides: Sides, at: int, link: Link) -> bool:
    """Numbers, months and weekdays, which are compared as values elsewhere."""
    return bool({sides.claim.forms[at], sides.evidence[link.sentence].forms[link.word]} & of.VALUES)


def parted(sides: Sides, at: int, link: Link) -> bool:
    """Whether only one of the two words tells of a time or stands for a part ("the end of June" beside "open"), or
    both say of a thing where it is ("sits at 300 metres", "stands 300 metres high")."""
    mine, there = sides.claim, sides.evidence[link.sentence]
    if mine.forms[at] in _UP_DOWN:
        return _timed(mine, at) != _timed(there, link.word)
    if mine.forms[at] in _POSTURES:
        return _located(mine, at) and _located(there, link.word)
    return _is_part(mine, at) != _is_part(there, link.word)


def _is_part(words: Words, at: int) -> bool:
    """ "The end of", "the beginning of": a noun, which is no opposite of what is done."""
    return words.forms[at] in _PARTS and words.forms[at - 1 : at] == ["the"] and words.forms[at + 1 : at + 2] == ["of"]


def _located(words: Words, at: int) -> bool:
    """Whether "sits" or "stands" says at which height or place something lies."""
    return any(form in _PLACES or form[0].isdigit() for form in words.forms[at + 1 : at + 3])


def _timed(words: Words, at: int) -> bool:
    return words.text[words.ends[at] : words.ends[at] + 1] in _TIMES


def turned_leads(sides: Sides, at: int, link: Link) -> list[tuple[int, int]]:
    """ "After the flood" beside "before the flood": the places of the opposed words before the common one. Dates are
    compared as values elsewhere."""
    found = []
    for place in range(max(0, at - 2), at):
        other = of.OPPOSED.get(sides.claim.forms[place])
        if other is not None:
            there = sides.evidence[link.sentence].forms
            near = range(max(0, link.word - 2), link.word)
            where = next((spot for spot in near if there[spot] == other), -1)
            if where >= 0 and sides.claim.forms[place] not in there:
                found.append((place, where))
    return found
