"""Changes: values that a claim states as a multiple or a change in percent, worked out from what the evidence says was
before and after."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import combinations, pairwise

from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity

_FROM = lazy(r"\b(?:from|von|de|da|desde|del|dal)\s[^.;]{0,12}$", re.I)
_TO = lazy(r"\s(?:to|auf|bis|à|a|para|até|hasta|fino a)\s(?:only |just |over |about |nearly |almost )?", re.I)
_TOLERANCE = 0.05
_MOST = 12
_DATED = 9
"""Characters between a value and its date: " in ", " im Jahr "."""

Change = tuple[Quantity, Quantity]
"""A value before and after."""


def changes(text: str, quantities: Sequence[Quantity]) -> tuple[Change, ...]:
    """The values that a sentence states one after the other: "from 4 % to 8 %", "from 4 % in 2019 to 8 % in 2021"."""
    found = []
    for at, (first, second) in enumerate(pairwise(quantities)):
        end = first.end
        if second.family == "when" != first.family and second.begin - end <= _DATED and at + 2 < len(quantities):
            end, second = second.end, quantities[at + 2]
        bare = not first.unit and first.family == "count"
        joined = (first.family == second.family or bare) and _TO.fullmatch(text, end, second.begin)
        if joined and _FROM.search(text, max(0, first.begin - 24), first.begin):
            found.append((first, second))
    return tuple(found)


def multiplied(claim: Quantity, evidence: Sequence[Quantity], known: Sequence[Change]) -> bool:
    """Whether a multiple of the claim is that of two values of one kind; changes count in their own direction."""
    if claim.family != "multiple":
        return False
    if any(_is_multiple(claim, *change) for change in known):
        return True
    apart = [one for one in evidence if one.family not in ("when", "order", "identifier", "multiple")][:_MOST]
    return not known and any(
        _is_multiple(claim, *pair) or _is_multiple(claim, *pair[::-1])
        for pair in combinations(apart, 2)
        if pair[0].family == pair[1].family and pair[0].unit == pair[1].unit and pair[0].head == pair[1].head
    )


def _is_multiple(claim: Quantity, before: Quantity, after: Quantity) -> bool:
    first = before.value if before.family == after.family else before.amount
    last = after.value if before.family == after.family else after.amount
    if first <= 0 or last <= 0:
        return False
    if claim.bound and claim.bound != "exact":
        return claim.low * (1 - _TOLERANCE) <= last / first <= claim.high * (1 + _TOLERANCE)
    return math.isclose(last / first, claim.value, rel_tol=_TOLERANCE)


def refuted(claim: Quantity, stated: bool, known: Sequence[Change]) -> bool:
    """Whether changes that the evidence states exclude the claim's multiple or (``stated`` as a change) percentage."""
    if claim.family == "multiple":
        return bool(known) and not any(_is_multiple(claim, *change) for change in known)
    if claim.kind != "percent" or not stated:
        return False
    worked = [100 * abs(after.value / before.value - 1) for before, after in known if _grows(before)]
    return bool(worked) and all(abs(share - claim.value) > max(2.0, 0.1 * share) for share in worked)


def _grows(before: Quantity) -> bool:
    """Whether a value can be more by a share of itself, as a date cannot."""
    return before.value > 0 and before.family != "when"
