"""Product: what ``scoring.check`` says of every row of a folder, as the measuring sticks ask for it."""

from __future__ import annotations

import gzip
import json
import multiprocessing
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scoring import check
from training import rows as reading
from training.report import metrics, stored
from training.rows import Row

SIX = ("aggrefact_cnn", "aggrefact_xsum", "wice", "factcheck_gpt", "expertqa", "lfqa")
"""The LLM-AggreFact sets on which figures of other checkers are published."""
EDITS = ("vitaminc_real", "vitaminc_synth", "fever_dev", "fever_symmetric", "foolmetwice", "summedits")
"""Development files of minimal edits, where word overlap knows nothing."""


@dataclass(frozen=True, slots=True)
class Scores:
    """The rows of one file: labels and scores, all of one length. ``label`` is 1, 0 or None."""

    label: Sequence[int | None]
    label3: Sequence[str | None]
    kind: Sequence[str]
    support: NDArray[np.float64]
    """Of the whole answer candidate, as the API returns it: the mean over its claims."""
    contradiction: NDArray[np.float64]
    worst: NDArray[np.float64]
    """The least supported claim."""
    most: NDArray[np.float64]
    """The most contradicted claim."""

    @property
    def known(self) -> NDArray[np.int64]:
        """Places of the rows with a label."""
        return np.array([at for at, label in enumerate(self.label) if label is not None], int)

    def labels(self) -> NDArray[np.bool_]:
        return np.array([bool(self.label[at]) for at in self.known], bool)

    def contradiction_auc(self, worst: bool = False) -> float:
        """Contradicted rows against the rest, where three-way labels are known; NaN elsewhere."""
        places = [at for at in self.known if self.label3[at] is not None]
        scores = (self.most if worst else self.contradiction)[places]
        return metrics.auc(scores, [self.label3[at] == "contradicted" for at in places])


def measured(folder: Path, cache: Path, workers: int) -> dict[str, Scores]:
    """The scores of every file of a folder."""
    found = stored.kept(
        cache,
        f"product-{folder.name}",
        stored.joined([stored.product(), *_names(folder)]),
        lambda: _compute(folder, workers),
    )
    return {
        name: Scores(
            part["label"],
            part["label3"],
            part["kind"],
            *(np.array(part[column]) for column in ("support", "contradiction", "worst", "most")),
        )
        for name, part in found.items()
    }


def _names(folder: Path) -> list[str]:
    return [f"{path.name} {path.stat().st_size}" for path in sorted(folder.glob("*.jsonl.gz"))]


def _compute(folder: Path, workers: int) -> dict[str, dict[str, list[Any]]]:
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    found: dict[str, dict[str, list[Any]]] = {}
    with multiprocessing.Pool(workers) as pool:
        for name in reading.names(folder):
            rows = plain(folder / f"{name}.jsonl.gz")
            scores = pool.map(judged, rows, chunksize=16)
            found[name] = {
                "label": [row.label for row in rows],
                "label3": [row.label3 for row in rows],
                "kind": [row.kind for row in rows],
            }
            for at, column in enumerate(("support", "contradiction", "worst", "most")):
                found[name][column] = [score[at] for score in scores]
    return found


def plain(path: Path) -> list[Row]:
    """The rows of a file as a caller would send them, that is, without titles and prompts that training adds."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        stored_rows = [json.loads(line) for line in lines]
    for one in stored_rows:
        one.pop("title", None)
        one.pop("prompt", None)
    return [reading.row(path.name.removesuffix(".jsonl.gz"), at, one) for at, one in enumerate(stored_rows)]


def judged(row: Row) -> tuple[float, float, float, float]:
    """Support and contradiction of one row: of the answer candidate, and of its decisive claims."""
    result = check(row.claim, row.facts, prompt=row.prompt)
    claims = [one for one in result.claims if one.check_required]
    return (
        result.support_score,
        result.contradiction_score,
        min((one.score or 0.0 for one in claims), default=0.0),
        max((one.contradiction or 0.0 for one in claims), default=0.0),
    )
