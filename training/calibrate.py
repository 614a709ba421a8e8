"""Calibrate: the last stage.

Fits the weights of the typed findings with sign bounds, on development rows and on rule-made rows that the network has
not seen, and places both scores on the API's scale. Overlap terms keep equal weights (see ``training.fit``); the weight
of the network and the shape were chosen on the measuring sets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize

from scoring.classify import near_copy, settled_share, share, told_share
from scoring.weigh import FEATURES
from training.alignment import denied
from training.pairs import Example

DOCUMENTS = ("cg2c_doc", "fever_dev", "halueval_qa", "sufficient_facts", "summedits", "taxinli")
"""Training sources whose claims stand against documents or several sentences: they set mean and scale of the terms."""
DENIALS = (
    "neg_mis",
    "neg_head",
    "antonym",
    "exclusive",
    "name_replaced",
    "bound_otherwise",
    "part_only",
    "rebutted",
    "role_swap",
    "lead_swap",
    "pair_swap",
    "rank_differs",
    "direction_differs",
    "obligation_differs",
    "status_differs",
    "order_denies",
    "quantity_up",
    "frequency_up",
    "only_added",
    "absolute_added",
    "generalised",
    "quote_hides_denial",
    "num_violated",
    "num_violated_head",
    "answer_no",
    "related_denies",
    "slot_name",
    "slot_word",
    "denied_outright",
    "num_denied",
    "copy_denied",
    "copy_opposed",
)
"""Findings that deny a claim: never for it, never against its contradiction."""
LACKS = (
    "name_rival",
    "bound_unlike",
    "part_lifted",
    "pending",
    "name_common",
    "name_missing_later",
    "certainty_up",
    "superlative_added",
    "cause_added",
    "condition_dropped",
    "attribution_missing",
    "attribution_dropped",
    "quote_missing",
    "quote_altered",
    "num_open",
    "num_absent",
    "num_precise_absent",
    "question",
    "order_exact",
    "left_open",
    "num_other_noun",
    "all_added",
    "date_finer",
    "unproven",
    "quote_ended",
    "head_lost",
    "deed_missing",
)
"""Findings that leave a claim without support; absence is no denial."""
FOR = ("antonym_agree", "neg_mat", "order_agrees", "num_arithmetic", "num_all_satisfied", "affirmed_outright")
"""Findings that can only speak for a claim."""
SUPPORT_PRIOR = dict.fromkeys(DENIALS, -1.0) | dict.fromkeys(LACKS, -0.6) | dict.fromkeys(FOR, 0.4)
CONTRADICTION_PRIOR = (
    dict.fromkeys(DENIALS, 0.8)
    | dict.fromkeys(LACKS, -0.05)
    | dict.fromkeys(FOR, -0.5)
    | {"left_open": -2.0, "num_other_noun": -1.0, "unopposed": -2.0, "quote_ended": -3.0}
)
"""What a finding weighs, and to which side it is bound, before the rows have spoken: many findings are rare in them."""
AT_MOST = {
    "attribution_missing": -5.0, "rank_differs": -5.0, "role_swap": -3.5, "order_denies": -3.0, "certainty_up": -1.0,
    "attribution_dropped": -0.8, "name_common": -1.5, "quantity_up": -2.0, "absolute_added": -1.0,
    "name_missing_later": -2.2, "name_rival": -2.2, "slot_name": -4.0, "slot_word": -1.0,
    "denied_outright": -2.0, "num_denied": -2.0, "copy_denied": -2.5, "copy_opposed": -2.0,
    "bound_otherwise": -3.0, "bound_unlike": -2.0,
    "left_open": -10.0, "num_other_noun": -2.5, "all_added": -4.0,
    "part_only": -3.0, "rebutted": -3.0, "part_lifted": -2.0, "pending": -2.0,
    "date_finer": -2.0, "unproven": -2.5, "quote_ended": -2.0, "head_lost": -2.0, "deed_missing": -2.5,
}  # fmt: skip
SUPPORT_AT_LEAST = {"num_arithmetic": 1.0, "affirmed_outright": 1.5, "order_agrees": 0.8}
AT_LEAST = {
    "bound_otherwise": 2.5,
    "part_only": 2.5,
    "rebutted": 2.5,
    "role_swap": 3.0,
    "lead_swap": 2.0,
    "pair_swap": 2.0,
    "rank_differs": 4.5,
    "order_denies": 3.0,
    "denied_outright": 2.0,
    "num_denied": 1.5,
    "copy_denied": 2.0,
    "copy_opposed": 1.5,
}
"""Findings that settle a claim by what support and contradiction mean (a claim attributed to another source is not
grounded, the second-largest is not the largest), whatever the few rows say in which they fire; they cost no accuracy
elsewhere."""
CONTRADICTION_AT_MOST = {"unopposed": -1.5, "quote_ended": -2.5}
"""Absence is no denial, whatever the network, which has seen mostly edits, makes of words that are missing."""
_RIDGE = 2.0
_PLACES = 6


@dataclass(frozen=True, slots=True)
class Shape:
    """How terms change with the length of the text, see ``scoring.classify.Output``; ``shift`` places the score."""

    short: float
    yields: float
    remains: float
    network: float
    near_copy: float
    ease: float
    shift: float


@dataclass(frozen=True, slots=True)
class Head:
    """One output to be fitted: document weights, shape, and the prior weights of the findings."""

    weights: Mapping[str, float]
    shape: Shape
    prior: Mapping[str, float]
    against: bool = False
    """Whether the output is contradiction."""


def base(
    head: Head,
    values: np.ndarray,
    verdicts: np.ndarray,
    lengths: np.ndarray,
    means: Mapping[str, float],
    scales: Mapping[str, float],
) -> tuple[np.ndarray, np.ndarray]:
    """The logit of document terms and network, and the share with which findings count; shape (pairs,) each."""
    short = np.minimum(1.0, head.shape.short / np.maximum(lengths, 1))
    near = np.maximum(head.shape.remains, short)
    favourable = (verdicts > 0) != head.against
    pairs = zip(values.tolist(), favourable.tolist(), strict=True)
    settled = [settled_share(row, head.against, speaks) for row, speaks in pairs]
    spoken = np.clip(verdicts, -6, 4) * (1 - near * np.array(settled))
    total = head.shape.network * near * spoken
    if head.shape.near_copy:
        total = total + head.shape.near_copy * np.array([near_copy(row.tolist()) for row in values])
    for name, weight in head.weights.items():
        z = np.clip((values[:, FEATURES.index(name)] - means[name]) / scales[name], -4, 4)
        total = total + weight * (1 - head.shape.yields * short) * z
    told = np.array([told_share(head.shape.short, head.shape.remains, length) for length in lengths])
    return total, told


def fit(
    head: Head,
    groups: Mapping[str, Sequence[Example]],
    verdicts: Mapping[str, np.ndarray],
    column: int,
    means: Mapping[str, float],
    scales: Mapping[str, float],
) -> tuple[float, dict[str, float]]:
    """Bias and finding weights of one output.

    A row of several sentences counts by its decisive one (worst support, most denial).
    """
    names = list(head.prior)
    places = [FEATURES.index(name) for name in names]
    offsets, findings, wanted, weights = [], [], [], []
    for source, group in sorted(groups.items()):
        rows = [(at, label) for at, label in enumerate(_labels(group, column)) if label is not None]
        starts = np.cumsum([0, *(len(one.pairs) for one in group)])
        values = np.stack([pair.values for one in group for pair in one.pairs])
        lengths = np.array([pair.length for one in group for pair in one.pairs])
        logit, told = base(head, values, verdicts[source][:, column], lengths, means, scales)
        for at, label in rows:
            inside = range(starts[at], starts[at + 1])
            if not inside:
                continue
            chosen = min(inside, key=logit.__getitem__) if column == 0 else max(inside, key=logit.__getitem__)
            offsets.append(logit[chosen])
            findings.append(values[chosen, places] * [share(name, told[chosen]) for name in names])
            wanted.append(label)
            weights.append(1 / np.sqrt(len(rows)))
    return _solve(np.array(offsets), np.stack(findings), np.array(wanted, float), np.array(weights), head.prior)


def _labels(group: Sequence[Example], column: int) -> list[int | None]:
    return [one.row.label if column == 0 else denied(one) for one in group]


def _solve(
    offsets: np.ndarray, findings: np.ndarray, wanted: np.ndarray, weights: np.ndarray, prior: Mapping[str, float]
) -> tuple[float, dict[str, float]]:
    before = np.array(list(prior.values()))
    weights = weights / weights.sum() * len(weights)

    def loss(point: np.ndarray) -> tuple[float, np.ndarray]:
        z = offsets + point[0] + findings @ point[1:]
        gap = weights * (1 / (1 + np.exp(-z)) - wanted)
        value = (weights * (np.logaddexp(0, z) - wanted * z)).sum() + _RIDGE * ((point[1:] - before) ** 2).sum()
        return value, np.concatenate([[gap.sum()], findings.T @ gap + 2 * _RIDGE * (point[1:] - before)])

    bounds = [(None, None), *((0, None) if value > 0 else (None, 0) for value in before)]
    found = minimize(
        loss, np.concatenate([[0.0], before]), jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": 500}
    ).x
    kept = {
        name: round(float(value), _PLACES) for name, value in zip(prior, found[1:], strict=True) if abs(value) > 1e-4
    }
    return round(float(found[0]), _PLACES), kept


def settled(findings: Mapping[str, float], output: str) -> dict[str, float]:
    """The weights of one output's findings within their hand-set bounds."""
    most, least = (AT_MOST, SUPPORT_AT_LEAST) if output == "support" else (CONTRADICTION_AT_MOST, AT_LEAST)
    bounded = dict(findings) | {name: min(findings.get(name, 0.0), bound) for name, bound in most.items()}
    return bounded | {name: max(bounded.get(name, 0.0), bound) for name, bound in least.items()}
