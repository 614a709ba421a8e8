"""Parts of a whole: fractions in words and figures, and marks on a scale."""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.quantities import bounds
from scoring.quantities.atoms import Atom
from scoring.quantities.partials import FRACTIONS, of_unit
from scoring.quantities.quantity import Quantity
from scoring.quantities.unit_words import head, tail

_FRACTION_AFTER = lazy(r"[ -]([^\W\d_]+)")
_OF = lazy(r"\s(?:of|the|a|an|all|der|des|de|del|da|di)\b")


def is_part(text: str, begin: int, end: int) -> bool:
    """ "a third of", "one fifth of": the ordinal names a part."""
    return (
        text[max(0, begin - 4) : begin].lower().endswith((" a ", "one ", "one-")) and text[end : end + 4] == " of "
    ) or (begin == 2 and text[:2] == "A " and text[end : end + 4] == " of ")


def worded(text: str, atom: Atom) -> Quantity | None:
    """ "two thirds", "3 quarters", "half of"; None for anything else."""
    begin, end, readings, source = atom
    if source == "fraction":
        return None if of_unit(text, end) else share(text, begin, end, readings[0][0])
    match = _FRACTION_AFTER.match(text, end)
    parts = FRACTIONS.get(match.group(1).lower()) if match else None
    if (
        parts is None
        or match is None
        or not readings[0][0] < parts
        or (parts == 4 and not _OF.match(text, match.end()))
    ):
        return None
    return share(text, begin, match.end(), readings[0][0] / parts)


def share(text: str, begin: int, end: int, ratio: float) -> Quantity:
    value = 100.0 * ratio
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=False)
    low, high = bounds.interval(value, value, bound)
    noun = head(text, end + 3) if text.startswith(" of", end) else ""
    if text.startswith((" of the ", " of all "), end):
        noun = head(text, end + 7)
    return Quantity("fraction", "share", value, low, high, ratio, 1.0, "", bound, noun, begin, end, text[begin:end])


def fraction(text: str, first: Atom, second: Atom, gap: str) -> Quantity | None:
    """ "3/4", "one in five", "2 out of 3"; None unless the first whole number is smaller than the second."""
    rating = _rating(text, first, second, gap)
    if rating is not None:
        return rating
    upper, lower = first.readings[0], second.readings[0]
    if upper[1] != 1 or lower[1] != 1 or not 0 < upper[0] < lower[0] or lower[0] > (100 if gap in "/⁄" else 1e6):
        return None
    if gap == " in " and (tail(text, second.end) is not None or lower[0] > 1000):
        return None
    return share(text, first.begin, second.end, upper[0] / lower[0])


def _rating(text: str, first: Atom, second: Atom, gap: str) -> Quantity | None:
    """ "7.8/10", "48 out of 100": a mark on a scale, in percent of it; None for parts of a counted whole ("8 out of 10
    people")."""
    (value, step), (top, _) = first.readings[0], second.readings[0]
    if gap not in ("/", " out of ") or top not in (5, 10, 20, 100) or value > top:
        return None
    if step == 1 and ((gap == " out of " and head(text, second.end)) or (gap == "/" and top == 5)):
        return None
    mark, unit = 100 * value / top, 100 / top
    bound = bounds.before(text[max(0, first.begin - 32) : first.begin], timed=False)
    low, high = bounds.interval(mark, mark, bound)
    span = text[first.begin : second.end]
    return Quantity(
        "rating", f"rating/{top:g}", mark, low, high, value, step * unit, "", bound, "", first.begin, second.end, span
    )
