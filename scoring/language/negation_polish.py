"""Negation in Polish: by adjectives that deny ("nieczynne", "zamknięte"); "nie" and "bez" are negators as elsewhere."""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.language.reach import Cue, backward
from scoring.records import Words
from scoring.words import polish
from scoring.words.light import word_set

_LETTERS = lazy("[ąęłśżźćń]")
_PLAIN = word_set("jest są w na z dla lub oraz")
_REACH = 3


def possible(words: Words) -> bool:
    """Whether a sentence may be Polish: by a letter, or by a little word."""
    if words.text.isascii():
        return not _PLAIN.isdisjoint(words.forms)
    return _LETTERS.search(words.text) is not None


def polish_cues(words: Words) -> list[Cue]:
    """The denying adjectives of a Polish sentence, with what stands before them; they are in their own reach."""
    found = []
    for at, form in enumerate(words.forms):
        if polish.denied(form) and not (at and words.capital[at]):
            found.append(Cue(at, (*backward(words, at, _REACH), at), at))
    return found
