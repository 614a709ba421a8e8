"""Relation: what the evidence says about one quantity of a claim; and the features of all relations of a claim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring.agreement.agree import OPEN, SATISFIED, VIOLATED
from scoring.frozen import frozen
from scoring.quantities.quantity import Quantity

ABSENT = "absent"
_CLOSE = 16
"""Most characters between a day of the week and its year."""
SURE = 1.5
"""From this score on two values are in one role: of development rows that are supported, none has such a violation."""


@frozen
class Relation:
    """What the evidence says about one quantity of the claim.

    ``state``: satisfied, violated, open (undecided: less precise, another noun, a part the evidence does not give) or
    absent
    (nothing comparable). ``score``: how well the role fits, about 0 to 3. ``index``: the evidence sentence, -1 when
    absent.
    ``anywhere``: the same value of a comparable kind stands somewhere in the evidence. ``near``: the values differ by
    less than ten
    percent. ``arithmetic``: sum, difference, share, change or multiple when the value follows from two or more of the
    evidence's, else "".
    """

    claim: Quantity
    evidence: Quantity | None
    index: int
    state: str
    score: float
    same_head: bool
    same_unit: bool
    anywhere: bool
    near: bool
    arithmetic: str = ""
    of_another: bool = False
    """Whether the same value stands there, but only as another item's or under another name."""

    @property
    def finer(self) -> bool:
        """Whether the claim names a season or a day of the week that the evidence's date is without."""
        mine, theirs = self.claim.day, self.evidence.day if self.evidence else None
        if mine is None or theirs is None:
            return False
        season = mine.season is not None and theirs.season is None and theirs.month is None
        return season or (mine.weekday is not None and theirs.weekday is None)

    @property
    def dated(self) -> bool:
        """Whether the claim's date names the month or the season of a year, and the evidence the year alone."""
        mine, there = self.claim.day, self.evidence
        if self.state != OPEN or self.anywhere or mine is None or there is None or there.day is None:
            return False
        if self.claim.bound or there.bound or there.kind != "year":
            return False
        return mine.year == there.day.year and (mine.month or mine.season) is not None

    @property
    def words(self) -> str:
        """Both values as they are written: "1975 against 1998"."""
        return (
            f"{self.claim.text} against {self.evidence.text}" if self.evidence else f"{self.claim.text} against nothing"
        )


FEATURES = (
    "num_any", "num_satisfied", "num_violated", "num_open", "num_absent", "num_bounded_satisfied",
    "num_bounded_violated",
    "num_bounded_open", "num_all_satisfied", "num_violated_head", "num_violated_unit", "num_violated_when",
    "num_violated_order",
    "num_violated_near", "num_violated_score", "num_satisfied_score", "num_anywhere", "num_violated_nowhere",
    "num_arithmetic",
    "num_precise_absent",
    "num_open_unit",
    "num_denied",
    "date_finer",
)  # fmt: skip
"""The names of the features of ``summary``."""


def summary(relations: Sequence[Relation]) -> dict[str, float]:
    """The features of a claim's relations, named as in FEATURES: shares of its quantities, scores of the best match;
    all in [0, 3].

    All zero for a claim without numbers.
    """
    features = dict.fromkeys(FEATURES, 0.0)
    if not relations:
        return features
    total = len(relations)
    features["num_any"] = 1.0
    for relation in relations:
        for name in _names(relation):
            features[name] += 1 / total
    violated = [relation for relation in relations if relation.state == VIOLATED]
    features["num_all_satisfied"] = float(all(relation.state == SATISFIED for relation in relations))
    features["num_violated_score"] = _clipped(max((relation.score for relation in violated), default=0.0))
    features["date_finer"] = float(any(relation.dated or _on_day(relation, relations) for relation in relations))
    features["num_denied"] = float(
        any(relation.score >= SURE and (relation.of_another or not relation.anywhere) for relation in violated)
    )
    features["num_satisfied_score"] = _clipped(
        min((r.score if r.state == SATISFIED else 0.0 for r in relations), default=0.0)
    )
    return features


def _on_day(relation: Relation, relations: Sequence[Relation]) -> bool:
    """Whether the evidence has the year and not the day of the week of "on a Sunday in 1962"."""
    return relation.state in (OPEN, ABSENT) and any(
        other.state == SATISFIED and is_dated(relation.claim, other.claim) for other in relations
    )


def is_dated(weekday: Quantity, year: Quantity) -> bool:
    """Whether two dates are a day of the week and, close behind it, its year."""
    lone = weekday.day is not None and weekday.day.weekday is not None and weekday.day.year is None
    return lone and year.kind == "year" and 0 < year.begin - weekday.end <= _CLOSE


def _clipped(score: float) -> float:
    return min(max(score, 0.0), 3.0)


def _names(relation: Relation) -> list[str]:
    claim, state = relation.claim, relation.state
    flags: Mapping[str, bool] = {
        f"num_{state}": True,
        f"num_bounded_{state}": bool(claim.bound) and state != ABSENT,
        "num_anywhere": relation.anywhere,
        "num_arithmetic": bool(relation.arithmetic),
        "num_precise_absent": state == ABSENT and claim.family != "order",
    }
    names = [name for name, holds in flags.items() if holds]
    if state == OPEN and relation.finer:
        names.append("num_precise_absent")
    if state == OPEN and relation.same_unit and bool(claim.unit):
        names.append("num_open_unit")
    if state == VIOLATED:
        names += ["num_violated_head"] * relation.same_head + ["num_violated_unit"] * (
            relation.same_unit and bool(claim.unit)
        )
        names += ["num_violated_when"] * (claim.family == "when") + ["num_violated_order"] * (claim.family == "order")
        names += ["num_violated_near"] * relation.near + ["num_violated_nowhere"] * (not relation.anywhere)
    return names
