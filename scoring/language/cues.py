"""Cues: whether a sentence has a word without which an expression cannot match it.

Most expressions look for a few words that most sentences lack; the words of a sentence are a list already, and asking
it costs a tenth of a search.
"""

from __future__ import annotations

from scoring.records import Words


def may_hold(words: Words, cues: frozenset[str]) -> bool:
    """Whether an expression may match a sentence, all of whose matches in plain ASCII hold one of the ``cues`` as a
    word of its own; words with apostrophes and other letters are left to the expression."""
    return not cues.isdisjoint(words.forms) or not words.text.isascii() or "'" in words.text
