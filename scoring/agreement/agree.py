"""Does one quantity of the evidence bear out one of the claim? Intervals, precision, dates by their parts, currencies,
versions."""

from __future__ import annotations

import math

from scoring.agreement.agree_dates import APART, OPEN, SATISFIED, VIOLATED, when_agrees
from scoring.expressions import lazy
from scoring.quantities import currencies
from scoring.quantities.free import is_free
from scoring.quantities.quantity import Quantity

_ROUNDING = 0.03
"""The most that rounding may move a value, as a share of it."""
_CONVERTED = 0.006
_NEVER_BARE = frozenset(("identifier", "when", "rate per year", "always"))
__all__ = ["APART", "OPEN", "SATISFIED", "VIOLATED", "is_bare", "state"]

_WEB = lazy(r"https?://(?:www\.)?|www\.")
_FIGURE = lazy(r"\d[\d.]*\d")
_LETTERED = lazy(r"\d{1,4}[a-z]")
_BOUNDLESS = frozenset(("", "exact"))


def state(claim: Quantity, evidence: Quantity) -> str:
    """One of the four states, were both values of the same role. The kindest of the two readings of an ambiguous value
    counts; under a bound, which any small or large value meets, the likeliest does."""
    if claim.other is None and evidence.other is None:
        return _state(claim, evidence)
    if (claim.bound or evidence.bound) and "when" not in (claim.family, evidence.family):
        return _likeliest(claim, evidence)
    verdict = _state(claim, evidence)
    for left in (claim, claim.other):
        for right in (evidence, evidence.other):
            if left is not None and right is not None and _state(left, right) == SATISFIED:
                return SATISFIED
    return verdict


def _likeliest(claim: Quantity, evidence: Quantity) -> str:
    """The state of two values of which one is bounded, in the readings that lie nearest to each other: what is "fewer
    than 1,200" is not 1,248 read as 1.248."""
    readings = [
        (left, right) for left in (claim, claim.other) for right in (evidence, evidence.other) if left and right
    ]
    return _state(*min(readings, key=lambda pair: round(_apart(pair[0].value, pair[1].value), 9)))


def _apart(left: float, right: float) -> float:
    """How many times the larger value is the smaller one."""
    small, large = sorted((abs(left), abs(right)))
    return large / small if small else math.inf


def is_bare(quantity: Quantity) -> bool:
    """A figure without unit, noun or kind: it can stand for an amount of any."""
    return quantity.kind == "cardinal" and not quantity.head


def _state(claim: Quantity, evidence: Quantity) -> str:
    if claim.family != evidence.family:
        return _across(claim, evidence)
    if claim.family == "when":
        return when_agrees(claim, evidence)
    if claim.family == "order":
        return _place(claim, evidence)
    if claim.family == "identifier":
        return _identifier(claim.text, evidence.text)
    if claim.family == "money" and not currencies.same(claim.unit, evidence.unit):
        return VIOLATED if math.isclose(claim.amount, evidence.amount, rel_tol=1e-9) else OPEN
    if claim.bound == evidence.bound == "least" and is_bare(claim) and is_bare(evidence) and claim.step < 1:
        return SATISFIED if claim.text == evidence.text else VIOLATED  # "3.4 or later": releases, not amounts
    return _number(claim, evidence)


