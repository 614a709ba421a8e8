"""Lasting: how long a thing took, by the two dates between which a sentence places it ("begun in 2014, opened in
2018")."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import date

from scoring.agreement.agree import OPEN, SATISFIED, VIOLATED
from scoring.expressions import lazy
from scoring.quantities.quantity import Day, Quantity

Span = tuple[Quantity, Quantity]
"""The dates of a beginning and of its end."""
_CUE = lazy(
    r"\b(?:took|takes?|taken|taking|lasted|lasts?|lasting|spent|needed|required|spanned|spans|for|over|within|in)\s"
    r"(?:(?:a|an|the|just|only|about|around|some|roughly|nearly|almost|exactly|more|less|than|at|least|under|up|to"
    r"|total|of|them|him|her|us) )*$",
    2,
)
"""What stands before how long a thing took."""
_BEGINS = lazy(
    r"\b(?:from|between|beg[iau]n|beginning|start\w*|set out|set off|left|embark\w*|launch\w*|laid|open\w*|found\w*"
    r"|establish\w*|elected|appointed|joined|enter\w*|became|took office|broke out|born|moved in|work|construction)\b",
    2,
)
_ENDS = lazy(
    r"^\s?(?:to|until|till|through|and|[-–—])\s?$|\b(?:complet\w+|finish\w*|end(?:s|ed|ing)?|clos\w+|open\w*|return\w*"
    r"|concluded|dissolved|retired|resigned|stepped down|left|ready|inaugurated|delivered|came back|wound up)\b",
    2,
)
_PREPOSITIONS = frozenset(("for", "over", "within", "in"))
_LENGTH = {"d": 1.0, "wk": 7.0, "mo": 365.25 / 12, "yr": 365.25}
_FINE = {"d": 1.0, "wk": 1.0, "mo": 31.0, "yr": 366.0}
"""Within how many days dates must tell when, to count in a unit."""
_BEYOND = 1.2
"""How far beyond that a length must lie to be denied."""


def span(text: str, quantities: Sequence[Quantity]) -> Span | None:
    """The two dates of a sentence that tells a beginning and an end, None for one with other or more dates."""
    dates = [one for one in quantities if one.day is not None]
    if len(dates) != 2:
        return None
    first, last = dates
    plain = not first.bound and not last.bound and first.day is not None and first.day.weekday is None
    if not plain or not _ENDS.search(text[first.end : last.begin]) or not _BEGINS.search(text[: last.begin]):
        return None
    return dates[0], dates[1]


def cue(claim_text: str, claim: Quantity) -> str:
    """The words by which a claim gives a duration as the time that a thing took, "" without any; "took" and its like
    begin with their verb, others with "for" or "in"."""
    if claim.kind != "duration" or claim.unit not in _LENGTH:
        return ""
    found = _CUE.search(claim_text, max(0, claim.begin - 40), claim.begin)
    return found[0] if found else ""


def concerns(claim: Set[str], there: Set[str], led: str) -> bool:
    """Whether a span that shares some word keys with a claim is that of which it gives the length: half of them beside
    "took", else three quarters."""
    shared = len(claim & there)
    verb = led.split()[0].lower() not in _PREPOSITIONS
    return shared > 0 and (2 * shared >= len(claim) if verb else 4 * shared >= 3 * len(claim))


def state(claim: Quantity, told: Span) -> str:
    """Whether a duration is that of a span; open where its dates are not exact enough to tell."""
    first, last = told
    if first.day is None or last.day is None:
        return OPEN
    exact = max(_exactness(first.day), _exactness(last.day))
    days = (_date(last.day, first.day) - _date(first.day, last.day)).days
    if days <= 0 or exact > _FINE[claim.unit]:
        return OPEN
    slack = max(exact / 2, _LENGTH[claim.unit] / 2)
    if claim.low - slack <= days <= claim.high + slack:
        return SATISFIED
    slack += _BEYOND * exact
    return VIOLATED if days < claim.low - slack or days > claim.high + slack else OPEN


def _exactness(day: Day) -> float:
    """Within how many days a date tells when."""
    return 366.0 if day.month is None else 31.0 if day.day is None else 1.0


def _date(day: Day, other: Day) -> date:
    """The first day that a date can be; one without a year is in that of the other."""
    try:
        return date(day.year or other.year or 2001, day.month or 1, day.day or 1)
    except ValueError:
        return date.min
