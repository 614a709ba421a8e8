"""Relate the quantities of a claim to those of its evidence.

``compare`` gives one Relation for each quantity of the claim: the evidence's quantity in the same role, and whether it bears the
claim out. ``summary`` turns the relations into features with fixed names; ``order`` compares two items by their figures.
A number supports in its own role only: words around it, counted noun, unit and name decide which figure of the evidence answers it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from scoring import agree, arithmetic, roles, values
from scoring.agree import APART, OPEN, SATISFIED, VIOLATED
from scoring.order import OrderVerdict, order
from scoring.quantity import Quantity

__all__ = ["FEATURES", "OrderVerdict", "Relation", "compare", "order", "summary"]

ABSENT = "absent"
_ROLE = 0.35
"""The role score from which a differing value denies the claim."""
_NOUN_ROLE = 1.2
"""The same when the two figures count different nouns, which may be two words for one thing."""
_FAINT = 0.1
_LEEWAY = 0.35
"""An agreeing value wins over a differing one whose role fits better by no more than this."""
_PAIRS = 20_000
_RANK = {SATISFIED: 3, VIOLATED: 2, OPEN: 1}


@dataclass(frozen=True, slots=True)
class Relation:
    """What the evidence says about one quantity of the claim.

    ``state``: satisfied, violated, open (undecided: less precise, another noun, a part the evidence does not give) or absent
    (nothing comparable). ``score``: how well the role fits, about 0 to 3. ``index``: the evidence sentence, -1 when absent.
    ``anywhere``: the same value of a comparable kind stands somewhere in the evidence. ``near``: the values differ by less than ten
    percent. ``arithmetic``: sum, difference, share or change when the value follows from two or more of the evidence's, else "".
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

    @property
    def words(self) -> str:
        """Both values as they are written: "1975 against 1998"."""
        return (
            f"{self.claim.text} against {self.evidence.text}" if self.evidence else f"{self.claim.text} against nothing"
        )


@dataclass(frozen=True, slots=True)
class _Match:
    evidence: Quantity
    index: int
    state: str
    role: float
    score: float
    same_head: bool