def _across(claim: Quantity, evidence: Quantity) -> str:
    """Values of two families: a bare figure against an amount in a unit, a bare decimal against a version, points
    against percent."""
    if is_free(claim) or is_free(evidence):
        return APART
    if "version" in (claim.family, evidence.family):
        bare, version = (evidence, claim) if claim.family == "version" else (claim, evidence)
        if not is_bare(bare) or not (bare.text[:1].isdigit()):
            return APART
        return SATISFIED if bare.text == version.text.lstrip("vV") else VIOLATED
    if "order" in (claim.family, evidence.family) or "fraction" in (claim.kind, evidence.kind):
        named = "label" in (claim.kind, evidence.kind) and (is_bare(claim) or is_bare(evidence))
        return SATISFIED if named and claim.value == evidence.value else APART
    if {claim.family, evidence.family} == {"rating/100", "share"}:
        return _number(claim, evidence)
    if {claim.family, evidence.family} == {"points", "share"}:
        return SATISFIED if math.isclose(claim.value, evidence.value) else OPEN
    if {claim.family, evidence.family} == {"angle", "temperature"} and claim.kind == evidence.kind:
        return SATISFIED if claim.amount == evidence.amount else VIOLATED  # "18 degrees" of whatever scale
    if not is_bare(claim) and not is_bare(evidence):
        return APART
    if claim.family in _NEVER_BARE or evidence.family in _NEVER_BARE:
        equal = "when" in (claim.family, evidence.family) and claim.amount == evidence.amount and claim.amount >= 100
        return SATISFIED if equal else APART
    if claim.bound or evidence.bound:
        return _number(_plain(claim), _plain(evidence))
    if math.isclose(claim.amount, evidence.amount, rel_tol=1e-9):
        return SATISFIED
    return VIOLATED if "money" in (claim.family, evidence.family) or _shuffled(claim, evidence) else OPEN


def _shuffled(claim: Quantity, evidence: Quantity) -> bool:
    """Whether two decimals differ only in the order of their digits: "10.58" and "10.85 seconds"."""
    one, other = (_FIGURE.findall(quantity.text) for quantity in (claim, evidence))
    if len(one) != 1 or len(other) != 1 or claim.step >= 1 or one == other:
        return False
    return one[0].find(".") == other[0].find(".") and sorted(one[0]) == sorted(other[0])


def _plain(quantity: Quantity) -> Quantity:
    """The quantity on the scale of its figure as written."""
    if quantity.value == quantity.amount or not quantity.value:
        return quantity
    ratio = quantity.amount / quantity.value
    return Quantity(
        quantity.kind, "count", quantity.amount, quantity.low * ratio, quantity.high * ratio, quantity.amount,
        quantity.step * ratio, "", quantity.bound, "", quantity.begin, quantity.end, quantity.text,
    )  # fmt: skip


def _place(claim: Quantity, evidence: Quantity) -> str:
    """Ordinals and labels: a label denies only another of its own noun ("Room 12" against "Room 14", not against
    "Maroon 5")."""
    if claim.value == evidence.value:
        return SATISFIED
    same = claim.head == evidence.head
    return VIOLATED if same or claim.kind == evidence.kind == "ordinal" else APART


def _identifier(claim: str, evidence: str) -> str:
    left, right = claim.casefold().replace(" ", ""), evidence.casefold().replace(" ", "")
    if left == right:
        return SATISFIED
    if _WEB.match(left) and _WEB.match(right):
        return _address(_WEB.sub("", left).split("/", 1), _WEB.sub("", right).split("/", 1))
    if "@" in left and "@" in right:
        return _address(left.split("@", 1)[::-1], right.split("@", 1)[::-1])
    stem = left.rstrip("0123456789")
    if _LETTERED.fullmatch(left) and _LETTERED.fullmatch(right):
        return VIOLATED if left[:-1] == right[:-1] or left[-1] == right[-1] else APART  # "14b" and "14c"
    alike = stem and len(stem) < len(left) and stem == right.rstrip("0123456789") and "." not in stem
    return VIOLATED if alike else APART


def _address(left: list[str], right: list[str]) -> str:
    """Two addresses, each as host and rest: one that shares its host or its name and rest denies the other."""
    if left == right:
        return SATISFIED
    hosts = left[0].rsplit(".", 1)[0], right[0].rsplit(".", 1)[0]
    return VIOLATED if left[0] == right[0] or hosts[0] == hosts[1] else APART


