"""The two drawings of a report, as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from cli.measures import Bin

WIDTH, HEIGHT, FOOT = 720, 190, 22


def histogram(counts: Sequence[int], threshold: float) -> str:
    """Bars of equal score ranges over [0, 1], coloured by the side of ``threshold`` they lie on."""
    bars = "".join(_column(at, counts, threshold) for at in range(len(counts)))
    x = threshold * WIDTH
    line = f'<line class="threshold" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT}"/>'
    return _frame("Distribution of support scores", WIDTH, HEIGHT, bars + line, "chart wide")


def _column(at: int, counts: Sequence[int], threshold: float) -> str:
    count, step = counts[at], WIDTH / len(counts)
    height = count / max(*counts, 1) * (HEIGHT - 20)
    side = "good" if (at + 0.5) / len(counts) >= threshold else "bad"
    label = f'<text class="count" x="{(at + 0.5) * step:.1f}" y="{HEIGHT - height - 4:.1f}">{count:,}</text>'
    return (
        f'<rect class="{side}" x="{at * step + 1:.1f}" y="{HEIGHT - height:.1f}" width="{step - 2:.1f}" '
        f'height="{height:.1f}"><title>{at / len(counts):.2f} to {(at + 1) / len(counts):.2f}: {count:,}</title></rect>'
        + (label if count else "")
    )


def calibration(bins: Sequence[Bin], size: int = 260) -> str:
    """Mean score against share supported; dots on the diagonal mean that scores are what they say."""
    largest = max((item.count for item in bins), default=1)
    dots = "".join(_dot(item, largest, size) for item in bins)
    frame = f'<rect class="frame" width="{size}" height="{size}"/>'
    diagonal = f'<line class="diagonal" x1="0" y1="{size}" x2="{size}" y2="0"/>'
    return _frame("Share supported by score", size, size, frame + diagonal + dots)


def _dot(item: Bin, largest: int, size: int) -> str:
    title = f"{item.count:,} answers, mean score {item.mean_score:.2f}, supported {item.share_supported:.2f}"
    x, y, radius = item.mean_score * size, (1 - item.share_supported) * size, 3 + 9 * (item.count / largest) ** 0.5
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"><title>{title}</title></circle>'


def _frame(name: str, width: int, height: int, drawing: str, look: str = "chart") -> str:
    ticks = "".join(
        f'<text x="{value * width:.0f}" y="{height + FOOT - 6}" class="{place}">{value:g}</text>'
        for value, place in ((0, "first"), (0.2, ""), (0.4, ""), (0.6, ""), (0.8, ""), (1, "last"))
    )
    return (
        f'<svg class="{look}" role="img" aria-label="{name}" viewBox="-14 -14 {width + 28} {height + FOOT + 14}" '
        f'width="{width}">{drawing}{ticks}</svg>'
    )
