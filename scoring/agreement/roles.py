"""Do two numbers play the same role? The words around them, nearer ones first, the noun they count, the name they
belong to."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scoring.expressions import lazy
from scoring.quantities import tables
from scoring.quantities.quantity import Quantity
from scoring.words import stems

_ASCII_WORD = re.compile("[A-Za-z]+")
_WORD = lazy(r"[぀-ヿ㐀-鿿\uf900-\ufaff가-힣]|[^\W\d_぀-ヿ㐀-鿿\uf900-\ufaff가-힣]+")
_LIGHT = frozenset(tables.words("light"))
_SAME = {stems.key(word): name for name, row in tables.group("role").items() for word in row.split()}
"""Words for one thing that has a price or a count: entry, admission, ticket."""
_BEGINNINGS = frozenset(stems.key(word) for word in tables.words("beginnings"))
_ENDINGS = frozenset(stems.key(word) for word in tables.words("endings"))
_OF_THE = lazy(r"(?:^|[.;:,]\s)of (?:the|its|their|his|her|our|all|[\w-]+(?: [\w-]+)?['’]s) $", re.I)
_CUT = re.compile(r";|\.(?=\s[A-Z])")
"""What parts the members of a record and the cells of a row."""
_DASH = re.compile(r"\s*[-–—]\s*|\s(?:to|until)\s")
_CLAIM_REACH, _EVIDENCE_REACH = 5, 9
_MOST_PLACES = 8
_CROSSING = 0.4
_BEHIND = 0.75
"""A name usually stands before its figure; one behind counts for less."""
_CUT_OFF = 0.3
"""What stands behind the end of a clause belongs to the next figure."""
_CLAIM_DECAY = tuple(1 / (1 + 0.12 * distance) for distance in range(32))
_EVIDENCE_DECAY = tuple(1 / (1 + 0.18 * distance) for distance in range(32))


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence: where its words begin, their keys, the places of each key, and which keys are written as names."""

    begins: list[int]
    keys: list[str]
    places: dict[str, list[int]]
    names: frozenset[str]
    cuts: tuple[int, ...] = ()
    """The word places at which a clause or cell begins, but for the first."""


def line(text: str) -> Line:
    """The words of one sentence, ready for comparisons."""
    begins: list[int] = []
    keys: list[str] = []
    names: list[str] = []
    places: dict[str, list[int]] = {}
    for match in (_ASCII_WORD if text.isascii() else _WORD).finditer(text):
        form = match.group()
        lower = form.lower()
        word = lower if lower in _LIGHT or form >= "\u3000" else stems.key(lower)
        word = _SAME.get(word, word)
        if lower not in _LIGHT or (form == "A" and keys):
            places.setdefault(word, []).append(len(keys))
            if form[0].isupper() and form < "\u3000":
                names.append(word)
        begins.append(match.start())
        keys.append(word)
    record = (";" in text and text.count(": ") > text.count(";")) or ". " in text
    cuts = [bisect_left(begins, cut.end()) for cut in _CUT.finditer(text)] if record else []
    return Line(begins, keys, places, frozenset(names), tuple(cuts))


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


def subject(claim: Line) -> tuple[str, ...]:
    """The claim's first name, else its first content word: whom the claim is about."""
    named = [word for word in claim.keys if word in claim.names and word in claim.places]
    return tuple(named[:2]) if named else tuple(word for word in claim.keys if word in claim.places)[:1]


def place(line: Line, quantity: Quantity) -> int:
    """The word place at which a number stands."""
    return bisect_left(line.begins, quantity.begin)


def overlap(words: Sequence[tuple[str, float]], evidence: Line, quantity: Quantity, rivals: Sequence[int]) -> float:
    """The share (0..1) of a claim number's surroundings that stands near a number of the evidence.

    ``rivals`` are the word places of the comparable numbers of that sentence: a word beyond one of them belongs less
    to this number.
    """
    total = sum(weight for _, weight in words)
    if not total:
        return 0.0
    own = bisect_left(evidence.begins, quantity.begin)
    after = bisect_left(evidence.begins, quantity.end)
    reached = 0.0
    begin, end, skipped = _cell(evidence, own, rivals)
    for word, weight in words:
        best = 0.0
        for place in _nearest(evidence.places.get(word, ()), own):
            if skipped and place < begin:
                best = max(best, _EVIDENCE_DECAY[min(own - place - skipped, 31)])
                continue
            distance = own - place if place < own else place - after + 1
            if distance > 3 * _EVIDENCE_REACH or (place >= own and distance < 1):
                continue
            near = _EVIDENCE_DECAY[distance] * (1.0 if place < own else _BEHIND)
            near *= _CUT_OFF if place >= end else 1.0
            best = max(best, near * _crossed(place, own, after, rivals))
        reached += weight * best
    return reached / total


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


def owned_by_another(line: Line, place: int, rivals: Sequence[int], known: frozenset[str]) -> bool:
    """Whether the nearest name between the number before this one and this one is not among the ``known`` words."""
    first = max((rival for rival in rivals if rival < place), default=0)
    for at in range(place - 1, max(first, place - 12) - 1, -1):
        if line.keys[at] in line.names:
            return line.keys[at] not in known
    return False


def phase(claim: Line) -> int:
    """-1 when a claim speaks of a birth or beginning, 1 when of a death or end, 0 for neither or both."""
    begins, ends = not _BEGINNINGS.isdisjoint(claim.places), not _ENDINGS.isdisjoint(claim.places)
    return ends - begins


def parted(
    text: str, line: Line, quantities: Sequence[Quantity], places: Sequence[int]
) -> dict[int, tuple[frozenset[str], frozenset[str]]]:
    """The numbers of wholes ("of the 40 boats in port, 12 sank"), each with the words between it and the number of its
    part, and the words behind that, which are said of the part alone."""
    found = {}
    for at, (first, second) in enumerate(pairwise(quantities)):
        counts = first.family == second.family == "count" and second.value < first.value
        if counts and _OF_THE.search(text, max(0, first.begin - 32), first.begin):
            between = frozenset(line.keys[places[at] : places[at + 1]]) & line.places.keys()
            behind = frozenset(line.keys[places[at + 1] :]) & line.places.keys()
            noun = frozenset(line.keys[places[at] : places[at] + 1])
            found[at] = (between - noun - behind, behind - between)
    return found


def end(claim: Line, place: int) -> int:
    """1 for a number behind "to", -1 behind "from", 0 for any other."""
    before = claim.keys[max(0, place - 1) : place]
    return (before == ["to"]) - (before == ["from"])


def phases(text: str, quantities: Sequence[Quantity]) -> list[int]:
    """For each number of a sentence: -1 before a dash to another date ("1921 - 1990"), 1 behind it, else 0."""
    found = [0] * len(quantities)
    for at, (first, second) in enumerate(pairwise(quantities)):
        if first.family == second.family == "when" and _DASH.fullmatch(text, first.end, second.begin):
            found[at], found[at + 1] = -1, 1
    return found


def _crossed(place: int, own: int, after: int, rivals: Sequence[int]) -> float:
    """How much a word counts for a number when others stand between the two."""
    factor = 1.0
    for rival in rivals:
        if place < rival < own or after <= rival <= place:
            factor *= _CROSSING
    return factor
