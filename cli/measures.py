"""How well scores tell supported answers from others: accuracy, calibration, and a threshold to use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Scored = Sequence[tuple[float, bool]]
"""Score in [0, 1] and whether the answer is supported."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Answers whose score lies in [low, high): how many, their mean score, and the share that is supported."""

    low: float
    high: float
    count: int
    mean_score: float
    share_supported: float


@dataclass(frozen=True, slots=True)
class AtThreshold:
    """What happens when everything from ``threshold`` on is called supported. Shares are 0 where there is nothing."""

    threshold: float
    accuracy: float
    balanced_accuracy: float
    precision: float
    recall: float


def at_threshold(scored: Scored, threshold: float) -> AtThreshold:
    """Accuracy figures at one threshold."""
    hits = sum(score >= threshold for score, supported in scored if supported)
    misses = sum(score >= threshold for score, supported in scored if not supported)
    positives = sum(supported for _, supported in scored)
    negatives = len(scored) - positives
    sides = [_share(hits, positives)] * bool(positives) + [_share(negatives - misses, negatives)] * bool(negatives)
    return AtThreshold(
        threshold,
        _share(hits + negatives - misses, len(scored)),
        sum(sides) / len(sides) if sides else 0.0,
        _share(hits, hits + misses),
        _share(hits, positives),
    )


def area_under_curve(scored: Scored) -> float | None:
    """Chance that a supported answer scores above one that is not, ties counting half; None when one side is empty."""
    ordered = sorted(scored)
    positives = sum(supported for _, supported in ordered)
    pairs = positives * (len(ordered) - positives)
    below, wins, at = 0, 0.0, 0
    while at < len(ordered):
        end = at
        while end < len(ordered) and ordered[end][0] == ordered[at][0]:
            end += 1
        tied = sum(supported for _, supported in ordered[at:end])
        wins += tied * (below + (end - at - tied) / 2)
        below += end - at - tied
        at = end
    return wins / pairs if pairs else None


def best_threshold(scored: Scored) -> float | None:
    """The threshold with the best balanced accuracy, halfway between two scores; None when one side is empty.

    Of several equally good ones the one in the widest gap, as it depends least on single answers. 0, where all count as
    supported, when every other is worse than that.
    """
    positives = sum(supported for _, supported in scored)
    negatives = len(scored) - positives
    if not positives or not negatives:
        return None
    ordered = sorted(scored, reverse=True)
    hits = misses = 0
    best = (0.5, 0.0, 0.0)
    for at, (score, supported) in enumerate(ordered):
        hits, misses = hits + supported, misses + (not supported)
        below = ordered[at + 1][0] if at + 1 < len(ordered) else 0.0
        if below < score:
            quality = (hits / positives + 1 - misses / negatives) / 2
            middle = (score + below) / 2
            best = max(best, (round(quality, 12), score - below, middle if middle > below else score))
    return best[2]


def cross_validated(scored: Scored, folds: int = 5) -> float | None:
    """Balanced accuracy of thresholds that were each chosen without the answers they are measured on.

    The honest figure for ``best_threshold``. None when a fold would lack a side.
    """
    sides = [[item for item in scored if item[1] is side] for side in (True, False)]
    if min(len(side) for side in sides) < folds:
        return None
    verdicts: list[tuple[float, bool]] = []
    for fold in range(folds):
        kept = [item for side in sides for at, item in enumerate(side) if at % folds != fold]
        threshold = best_threshold(kept)
        held = [item for side in sides for at, item in enumerate(side) if at % folds == fold]
        verdicts += [(float(threshold is not None and score >= threshold), supported) for score, supported in held]
    return at_threshold(verdicts, 0.5).balanced_accuracy


def reliability(scored: Scored, bins: int = 10) -> list[Bin]:
    """Equal-width bins that hold something, for a calibration table."""
    filled: dict[int, list[tuple[float, bool]]] = {}
    for score, supported in scored:
        filled.setdefault(min(bins - 1, int(score * bins)), []).append((score, supported))
    return [
        Bin(
            at / bins,
            (at + 1) / bins,
            len(items),
            sum(score for score, _ in items) / len(items),
            sum(supported for _, supported in items) / len(items),
        )
        for at, items in sorted(filled.items())
    ]


def calibration_error(scored: Scored, bins: int = 10) -> float:
    """Expected calibration error: mean distance between score and share supported, weighted by bin."""
    return sum(item.count * abs(item.mean_score - item.share_supported) for item in reliability(scored, bins)) / len(
        scored
    )


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
