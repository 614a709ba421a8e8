"""How much of the surroundings of a claim's number stands near a number of the evidence, nearer words first."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from scoring.agreement.roles import Line
from scoring.quantities.quantity import Quantity

_CLAIM_REACH, _EVIDENCE_REACH = 5, 9
_MOST_PLACES = 8
_CROSSING = 0.4
_BEHIND = 0.75
"""A name usually stands before its figure; one behind counts for less."""
_CUT_OFF = 0.3
"""What stands behind the end of a clause belongs to the next figure."""
_CLAIM_DECAY = tuple(1 / (1 + 0.12 * distance) for distance in range(32))
_EVIDENCE_DECAY = tuple(1 / (1 + 0.18 * distance) for distance in range(32))


def window(claim: Line, quantity: Quantity, rivals: Sequence[int]) -> list[tuple[str, float]]:
    """The content words within five words of a claim's number, with weights that fall with the distance; names weigh
    half more.

    ``rivals`` are the word places of the claim's other numbers: a word beyond one of them belongs less to this number.
    """
    first = bisect_left(claim.begins, quantity.begin)
    after = bisect_left(claim.begins, quantity.end)
    reach = 2 * _CLAIM_REACH if claim.keys and claim.keys[0] >= "\u3000" else _CLAIM_REACH
    found: dict[str, float] = {}
    for at in (*range(max(0, first - reach), first), *range(after, min(len(claim.keys), after + reach))):
        word = claim.keys[at]
        if word in claim.places:
            weight = _CLAIM_DECAY[first - at if at < first else at - after + 1] * (1.5 if word in claim.names else 1.0)
            weight *= _crossed(at, first, after, rivals)
            found[word] = max(found.get(word, 0.0), weight)
    return list(found.items())


class Surroundings:
    """What stands near one number of the evidence; each word is looked for once, however many numbers of a claim ask
    for it.

    ``rivals`` are the word places of the comparable numbers of that sentence: a word beyond one of them belongs less
    to this number.
    """

    __slots__ = ("_after", "_cell", "_line", "_own", "_reached", "_rivals")

    def __init__(self, line: Line, quantity: Quantity, rivals: Sequence[int]) -> None:
        self._line, self._rivals = line, rivals
        self._own = bisect_left(line.begins, quantity.begin)
        self._after = bisect_left(line.begins, quantity.end)
        self._cell = _cell(line, self._own, rivals)
        self._reached: dict[str, float] = {}

    def overlap(self, words: Sequence[tuple[str, float]]) -> float:
        """The share (0..1) of a claim number's surroundings, by ``window``, that stands near the number."""
        total = reached = 0.0
        for word, weight in words:
            best = self._reached.get(word)
            if best is None:
                best = self._reached[word] = self._reach(self._line.places.get(word, ()))
            total += weight
            reached += weight * best
        return reached / total if total else 0.0

    def _reach(self, places: Sequence[int]) -> float:
        """How near (0..1) the nearest of the places of a word is."""
        own, after, (begin, end, skipped) = self._own, self._after, self._cell
        best = 0.0
        for place in _nearest(places, own):
            if skipped and place < begin:
                best = max(best, _EVIDENCE_DECAY[min(own - place - skipped, 31)])
                continue
            distance = own - place if place < own else place - after + 1
            if distance > 3 * _EVIDENCE_REACH or (place >= own and distance < 1):
                continue
            near = _EVIDENCE_DECAY[distance] * (1.0 if place < own else _BEHIND)
            near *= _CUT_OFF if place >= end else 1.0
            best = max(best, near * _crossed(place, own, after, self._rivals))
        return best


def _cell(evidence: Line, own: int, rivals: Sequence[int]) -> tuple[int, int, int]:
    """Of the clause or cell in which a number stands: where the first one ends, whose words hold for all of a row
    unless it has a number itself; where its own ends; how many words stand between these two."""
    if not evidence.cuts:
        return 0, len(evidence.keys) + 1, 0
    first = evidence.cuts[0]
    at = bisect_left(evidence.cuts, own + 1)
    end = evidence.cuts[at] if at < len(evidence.cuts) else len(evidence.keys) + 1
    if not at or any(rival < first for rival in rivals):
        return 0, end, 0
    return first, end, evidence.cuts[at - 1] - first


def _nearest(places: Sequence[int], own: int) -> Sequence[int]:
    """The four places of a word before a number and the four behind it."""
    if len(places) <= _MOST_PLACES:
        return places
    first = max(0, bisect_left(places, own) - _MOST_PLACES // 2)
    return places[first : first + _MOST_PLACES]


def _crossed(place: int, own: int, after: int, rivals: Sequence[int]) -> float:
    """How much a word counts for a number when others stand between the two."""
    factor = 1.0
    for rival in rivals:
        if place < rival < own or after <= rival <= place:
            factor *= _CROSSING
    return factor
