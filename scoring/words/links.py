"""Which evidence word answers which claim word: equal stems first, then related words of the closest sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import NamedTuple

from scoring.records import Words
from scoring.words.light import LIGHT, word_set

Relation = Callable[[str, str], str | None]
"""(claim form, evidence form) -> kind of relation, such as "synonym" or "antonym", or None."""

REVERSING = frozenset({"antonym", "negated", "negated prefix"})
"""Kinds that turn the meaning round, so that one negation makes the two sides agree."""
MEETING = frozenset({"same", "alias", "demonym", "derivation", "synonym", "hypernym", "hyponym"})
"""Kinds that let two words speak of one thing."""
_MOST = 64
_BEING = word_set("is are was were be normally usually generally typically always mostly now currently still kept")
_PREFIXES = ("un", "in", "im", "il", "ir", "dis", "non", "не")
_NO_PREFIX = word_set(
    """discover display inform infamous different indifferent invaluable inflammable disease indent invest inside until
    under unless union import impress"""
)


_TAKING = word_set(
    """pull pulls pulled remove removes removed take takes took taken taking removing pulling open opens opened opening
    undo undone loosen loosened release released detach detached disconnect disconnected lift lifted"""
)
"""What is done to the plug of what is unplugged."""
_OF_IT = word_set("the a an its your all any each every both this that these those")


class Link(NamedTuple):
    """The evidence word that a claim word meets. ``kind`` is "same", "negated prefix" or a relation."""

    sentence: int
    word: int
    kind: str


def links(claim: Words, evidence: Sequence[Words], relation: Relation | None = None) -> list[Link | None]:
    """For each content word of the claim the evidence word that it meets, or None; None for function words.

    Among several places the sentence that shares most content words wins, then the place with equal neighbours, then
    the first.
    """
    found: list[Link | None] = [None] * len(claim.forms)
    if not evidence:
        return found
    shouted = claim.text.isupper()
    content = [
        at for at, form in enumerate(claim.forms) if form not in LIGHT or (at and claim.capital[at] and not shouted)
    ]
    wanted = {claim.stems[at] for at in content}
    order = [len(wanted & sentence.distinct) for sentence in evidence]
    places = _places(wanted, evidence)
    for at in content:
        options = places.get(claim.stems[at])
        if options:
            found[at] = _choose(claim, at, options, evidence, order)
    if len(wanted) < len(content):
        _part(claim, evidence, found)
    _related(claim, evidence, order.index(max(order)), found, relation)
    return found


def _places(wanted: Set[str], evidence: Sequence[Words]) -> dict[str, list[tuple[int, int]]]:
    """Where each of some stems stands: sentence and word."""
    places: dict[str, list[tuple[int, int]]] = {}
    for number, sentence in enumerate(evidence):
        for at, stem in enumerate(sentence.stems):
            if stem in wanted:
                places.setdefault(stem, []).append((number, at))
    return places


def _part(claim: Words, evidence: Sequence[Words], found: list[Link | None]) -> None:
    """Leaves an evidence word to the one of several equal claim words that has its neighbours.

    "A big dog and a big cat" beside "a big dog and a small cat": the second "big" meets nothing.
    """
    holders: dict[tuple[int, int], int] = {}
    for at, link in enumerate(found):
        if link is None:
            continue
        holder = holders.setdefault(link[:2], at)
        if holder != at:
            stems = evidence[link.sentence].stems
            loser = holder if _flanks(claim, at, stems, link.word) > _flanks(claim, holder, stems, link.word) else at
            holders[link[:2]] = holder + at - loser
            found[loser] = None


def _flanks(claim: Words, at: int, stems: list[str], word: int) -> int:
    before = at > 0 < word and claim.stems[at - 1] == stems[word - 1]
    return before + (claim.stems[at + 1 : at + 2] == stems[word + 1 : word + 2])


def _choose(claim: Words, at: int, options: list[tuple[int, int]], evidence: Sequence[Words], order: list[int]) -> Link:
    if len(options) == 1:
        return Link(*options[0], "same")
    best, best_rank = options[0], -1
    for number, word in options[:_MOST]:
        stems = evidence[number].stems
        rank = 3 * order[number] + _flanks(claim, at, stems, word)
        if rank > best_rank:
            best, best_rank = (number, word), rank
    return Link(*best, "same")


def _related(
    claim: Words, sentences: Sequence[Words], number: int, found: list[Link | None], relation: Relation | None
) -> None:
    missing = [at for at in claim.content if found[at] is None]
    if not missing:
        return
    taken = {link.word for link in found if link and link.sentence == number}
    forms, there = claim.forms, sentences[number].forms
    free = [at for at in sentences[number].content if at not in taken][:_MOST]
    for at in missing[:_MOST]:
        best: Link | None = None
        for word in free:
            kind = _prefix(forms[at], there[word])
            if kind and (_taken(forms, at) if len(forms[at]) < len(there[word]) else _taken(there, word)):
                kind = "synonym"
            if kind is None and relation is not None:
                kind = relation(claim.forms[at], there[word])
            if kind in MEETING:
                best = Link(number, word, kind)
                break
            if kind and best is None:
                best = Link(number, word, kind)
        found[at] = best


def _prefix(one: str, other: str) -> str | None:
    """ "incompatible" beside "compatible"."""
    if one[-2:] != other[-2:] or len(one) == len(other):
        return None
    short, long = (one, other) if len(one) < len(other) else (other, one)
    if len(short) < 4 or not long.endswith(short) or long in _NO_PREFIX:
        return None
    return "negated prefix" if long[: -len(short)] in _PREFIXES else None


def _taken(forms: Sequence[str], at: int) -> bool:
    """ "Pull the plug" says what "unplug" says."""
    return at > 1 and forms[at - 1] in _OF_IT and forms[at - 2] in _TAKING


def put_in_place(
    claim: Words, evidence: Sequence[Words], found: list[Link | None], relation: Relation
) -> list[Link | None]:
    """The links, with those turned to an opposite that stands where the claim's word does: "is normally closed" beside
    "is normally open and shuts only then". The two words before must be the same, and nowhere stand before the claim's
    own word."""
    if _BEING.isdisjoint(claim.forms):
        return found
    for at in range(2, len(found)):
        link = found[at]
        if link is None or link.kind not in MEETING or claim.forms[at - 1] not in _BEING:
            continue
        there = evidence[link.sentence].forms
        before = claim.forms[at - 2 : at]
        places = [place for place in range(2, len(there)) if there[place - 2 : place] == before]
        if any(there[place] == claim.forms[at] for place in places):
            continue
        for place in places:
            kind = _prefix(claim.forms[at], there[place]) or relation(claim.forms[at], there[place])
            if kind in REVERSING:
                found[at] = Link(link.sentence, place, str(kind))
    return found
