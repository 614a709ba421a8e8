"""The kinds of rows with their makers."""

from __future__ import annotations

from training.synthetic import arithmetic, dates, naming, quantities
from training.synthetic.rows import Maker

KINDS: dict[str, Maker] = {**quantities.KINDS, **arithmetic.KINDS, **dates.KINDS, **naming.KINDS}
