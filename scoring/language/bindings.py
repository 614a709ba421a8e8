"""Bindings: is a name of the claim held by the same word in the evidence, or by another while another name stands in
its place?

"Died in Bergen" beside "born in Bergen and died in Vienna"; "the mayor is Anna Frost" beside "the mayor is Omar Lund",
where Anna Frost is the deputy; "Tomas Berg trained the team" beside "his sister Eva trained it".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.language import contrasts
from scoring.language.bonds import AGENT, DEFINITE, HAS, IS, NAMED, OF, Bond
from scoring.language.findings import Finding, Findings
from scoring.language.name_spans import GIVEN, Name, Names, fold
from scoring.language.stations import station
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING, Link

FEATURES = ("bound_otherwise", "bound_unlike")
_ZERO = dict.fromkeys(FEATURES, 0.0)
_PRONOUNS = word_set("it them him her one this that which whom whose es ihn sie le la les lo los las o a os as")
_SURNAMES = word_set("surname nickname nachname familienname spitzname apellido cognome sobrenome apelido achternaam")
_POSSESSIVES = word_set("its his her their sein seine ihr ihre son sa su seu sua il suo zijn haar")
_APART = re.compile(r"[.:;]")
_MOST = 12


def compare(
    claim: Words,
    evidence: Sequence[Words],
    links: Sequence[Link | None],
    mine: Sequence[Bond],
    theirs: Sequence[Sequence[Bond]],
    names: Sequence[Names],
) -> Findings:
    """What holds the claim's names (``mine`` and ``theirs`` by ``bonds.annotate``; ``names`` those of the evidence).

    Features: ``bound_otherwise`` the word that holds a name in the claim holds another name in the same way, and
    nowhere this one, though the evidence has it; ``bound_unlike`` the evidence holds the name only by words of another
    kind ("born in" for "lives in"), says it of somebody
    else, or has what the claim calls a name only as a common word.
    """
    number = contrasts.crossed(claim, evidence, links)
    if number >= 0:
        there = evidence[number]
        whole = (0, len(claim.text), claim.text, number, 0, len(there.text), there.text)
        return Findings((Finding("bound otherwise", *whole, True),), {**_ZERO, "bound_otherwise": 1.0})
    if not mine or not (any(theirs) or any(bond.nouns == {NAMED} for bond in mine)):
        return Findings((), _ZERO)
    view = _View(claim, evidence, links, theirs, names)
    described = view.described()
    found: list[Finding] = []
    values = dict(_ZERO)
    for bond in mine[:_MOST]:
        if described and not bond.who and bond.role != IS:
            bond = bond._replace(who=described)
        if view.holds(bond, exactly=True):
            continue
        if bond.role == AGENT and view.labelled(bond, True):
            continue
        rival = (view.rival(bond) if view.known(bond) else None) or view.labelled(bond, False)
        if rival is not None and bond.role != HAS:
            values["bound_otherwise"] = 1.0
            found.append(view.finding(bond, *rival))
        elif not view.holds(bond) and (rival is not None or view.unlike(bond) or (described and view.told(bond))):
            values["bound_unlike"] = 1.0
            found.append(view.lack(bond))
    return Findings(tuple(found), values)


class _View:
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

    def described(self) -> tuple[str, ...]:
        """Whom "the composer of Night Ferry" names at the start of the claim, by "Night Ferry was composed by Lia
        Conti"."""
        forms = self.claim.forms
        first = next((at for at, form in enumerate(forms) if form not in LIGHT), len(forms))
        owner = next((at for at in range(first + 2, len(forms)) if forms[at] not in LIGHT), -1)
        if owner < 0 or self.claim.capital[first] or forms[first + 1] not in OF:
            return ()
        kind, stem = station(forms[first]), self.claim.stems[first]
        beside = self._appositive(stem, self.claim.stems[owner])
        if beside:
            return beside
        for number, bond in self.bonds:
            there = self.evidence[number]
            made = bond.role == AGENT and bool(kind & station(there.forms[bond.place]))
            if (made or (bond.role == IS and bond.nouns == {stem})) and self.claim.stems[owner] in there.stems:
                return bond.name.keys
        return ()

    def _appositive(self, stem: str, owner: str) -> tuple[str, ...]:
        """Who "their coach, Ana Brito" or "the coach Ana Brito" is, in a sentence on the owner."""
        for there, names in zip(self.evidence, self.names, strict=True):
            for span in names.spans if stem in there.stems and owner in there.stems else ():
                at = span.begin - 1
                beside = at > 0 and there.stems[at] == stem and there.forms[at - 1] in DEFINITE
                if beside and there.text[there.ends[at] : there.begins[span.begin]] in (" ", ", "):
                    return span.keys
        return ()

    def labelled(self, bond: Bond, same: bool) -> tuple[int, Bond] | None:
        """What "director: Ugo Marti" says of "directed by Ugo Marti" (``same``) and of "directed by" any other."""
        kind = station(self.claim.forms[bond.place]) if bond.role == AGENT else frozenset()
        for number, other in self.bonds:
            there = self.evidence[number]
            if other.role == IS and there.text[there.ends[other.place] : there.ends[other.place] + 1] == ":":
                shares = _shares(bond.name.keys, other.name.keys)
                if kind & station(there.forms[other.place]) and shares == same and not self._claimed(other.name):
                    return number, other
                if same and shares and kind & station(there.forms[other.place]):
                    return number, other
        return None

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
            _shares(bond.name.keys, other.name.keys)
            and self._word(bond, number, other)
            and _who(bond, other)
            and not (exactly and bond.role == other.role == IS and not other.nouns <= bond.nouns)
            for number, other in self.bonds
        )

    def _word(self, bond: Bond, number: int, other: Bond) -> bool:
        if bond.nouns & other.nouns:
            return True
        link = self.links[bond.place]
        return link is not None and link.sentence == number and link.word == other.place and link.kind in MEETING

    def rival(self, bond: Bond) -> tuple[int, Bond] | None:
        """Another name that the same word holds in the same role."""
        for number, other in self.bonds:
            if other.role != bond.role or _shares(bond.name.keys, other.name.keys) or self._claimed(other.name):
                continue
            if self._slot(bond, number, other) and not self._beside(bond, number, other):
                return number, other
        return None

    def _beside(self, bond: Bond, number: int, other: Bond) -> bool:
        """ "In the Maghreb region of North Africa", "in Ghent, Belgium": the name stands beside its rival."""
        holders = {one.place for at, one in self.bonds if at == number}
        for span in self.names[number].spans:
            if _shares(span.keys, bond.name.keys):
                first, last = sorted((span, other.name))
                between = range(first.end, last.begin)
                there = self.evidence[number]
                gap = there.text[there.ends[first.end - 1] : there.begins[last.begin]]
                if len(between) <= 8 and holders.isdisjoint(between) and _APART.search(gap) is None:
                    return True
        return False

    def _claimed(self, name: Name) -> bool:
        """Whether the claim itself speaks of the name."""
        return self.own.issuperset(name.keys)

    def _slot(self, bond: Bond, number: int, other: Bond) -> bool:
        if bond.role == IS:
            return other.nouns <= bond.nouns and self._owner(bond, number, other)
        if not self._word(bond, number, other) or not _who(bond, other):
            return False
        return bond.role != AGENT or self._object(bond, number, other)

    def _owner(self, bond: Bond, number: int, other: Bond) -> bool:
        """ "The mayor of Dell" is no "mayor of Kell": what follows "of" must be the claim's, too."""
        there = self.evidence[number]
        stems = set(self.claim.stems)
        after = there.forms[other.place + 1 : other.place + 2]
        if after and after[0] in OF:
            owner = next((at for at in range(other.place + 2, len(there.forms)) if there.forms[at] not in LIGHT), -1)
            return owner < 0 or there.stems[owner] in stems
        if number and there.forms[0] in _POSSESSIVES:
            there = self.evidence[number - 1]
        return any(stem in stems for at, stem in enumerate(there.stems) if there.forms[at] not in LIGHT)

    def _object(self, bond: Bond, number: int, other: Bond) -> bool:
        """Whether it is done to the same thing: a pronoun, or a word that the claim has."""
        there = self.evidence[number]
        if any(form in _PRONOUNS for form in there.forms[other.place + 1 : other.place + 2]):
            return True
        return any(
            link is not None
            and link.sentence == number
            and link.word != other.place
            and abs(link.word - other.place) <= 5
            for at, link in enumerate(self.links)
            if at not in range(bond.name.begin, bond.name.end) and at != bond.place
        )

    def unlike(self, bond: Bond) -> bool:
        """Whether the evidence has the name only where it says something of another kind, or of somebody else."""
        if bond.nouns == {NAMED}:
            return not any(bond.name.keys[-1] in one.capitals for one in self.names)
        kind = station(self.claim.forms[bond.place])
        held = [(number, other) for number, other in self.bonds if _shares(bond.name.keys, other.name.keys)]
        if not held or not kind or any(self._joined(bond, number, other) for number, other in held):
            return False
        kinds = [station(self.evidence[number].forms[other.place]) for number, other in held]
        return all(other and not other & kind for other in kinds)

    def told(self, bond: Bond) -> bool:
        """Whether the evidence ties the name to the same word, of whomever."""
        return any(
            _shares(bond.name.keys, other.name.keys) and self._word(bond, number, other) for number, other in self.bonds
        )

    def _joined(self, bond: Bond, number: int, other: Bond) -> bool:
        """ "Directed, written and produced by Ida Brandt": the claim's word stands there, too, and no name between."""
        link = self.links[bond.place]
        if link is None or link.sentence != number or link.kind not in MEETING:
            return False
        first, last = sorted((link.word, other.place))
        return not any(first < span.begin < last for span in self.names[number].spans)

    def finding(self, bond: Bond, number: int, other: Bond) -> Finding:
        begin, end = self._span(self.claim, bond)
        there = self.evidence[number]
        start, stop = self._span(there, other)
        return Finding(
            "bound otherwise", begin, end, self.claim.text[begin:end], number, start, stop, there.text[start:stop], True
        )

    def lack(self, bond: Bond) -> Finding:
        begin, end = self._span(self.claim, bond)
        return Finding("bound unlike", begin, end, self.claim.text[begin:end])

    @staticmethod
    def _span(words: Words, bond: Bond) -> tuple[int, int]:
        first, last = min(bond.place, bond.name.begin), max(bond.place, bond.name.end - 1)
        return words.begins[first], words.ends[last]


def _shares(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """Whether two names can be one: a word in common, and not one each of their own ("Lake Orr", "Lake Venn"), initials
    aside."""
    common = set(mine) & set(theirs)
    own, other = ([key for key in keys if key not in common] for keys in (mine, theirs))
    return bool(common) and not (own and other and own[0][0] != other[0][0])


def _who(bond: Bond, other: Bond) -> bool:
    return not bond.who or not other.who or _shares(bond.who, other.who)
