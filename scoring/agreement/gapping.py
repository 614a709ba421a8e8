"""Gapping: a figure that leaves out what the one before it counts: "the blue line has 14 stations and the red line
22"."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement.agree import is_bare
from scoring.expressions import lazy
from scoring.frozen import replace
from scoring.quantities.quantity import Quantity

_ITEM = lazy(
    r"(?:[,;:]|\b(?:and|while|und|et|y|e|en))\s"
    r"(?:(?:and|while|und|et|y|e|en)\s)?"
    r"(?:(?:[Tt]he|[Dd]er|[Dd]ie|[Dd]as|[Ll][ae]|[Ee]l|[Ii]l|[Ll]o|[Oo]|[Dd]e|[Hh]et)\s(?:[^\W\d_][\w'-]*\s){1,3}?"
    r"|(?:[A-Z][\w'-]*\s){1,4}?)(?:at|with|only|just|about|bei|mit|nur|à|con|a|com)?\s?$"
)
"""Another item behind a comma or "and", up to its figure."""
_END = lazy(r"\s*(?:$|[.,;)]|(?:and|while|und|et|y|e|en)\s)")
_REACH = 60
_NEVER = frozenset(("when", "order", "identifier", "version", "clock"))


def filled(text: str, quantities: Sequence[Quantity]) -> list[Quantity]:
    """The quantities of a sentence, each that only names another item in the unit, or of the noun, of the last full
    one."""
    found: list[Quantity] = []
    full: Quantity | None = None
    for one in quantities:
        if full is not None and (is_bare(one) or one.kind == "label") and _gapped(text, one):
            one = _like(full, one)
        elif (one.unit or one.head) and one.family not in _NEVER and one.amount and not one.bound:
            full = one
        found.append(one)
    return found


def _gapped(text: str, quantity: Quantity) -> bool:
    start = max(0, quantity.begin - _REACH)
    return _END.match(text, quantity.end) is not None and _ITEM.search(text, start, quantity.begin) is not None


def _like(full: Quantity, figure: Quantity) -> Quantity:
    """The figure in the unit of ``full``."""
    ratio = full.value / full.amount
    value = figure.amount * ratio
    return replace(
        figure, kind=full.kind, family=full.family, value=value, low=value, high=value, step=figure.step * ratio,
        unit=full.unit, head=full.head,
    )  # fmt: skip
