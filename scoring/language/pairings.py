"""Which number belongs to which item where a sentence lists several: "Adults pay 12, children 8"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.links import Link

_PIECES = lazy(r"[,;:|(]|\s(?:and|while|whereas|but|und|et|y|e)\s")


class Unit(NamedTuple):
    """A run of matched words: ``begin`` to ``end`` in the claim, from ``there`` on in the evidence sentence."""

    begin: int
    end: int
    there: int
    kind: str
    name: bool


def pieces(words: Words) -> list[tuple[int, int]]:
    """The clauses of a sentence that hold a number, as word ranges."""
    cuts = [match.end() for match in _PIECES.finditer(words.text)] + [len(words.text)]
    found, start, at = [], 0, 0
    for cut in cuts:
        while at < len(words.forms) and words.begins[at] < cut:
            at += 1
        if any(form[0].isdigit() for form in words.forms[start:at]):
            found.append((start, at))
            start = at
    return found


def paired(
    claim: Words, there: Words, links: Sequence[Link | None], number: int, parts: Sequence[tuple[int, int]]
) -> list[tuple[Unit, Unit]]:
    """A claim's number that the evidence ties to another item while the claim's item has another number."""
    if len(parts) < 2:
        return []
    stems = set(claim.stems)
    items = [_item(there, piece, stems) for piece in parts]
    others = [values for head, known, values in items if head and not known and values]
    own = [head for head, known, values in items if head and known and not values]
    if not others or not own or any(values for head, known, values in items if known):
        return []
    at = {link.word: place for place, link in enumerate(links) if link is not None and link.sentence == number}
    place, value = own[0][0], others[0][0]
    if place not in at or value not in at:
        return []
    return [(Unit(at[place], at[place] + 1, place, "same", True), Unit(at[value], at[value] + 1, value, "same", False))]


def _item(words: Words, piece: tuple[int, int], stems: set[str]) -> tuple[list[int], bool, list[int]]:
    """What a clause is about (the run of capitals, or the word, that it begins with), whether the claim has all of
    it, and which of its numbers the claim has."""
    begin, end = piece
    head: list[int] = []
    for at in range(begin, end):
        if words.forms[at][0].isdigit() or (head and not words.capital[at]):
            break
        if words.forms[at] not in LIGHT or head:
            head.append(at)
    values = [at for at in range(begin, end) if words.forms[at][0].isdigit() and words.stems[at] in stems]
    return head, all(words.stems[at] in stems for at in head), values
