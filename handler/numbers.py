"""Scores as Google prints them: the fewest digits that read back as the same number, whole ones without a point."""

from __future__ import annotations

import math
import struct


def double(score: float) -> float | int:
    """A score in [0, 1] for JSON. A score that is no number counts as 0: JSON has no NaN, and nothing was shown."""
    if math.isnan(score):
        return 0
    inside = min(1.0, max(0.0, score))
    return int(inside) if inside.is_integer() else inside


def single(score: float) -> float | int:
    """The same for a 32-bit float: ``repr`` of what comes back is its shortest form (0.99110764)."""
    inside = double(score)
    if isinstance(inside, int):
        return inside
    packed = struct.pack("<f", inside)
    (exact,) = struct.unpack("<f", packed)
    candidates = (float(f"{exact:.{digits}g}") for digits in range(1, 10))
    return double(next(value for value in candidates if struct.pack("<f", value) == packed))
