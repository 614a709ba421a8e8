"""Descriptions: whom the evidence names for "the composer of Night Ferry" or "director:".

Takes a view of the claim beside its evidence.
"""

from __future__ import annotations

from scoring.language.binding_view import View, shares
from scoring.language.bond import AGENT, DEFINITE, IS, OF, Bond
from scoring.language.stations import station
from scoring.words.light import LIGHT


def described(view: View) -> tuple[str, ...]:
    """Whom "the composer of Night Ferry" names at the start of the claim, by "Night Ferry was composed by Lia
    Conti"."""
    forms = view.claim.forms
    first = next((at for at, form in enumerate(forms) if form not in LIGHT), len(forms))
    owner = next((at for at in range(first + 2, len(forms)) if forms[at] not in LIGHT), -1)
    if owner < 0 or view.claim.capital[first] or forms[first + 1] not in OF:
        return ()
    kind, stem = station(forms[first]), view.claim.stems[first]
    beside = _appositive(view, stem, view.claim.stems[owner])
    if beside:
        return beside
    for number, bond in view.bonds:
        there = view.evidence[number]
        made = bond.role == AGENT and bool(kind & station(there.forms[bond.place]))
        if (made or (bond.role == IS and bond.nouns == {stem})) and view.claim.stems[owner] in there.stems:
            return bond.name.keys
    return ()


def _appositive(view: View, stem: str, owner: str) -> tuple[str, ...]:
    """Who "their coach, Ana Brito" or "the coach Ana Brito" is, in a sentence on the owner."""
    for there, names in zip(view.evidence, view.names, strict=True):
        for span in names.spans if stem in there.stems and owner in there.stems else ():
            at = span.begin - 1
            beside = at > 0 and there.stems[at] == stem and there.forms[at - 1] in DEFINITE
            if beside and there.text[there.ends[at] : there.begins[span.begin]] in (" ", ", "):
                return span.keys
    return ()


def labelled(view: View, bond: Bond, same: bool) -> tuple[int, Bond] | None:
    """What "director: Ugo Marti" says of "directed by Ugo Marti" (``same``) and of "directed by" any other."""
    kind = station(view.claim.forms[bond.place]) if bond.role == AGENT else frozenset()
    for number, other in view.bonds:
        there = view.evidence[number]
        if other.role == IS and there.text[there.ends[other.place] : there.ends[other.place] + 1] == ":":
            common = shares(bond.name.keys, other.name.keys)
            if kind & station(there.forms[other.place]) and common == same and not view.claimed(other.name):
                return number, other
            if same and common and kind & station(there.forms[other.place]):
                return number, other
    return None
