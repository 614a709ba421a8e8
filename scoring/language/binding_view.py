"""The view of bindings: one claim beside its evidence, and what the evidence binds by the same word.

Takes a bond of the claim, or one beside a bond of the evidence (``number`` is its sentence), and answers one question
with yes or no.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language.bond import AGENT, IS, NAMED, Bond
from scoring.language.name_spans import GIVEN, Name, Names, fold
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import MEETING, Link

_SURNAMES = word_set("surname nickname nachname familienname spitzname apellido cognome sobrenome apelido achternaam")


class View:
    """One claim beside its evidence."""

    def __init__(
        self,
        claim: Words,
        evidence: Sequence[Words],
        links: Sequence[Link | None],
        theirs: Sequence[Sequence[Bond]],
        names: Sequence[Names],
    ) -> None:
        self.claim, self.evidence, self.links, self.names = claim, evidence, links, names
        self.own = frozenset(map(fold, claim.forms))
        self.bonds = [(number, bond) for number, bonds in enumerate(theirs) for bond in bonds]

    def known(self, bond: Bond) -> bool:
        """Whether the evidence has the name, so that it says something else of it; for words of naming any other
        name will do, for a surname any other surname, and so they do for a name that is also a word ("May")."""
        if bond.nouns == {NAMED} or self.claim.forms[bond.place] in _SURNAMES:
            return True
        if bond.role == AGENT and self.claim.forms[bond.name.begin] in GIVEN:
            return True
        return any(bond.name.keys[-1] in one.capitals for one in self.names)

    def holds(self, bond: Bond, exactly: bool = False) -> bool:
        """Whether the evidence ties the same name to the same word, of the same one, in whatever role; ``exactly``:
        not to a longer description ("deputy mayor" for "mayor")."""
        return any(
            shares(bond.name.keys, other.name.keys)
            and self.word(bond, number, other)
            and same_owner(bond, other)
            and not (exactly and bond.role == other.role == IS and not other.nouns <= bond.nouns)
            for number, other in self.bonds
        )

    def told(self, bond: Bond) -> bool:
        """Whether the evidence ties the name to the same word, of whomever."""
        return any(
            shares(bond.name.keys, other.name.keys) and self.word(bond, number, other) for number, other in self.bonds
        )

    def word(self, bond: Bond, number: int, other: Bond) -> bool:
        """Whether both hold their names by the same word."""
        if bond.nouns & other.nouns:
            return True
        link = self.links[bond.place]
        return link is not None and link.sentence == number and link.word == other.place and link.kind in MEETING

    def claimed(self, name: Name) -> bool:
        """Whether the claim itself speaks of the name."""
        return self.own.issuperset(name.keys)


def shares(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """Whether two names can be one: a word in common, and not one each of their own ("Lake Orr", "Lake Venn"), initials
    aside."""
    for key in mine:
        if key in theirs:
            break
    else:
        return False  # most pairs of names: asked thousands of times
    own, other = ([key for key in keys if key not in rest] for keys, rest in ((mine, theirs), (theirs, mine)))
    return not (own and other and own[0][0] != other[0][0])


def same_owner(bond: Bond, other: Bond) -> bool:
    """Whether two bonds can be of the same one, as far as their sentences say whom they speak of."""
    return not bond.who or not other.who or shares(bond.who, other.who)
