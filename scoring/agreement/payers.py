"""Payers: two sentences that each name a price, and the claim tells by its first word of which of them it speaks.

"Guests swim free of charge" beside "Members swim free of charge. Guests pay 8 euros."
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement.matching import Given
from scoring.agreement.roles import Line


def others(claim: Given, given: Sequence[Given | None]) -> frozenset[int]:
    """The sentences that name the price of something else: those without the first word of a claim of prices alone,
    where one sentence with a price begins with it."""
    if len(given) < 2 or any(one.family != "money" for one in claim.quantities):
        return frozenset()
    priced = [
        (index, one.line)
        for index, one in enumerate(given)
        if one is not None and any(quantity.family == "money" for quantity in one.quantities)
    ]
    first = _first(claim.line)
    own = [index for index, line in priced if _first(line) == first]
    if len(priced) < 2 or len(own) != 1:
        return frozenset()
    return frozenset(index for index, line in priced if index != own[0] and first not in line.places)


def _first(line: Line) -> str:
    """The first content word of a sentence."""
    return next((key for key in line.keys if key in line.places), "")
