"""Which evidence word answers which claim word: equal stems first, then related words of the closest sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scoring.light import LIGHT, word_set
from scoring.records import Words

Relation = Callable[[str, str], str | None]
"""(claim form, evidence form) -> kind of relation, such as "synonym" or "antonym", or None."""

REVERSING = frozenset({"antonym", "negated", "negated prefix"})
"""Kinds that turn the meaning round, so that one negation makes the two sides agree."""
_PREFIXES = ("un", "in", "im", "il", "ir", "dis", "non")
_NO_PREFIX = word_set(
    """discover display inform infamous different indifferent invaluable inflammable disease indent invest inside until
    under unless union import impress"""
)


class Link(NamedTuple):
    """The evidence word that a claim word meets. ``kind`` is "same", "negated prefix" or a relation."""

    sentence: int
    word: int
    kind: str


@dataclass(frozen=True, slots=True)
class Index:
    """The evidence by stem; made once, used for every claim."""

    sentences: Sequence[Words]
    places: dict[str, list[tuple[int, int]]]


def index(evidence: Sequence[Words]) -> Index:
    """Where every stem of the evidence stands."""
    places: dict[str, list[tuple[int, int]]] = {}
    for number, sentence in enumerate(evidence):
        for at, stem in enumerate(sentence.stems):
            places.setdefault(stem, []).append((number, at))
    return Index(evidence, places)


def links(claim: Words, evidence: Index, relation: Relation | None = None) -> list[Link | None]:
    """For each claim word the evidence word that it meets, or None.

    Among several places the sentence that shares most content words wins, then the place with equal neighbours, then
    the first.
    """
    places = [evidence.places.get(stem) for stem in claim.stems]
    order = _closeness(claim, places, len(evidence.sentences))
    found = [_choose(claim, at, options, evidence, order) if options else None for at, options in enumerate(places)]
    if evidence.sentences:
        _related(claim, evidence.sentences, max(range(len(order)), key=order.__getitem__), found, relation)
    return found


def _closeness(claim: Words, places: list[list[tuple[int, int]] | None], count: int) -> list[int]:
    shared = [0] * count
    for form, options in zip(claim.forms, places, strict=True):
        if options and form not in LIGHT:
            for number in {number for number, _ in options[:64]}:
                shared[number] += 1
    return shared


def _choose(claim: Words, at: int, options: list[tuple[int, int]], evidence: Index, order: list[int]) -> Link:
    if len(options) == 1:
        return Link(*options[0], "same")
    before = claim.stems[at - 1] if at else None
    after = claim.stems[at + 1] if at + 1 < len(claim.stems) else None
    best, best_rank = options[0], (-1, -1)
    for number, word in options[:64]:
        stems = evidence.sentences[number].stems
        flanks = (word > 0 and stems[word - 1] == before) + (word + 1 < len(stems) and stems[word + 1] == after)
        if (order[number], flanks) > best_rank:
            best, best_rank = (number, word), (order[number], flanks)
    return Link(*best, "same")


def _related(claim: Words, sentences: Sequence[Words], number: int, found: list[Link | None],
             relation: Relation | None) -> None:
    taken = {link.word for link in found if link and link.sentence == number}
    there = sentences[number]
    free = [at for at, form in enumerate(there.forms) if at not in taken and form not in LIGHT][:60]
    for at, form in enumerate(claim.forms):
        if found[at] is not None or form in LIGHT:
            continue
        for word in free:
            kind = _prefix(form, there.forms[word]) or (relation(form, there.forms[word]) if relation else None)
            if kind:
                found[at] = Link(number, word, kind)
                break


def _prefix(one: str, other: str) -> str | None:
    """"incompatible" beside "compatible"."""
    if abs(len(one) - len(other)) > 5 or one[-2:-1] != other[-2:-1]:
        return None
    short, long = (one, other) if len(one) < len(other) else (other, one)
    if len(short) < 4 or not long.endswith(short) or long in _NO_PREFIX:
        return None
    return "negated prefix" if long[: -len(short)] in _PREFIXES else None
