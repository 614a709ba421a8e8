"""How well an answer candidate serves its prompt, from named parts. Prompt and answer only; no fact is looked at.

The weights were set by hand on two thirds of the pairs in the tests (the other third was held out), not fitted.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from scoring.answer import slots
from scoring.answer.claims import required, share_of_talk
from scoring.answer.questions import Part, Question, content, parse
from scoring.frozen import frozen
from scoring.normalise import words
from scoring.records import Helpfulness, Sentence, Words
from scoring.segment import sentences
from scoring.text.clean import clean

WEIGHTS = {"answered": 0.50, "relevance": 0.18, "directness": 0.10, "length": 0.14, "clarity": 0.08}
REFUSED = 0.1
"""The score of an answer that states nothing is at most this."""
TERSE = 12
"""An answer of at most so many words may leave out what the prompt said: "Moen and Rask."."""
NAMED_ONLY = 0.85
"""What such an answer gives when it names enough, but not which name answers which part."""
_PRONOUNS = frozenset({"it", "they", "he", "she", "this", "that", "these", "es", "sie", "er", "il", "elle", "ils"})
_NEED = {"why": 35, "how": 60, "what": 28, "request": 70, "list": 30}
_NEED_OTHER = 12
"""Words that suffice for one part, by kind."""


@frozen
class _Answer:
    """An answer as the parts of the score see it."""

    stated: list[Words]
    """Sentences that state something."""
    talk: int
    """Words in sentences that do not."""
    total: int
    stems: frozenset[str]
    text: str


def helpfulness(prompt: str, answer_candidate: str, found: Sequence[Sentence] | None = None) -> Helpfulness:
    """How well ``answer_candidate`` serves ``prompt``: a score in [0, 1] and its parts, each in [0, 1].

    Parts: ``answered`` (share of what is asked that the answer gives), ``relevance`` (it speaks about what is asked),
    ``directness`` (no talk around it, the answer comes first), ``length`` (against need), ``clarity`` (whole sentences
    of readable length, nothing twice), ``refusal`` (1 when nothing is stated). ``found``: the sentences, if known.
    """
    pieces = list(found) if found is not None else sentences(answer_candidate)
    question = parse(prompt)
    answer = _read(pieces, prompt)
    parts = _parts(question, answer)
    if parts["refusal"] == 1.0:
        return Helpfulness(REFUSED * (0.5 + 0.5 * parts["relevance"]), parts)
    score = sum(weight * parts[name] for name, weight in WEIGHTS.items())
    return Helpfulness(min(1.0, score) * (1.0 - parts["refusal"]), parts)


def _read(pieces: list[Sentence], prompt: str) -> _Answer:
    flags = required(pieces, prompt)
    read = [words(clean(piece.text).text) for piece in pieces]
    stated = [found for found, flag in zip(read, flags, strict=True) if flag]
    talk = sum(len(found.forms) for found, flag in zip(read, flags, strict=True) if not flag)
    total = sum(len(found.forms) for found in read)
    stems = frozenset(stem for found in read for stem in found.stems)
    return _Answer(stated, talk, total, stems, "\n".join(piece.text for piece in pieces))


def _parts(question: Question, answer: _Answer) -> dict[str, float]:
    recall = len(question.content & answer.stems) / len(question.content) if question.content else 1.0
    given = [_given(part, question, answer, recall) for part in question.parts]
    answered = sum(given) / len(given)
    return {
        "answered": answered,
        "relevance": max(recall, 0.95 * answered, 0.8 if answered >= 0.4 and _refers(answer) else 0.0),
        "directness": _directness(question, answer, answered),
        "length": _length(question, answer),
        "clarity": _clarity(answer),
        "refusal": _refusal(answer, answered),
    }


def _refers(answer: _Answer) -> bool:
    """Whether a short answer takes up the topic by a pronoun."""
    return answer.total <= TERSE and any(not _PRONOUNS.isdisjoint(found.forms) for found in answer.stated)


def _refusal(answer: _Answer, answered: float) -> float:
    """1 when nothing is stated; half a refusal when one half of a sentence refuses and the other answers nothing."""
    if not answer.stated:
        return 1.0
    return 0.0 if answered >= 0.3 else max(share_of_talk(found.text) for found in answer.stated)


def _given(part: Part, question: Question, answer: _Answer, recall: float) -> float:
    """How far the answer gives what this part asks, in [0, 1]."""
    if not part.keys:
        return slots.best(part, question, answer.stated, recall)
    near = [found for found in answer.stated if part.keys & set(found.stems)]
    value = slots.best(part, question, near, recall) if near else 0.0
    if value >= 0.5 or answer.total > TERSE:
        return value if near else 0.2 * slots.best(part, question, answer.stated, recall)
    enough = sum(slots.count(part, question, found) for found in answer.stated) >= len(question.parts)
    return max(value, NAMED_ONLY if enough else 0.0)


def _directness(question: Question, answer: _Answer, answered: float) -> float:
    """Less for talk around the statement and for an answer that comes late."""
    if not answer.total or not answer.stated:
        return 0.0
    talk = answer.talk / answer.total
    first = next((at for at, found in enumerate(answer.stated) if slots.opens(question, found)), len(answer.stated))
    late = first / (len(answer.stated) + 1)
    return max(0.0, 1.0 - talk - 0.5 * late) * (0.4 + 0.6 * answered)


def _length(question: Question, answer: _Answer) -> float:
    """1 up to one and a half times what is needed, then less by a half for each doubling."""
    need = 1.5 * sum(_NEED.get(part.kind, _NEED_OTHER) for part in question.parts)
    return 1.0 if answer.total <= need else max(0.0, 1.0 - 0.5 * math.log2(answer.total / need))


def _clarity(answer: _Answer) -> float:
    """Sentences of at most about 30 words, at least three, and few content words said again and again."""
    if not answer.stated:
        return 0.0
    sizes = [len(found.forms) for found in answer.stated]
    long = max(0.0, sum(sizes) / len(sizes) - 30) / 40
    stems = [stem for found in answer.stated for stem in content(found)]
    again = 1.0 - len(set(stems)) / len(stems) if stems else 1.0
    fragment = 0.15 if sum(sizes) < 5 else 0.0
    return max(0.0, 1.0 - long - 1.2 * max(0.0, again - 0.2) - fragment)