def compare(
    claim_text: str,
    evidence_texts: Sequence[str],
    claim_quantities: Sequence[Quantity] | None = None,
    evidence_quantities: Sequence[Sequence[Quantity]] | None = None,
) -> tuple[Relation, ...]:
    """One Relation for each quantity of the claim, in reading order; empty for a claim without numbers.

    ``evidence_texts`` are single sentences; pass the results of ``values.find`` where they are known. The order of the evidence
    changes no state. Deterministic, never raises.
    """
    wanted = values.find(claim_text) if claim_quantities is None else claim_quantities
    if not wanted:
        return ()
    given = [values.find(text) for text in evidence_texts] if evidence_quantities is None else evidence_quantities
    claim = roles.line(claim_text)
    lines = [roles.line(text) if quantities else None for text, quantities in zip(evidence_texts, given, strict=True)]
    places = [
        [roles.place(line, quantity) for quantity in quantities] if line else []
        for line, quantities in zip(lines, given, strict=True)
    ]
    limit = max(4, _PAIRS // len(wanted))
    subject = roles.subject(claim)
    own = [roles.place(claim, quantity) for quantity in wanted]
    relations = []
    for at, quantity in enumerate(wanted):
        rivals = [
            place
            for other, place in enumerate(own[: at + 8])
            if abs(other - at) < 8 and other != at and _rival(wanted[other], quantity)
        ]
        relations.append(
            _relation(quantity, roles.window(claim, quantity, rivals), subject, lines, given, places, limit)
        )
    return tuple(_derived(claim_text, relations, given))


def _derived(claim_text: str, relations: Sequence[Relation], given: Sequence[Sequence[Quantity]]) -> list[Relation]:
    """The relations, with those satisfied whose value follows from others by the claim's own words ("together", "rose by")."""
    if all(relation.state == SATISFIED for relation in relations):
        return list(relations)
    known = [quantity for quantities in given for quantity in quantities]
    found = []
    for relation in relations:
        how = "" if relation.state == SATISFIED else arithmetic.derivation(claim_text, relation.claim, known)
        found.append(replace(relation, state=SATISFIED, arithmetic=how) if how else relation)
    return found


def _relation(
    quantity: Quantity,
    words: Sequence[tuple[str, float]],
    subject: Sequence[str],
    lines: Sequence[roles.Line | None],
    given: Sequence[Sequence[Quantity]],
    places: Sequence[Sequence[int]],
    limit: int,
) -> Relation:
    matches: list[_Match] = []
    for index, (line, quantities) in enumerate(zip(lines, given, strict=True)):
        if line is None:
            continue
        about = any(word in line.places for word in subject)
        for at, evidence in enumerate(quantities):
            verdict = agree.state(quantity, evidence)
            if verdict == APART:
                continue
            rivals = [
                place
                for other, place in enumerate(places[index])
                if other != at and _rival(quantities[other], evidence)
            ]
            matches.append(_match(quantity, evidence, index, verdict, words, line, rivals, about))
            limit -= 1
            if limit <= 0:
                return _best(quantity, matches)
    return _best(quantity, matches)


def _rival(other: Quantity, evidence: Quantity) -> bool:
    return other.family == evidence.family or other.family == "count" or evidence.family == "count"


def _match(
    claim: Quantity,
    evidence: Quantity,
    index: int,
    verdict: str,
    words: Sequence[tuple[str, float]],
    line: roles.Line,
    rivals: Sequence[int],
    about: bool,
) -> _Match:
    nearness = roles.overlap(words, line, evidence, rivals[:12])
    same_head = bool(claim.head) and claim.head == evidence.head
    role = 2.0 * nearness + 0.8 * same_head + 0.3 * about + 0.2 * (claim.kind == evidence.kind)
    if claim.head and evidence.head and not same_head:
        role -= 0.6 if claim.head not in line.keys else 0.2
    if claim.family != evidence.family:
        role -= 0.4
    score = (
        role
        + 0.4 * (verdict == SATISFIED)
        + 0.2 * (bool(claim.bound) and claim.bound == evidence.bound)
        - 0.2 * _far(claim, evidence)
    )
    return _Match(evidence, index, _in_role(claim, evidence, verdict, role, line), role, score, same_head)


def _in_role(claim: Quantity, evidence: Quantity, verdict: str, role: float, line: roles.Line) -> str:
    """The state, given the role: a value of another noun or without common surroundings decides nothing."""
    other_noun = (
        bool(claim.head and evidence.head) and claim.head != evidence.head and claim.kind == evidence.kind == "cardinal"
    )
    if verdict == SATISFIED:
        return OPEN if other_noun and claim.head not in line.keys and role < _ROLE else SATISFIED
    if verdict == VIOLATED and (role < _ROLE or (other_noun and role < _NOUN_ROLE)):
        return OPEN
    return verdict


def _far(claim: Quantity, evidence: Quantity) -> bool:
    small, large = sorted((abs(claim.value), abs(evidence.value)))
    return large > 10 * small > 0


def _best(claim: Quantity, matches: Sequence[_Match]) -> Relation:
    matches = [match for match in matches if match.role >= _FAINT or match.state == SATISFIED]
    if not matches:
        return Relation(claim, None, -1, ABSENT, 0.0, False, False, False, False)
    best = max(matches, key=_order)
    agreeing = [match for match in matches if match.state == SATISFIED]
    if agreeing and best.state != SATISFIED:
        kindest = max(agreeing, key=_order)
        best = kindest if kindest.score >= best.score - _LEEWAY + 0.2 else best
    evidence = best.evidence
    return Relation(
        claim, evidence, best.index, best.state, round(best.score, 6), best.same_head, evidence.unit == claim.unit,
        any(match.state == SATISFIED or match.evidence.amount == claim.amount for match in matches), _near(claim, evidence),
    )  # fmt: skip


def _order(match: _Match) -> tuple[float, int, float, str, int]:
    return round(match.score, 9), _RANK[match.state], -match.evidence.value, match.evidence.text, -match.evidence.begin


def _near(claim: Quantity, evidence: Quantity) -> bool:
    return (
        claim.value != evidence.value
        and math.isclose(claim.value, evidence.value, rel_tol=0.1)
        and claim.family != "when"
    )


FEATURES = (
    "num_any", "num_satisfied", "num_violated", "num_open", "num_absent", "num_bounded_satisfied", "num_bounded_violated",
    "num_bounded_open", "num_all_satisfied", "num_violated_head", "num_violated_unit", "num_violated_when", "num_violated_order",
    "num_violated_near", "num_violated_score", "num_satisfied_score", "num_anywhere", "num_violated_nowhere", "num_arithmetic",
    "num_precise_absent",
)  # fmt: skip
"""The names of the features of ``summary``."""


def summary(relations: Sequence[Relation]) -> dict[str, float]:
    """The features of a claim's relations, named as in FEATURES: shares of its quantities, scores of the best match; all in [0, 3].

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
    features["num_satisfied_score"] = _clipped(
        min((r.score if r.state == SATISFIED else 0.0 for r in relations), default=0.0)
    )
    return features


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
    if state == VIOLATED:
        names += ["num_violated_head"] * relation.same_head + ["num_violated_unit"] * (
            relation.same_unit and bool(claim.unit)
        )
        names += ["num_violated_when"] * (claim.family == "when") + ["num_violated_order"] * (claim.family == "order")
        names += ["num_violated_near"] * relation.near + ["num_violated_nowhere"] * (not relation.anywhere)
    return names
