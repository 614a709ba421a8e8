"""Compounds: one amount in two units, the second smaller ("1 hour and 55 minutes", "3 kg 200 g")."""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.frozen import replace
from scoring.quantities import bounds
from scoring.quantities.quantity import Quantity
from scoring.quantities.units import BY_NAME

_GAP = lazy(r"\s?|\s(?:and|und|et|y|e|en|и)\s")
_LISTED = lazy(r",\s(?:and\s)?")
"""Only times are written with a comma between their units."""
_FAMILIES = frozenset(("duration", "length", "mass"))
_MINUTES = {"分": "minute", "분": "minute"}
_BETWEEN = ("between ", "entre ", "zwischen ", "tra ", "fra ")


def join(text: str, first: Quantity, second: Quantity) -> Quantity | None:
    """The two as one amount in the unit of the first; None when they are two amounts."""
    if first.family not in _FAMILIES or first.bound == "range" or second.bound not in ("", first.bound):
        return None
    if first.kind not in ("duration", "measure") or first.amount != int(first.amount):
        return None
    if text[max(0, first.begin - 20) : first.begin].lower().endswith(_BETWEEN):
        return None
    gap = text[first.end : second.begin]
    if _GAP.fullmatch(gap) is None and not (first.family == "duration" and _LISTED.fullmatch(gap)):
        return None
    value, end, step = _smaller(text, first, second)
    unit = first.value / first.amount if first.amount else 0.0
    if not 0 < value < unit or second.unit == first.unit:
        return None
    whole = first.value + value
    low, high = bounds.interval(whole, whole, first.bound)
    return replace(
        first, value=whole, low=low, high=high, amount=whole / unit, step=step, end=end, text=text[first.begin : end],
        other=None,
    )  # fmt: skip


def _smaller(text: str, first: Quantity, second: Quantity) -> tuple[float, int, float]:
    """(value, end, step) of the second amount in base units; a value of 0 when it has another measure."""
    if second.family == first.family and second.kind == first.kind:
        return second.value, second.end, second.step
    minutes = _MINUTES.get(text[second.end : second.end + 1]) if first.unit == "h" else None
    if minutes is None or second.family != "count":
        return 0.0, second.end, 0.0
    factor = BY_NAME[minutes].factor
    return second.amount * factor, second.end + 1, factor
