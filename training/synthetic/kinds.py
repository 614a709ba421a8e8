"""The kinds of rows with their makers."""

from __future__ import annotations

from training.synthetic import arithmetic, copies, dates, degrees, denial, layout, naming, quantities, sayings, senses
from training.synthetic.rows import Maker

_MODULES = (arithmetic, copies, dates, degrees, denial, layout, naming, quantities, sayings, senses)
KINDS: dict[str, Maker] = {kind: maker for module in _MODULES for kind, maker in module.KINDS.items()}
