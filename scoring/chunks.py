"""Chunks: the verbatim stretches of facts that are cited.

A short fact is cited whole. Of a long one the evidence sentences are cited; those that stand close together as one
stretch.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.records import CitedChunk, Fact

Stretch = tuple[int, int, int]
"""Fact index, begin and end of one evidence sentence (characters)."""
WHOLE = 600
"""Facts up to this many characters are cited whole."""
_CLOSE = 160
"""Evidence sentences no further apart than this are cited as one stretch."""
LONGEST = 10_000


def chunks(
    wanted: Sequence[Stretch], facts: Sequence[Fact], places: Sequence[int]
) -> tuple[tuple[CitedChunk, ...], dict[Stretch, int]]:
    """The chunks that hold the wanted stretches, in the order of the facts, and the index of the chunk of every
    stretch."""
    found: list[CitedChunk] = []
    place: dict[Stretch, int] = {}
    for fact in sorted({stretch[0] for stretch in wanted}, key=places.__getitem__):
        own = sorted({stretch for stretch in wanted if stretch[0] == fact})
        text = facts[fact].text
        for begin, end, members in _merged(own, len(text)):
            place |= dict.fromkeys(members, len(found))
            end = min(end, begin + LONGEST)
            found.append(CitedChunk(text[begin:end], places[fact], begin, end))
    return tuple(found), place


def _merged(own: Sequence[Stretch], length: int) -> list[tuple[int, int, list[Stretch]]]:
    real = [stretch for stretch in own if stretch[2] > stretch[1]]
    if length <= WHOLE or not real:
        return [(0, length, list(own))]
    merged: list[tuple[int, int, list[Stretch]]] = []
    for stretch in real:
        _, begin, end = stretch
        if merged and begin - merged[-1][1] <= _CLOSE and end - merged[-1][0] <= LONGEST:
            start, last, members = merged[-1]
            merged[-1] = (start, max(last, end), [*members, stretch])
        else:
            merged.append((begin, end, [stretch]))
    # The attributes of a fact stand nowhere in its text: they go with its first stretch.
    merged[0][2].extend(stretch for stretch in own if stretch[2] <= stretch[1])
    return merged
