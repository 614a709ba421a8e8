"""Rivals: another name of the evidence in the place of a claim's name.

Takes a view of the claim beside its evidence and a bond of the claim, returns the bond of the rival with its sentence.
"""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.language.binding_view import View, same_owner, shares
from scoring.language.bond import AGENT, IS, OF, Bond
from scoring.words.light import LIGHT, word_set

_PRONOUNS = word_set("it them him her one this that which whom whose es ihn sie le la les lo los las o a os as")
_POSSESSIVES = word_set("its his her their sein seine ihr ihre son sa su seu sua il suo zijn haar")
_APART = lazy(r"[.:;]")


def rival(view: View, bond: Bond) -> tuple[int, Bond] | None:
    """Another name that the same word holds in the same role."""
    for number, other in view.bonds:
        if other.role != bond.role or shares(bond.name.keys, other.name.keys) or view.claimed(other.name):
            continue
        if _slot(view, bond, number, other) and not _beside(view, bond, number, other):
            return number, other
    return None


def _beside(view: View, bond: Bond, number: int, other: Bond) -> bool:
    """ "In the Maghreb region of North Africa", "in Ghent, Belgium": the name stands beside its rival."""
    holders = {one.place for at, one in view.bonds if at == number}
    for span in view.names[number].spans:
        if shares(span.keys, bond.name.keys):
            first, last = sorted((span, other.name))
            between = range(first.end, last.begin)
            there = view.evidence[number]
            gap = there.text[there.ends[first.end - 1] : there.begins[last.begin]]
            if len(between) <= 8 and holders.isdisjoint(between) and _APART.search(gap) is None:
                return True
    return False


def _slot(view: View, bond: Bond, number: int, other: Bond) -> bool:
    if bond.role == IS:
        return other.nouns <= bond.nouns and _owner(view, bond, number, other)
    if not view.word(bond, number, other) or not same_owner(bond, other):
        return False
    return bond.role != AGENT or _object(view, bond, number, other)


def _owner(view: View, bond: Bond, number: int, other: Bond) -> bool:
    """ "The mayor of Dell" is no "mayor of Kell": what follows "of" must be the claim's, too."""
    there = view.evidence[number]
    stems = set(view.claim.stems)
    after = there.forms[other.place + 1 : other.place + 2]
    if after and after[0] in OF:
        owner = next((at for at in range(other.place + 2, len(there.forms)) if there.forms[at] not in LIGHT), -1)
        return owner < 0 or there.stems[owner] in stems
    if number and there.forms[0] in _POSSESSIVES:
        there = view.evidence[number - 1]
    return any(stem in stems for at, stem in enumerate(there.stems) if there.forms[at] not in LIGHT)


def _object(view: View, bond: Bond, number: int, other: Bond) -> bool:
    """Whether it is done to the same thing: a pronoun, or a word that the claim has."""
    there = view.evidence[number]
    if any(form in _PRONOUNS for form in there.forms[other.place + 1 : other.place + 2]):
        return True
    return any(
        link is not None and link.sentence == number and link.word != other.place and abs(link.word - other.place) <= 5
        for at, link in enumerate(view.links)
        if at not in range(bond.name.begin, bond.name.end) and at != bond.place
    )