def _number(claim: Quantity, evidence: Quantity) -> str:
    if claim.bound != "range" and evidence.bound != "range" and _equal(claim, evidence):
        verdict = _same_figure(claim.bound, evidence.bound)
        if verdict:
            return verdict
    if claim.bound == evidence.bound == "most":
        return _most(claim, evidence)
    if claim.bound == evidence.bound == "range" and _two_ends(claim) and _two_ends(evidence):
        return _spans(claim, evidence)
    low, high = _widened(claim, evidence)
    hedged = evidence.bound in ("about", "nearly", "justover")
    if low <= (evidence.value if hedged else evidence.low) and (evidence.value if hedged else evidence.high) <= high:
        return SATISFIED
    if evidence.high < low or high < evidence.low:
        return VIOLATED if _clearly(claim, evidence) else OPEN
    return OPEN


def _equal(claim: Quantity, evidence: Quantity) -> bool:
    if {claim.kind, evidence.kind} == {"fraction", "percent"}:
        finest = evidence.step if evidence.kind == "percent" else claim.step
        return abs(claim.value - evidence.value) < min(finest, 1.0)  # "a third" is written 33 % or 33.3 %
    tolerance = 1e-9 if claim.unit == evidence.unit and claim.kind == evidence.kind else _CONVERTED
    return math.isclose(claim.value, evidence.value, rel_tol=tolerance)


def _same_figure(claim: str, evidence: str) -> str:
    """The verdict on one figure under two bounds ("over 300" against "300"); "" when the intervals decide."""
    if claim == evidence or claim in ("", "about"):
        return SATISFIED
    if claim == "exact":
        return SATISFIED if evidence in _BOUNDLESS else OPEN
    if claim in ("least", "most"):
        return SATISFIED if evidence in _BOUNDLESS else ""
    return ""


def _two_ends(quantity: Quantity) -> bool:
    """Whether both ends of an interval are written, as those of "dozens" are not."""
    return quantity.low == quantity.value < quantity.high


def _spans(claim: Quantity, evidence: Quantity) -> str:
    """Two intervals with both ends written: "3 to 5 days" is neither "2 to 5 days" nor "3 to 6 days". A wider one holds
    for what lies within the other, but not for the ages that are admitted."""
    blur = max(claim.step, evidence.step) / 2 if claim.unit == evidence.unit else _ROUNDING * claim.high
    low, high = claim.low - evidence.low, claim.high - evidence.high
    if abs(low) < blur and abs(high) < blur:
        return SATISFIED
    return SATISFIED if low <= 0 <= high and "age" not in (claim.kind, evidence.kind) else VIOLATED


def _most(claim: Quantity, evidence: Quantity) -> str:
    """Two limits: "up to ten" is more than "up to five" grants, though all that keeps to five keeps to ten. A round one
    may stand for a finer one."""
    apart = abs(claim.value - evidence.value)
    return OPEN if evidence.step < claim.step and apart <= _ROUNDING * abs(claim.value) else VIOLATED


def _widened(claim: Quantity, evidence: Quantity) -> tuple[float, float]:
    """The claim's interval with what its writing rounds away, when the evidence is written finer."""
    if claim.bound or evidence.step >= claim.step:
        return claim.low, claim.high
    half = min(claim.step / 2, _ROUNDING * abs(claim.value))
    return claim.low - half, claim.high + half


def _clearly(claim: Quantity, evidence: Quantity) -> bool:
    """Whether two disjoint values differ by more than the evidence's own rounding or the blur of a hedge."""
    if "exact" in (claim.bound, evidence.bound):
        return True
    gap = max(claim.low - evidence.high, evidence.low - claim.high)
    blur = min(evidence.step / 2, _ROUNDING * abs(evidence.value)) if evidence.step > claim.step else 0.0
    if "about" in (claim.bound, evidence.bound):
        blur = max(blur, 0.1 * abs(claim.value))
    return gap > blur
