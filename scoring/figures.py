"""Figures: what the quantities of the evidence say of those of a claim: one by one, by their order, and in the rows of
a table."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement import cells, order, relate, retired
from scoring.agreement.agree import SATISFIED, VIOLATED
from scoring.agreement.cells import Record
from scoring.agreement.order import OrderVerdict
from scoring.agreement.relation import Relation
from scoring.annotate import Annotated
from scoring.frozen import frozen, replace
from scoring.language import open_days
from scoring.language.findings import Finding
from scoring.sides import Sides, alike

_BRIEF = 16
"""Words of a claim up to which an order borne out bears out the claim: a longer one says more."""
ORDERED = ("order_agrees", "order_denies")
"""The features that an order in time or size gives."""


@frozen
class Figures:
    """The relations of a claim's quantities, the verdict on the order that it tells, and the records of a table."""

    quantities: tuple[Relation, ...]
    verdict: OrderVerdict | None
    records: Sequence[Record]

    @property
    def denied(self) -> OrderVerdict | None:
        """The verdict where it goes against the claim."""
        return None if self.verdict is None or self.verdict.agrees else self.verdict


def related(sides: Sides, beside: Sequence[Annotated]) -> Figures:
    """What the figures say; ``beside`` are the rows next to those that are rows of a table."""
    claimed, claim, evidence = sides.claimed, sides.claim, sides.evidence
    figures = [sentence.figures for sentence in evidence if claim.figures or claimed.order]
    quantities = relate.between(claim.text, claim.figures, figures, alike(claimed.language), claimed.asked)
    quantities = retired.checked(claim.text, quantities, [sentence.text for sentence in evidence])
    quantities = open_days.settled(quantities, sides.opened)
    verdict = order.answer(claimed.order, [(one.line, one.quantities) if one else None for one in figures])
    records = cells.records([*evidence, *beside])
    if records:
        quantities = _borne_out(quantities, cells.borne_out(claim, records), evidence)
    if verdict is not None and not verdict.agrees:
        quantities = tuple([_undone(one) for one in quantities])
    return Figures(quantities, verdict, records)


def _undone(relation: Relation) -> Relation:
    """A difference between figures that stand in the other order is none of the claim's."""
    return replace(relation, state=VIOLATED, arithmetic="") if relation.arithmetic == "difference" else relation


def _borne_out(
    quantities: tuple[Relation, ...], held: frozenset[float], evidence: Sequence[Annotated]
) -> tuple[Relation, ...]:
    """What the claim's item has in its row of a table is borne out there, whatever the figures of other cells."""
    return tuple([_in_its_row(one, held, evidence) if one.state == VIOLATED else one for one in quantities])


def _in_its_row(relation: Relation, held: frozenset[float], evidence: Sequence[Annotated]) -> Relation:
    wanted = held & cells.figures(relation.claim)
    for number, sentence in enumerate(evidence if wanted else ()):
        for there in sentence.quantities:
            if not wanted.isdisjoint(cells.figures(there)):
                return replace(relation, state=SATISFIED, evidence=there, index=number, anywhere=True)
    return relation


def ordered(figures: Figures, words: int) -> dict[str, float]:
    """What the order of the figures says of a claim of so many ``words``; one that agrees bears out a superlative. A
    long claim says more than that."""
    agrees = figures.verdict is not None and figures.verdict.agrees and words <= _BRIEF
    features = {"order_agrees": float(agrees), "order_denies": float(figures.denied is not None)}
    return features | {"superlative_added": 0.0} if agrees else features


def disorder(claim: str, verdict: OrderVerdict) -> Finding:
    """The comparing word beside the first item's figure, which makes it untrue."""
    (begin, end), figure = verdict.place, verdict.first
    return Finding(
        "order", begin, end, claim[begin:end], verdict.first_index, figure.begin, figure.end, figure.text, True
    )
