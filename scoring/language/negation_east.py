"""Negation in East Asia: by endings, Japanese and Korean, what is denied before its negator; and by what is forbidden.

Takes a sentence, returns its negators in reading order with what they reach.
"""

from __future__ import annotations

from bisect import bisect_left

from scoring.expressions import lazy
from scoring.language import negators as of
from scoring.language.reach import BEYOND, COMMA, Cue, backward, form_at, gap_after
from scoring.records import Words
from scoring.words.light import LIGHT

_JAPANESE, _KOREAN = lazy(of.JAPANESE), lazy(of.KOREAN)
_FORBIDDEN, _UNABLE = lazy("禁止|厳禁"), lazy("금지|불가(?!능)")
_WITHOUT = lazy("なし(?=で|に|の|。|、|$)")
_FORBIDS, _MAY = lazy("禁止|严禁|嚴禁"), lazy("允许|允許|可以|能够|能夠|准许|准許|许可|可|能|得|准|许|許")
_LIFTED = lazy("解除|取消|废除|廢除|撤销|撤銷")
_CLAUSE = 12
"""The characters of a Chinese clause that what is forbidden may run over."""
KANA, HANGUL, HAN = lazy("[぀-ヿ]"), lazy("[가-힣]"), lazy("[㐀-鿿]")


def japanese(words: Words) -> list[Cue]:
    """The negative endings of a Japanese sentence; what they reach are words in kanji and katakana."""
    found = []
    for match in _JAPANESE.finditer(words.text):
        at = bisect_left(words.begins, match.start())
        reach = _before(words, at)
        if reach and not words.text.startswith("だけ", match.start() - 3):
            found.append(Cue(min(at, len(words.forms) - 1), tuple(reach), reach[-1]))
    found += [cue for match in _FORBIDDEN.finditer(words.text) if (cue := _forbidden(words, match.start()))]
    return found + [cue for match in _WITHOUT.finditer(words.text) if (cue := _without(words, match.start()))]


def _before(words: Words, at: int) -> list[int]:
    """What an ending reaches before it: kanji and katakana."""
    return [
        place for place in backward(words, at, 8) if not KANA.match(words.forms[place]) or words.forms[place] > "ァ"
    ]


def _forbidden(words: Words, begin: int) -> Cue | None:
    """ "写真撮影は禁止": what stands before is denied as an ending denies it, and allowed again by a negator behind."""
    at = bisect_left(words.begins, begin)
    reach = _before(words, at)
    compound = len(reach) > 1 and reach[-2] + 1 == reach[-1]
    head = reach[-2] if compound else reach[-1] if reach else -1
    return Cue(min(at, len(words.forms) - 1), tuple(reach), head, implicit=True) if reach else None


def _without(words: Words, begin: int) -> Cue | None:
    """ "予約なしで": the word right before is denied."""
    at = first = bisect_left(words.begins, begin)
    while first and not KANA.match(words.forms[first - 1]) and not gap_after(words, first - 1):
        first -= 1
    return Cue(min(at, len(words.forms) - 1), tuple(range(first, at)), at - 1) if 1 < at - first < 5 else None


def chinese(words: Words, found: list[Cue]) -> list[Cue]:
    """The negators of a Chinese sentence: one before "may" denies all of its clause, and so does what forbids."""
    wide = [_wide(words, cue) for cue in found]
    for match in _FORBIDS.finditer(words.text):
        at = min(bisect_left(words.begins, match.start()), len(words.forms) - 1)
        if not _LIFTED.match(words.text, max(0, match.start() - 2)):
            reach = _clause(words, at + 2) or tuple(backward(words, at, 4))
            wide += [Cue(at, reach, reach[0], implicit=True)] if reach else []
    return wide


def _wide(words: Words, cue: Cue) -> Cue:
    may = _MAY.match(words.text, words.ends[cue.word]) if words.forms[cue.word] in "不未" else None
    first = bisect_left(words.begins, may.end()) if may else 0
    behind = _clause(words, first) if may else ()
    return Cue(cue.word, (*range(cue.word + 1, first), *behind), behind[0]) if behind else cue


def _clause(words: Words, start: int) -> tuple[int, ...]:
    """The content words from ``start`` to the end of the clause."""
    end = start
    while end < min(len(words.forms), start + _CLAUSE) and (end == start or not _ends(words, end)):
        end += 1
    return tuple(at for at in range(start, end) if words.forms[at] not in LIGHT)


def _ends(words: Words, at: int) -> bool:
    gap = words.text[words.ends[at - 1] : words.begins[at]]
    return bool(gap) and bool(BEYOND.search(gap) or COMMA.search(gap))


def korean(words: Words) -> list[Cue]:
    """The negative words of a Korean sentence, which are in their own reach."""
    found = []
    for at, form in enumerate(words.forms):
        if _KOREAN.search(form) and not form_at(words, at - 1).endswith(("뿐만", "뿐")):
            reach = (*backward(words, at, 4 if form_at(words, at - 1) == "수" else 2), at)
            found.append(Cue(at, reach, reach[-2] if len(reach) > 1 else at))
        elif _UNABLE.match(form) and (before := tuple(backward(words, at, 4))):
            found.append(Cue(at, before, before[-1], implicit=True))
    return found
