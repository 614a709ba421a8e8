"""Others: the sentences that tell of other items what one sentence tells of the item of a superlative.

"The Alto is the cheapest" shares its words with the sentence of the Alto alone; whether it is so stands in those of
other scooters.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement.order import Question
from scoring.reading import Library

_AMONG = 24
"""So many sentences of a text are looked at."""
_MOST = 4
_SHARED = 3
"""Words that sentences built alike have in common, at least."""


def rows(library: Library, asked: Question | None, chosen: Sequence[int], first: int, last: int) -> list[int]:
    """The rows ``first`` to ``last`` (exclusive) built like the first of those ``chosen`` for a claim that sets an item
    against all others; none for other claims."""
    if asked is None or not asked.alone or not chosen:
        return []
    own = library.annotated(chosen[0]).words
    words = {own.stems[at] for at in own.content}
    found: list[int] = []
    for row in range(first, min(last, first + _AMONG)):
        other = library.annotated(row)
        if row not in chosen and other.quantities and len(words.intersection(other.words.stems)) >= _SHARED:
            found.append(row)
    return found[:_MOST]
