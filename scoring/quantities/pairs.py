"""Two numbers that make one quantity: ranges, scores, years written short."""

from __future__ import annotations

from scoring.frozen import replace
from scoring.quantities import amounts, counts, days, units
from scoring.quantities.atoms import Atom
from scoring.quantities.quantity import Day, Quantity


def score(text: str, first: Atom, second: Atom) -> Quantity:
    """ "3-1": two figures that belong together, compared as a pair."""
    left, right = first.readings[0][0], second.readings[0][0]
    pair = (max(left, right), min(left, right))
    value = pair[0] * 1000 + pair[1]
    return Quantity(
        "score",
        "score",
        value,
        value,
        value,
        left,
        0.0,
        "",
        "",
        "",
        first.begin,
        second.end,
        text[first.begin : second.end],
    )


def spread(text: str, first: Atom, second: Atom) -> Quantity | None:
    """ "3-5 days", "from 3 to 5": one interval; None when the numbers fall or are years (those stay two)."""
    upper = counts.read(text, second)
    if (
        upper.family in ("when", "identifier", "version", "order", "share") and upper.kind != "percent"
    ) or first.source == "ordinal":
        return None
    start, _step = first.readings[0]
    start *= upper.amount / second.readings[0][0] if start < second.readings[0][0] and second.readings[0][0] else 1.0
    if not start < upper.amount or upper.amount - start > 100 * max(start, 1.0):
        return None
    begin = amounts.sign(text, amounts.money(text, first.begin)[0])[0]
    low = start * (upper.value / upper.amount) if not _offset(upper) else units.convert(start, upper.unit)
    return replace(
        upper,
        low=low,
        high=upper.value,
        value=low,
        amount=start,
        begin=begin,
        text=text[begin : upper.end],
        bound="range",
        other=None,
    )


def _offset(quantity: Quantity) -> bool:
    return quantity.family == "temperature" and quantity.unit in units.BY_NAME


def next_year(text: str, first: Quantity, second: Quantity) -> Quantity:
    """The second year of "2018-19"."""
    amount = first.amount - first.amount % 100 + second.amount
    amount += 100 if amount < first.amount else 0
    low, high = days.year_span(amount)
    return replace(
        first, value=low, low=low, high=high, amount=amount, bound="", begin=second.begin, end=second.end,
        text=second.text,
        day=Day(year=int(amount)), other=None,
    )  # fmt: skip
