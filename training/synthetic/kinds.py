"""The kinds of rows with their makers."""

from __future__ import annotations

from training.synthetic import (
    arithmetic,
    bounds,
    copies,
    dates,
    degrees,
    denial,
    groups,
    layout,
    measures,
    modality,
    naming,
    opposites,
    pages,
    plainly,
    quantities,
    quotations,
    ranking,
    reasons,
    roles,
    sayings,
    senses,
    shared_out,
    signs,
    silence,
    spans,
    ties,
    times,
)
from training.synthetic.rows import Maker
from training.synthetic.tongues import TONGUES

_MODULES = (
    arithmetic,
    bounds,
    copies,
    dates,
    degrees,
    denial,
    groups,
    layout,
    measures,
    modality,
    naming,
    opposites,
    pages,
    plainly,
    quantities,
    quotations,
    ranking,
    reasons,
    roles,
    sayings,
    senses,
    shared_out,
    signs,
    silence,
    spans,
    ties,
    times,
)


def _kinds() -> dict[str, Maker]:
    kinds: dict[str, Maker] = {kind: maker for module in _MODULES for kind, maker in module.KINDS.items()}
    for tongue in TONGUES:
        kinds.update({f"lang-{tongue.code}-{what}": maker for what, maker in tongue.makers().items()})
    return kinds


KINDS = _kinds()
