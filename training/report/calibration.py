"""Calibration: what a score means, as a table and as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from training.report import metrics
from training.report.markdown import Cell, table
from training.report.product import SIX, Scores

THRESHOLDS = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
_SIZE, _EDGE = 260, 40
_WHOLE = _SIZE + 2 * _EDGE


def reliability(found: Mapping[str, Scores], worst: bool = True) -> list[tuple[float, float, float]]:
    """Of every tenth of the scale: share of rows, mean score, share of supported rows; every file counts the same."""
    weight, score, supported = (np.zeros(metrics.BINS) for _ in range(3))
    for one in found.values():
        s, y = (one.worst if worst else one.support)[one.known], one.labels()
        if not len(s):
            continue
        places = np.minimum((s * metrics.BINS).astype(int), metrics.BINS - 1)
        for total, values in ((weight, np.ones(len(s))), (score, s), (supported, y.astype(float))):
            total += np.bincount(places, values, metrics.BINS) / len(s)
    return [
        (float(w / weight.sum()), float(s / w) if w else metrics.NAN, float(y / w) if w else metrics.NAN)
        for w, s, y in zip(weight, score, supported, strict=True)
    ]


def reliability_table(dev: Mapping[str, Scores], held: Mapping[str, Scores]) -> str:
    lines: list[list[Cell]] = []
    for at, (one, other) in enumerate(zip(reliability(dev), reliability(held), strict=True)):
        lines.append([f"{at / 10:.1f}–{(at + 1) / 10:.1f}", *one, *other])
    return table(("score", "rows of dev", "mean score", "supported", "rows of eval", "mean score", "supported"), lines)


def thresholds(held: Mapping[str, Scores], dev: Mapping[str, Scores]) -> str:
    """Mean balanced accuracy at several places of the one threshold."""
    lines: list[list[Cell]] = []
    for threshold in THRESHOLDS:
        lines.append(
            [
                f"{threshold:.1f}",
                *(
                    metrics.mean(
                        metrics.balanced(group[name].worst[group[name].known], group[name].labels(), threshold)
                        for name in names
                    )
                    for group, names in _groups(held, dev)
                ),
            ]
        )
    return table(("threshold", "the six sets", "SummaC", "all sets", "dev files"), lines)


def _groups(held: Mapping[str, Scores], dev: Mapping[str, Scores]) -> list[tuple[Mapping[str, Scores], Sequence[str]]]:
    return [
        (held, SIX),
        (held, [name for name in held if name.startswith("summac_")]),
        (held, list(held)),
        (dev, list(dev)),
    ]


def at_base_rate(held: Mapping[str, Scores]) -> list[float]:
    """Calibration error of the worst claim's score: as it is, and with the logits of every set moved to its own share
    of supported rows."""
    plain, moved = [], []
    for one in held.values():
        s, y = one.worst[one.known], one.labels()
        plain.append(metrics.expected_calibration_error(s, y))
        moved.append(metrics.expected_calibration_error(_shifted(s, float(y.mean())), y))
    return [metrics.mean(plain), metrics.mean(moved)]


def _shifted(scores: NDArray[np.float64], share: float) -> NDArray[np.float64]:
    logits = np.log(np.clip(scores, 1e-6, 1 - 1e-6) / (1 - np.clip(scores, 1e-6, 1 - 1e-6)))
    low, high = -20.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if (1 / (1 + np.exp(-logits - middle))).mean() > share else (middle, high)
    return np.asarray(1 / (1 + np.exp(-logits - low)))


def picture(dev: Mapping[str, Scores], held: Mapping[str, Scores]) -> str:
    """The reliability diagram as SVG; the area of a dot grows with its share of rows."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WHOLE} {_WHOLE}" width="380" height="380"'
        ' role="img" font-family="sans-serif" font-size="11">',
        "<title>Share of supported rows by support score, on development files and on held-out sets</title>",
        f'<rect width="100%" height="100%" fill="#fff"/>{_line([(0, 0), (1, 1)], "#999", "4 4")}',
    ]
    for tick in range(0, 11, 2):
        x, y = _at(tick / 10, tick / 10)
        parts.append(f'<text x="{x:.0f}" y="{_SIZE + _EDGE + 16}" text-anchor="middle">{tick / 10:g}</text>')
        parts.append(f'<text x="{_EDGE - 6}" y="{y + 4:.0f}" text-anchor="end">{tick / 10:g}</text>')
    x, bottom, top = _at(0.6, 0)[0], _at(0, 0)[1], _at(0, 1)[1]
    parts.append(
        f'<line x1="{x:.0f}" y1="{bottom}" x2="{x:.0f}" y2="{top}" stroke="#ddd"/>'
        f'<text x="{x + 3:.0f}" y="{top + 10}" fill="#777">0.6</text>'
    )
    for title, found, colour, row in (
        ("development files", dev, "#1a66c2", 0),
        ("held-out sets (eval)", held, "#c2571a", 1),
    ):
        dots = [(score, share, weight) for weight, score, share in reliability(found) if score == score]
        parts.append(_line([(score, share) for score, share, _ in dots], colour, "none"))
        parts += [
            '<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="{}" fill-opacity=".7"/>'.format(
                *_at(score, share), 2 + 14 * weight**0.5 / 2, colour
            )
            for score, share, weight in dots
        ]
        parts.append(f'<text x="{_EDGE + 8}" y="{_EDGE + 14 + 15 * row}" fill="{colour}">{title}</text>')
    parts.append(
        f'<text x="{_EDGE + _SIZE / 2:.0f}" y="{_SIZE + 2 * _EDGE - 6}" text-anchor="middle">'
        "support score of the worst claim</text>"
        f'<text transform="translate(11 {_EDGE + _SIZE / 2:.0f}) rotate(-90)" text-anchor="middle">'
        "share of rows labelled supported</text>"
    )
    parts.append(f'<rect x="{_EDGE}" y="{_EDGE}" width="{_SIZE}" height="{_SIZE}" fill="none" stroke="#555"/></svg>')
    return "\n".join(parts) + "\n"


def _at(score: float, share: float) -> tuple[float, float]:
    return _EDGE + score * _SIZE, _EDGE + (1 - share) * _SIZE


def _line(points: Sequence[tuple[float, float]], colour: str, dash: str) -> str:
    path = " ".join("{:.1f},{:.1f}".format(*_at(*point)) for point in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-dasharray="{dash}"/>'
