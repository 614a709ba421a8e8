"""Denial: which words of one sentence its negators deny."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.frozen import frozen
from scoring.language.negation import cues
from scoring.language.reach import Cue
from scoring.records import Words


@frozen
class Polarity:
    """The negators of one sentence. ``denied[i]``: word i is denied; ``by[i]``: its negator in ``cues``, or -1."""

    cues: tuple[Cue, ...]
    denied: tuple[bool, ...]
    by: tuple[int, ...]
    question: bool = False
    """A question to which no answer follows: it states nothing."""


_PLAIN = Polarity((), (), ())
_ASKED = Polarity((), (), (), question=True)


def annotate(words: Words, reply: Words | None = None) -> Polarity:
    """The denied words of ``words``; ``reply`` is the sentence after it, which answers it when it is a question."""
    found, question = cues(words, reply)
    if not found:
        return _ASKED if question else _PLAIN
    count = len(words.forms)
    explicit, implicit, by = [False] * count, [0] * count, [-1] * count
    for number, cue in enumerate(found):
        for at in cue.reach:
            by[at] = number
            if cue.implicit:
                implicit[at] += 1
            else:
                explicit[at] = True
    denied = tuple(sure != bool(odd % 2) for sure, odd in zip(explicit, implicit, strict=True))
    return Polarity(tuple(found), denied, tuple(by), question)


def annotate_all(sentences: Sequence[Words]) -> list[Polarity]:
    """``annotate`` for neighbouring sentences of one text, where a question may be answered by the next sentence."""
    following = [*sentences[1:], None]
    return [annotate(sentence, reply) for sentence, reply in zip(sentences, following, strict=True)]
