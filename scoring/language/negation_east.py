"""Negation by endings, Japanese and Korean: what is denied stands before its negator.

Takes a sentence, returns its negators in reading order with what they reach.
"""

from __future__ import annotations

from bisect import bisect_left

from scoring.expressions import lazy
from scoring.language import negators as of
from scoring.language.reach import Cue, backward, form_at
from scoring.records import Words

_JAPANESE, _KOREAN = lazy(of.JAPANESE), lazy(of.KOREAN)
KANA, HANGUL = lazy("[぀-ヿ]"), lazy("[가-힣]")


def japanese(words: Words) -> list[Cue]:
    """The negative endings of a Japanese sentence; what they reach are words in kanji and katakana."""
    found = []
    for match in _JAPANESE.finditer(words.text):
        at = bisect_left(words.begins, match.start())
        back = backward(words, at, 8)
        reach = [place for place in back if not KANA.match(words.forms[place]) or words.forms[place] > "ァ"]
        if reach and not words.text.startswith("だけ", match.start() - 3):
            found.append(Cue(min(at, len(words.forms) - 1), tuple(reach), reach[-1]))
    return found


def korean(words: Words) -> list[Cue]:
    """The negative words of a Korean sentence, which are in their own reach."""
    found = []
    for at, form in enumerate(words.forms):
        if _KOREAN.search(form) and not form_at(words, at - 1).endswith(("뿐만", "뿐")):
            reach = (*backward(words, at, 2), at)
            found.append(Cue(at, reach, reach[-2] if len(reach) > 1 else at))
    return found
