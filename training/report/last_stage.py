"""Last stage: the classifier of ``scoring.classify`` over many cached pairs at once, to leave terms out and refit them.

Here all facts of a row count as one text, and a row of several sentences by its worst (support) or most contradicted
one. The product also weighs facts one by one, so figures differ a little from those through the product; what matters
is how variants differ."""

from __future__ import annotations

import math
import os
import pickle
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from scoring import classify, network
from scoring.classify import Output
from scoring.encode import Encoded
from scoring.frozen import replace
from scoring.network import Network
from scoring.words import lexicon
from scoring.words.lexicon import DIMENSIONS, Floats, Ids
from training import pairs
from training import rows as reading
from training.pairs import Example
from training.report import metrics
from training.report.product import EDITS, SIX

MOST = 250
"""Rows of a file on which variants are compared."""
Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Part:
    """The pairs of one file as arrays; ``starts`` bounds the pairs of every row."""

    values: Array
    verdicts: Array
    """The network's logits, shape (pairs, 2)."""
    lengths: Array
    starts: NDArray[np.int64]
    label: tuple[int | None, ...]
    label3: tuple[str | None, ...]


def part(examples: Sequence[Example], verdicts: Array) -> Part:
    """The arrays of examples that have at least one pair."""
    kept = [one for one in examples if one.pairs]
    return Part(
        np.stack([pair.values for one in kept for pair in one.pairs]).astype(float),
        verdicts,
        np.array([pair.length for one in kept for pair in one.pairs], float),
        np.cumsum([0, *(len(one.pairs) for one in kept)]),
        tuple(one.row.label for one in kept),
        tuple(one.row.label3 for one in kept),
    )


def verdicts(
    examples: Sequence[Example],
    weights: Network,
    blank: Callable[[Encoded, Floats], tuple[Encoded, Floats]] | None = None,
) -> Array:
    """The shipped network's logits of all pairs; ``blank`` may take inputs away from it."""
    table = lexicon.load("en").vectors

    def meanings(ids: Ids) -> Floats:
        found = np.zeros((len(ids), DIMENSIONS), np.float32)
        known = ids >= 0
        found[known] = _unit(table[ids[known]])
        return found

    result = []
    for pair in (pair for one in examples for pair in one.pairs):
        one = pair.encoded
        encoded = Encoded(
            one.claim,
            one.claim_flags.astype(np.float32),
            one.evidence,
            one.evidence_flags.astype(np.float32),
            one.kinds,
        )
        values = pair.values
        if blank:
            encoded, values = blank(encoded, values)
        result += network.logits(weights, [encoded], [values], meanings)
    return np.array(result, float).reshape(-1, 2)


def _unit(stored: NDArray[np.int8]) -> Floats:
    found = stored.astype(np.float32)
    return np.asarray(found / np.sqrt(np.maximum((found * found).sum(1, keepdims=True), 1)), np.float32)


def logits(one: Part, output: Output, column: int) -> Array:
    """The logit of every pair, by ``scoring.classify`` itself."""
    return np.array(
        [
            math.fsum(classify.terms(output, values, verdict, length, column == 1).values())
            for values, verdict, length in zip(
                one.values.tolist(), one.verdicts[:, column].tolist(), one.lengths.tolist(), strict=True
            )
        ]
    )


def rows(one: Part, support: Output, contradiction: Output) -> tuple[Array, Array]:
    """Support of every row's worst sentence, contradiction of its most contradicted one."""
    supported, denied = (
        1 / (1 + np.exp(-logits(one, output, at))) for at, output in enumerate((support, contradiction))
    )
    denied = denied * np.minimum(1.0, classify._EXCLUSION * (1 - supported))
    return np.minimum.reduceat(supported, one.starts[:-1]), np.maximum.reduceat(denied, one.starts[:-1])


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a variant of the classifier reaches; fractions."""

    six: float
    """Mean AUC over the six sets."""
    six_balanced: float
    """Their mean balanced accuracy at the one threshold that suits all six best."""
    summac: float
    every: float
    edits: float
    edits_contradiction: float


def outcome(held: Mapping[str, Part], dev: Mapping[str, Part], support: Output, contradiction: Output) -> Outcome:
    """Measure a variant on held-out sets and on the files of minimal edits."""
    found = {name: labelled(one, rows(one, support, contradiction)[0]) for name, one in held.items()}
    aucs = {name: metrics.auc(*pair) for name, pair in found.items()}
    edits = [file_aucs(dev[name], support, contradiction) for name in EDITS if name in dev]
    return Outcome(
        metrics.mean(aucs[name] for name in SIX),
        metrics.common_threshold([found[name] for name in SIX])[1],
        metrics.mean(value for name, value in aucs.items() if name.startswith("summac_")),
        metrics.mean(aucs.values()),
        metrics.mean(pair[0] for pair in edits),
        metrics.mean(pair[1] for pair in edits),
    )


def file_aucs(one: Part, support: Output, contradiction: Output) -> tuple[float, float]:
    """Support and contradiction AUC of one file."""
    supported, denied = rows(one, support, contradiction)
    places = [at for at, label in enumerate(one.label3) if label is not None]
    return metrics.auc(*labelled(one, supported)), metrics.auc(
        denied[places], [one.label3[at] == "contradicted" for at in places]
    )


def labelled(one: Part, scores: Array) -> tuple[Array, list[bool]]:
    places = [at for at, label in enumerate(one.label) if label is not None]
    return scores[places], [bool(one.label[at]) for at in places]


def examples(folder: Path, cache: Path, workers: int, most: int) -> dict[str, list[Example]]:
    """The examples of every file of a folder: at most ``most`` rows a file, evenly spaced. Never for fitting."""
    return {name: examples_of(folder / f"{name}.jsonl.gz", cache, workers, most) for name in reading.names(folder)}


def examples_of(path: Path, cache: Path, workers: int, most: int) -> list[Example]:
    """The examples of one file."""
    kept = cache / f"{path.parent.name}-{path.name.removesuffix('.jsonl.gz')}-{most}.pickle"
    if not kept.exists():
        rows = reading.read(path)
        chosen = rows if len(rows) <= most else [rows[int(at * len(rows) / most)] for at in range(most)]
        cache.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(pickle.dumps(pairs.compute(chosen, workers), protocol=5))
    found: list[Example] = pickle.loads(kept.read_bytes())
    return found


def parts(found: Mapping[str, Sequence[Example]], weights: Network, workers: int) -> dict[str, Part]:
    """The parts of every file, with the shipped network's logits."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    with ProcessPoolExecutor(workers) as pool:
        results = list(pool.map(verdicts, found.values(), [weights] * len(found)))
    return {name: part(group, logit) for (name, group), logit in zip(found.items(), results, strict=True)}


def without(output: Output, names: Sequence[str]) -> Output:
    """The classifier without some terms ("network", "near_copy" too); other overlap terms share the weight left."""
    weights = {name: weight for name, weight in output.weights.items() if name not in names}
    share = sum(map(abs, output.weights.values())) / (sum(map(abs, weights.values())) or 1.0)
    return replace(
        output,
        weights={name: weight * share for name, weight in weights.items()},
        findings={name: weight for name, weight in output.findings.items() if name not in names},
        network=0.0 if "network" in names else output.network,
        near_copy=0.0 if "near_copy" in names else output.near_copy,
        ease=0.0 if "ease" in names else output.ease,
    )
