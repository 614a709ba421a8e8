"""Inferred: numbers of a claim whose state follows from several of the evidence, or from what these say of a change.

Takes the relations as their roles gave them, returns them with those settled.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from scoring.agreement import arithmetic, changes, lasting, shares
from scoring.agreement.agree import SATISFIED, VIOLATED
from scoring.agreement.matching import Alike, Given
from scoring.agreement.relation import SURE, Relation
from scoring.frozen import replace
from scoring.quantities.quantity import Quantity

_KNOWN, _DERIVED = 200, 16
"""Sums are tried over the first numbers of the evidence, for the first numbers of the claim."""


def derived(claim_text: str, relations: list[Relation], theirs: Sequence[Given | None], alike: Alike) -> list[Relation]:
    """The relations, with those satisfied whose value follows from others by the claim's own words ("together", "rose
    by", "doubled")."""
    if all(relation.state == SATISFIED for relation in relations):
        return relations
    known = [quantity for one in theirs if one for quantity in one.quantities][:_KNOWN]
    stated = [change for one in theirs if one for change in one.changes]
    found = []
    for at, relation in enumerate(relations):
        settled = relation.state == SATISFIED or at >= _DERIVED
        how = "" if settled else arithmetic.derivation(claim_text, relation.claim, known, stated, alike)
        if (
            not settled
            and not how
            and any(arithmetic.totals(relation.claim, one.quantities, claim_text) for one in theirs if one)
        ):
            how = "sum"
        found.append(replace(relation, state=SATISFIED, arithmetic=how) if how else relation)
    sums = {
        arithmetic.summands(relation.claim, known, claim_text, alike)
        for relation in found
        if relation.arithmetic == "sum"
    }
    return [replace(one, state=SATISFIED, arithmetic="sum") if _counts_parts(one, sums) else one for one in found]


def _counts_parts(relation: Relation, sums: Set[int]) -> bool:
    """Whether a number says how many values a sum has: "the two teams scored 81 points between them"."""
    claim = relation.claim
    return relation.state != SATISFIED and claim.kind == "cardinal" and not claim.bound and claim.value in sums


def shared(
    claim_text: str, mine: Given, relations: Sequence[Relation], theirs: Sequence[Given | None]
) -> list[Relation]:
    """The relations, with those satisfied or violated that say what share a part is of which the evidence counts the
    part and the whole."""
    told = [(at, one, one.portion) for at, one in enumerate(theirs) if one is not None and one.portion is not None]
    return [_shared(claim_text, mine, relation, told) if told else relation for relation in relations]


def _shared(
    claim_text: str, mine: Given, relation: Relation, told: Sequence[tuple[int, Given, shares.Portion]]
) -> Relation:
    claim, known = relation.claim, relation.evidence
    if claim.family != "share" or (relation.state == SATISFIED and known is not None and known.family == "share"):
        return relation
    words = _beside(mine, claim.begin, claim.end)
    for index, there, portion in told:
        state = shares.state(claim, portion, claim_text, words, there.line.places.keys())
        if state == SATISFIED:
            return replace(relation, state=state, evidence=portion[0], index=index, arithmetic="share")
        if state == VIOLATED:
            relation = replace(_denied(relation, portion[0], index), arithmetic="")
    return relation


def _denied(relation: Relation, evidence: Quantity, index: int) -> Relation:
    """The relation, surely violated by a quantity of the evidence sentence ``index``."""
    return replace(relation, state=VIOLATED, evidence=evidence, index=index, score=max(SURE, relation.score))


def _beside(mine: Given, begin: int, end: int) -> set[str]:
    """The word keys of a claim that stand outside [begin, end)."""
    line = mine.line
    return {key for key, places in line.places.items() if not any(begin <= line.begins[at] < end for at in places)}


def lasted(
    claim_text: str, mine: Given, relations: Sequence[Relation], theirs: Sequence[Given | None]
) -> list[Relation]:
    """The relations, with those satisfied or violated that say how long a thing took of which the evidence has the
    beginning and the end."""
    spans = [(at, one, one.span) for at, one in enumerate(theirs) if one is not None and one.span is not None]
    return [_lasted(claim_text, mine, relation, spans) if spans else relation for relation in relations]


def _lasted(
    claim_text: str, mine: Given, relation: Relation, spans: Sequence[tuple[int, Given, lasting.Span]]
) -> Relation:
    claim = relation.claim
    led = "" if relation.state in (SATISFIED, VIOLATED) else lasting.cue(claim_text, claim)
    words = _beside(mine, claim.begin - len(led), claim.end)
    for index, there, span in spans if led else ():
        state = lasting.state(claim, span)
        if state == SATISFIED:
            return replace(relation, state=state, evidence=span[1], index=index, arithmetic="difference")
        if state == VIOLATED and lasting.concerns(words, there.line.places.keys(), led):
            relation = _denied(relation, span[1], index)
    return relation


def refuted(claim_text: str, mine: Given, relations: list[Relation], theirs: Sequence[Given | None]) -> list[Relation]:
    """The relations, with those violated whose multiple or change in percent another change of the same thing
    excludes."""
    if all(relation.claim.kind not in ("multiple", "percent") for relation in relations):
        return relations
    by = arithmetic.is_change(claim_text)
    words = frozenset(mine.line.places)
    for index, one in enumerate(theirs):
        if one is None or not one.changes or 2 * len(words & one.line.places.keys()) < len(words) - 1:
            continue
        relations = [
            _denied(relation, one.changes[0][1], index)
            if relation.state != SATISFIED and changes.refuted(relation.claim, by, one.changes)
            else relation
            for relation in relations
        ]
    return relations
