"""Does one date of the evidence bear out one of the claim? And the states that any two values can be in."""

from __future__ import annotations

import math

from scoring.frozen import replace
from scoring.quantities import bounds, days
from scoring.quantities.quantity import Day, Quantity

SATISFIED, OPEN, VIOLATED, APART = "satisfied", "open", "violated", "apart"
"""The evidence bears the claim's value out, leaves it undecided, denies it, or speaks of a value of another kind."""
_INSTANT = 5e-4
"""A few hours, in years."""


def when_agrees(claim: Quantity, evidence: Quantity) -> str:
    """Dates by their intervals on the line of years where both have a year, and by the parts that both name."""
    left, right = claim.day or Day(), evidence.day or Day()
    if "asof" in (claim.bound, evidence.bound):
        verdict = when_agrees(replace(claim, bound=""), replace(evidence, bound=""))
        return OPEN if verdict == VIOLATED else verdict
    if claim.bound == evidence.bound and claim.bound in ("since", "until") and claim.step == evidence.step:
        return _same_end(claim, evidence, left, right)
    if claim.bound or evidence.bound:
        return _spans(_dated(claim, left, right), _dated(evidence, right, left))
    parts = _parts(left, right)
    if parts == VIOLATED or math.isinf(claim.low):
        return parts
    if math.isinf(evidence.low):
        return OPEN
    verdict = _spans((claim.low, claim.high), (evidence.low, evidence.high))
    if verdict == SATISFIED:
        return parts
    return SATISFIED if verdict == OPEN and claim.value == evidence.value and claim.step == evidence.step else verdict


def _same_end(claim: Quantity, evidence: Quantity, left: Day, right: Day) -> str:
    """One end of a span against the like ("until 17 November", "since 2019"): by its parts, and by the year that both
    give."""
    parts = _parts(left, right)
    if parts == VIOLATED or (math.isinf(claim.high) and math.isinf(claim.low)):
        return parts
    if math.isinf(evidence.high) and math.isinf(evidence.low):
        return OPEN
    return SATISFIED if claim.value == evidence.value else VIOLATED


def _dated(quantity: Quantity, own: Day, other: Day) -> tuple[float, float]:
    """The interval of a bounded date; a date without a year takes the other's, else both take the same."""
    if own.year is not None or own.month is None:
        return quantity.low, quantity.high
    low, high = days.point(replace(own, year=other.year if other.year is not None else 2000)) or (
        quantity.low,
        quantity.high,
    )
    return bounds.interval(low, high, quantity.bound, margin=0.03)


def _spans(claim: tuple[float, float], evidence: tuple[float, float]) -> str:
    if claim[0] - _INSTANT <= evidence[0] and evidence[1] <= claim[1] + _INSTANT:
        return SATISFIED
    return VIOLATED if evidence[1] < claim[0] or claim[1] < evidence[0] else OPEN


def _parts(claim: Day, evidence: Day) -> str:
    """Month, day, weekday and season: violated when one differs, open when the evidence is silent on one."""
    missing = False
    if claim.weekday is not None and evidence.weekday is not None and (claim.until, evidence.until) != (None, None):
        return _run(claim, evidence)
    for left, right in ((claim.month, evidence.month), (claim.day, evidence.day), (claim.weekday, evidence.weekday)):
        if left is None:
            continue
        if right is None:
            missing = True
        elif left != right:
            return VIOLATED
    if claim.season is not None:
        if evidence.season is not None:
            return SATISFIED if claim.season == evidence.season and not missing else VIOLATED
        missing = missing or evidence.month is None
    return OPEN if missing else SATISFIED


def _run(claim: Day, evidence: Day) -> str:
    """Days of a week: those of the claim lie among those of the evidence, or one of them does not."""
    mine, theirs = _days(claim), _days(evidence)
    if mine <= theirs:
        return SATISFIED
    return OPEN if theirs < mine else VIOLATED


def _days(day: Day) -> frozenset[int]:
    first = day.weekday or 0
    last = first if day.until is None else day.until
    return frozenset((first + step) % 7 for step in range((last - first) % 7 + 1))
