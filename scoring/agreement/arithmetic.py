"""Small sums: does a figure of the claim follow from two or more of the evidence, as the claim's cue words say?"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations

from scoring.agreement import comparatives, yearly
from scoring.agreement.changes import Change, multiplied
from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity

_SUM = lazy(
    r"\b(?:together|total\w*|combined|altogether|in all|sum|overall|both|between them|zusammen|insgesamt|ensemble"
    r"|au total|juntos|en total|no total|in totale|ao todo|in tutto|in totaal|samen|en tout|complessivamente|beide"
    r"|gemeinsam|conjunto|juntas|todo junto|summe)\b|合計|合计|一共|总共|共计|합계|총",
    re.I,
)
_DIFFERENCE = lazy(
    r"\b(?:by|increase\w*|ris(?:e|es|ing)|rose|fall|fell|drop\w*|decline\w*|decrease\w*|gap|difference|margin|gain\w*|change\w*|grew|growth"
    r"|more|fewer|less|later|earlier|after|lasted|for|over|apart|ahead|behind|taller|longer|shorter|higher|lower|older|younger)\b|差|増加|减少",
    re.I,
)
_ABROAD = lazy(
    rf"\b(?:{'|'.join(sorted(comparatives.ABROAD.keys() - {'mais'}))})(?:e[nrs]?)?\b(?!\s(?:de|di)\b)"
    r"|\bmais\s\S+\s(?:do\s)?que\b|\b(?:a|de|en|in)\s(?:mais|plus|menos|moins|più|meno|más)\b"
    rf"|\b(?:{'|'.join(sorted(yearly.CHANGED))})\b"
    r"|\b(?:später|dauer\w*|unterschied|dopo|après|después|depois|écart|diferencia|diferença|differenza|verschil|duur\w*"
    r"|dur[aeéoó]\w*|lang|pendant|durante|durant|rimase|(?:per|por)\s\S+\s(?:an|añ|mes|mois)\w+|edad|âge|età|idade"
    r"|leeftijd|(?:a los|aos)\s\S+\s(?:años|anos)|à \S+ ans)\b",
    re.I,
)
"""What says outside English that a figure is a difference; much of it says other things, too."""
_MOST = 12
_LISTED = 6
_CLAIMS = 16
"""So many claims keep what their cue words say: each is asked again for each of its figures and facts."""
_STEM = 5
"""Letters of a noun that its singular and plural share."""
_ADDITIVE = frozenset(
    ("count", "money", "duration", "share", "points", "length", "mass", "volume", "area", "data", "energy", "power")
)


def derivation(
    claim_text: str,
    claim: Quantity,
    evidence: Sequence[Quantity],
    stated: Sequence[Change] = (),
    alike: Callable[[str, str], bool] = operator.eq,
) -> str:
    """sum, difference, share, change or multiple when the claim's value works out from the first dozen comparable
    values; else ""."""
    if multiplied(claim, evidence, stated):
        return "multiple"
    parts = [part for part in evidence if _named(part, claim, claim_text, alike)]
    for name, cue, works in _RULES:
        if (cue is None or cue(claim_text)) and any(works(one, parts) for one in (claim, claim.other) if one):
            return name
    return ""


def totals(claim: Quantity, listed: Sequence[Quantity], claim_text: str) -> bool:
    """Whether a total is that of all things that one sentence counts, whatever it calls them ("250 pupils in total"
    beside "132 girls and 118 boys")."""
    counts = [one for one in listed if one.family == "count" and one.kind == "cardinal" and not one.bound]
    whole = claim.family == "count" and claim.kind == "cardinal" and not claim.bound
    return (
        whole and 1 < len(counts) <= _LISTED and is_sum(claim_text) and sum(one.value for one in counts) == claim.value
    )


def summands(claim: Quantity, evidence: Sequence[Quantity], claim_text: str, alike: Callable[[str, str], bool]) -> int:
    """How many values of the evidence make up the claim's sum: all that are comparable, or two; 0 when none do."""
    parts = [part for part in evidence if _named(part, claim, claim_text, alike)]
    values = [part.value for part in _comparable(claim, parts)]
    if len(values) > 1 and fits(claim, sum(values)):
        return len(values)
    return 2 if any(fits(claim, sum(pair)) for pair in combinations(values, 2)) else 0


@lru_cache(maxsize=_CLAIMS)
def is_sum(claim_text: str) -> bool:
    """Whether a claim speaks of a sum, whose parts may stand in many sentences."""
    return _SUM.search(claim_text) is not None


