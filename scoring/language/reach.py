"""Reach: the content words of its clause that a negator denies, before it and behind.

Takes a sentence and a place, returns places of words in reading order. No parser: a clause ends at marks, at certain
words, and after four content words.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring.expressions import lazy
from scoring.language import negators as of
from scoring.records import Words
from scoring.words.light import LIGHT


class Cue(NamedTuple):
    """A negator: its word (-1 for the answer to a question), the content words in reach, the nearest of them."""

    word: int
    reach: tuple[int, ...]
    head: int
    implicit: bool = False
    elliptic: bool = False
    """Whether it denies of another what stands before: "but Turin does not"."""


BEYOND = lazy(r"[;:.!?()\[\]—–。；：！？]")
COMMA = lazy(r"[,，、]")
CONTENT, WORDS = 4, 10
"""A negator reaches so many content words, within so many words."""
_ALTERNATIVES = frozenset({"or", "nor", "oder", "noch", "ou", "o", "ni"})
_VERBAL = frozenset({"not", "never", "cannot", "pas", "não"})


def form_at(words: Words, at: int) -> str:
    """The form of word ``at``, empty outside the sentence."""
    return words.forms[at] if 0 <= at < len(words.forms) else ""


def gap_after(words: Words, at: int) -> str:
    """What stands between word ``at`` and the next."""
    end = words.begins[at + 1] if at + 1 < len(words.forms) else len(words.text)
    return words.text[words.ends[at] : end]


def onward(words: Words, start: int, form: str) -> list[int]:
    """The content words from ``start`` on that the negator ``form`` reaches."""
    reach: list[int] = []
    forms = words.forms
    for at in range(start, min(len(forms), start + WORDS)):
        if _stops(words, at, form, reach):
            break
        if forms[at] not in LIGHT:
            reach.append(at)
            if len(reach) == CONTENT:
                break
    return reach


def _stops(words: Words, at: int, form: str, reach: list[int]) -> bool:
    gap, word = gap_after(words, at - 1), words.forms[at]
    if gap != " ":
        if BEYOND.search(gap):
            return True
        listed = form in of.LISTING and not _ALTERNATIVES.isdisjoint(words.forms[at : at + WORDS])
        if reach and not listed and COMMA.search(gap):
            return True
    if word in of.BREAKS or (reach and form in of.NOUN_ONLY and word in of.PREPOSITIONS):
        return True
    if word == "that":
        return form not in of.CARRIES_THAT and words.forms[at - 1] not in of.CARRIES_THAT
    return word == "and" and form in _VERBAL and len(reach) > 1


def backward(words: Words, at: int, most: int) -> list[int]:
    """The content words of the same clause before word ``at``, the nearest ``most`` of them."""
    reach: list[int] = []
    for place in range(at - 1, max(-1, at - 1 - 2 * most), -1):
        gap = gap_after(words, place)
        if BEYOND.search(gap) or COMMA.search(gap) or words.forms[place] in of.BREAKS or len(reach) == most:
            break
        if words.forms[place] not in LIGHT:
            reach.append(place)
    return reach[::-1]
