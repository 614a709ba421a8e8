"""Metrics of a score against labels, in [0, 1]; NaN where one class is missing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

NAN = float("nan")
BINS = 10


def auc(scores: ArrayLike, labels: ArrayLike) -> float:
    """Area under the ROC curve; ties count half (Mann and Whitney, 1947)."""
    s, y = _arrays(scores, labels)
    positives, negatives = int(y.sum()), int((~y).sum())
    if not positives or not negatives:
        return NAN
    _, inverse, counts = np.unique(s, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    ranks = (ends - (counts - 1) / 2)[inverse]
    return float((ranks[y].sum() - positives * (positives + 1) / 2) / (positives * negatives))


def balanced(scores: ArrayLike, labels: ArrayLike, threshold: float) -> float:
    """Mean of the shares of supported rows at or above the threshold and of others below it."""
    s, y = _arrays(scores, labels)
    if y.all() or not y.any():
        return NAN
    return float(((s[y] >= threshold).mean() + (s[~y] < threshold).mean()) / 2)


def best_balanced(scores: ArrayLike, labels: ArrayLike) -> float:
    """Balanced accuracy at the threshold that suits these rows best."""
    s, y = _arrays(scores, labels)
    if y.all() or not y.any():
        return NAN
    order = np.argsort(-s, kind="stable")
    last = np.append(s[order][1:] != s[order][:-1], True)
    hits, misses = np.cumsum(y[order]) / y.sum(), np.cumsum(~y[order]) / (~y).sum()
    return float(max(0.5, ((hits + 1 - misses) / 2)[last].max()))


def expected_calibration_error(scores: ArrayLike, labels: ArrayLike) -> float:
    """Mean gap of score and share of positives over ten bins of equal width, weighted by rows (Naeini et al., 2015)."""
    s, y = _arrays(scores, labels)
    places = np.minimum((s * BINS).astype(int), BINS - 1)
    gaps = np.bincount(places, s - y, BINS)
    return float(np.abs(gaps).sum() / len(s))


def common_threshold(groups: Sequence[tuple[ArrayLike, ArrayLike]], steps: int = 99) -> tuple[float, float]:
    """The one threshold with the best mean balanced accuracy over groups of rows, and that mean."""
    found = []
    for at in range(1, steps + 1):
        threshold = at / (steps + 1)
        found.append((mean(balanced(scores, labels, threshold) for scores, labels in groups), -threshold))
    best, threshold = max(found)
    return -threshold, best


def mean(values: Iterable[float]) -> float:
    """The mean of those that are not NaN; NaN of none."""
    known = [value for value in values if value == value]
    return sum(known) / len(known) if known else NAN


def _arrays(scores: ArrayLike, labels: ArrayLike) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    return np.asarray(scores, float), np.asarray(labels, bool)
