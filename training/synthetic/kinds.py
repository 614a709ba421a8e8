"""The kinds of rows with their makers."""

from __future__ import annotations

from training.synthetic import arithmetic, copies, dates, degrees, denial, layout, naming, quantities, sayings, senses
from training.synthetic.rows import Maker
from training.synthetic.tongues import TONGUES

_MODULES = (arithmetic, copies, dates, degrees, denial, layout, naming, quantities, sayings, senses)


def _kinds() -> dict[str, Maker]:
    kinds: dict[str, Maker] = {kind: maker for module in _MODULES for kind, maker in module.KINDS.items()}
    for tongue in TONGUES:
        kinds.update({f"lang-{tongue.code}-{what}": maker for what, maker in tongue.makers().items()})
    return kinds


KINDS = _kinds()
