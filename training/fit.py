"""Fit: data folder -> ``scoring/model/network.npz`` and ``classifier.json``; the same inputs give the same bytes.

    python -m training.fit ../shared/data --cache .cache/training

The network is trained on the training rows and on rule-made ones. The last stage has few terms and many sources whose
quirks differ: overlap weights fitted freely rank documents of other sources worse than equal weights do
(docs/accuracy.md), so every overlap term has an equal share; how terms give way to each other with the length of the
text, the network's weight and the place of the threshold were chosen on the measuring sets; the weights of the findings
are fitted with sign bounds (``training.calibrate``).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from scoring.artefact import FOLDER
from scoring.weigh import FEATURES
from training import alignment, calibrate, pairs
from training.alignment import Alignment, Scaling, Schedule
from training.calibrate import Head, Shape
from training.pairs import Example
from training.rows import row as made
from training.synthetic import rows as synthetic_rows

VERSION = "1.3.0"
SUPPORTS = (
    "around",
    "around_window",
    "meaning",
    "soft_cover",
    "soft_log",
    "recall",
    "bigrams",
    "fragments",
    "soft_least",
    "around_least",
    "sentence",
    "trigrams",
    "density",
)
"""Document terms that speak for a claim, equally."""
OPPOSES = ("num_absent", "num_violated", "num_open")
SUPPORT = Shape(short=2.5, yields=0.6, remains=0.15, network=2.0, near_copy=-4.0, ease=1.35, shift=0.22)
CONTRADICTION = Shape(short=6.0, yields=0.0, remains=0.4, network=1.6, near_copy=0.0, ease=0.0, shift=1.95)
"""Chosen on the measuring sets: see docs/accuracy.md."""
SCHEDULE = Schedule(epochs=3)
_PLACES = 9
_UNSEEN_SEED, _UNSEEN = 1, 100


def examples(data: Path, cache: Path, workers: int) -> list[Example]:
    """All training examples with a label and at least one pair: the data's and the rule-made ones."""
    found = [
        one for group in pairs.all_of(data / "train", cache, capped=True, workers=workers).values() for one in group
    ]
    found += by_rule(workers)
    return [one for one in found if one.pairs and (one.row.label is not None or one.row.label3)]


def by_rule(workers: int, per_kind: int = 150, seed: int = 0) -> list[Example]:
    """Rule-made examples; each family of kinds is a source of its own."""
    stored = enumerate(synthetic_rows(per_kind, seed))
    return pairs.compute([made(f"rule-{one['kind'].split('-')[0]}", at, one) for at, one in stored], workers)


def vectors() -> np.ndarray:
    """The unit vectors of the English lexicon."""
    stored = np.load(FOLDER / "vectors.en.npy").astype(np.float32)
    return np.asarray(stored / np.sqrt(np.maximum((stored * stored).sum(1, keepdims=True), 1)), np.float32)


def standard(found: Sequence[Example]) -> tuple[dict[str, float], dict[str, float]]:
    """Mean and scale of the document terms over the sources with documents, each counting the same."""
    means, squares = [], []
    for source in calibrate.DOCUMENTS:
        values = np.stack([pair.values for one in found if one.row.source == source for pair in one.pairs])
        means.append(values.mean(0))
        squares.append((values**2).mean(0))
    mean = np.mean(means, 0)
    scale = np.sqrt(np.maximum(np.mean(squares, 0) - mean**2, 1e-12)) + 1e-6
    chosen = [FEATURES.index(name) for name in (*SUPPORTS, *OPPOSES)]
    return (
        {FEATURES[at]: round(float(mean[at]), _PLACES) for at in chosen},
        {FEATURES[at]: round(float(scale[at]), _PLACES) for at in chosen},
    )


def last_stage(
    groups: Mapping[str, Sequence[Example]],
    model: Alignment,
    scale: Scaling,
    means: Mapping[str, float],
    scales: Mapping[str, float],
) -> dict[str, dict[str, object]]:
    """Both outputs as ``scoring.classify.Output`` reads them."""
    verdicts = {
        name: alignment.logits(model, scale, [pair for one in group for pair in one.pairs])
        for name, group in groups.items()
    }
    share = 2 / (len(SUPPORTS) + len(OPPOSES))
    weights = dict.fromkeys(SUPPORTS, share) | dict.fromkeys(OPPOSES, -share)
    outputs: dict[str, dict[str, object]] = {}
    heads = (
        ("support", SUPPORT, weights, calibrate.SUPPORT_PRIOR),
        ("contradiction", CONTRADICTION, {}, calibrate.CONTRADICTION_PRIOR),
    )
    for column, (name, shape, shown, prior) in enumerate(heads):
        head = Head(shown, shape, prior, name == "contradiction")
        bias, findings = calibrate.fit(head, groups, verdicts, column, means, scales)
        findings = calibrate.settled(findings, name)
        outputs[name] = {
            "bias": round(bias + shape.shift, _PLACES),
            "weights": shown,
            "network": shape.network,
            "findings": findings,
            "means": means if shown else {},
            "scales": scales if shown else {},
            "short": shape.short,
            "yields": shape.yields,
            "near_copy": shape.near_copy,
            "ease": shape.ease,
            "remains": shape.remains,
        }
    return outputs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("--cache", type=Path, default=Path(".cache/training"))
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    import torch

    torch.set_num_threads(1)
    found = examples(chosen.data, chosen.cache, chosen.workers)
    model, scale = alignment.train(found, vectors(), SCHEDULE)
    arrays = {name: part.astype(np.float32) for name, part in sorted(alignment.exported(model, scale).items())}
    np.savez(chosen.out / "network.npz", **arrays)
    means, scales = standard(found)
    groups = dict(pairs.all_of(chosen.data / "dev", chosen.cache, capped=True, workers=chosen.workers))
    for one in by_rule(chosen.workers, _UNSEEN, _UNSEEN_SEED):
        groups.setdefault(one.row.source, []).append(one)
    outputs = last_stage(groups, model, scale, means, scales)
    stored = {"format": 1, "version": VERSION, "features": list(FEATURES), **outputs, "rows": len(found)}
    (chosen.out / "classifier.json").write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(outputs, indent=1))


if __name__ == "__main__":
    main()
