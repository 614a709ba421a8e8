"""Relate the quantities of a claim to those of its evidence.

``compare`` gives one Relation for each quantity of the claim: the evidence's quantity in the same role, and whether it
bears the
claim out. ``summary`` turns the relations into features with fixed names; ``order`` compares two items by their
figures.
A number supports in its own role only: words around it, counted noun, unit and name decide which figure of the
evidence answers it.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement import (
    agree,
    changes,
    gapping,
    inferred,
    labels,
    lasting,
    matching,
    nearness,
    offsets,
    payers,
    roles,
    shares,
)
from scoring.agreement.agree import OPEN, SATISFIED, VIOLATED
from scoring.agreement.matching import Alike, Asked, Given
from scoring.agreement.order import OrderVerdict, order
from scoring.agreement.relation import FEATURES, Relation, is_dated, summary
from scoring.frozen import replace
from scoring.quantities import values
from scoring.quantities.free import is_free
from scoring.quantities.quantity import Quantity

__all__ = ["FEATURES", "OrderVerdict", "Relation", "compare", "order", "summary"]

_LISTED = 1.5
"""How well the number of a label fits its role, at least."""
_PAIRS = 1_000
"""At most about so many pairs of numbers are compared for one claim."""

_MAY = frozenset("can may allowed permitted entitled able".split())
_SPAN = 2
_EACH = frozenset("every each los cada todos le les chaque ogni jeden jedem toda às elke".split())
_SINGULAR = frozenset("lunes martes miércoles jueves viernes".split())


def _never(left: str, right: str) -> bool:
    """No two different nouns are alike."""
    return left == right


def compare(
    claim_text: str,
    evidence_texts: Sequence[str],
    claim_quantities: Sequence[Quantity] | None = None,
    evidence_quantities: Sequence[Sequence[Quantity]] | None = None,
    alike: Alike = _never,
) -> tuple[Relation, ...]:
    """One Relation for each quantity of the claim, in reading order; empty for a claim without numbers.

    ``evidence_texts`` are single sentences; pass the results of ``values.find`` where they are known. ``alike`` says
    whether two
    counted nouns (lower case, singular) can name one thing, as "critic" and "reviewer". The order of the evidence
    changes no state.
    Deterministic, never raises.
    """
    wanted = values.find(claim_text) if claim_quantities is None else claim_quantities
    found = [values.find(text) for text in evidence_texts] if evidence_quantities is None else evidence_quantities
    theirs = [given(text, quantities) for text, quantities in zip(evidence_texts, found, strict=True)]
    return between(claim_text, given(claim_text, wanted), theirs, alike)


def between(
    claim_text: str,
    mine: Given | None,
    theirs: Sequence[Given | None],
    alike: Alike = _never,
    questions: Sequence[Asked] | None = None,
) -> tuple[Relation, ...]:
    """As ``compare``, for sentences whose numbers were placed by ``given`` before; ``questions`` are ``asked`` of
    ``mine``, where they are known."""
    if mine is None:
        return ()
    limit = max(4, _PAIRS // len(mine.quantities))
    questions = asked(mine, alike) if questions is None else questions
    labelled = [one for one in mine.quantities if one.kind == "label"]
    worse = matching.outdone(mine.line, labelled, theirs) if len(theirs) > 1 else frozenset()
    worse |= payers.others(mine, theirs)
    own = matching.owners(labelled, theirs, worse)
    around: matching.Around = {}
    found = [matching.best(question, theirs, limit, worse, own, around) for question in questions]
    found = [one for one in found if one.evidence is not None or not is_free(one.claim)]
    found = [_of_its_label(one, mine, theirs) for one in found]
    found = [replace(one, state=OPEN, anywhere=False) if _usual(one, found, theirs) else one for one in found]
    found = _hours(found, mine, theirs)
    found = inferred.derived(claim_text, inferred.lasted(claim_text, mine, found, theirs), theirs, alike)
    found = inferred.shared(claim_text, mine, found, theirs)
    return tuple(inferred.refuted(claim_text, mine, found, theirs))


def _hours(found: list[Relation], mine: Given, theirs: Sequence[Given | None]) -> list[Relation]:
    """The relations, those of two hours ("from 6.30 to 21") to the same two in the same order where a sentence has no
    others ("opens at 6.30 and closes at 21")."""
    clocks = [one for one in mine.quantities if one.family == "clock"]
    if len(clocks) != _SPAN or all(one.state == SATISFIED for one in found):
        return found
    for index, there in enumerate(theirs):
        hours = [one for one in there.quantities if one.family == "clock"] if there else []
        if [one.amount for one in hours] == [one.amount for one in clocks]:
            told = {own.begin: other for own, other in zip(clocks, hours, strict=True)}
            return [
                replace(one, evidence=told[one.claim.begin], index=index, state=SATISFIED, anywhere=True)
                if one.claim.begin in told
                else one
                for one in found
            ]
    return found


def _usual(relation: Relation, relations: Sequence[Relation], theirs: Sequence[Given | None]) -> bool:
    """Whether what happens "on Sundays" is to answer for "on a Sunday in 1962"."""
    evidence, sentence = relation.evidence, theirs[relation.index] if relation.index >= 0 else None
    if relation.claim.family != "when" or relation.state != SATISFIED or evidence is None or sentence is None:
        return False
    if not any(is_dated(relation.claim, other.claim) for other in relations):
        return False
    place, name = roles.place(sentence.line, evidence), evidence.text.lower()
    plural = name != relation.claim.text.lower() and name.endswith("s") and name not in _SINGULAR
    return plural or not _EACH.isdisjoint(sentence.line.keys[max(0, place - 2) : place])


def _of_its_label(relation: Relation, mine: Given, theirs: Sequence[Given | None]) -> Relation:
    """The relation, to the number behind the claim's own label where the evidence is a list of them: "children pay 12"
    beside "adults 12, children 8"."""
    there = theirs[relation.index] if relation.index >= 0 else None
    if there is None or not there.labels:
        return relation
    owner = labels.owner(frozenset(mine.line.keys), there.labels)
    state = agree.state(relation.claim, there.quantities[owner]) if owner >= 0 else OPEN
    if state not in (SATISFIED, VIOLATED):
        return relation
    score = max(relation.score, _LISTED)
    return replace(relation, state=state, evidence=there.quantities[owner], score=score, anywhere=state == SATISFIED)


def given(text: str, quantities: Sequence[Quantity], language: str = "en") -> Given | None:
    """The numbers of one sentence with their places among its words; None for a sentence without any."""
    if not quantities:
        return None
    line = roles.line(text, language)
    quantities = gapping.filled(text, quantities) if len(quantities) > 1 else quantities
    written = {id(one) for one in quantities}
    span = lasting.span(text, quantities) if len(quantities) > 1 else None
    quantities = offsets.dated(text, quantities)
    places = [roles.place(line, quantity) for quantity in quantities]
    near = [matching.rivals(quantities, places, at) for at in range(len(quantities))]
    parted = roles.parted(text, line, quantities, places)
    quantities = [
        replace(one, head=quantities[at - 1].head) if at - 1 in parted and one.head[-2:] == "ed" else one
        for at, one in enumerate(quantities)
    ]
    stated = changes.changes(text, quantities)
    listed = labels.labels(text, line, quantities)
    worked = frozenset(at for at, one in enumerate(quantities) if id(one) not in written)
    portion = shares.portion(text, quantities) if len(quantities) > 1 else None
    phases = roles.phases(text, quantities)
    return Given(line, quantities, places, phases, near, stated, parted, listed, worked, span, portion)


def asked(mine: Given, alike: Alike) -> list[Asked]:
    """What each number of a claim needs to find its match, whatever the evidence."""
    line, quantities, places = mine.line, mine.quantities, mine.places
    keys, subject, phase = frozenset(line.places), roles.subject(line), roles.phase(line)
    may = not _MAY.isdisjoint(line.keys)
    whole = {id(quantity) for change in mine.changes for quantity in change}
    return [
        Asked(
            quantity,
            nearness.window(line, quantity, matching.rivals(quantities, places, at)),
            keys,
            subject,
            alike,
            phase,
            0 if id(quantity) in whole else roles.end(line, places[at]),
            "of" in line.keys[max(0, places[at] - 2) : places[at]],
            may and quantity.bound == "most" and line.keys[max(0, places[at] - 2) : places[at]] == ["up", "to"],
        )
        for at, quantity in enumerate(quantities)
        if at not in mine.worked
    ]
