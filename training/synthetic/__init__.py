"""Labelled rows made by rule: contrast sets of phenomena that collected data hardly hold, from own words alone.

Each kind takes one scene (invented names, a figure, a date …), says it in one way as evidence and in other ways as
claims that it supports, denies or leaves open. The same seed gives the same rows.
"""

from __future__ import annotations

from collections.abc import Iterator

from training.synthetic.kinds import KINDS
from training.synthetic.rows import Row, rows_of

__all__ = ["KINDS", "rows"]


def rows(per_kind: int = 150, seed: int = 0) -> Iterator[Row]:
    """``per_kind`` rows of every kind, kinds in alphabetical order.

    A row has ``id``, ``kind``, ``facts`` (a list of {"text", "attributes"?}), ``claim``, ``prompt`` (some), ``label3``
    (supported, contradicted, neutral) and ``label`` (1 supported, 0 not).
    """
    for kind in sorted(KINDS):
        yield from rows_of(kind, KINDS[kind], per_kind, seed)
