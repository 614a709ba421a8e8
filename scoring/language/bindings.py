"""Bindings: is a name of the claim held by the same word in the evidence, or by another while another name stands in
its place?

"Died in Bergen" beside "born in Bergen and died in Vienna"; "the mayor is Anna Frost" beside "the mayor is Omar Lund",
where Anna Frost is the deputy; "Tomas Berg trained the team" beside "his sister Eva trained it".
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language import contrasts
from scoring.language.binding_view import View, shares
from scoring.language.bond import AGENT, HAS, IS, NAMED, Bond
from scoring.language.descriptions import described, labelled
from scoring.language.findings import Finding, Findings, opposed
from scoring.language.name_spans import Names
from scoring.language.rivals import rival
from scoring.language.stations import station
from scoring.records import Words
from scoring.words.links import MEETING, Link

FEATURES = ("bound_otherwise", "bound_unlike")
_ZERO = dict.fromkeys(FEATURES, 0.0)
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
        crossed = opposed("bound otherwise", claim, number, evidence[number])
        return Findings((crossed,), {**_ZERO, "bound_otherwise": 1.0})
    if not mine or not (any(theirs) or any(bond.nouns == {NAMED} for bond in mine)):
        return Findings((), _ZERO)
    view = View(claim, evidence, links, theirs, names)
    whom = described(view)
    found: list[Finding] = []
    values = dict(_ZERO)
    for bond in mine[:_MOST]:
        if whom and not bond.who and bond.role != IS:
            bond = bond._replace(who=whom)
        if view.holds(bond, exactly=True):
            continue
        if bond.role == AGENT and labelled(view, bond, True):
            continue
        other = (rival(view, bond) if view.known(bond) else None) or labelled(view, bond, False)
        if other is not None and bond.role != HAS:
            values["bound_otherwise"] = 1.0
            found.append(_finding(view, bond, *other))
        elif not view.holds(bond) and (other is not None or _unlike(view, bond) or (whom and view.told(bond))):
            values["bound_unlike"] = 1.0
            found.append(_lack(view, bond))
    return Findings(tuple(found), values)


def _unlike(view: View, bond: Bond) -> bool:
    """Whether the evidence has the name only where it says something of another kind, or of somebody else."""
    if bond.nouns == {NAMED}:
        return not any(bond.name.keys[-1] in one.capitals for one in view.names)
    kind = station(view.claim.forms[bond.place])
    held = [(number, other) for number, other in view.bonds if shares(bond.name.keys, other.name.keys)]
    if not held or not kind or any(_joined(view, bond, number, other) for number, other in held):
        return False
    kinds = [station(view.evidence[number].forms[other.place]) for number, other in held]
    return all(other and not other & kind for other in kinds)


def _joined(view: View, bond: Bond, number: int, other: Bond) -> bool:
    """ "Directed, written and produced by Ida Brandt": the claim's word stands there, too, and no name between."""
    link = view.links[bond.place]
    if link is None or link.sentence != number or link.kind not in MEETING:
        return False
    first, last = sorted((link.word, other.place))
    return not any(first < span.begin < last for span in view.names[number].spans)


def _finding(view: View, bond: Bond, number: int, other: Bond) -> Finding:
    begin, end = _span(view.claim, bond)
    there = view.evidence[number]
    start, stop = _span(there, other)
    return Finding(
        "bound otherwise", begin, end, view.claim.text[begin:end], number, start, stop, there.text[start:stop], True
    )


def _lack(view: View, bond: Bond) -> Finding:
    begin, end = _span(view.claim, bond)
    return Finding("bound unlike", begin, end, view.claim.text[begin:end])


def _span(words: Words, bond: Bond) -> tuple[int, int]:
    first, last = min(bond.place, bond.name.begin), max(bond.place, bond.name.end - 1)
    return words.begins[first], words.ends[last]