@lru_cache(maxsize=_CLAIMS)
def is_change(claim_text: str) -> bool:
    """Whether a claim speaks of a change or a difference."""
    return _DIFFERENCE.search(claim_text) is not None


@lru_cache(maxsize=_CLAIMS)
def _is_difference(claim_text: str) -> bool:
    return is_change(claim_text) or _ABROAD.search(claim_text) is not None


def _named(part: Quantity, claim: Quantity, claim_text: str, alike: Callable[[str, str], bool]) -> bool:
    """Whether the claim speaks of what a part counts: as its own noun or the class of it, elsewhere ("buses and
    trams"), or of no noun."""
    if claim.family == "points" and part.family == "share":
        return True  # percentage points name no noun
    if not part.head or part.head == claim.head or part.head[:_STEM] in claim_text.lower():
        return True
    return bool(claim.head) and alike(claim.head, part.head)


def _comparable(claim: Quantity, evidence: Sequence[Quantity]) -> list[Quantity]:
    """The plain values of the claim's family and unit."""
    fitting = [
        quantity
        for quantity in evidence
        if quantity.family == claim.family
        and quantity.bound != "range"
        and (claim.family != "money" or quantity.unit == claim.unit)
    ]
    return fitting[:_MOST]


def _sums(claim: Quantity, evidence: Sequence[Quantity]) -> bool:
    if claim.family not in _ADDITIVE:
        return False
    values = [quantity.value for quantity in _comparable(claim, evidence)]
    groups = [values] if len(values) > 2 else []
    groups += [list(pair) for pair in combinations(values, 2)]
    return any(fits(claim, sum(group)) for group in groups)


def _differs(claim: Quantity, evidence: Sequence[Quantity]) -> bool:
    if claim.unit == "yr":
        years = [
            quantity.day.year for quantity in evidence if quantity.day is not None and quantity.day.year is not None
        ][:_MOST]
        if any(abs(first - second) == claim.amount for first, second in combinations(years, 2)):
            return True
    if claim.family not in _ADDITIVE:
        return False
    family = "share" if claim.family == "points" else claim.family
    values = [quantity.value for quantity in evidence if quantity.family == family and quantity.bound != "range"][
        :_MOST
    ]
    if claim.family != "points":
        values = [quantity.value for quantity in _comparable(claim, evidence)]
    return any(first != second and fits(claim, abs(first - second)) for first, second in combinations(values, 2))


def _shares(claim: Quantity, evidence: Sequence[Quantity]) -> bool:
    """A part and a whole of one noun, or of none: "two thirds of the members" against 600 and 900."""
    if claim.family != "share":
        return False
    counts = [quantity for quantity in evidence if quantity.family in ("count", "money") and quantity.value > 0][:_MOST]
    return any(
        fits(claim, 100 * min(first.value, second.value) / max(first.value, second.value))
        for first, second in combinations(counts, 2)
        if first.family == second.family and _of_one_kind(claim, first, second)
    )  # fmt: skip


def _of_one_kind(claim: Quantity, part: Quantity, whole: Quantity) -> bool:
    if not part.head or not whole.head or part.head == whole.head:
        return True
    return claim.head in (part.head, whole.head)


def _changes(claim: Quantity, evidence: Sequence[Quantity]) -> bool:
    if claim.kind != "percent":
        return False
    plain = [quantity for quantity in evidence if quantity.family in _ADDITIVE and quantity.value > 0][:_MOST]
    return any(
        first.family == second.family
        and first.head == second.head
        and fits(claim, 100 * abs(second.value - first.value) / first.value)
        for first, second in combinations(plain, 2)
    )


def fits(claim: Quantity, value: float) -> bool:
    """Whether the claim's figure is ``value`` as far as it is written out; hedged and bounded figures take their
    interval."""
    if claim.bound and claim.bound != "exact":
        return claim.low <= value <= claim.high
    slack = 0.34 if claim.kind == "fraction" else claim.step / 2 if claim.family == "share" or claim.step != 1 else 0.0
    slack = min(slack, 0.03 * abs(claim.value))
    return abs(claim.value - value) <= slack or math.isclose(claim.value, value, rel_tol=1e-9)


_Rule = tuple[str, Callable[[str], bool] | None, Callable[[Quantity, Sequence[Quantity]], bool]]
_RULES: tuple[_Rule, ...] = (
    ("sum", is_sum, _sums),
    ("difference", _is_difference, _differs),
    ("share", None, _shares),
    ("change", _is_difference, _changes),
)
