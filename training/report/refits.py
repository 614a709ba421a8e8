"""Refits: overlap weights fitted freely against equal ones; networks fitted without whole families of rows."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from scipy.optimize import minimize

from scoring import classify
from scoring.classify import Model, Output
from scoring.frozen import replace
from scoring.weigh import FEATURES
from training import alignment, fit, pairs
from training import rows as reading
from training.pairs import Example
from training.report import last_stage, stored
from training.report.ablations import HEAD, _gap, _whole
from training.report.last_stage import Outcome, Part, outcome
from training.report.markdown import Cell, cell, points, table

FAMILIES: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "VitaminC": ("vitaminc_real", "vitaminc_synth", "topical_neutral"),
    "FEVER and FoolMeTwice": ("fever_dev", "fever_symmetric", "fever_adversarial", "sufficient_facts", "foolmetwice"),
    "documents": ("cg2c_doc", "summedits", "halueval_qa", "wice_partial"),
    "our rule-made rows": ("rule-",),
}
"""Sources by their beginnings."""
THIN, EPOCHS, RULE_MADE = 4, 2, 40
"""The small schedule: one row in four, two epochs, so many rule-made rows of a kind."""


def free_weights(held: Mapping[str, Part], dev: Mapping[str, Part], documents: Mapping[str, Part], model: Model) -> str:
    """Equal overlap weights against fitted ones, on the held-out sets."""
    whole = outcome(held, dev, model.support, model.contradiction)
    lines = [["**equal (shipped)**", *_whole(whole)[1:]]]
    for title, rows, bounded in (
        ("fitted on the dev files, signs bounded", dev, True),
        ("fitted on the dev files, free signs", dev, False),
        ("fitted on training documents, signs bounded", documents, True),
    ):
        lines.append(_gap(title, outcome(held, dev, _fitted(rows, model.support, bounded), model.contradiction), whole))
    return table(("overlap weights", *HEAD[1:]), lines)


def _fitted(rows: Mapping[str, Part], output: Output, bounded: bool) -> Output:
    """The support output with overlap weights (and bias) refitted; network and findings stay."""
    names = list(output.weights)
    designs, offsets, wanted, weights = [], [], [], []
    for one in rows.values():
        known = [at for at, label in enumerate(one.label) if label is not None]
        if not known:
            continue
        logit = last_stage.logits(one, output, 0)
        chosen = np.array([one.starts[at] + int(np.argmin(logit[one.starts[at] : one.starts[at + 1]])) for at in known])
        terms = _terms(one, output)[chosen]
        designs.append(terms)
        offsets.append(logit[chosen] - output.bias - terms @ np.array([output.weights[name] for name in names]))
        wanted.append(np.array([float(one.label[at] or 0) for at in known]))
        weights.append(np.full(len(known), 1 / np.sqrt(len(known))))
    design, offset, y, w = (np.concatenate(part) for part in (designs, offsets, wanted, weights))
    w = w / w.sum() * len(w)

    def loss(point: np.ndarray) -> tuple[float, np.ndarray]:
        z = offset + point[0] + design @ point[1:]
        gap = w * (1 / (1 + np.exp(-z)) - y)
        return float((w * (np.logaddexp(0, z) - y * z)).sum() + (point[1:] ** 2).sum()), np.concatenate(
            [[gap.sum()], design.T @ gap + 2 * point[1:]]
        )

    bounds = [(None, None)] + [
        ((0, None) if output.weights[name] > 0 else (None, 0)) if bounded else (None, None) for name in names
    ]
    found = minimize(loss, np.zeros(len(names) + 1), jac=True, method="L-BFGS-B", bounds=bounds).x
    return replace(output, bias=float(found[0]), weights=dict(zip(names, map(float, found[1:]), strict=True)))


def _terms(one: Part, output: Output) -> np.ndarray:
    keep = 1 - output.yields * np.minimum(1.0, output.short / np.maximum(one.lengths, 1))
    columns = [
        np.clip(
            (one.values[:, FEATURES.index(name)] - output.means[name]) / output.scales[name],
            -classify._CLIP,
            classify._CLIP,
        )
        for name in output.weights
    ]
    return np.stack(columns, 1) * keep[:, None]


def belongs(source: str, family: Sequence[str]) -> bool:
    return any(source.startswith(beginning) for beginning in family)


def families(
    data: Path,
    cache: Path,
    key: str,
    held: Mapping[str, Sequence[Example]],
    dev: Mapping[str, Sequence[Example]],
    workers: int,
) -> dict[str, Any]:
    """By family left out: the outcome, and support and contradiction AUC of every development file."""
    torch.set_num_threads(1)

    @lru_cache(maxsize=1)
    def rows() -> tuple[list[Example], dict[str, Sequence[Example]]]:
        development = dict(dev)
        for one in fit.by_rule(workers, RULE_MADE, fit._UNSEEN_SEED):
            development[one.row.source] = [*development.get(one.row.source, ()), one]
        return training_rows(data, workers), development

    return {
        title: stored.kept(
            cache, f"without-{title.replace(' ', '-')}", key, lambda family=family: _family(*rows(), held, family)
        )
        for title, family in FAMILIES.items()
    }


def training_rows(data: Path, workers: int) -> list[Example]:
    """One training row in THIN, and rule-made rows."""
    found = fit.by_rule(workers, RULE_MADE)
    for name in reading.names(data / "train"):
        found += pairs.compute(reading.read(data / "train" / f"{name}.jsonl.gz", capped=True)[::THIN], workers)
    return [one for one in found if one.pairs and (one.row.label is not None or one.row.label3)]


def _family(
    rows: Sequence[Example],
    development: Mapping[str, Sequence[Example]],
    held: Mapping[str, Sequence[Example]],
    family: Sequence[str],
) -> dict[str, Any]:
    means, scales = fit.standard(rows)
    kept = [one for one in rows if not belongs(one.row.source, family)]
    groups = {name: group for name, group in development.items() if not belongs(name, family)}
    model, scale = alignment.train(kept, fit.vectors(), dataclasses.replace(fit.SCHEDULE, epochs=EPOCHS))
    outputs = fit.last_stage(groups, model, scale, means, scales)
    support, contradiction = (Output(**outputs[name]) for name in ("support", "contradiction"))  # type: ignore[arg-type]

    def part(group: Sequence[Example]) -> Part:
        return last_stage.part(
            group, alignment.logits(model, scale, [pair for one in group for pair in one.pairs]).astype(float)
        )

    dev = {name: part(group) for name, group in development.items()}
    files = {name: last_stage.file_aucs(one, support, contradiction) for name, one in dev.items()}
    return {
        "outcome": dataclasses.astuple(
            outcome({name: part(group) for name, group in held.items()}, dev, support, contradiction)
        ),
        "rows": len(kept),
        "files": files,
    }


def family_table(found: Mapping[str, Mapping[str, Any]]) -> str:
    """What leaving a family out costs everywhere."""
    whole = Outcome(*found["nothing"]["outcome"])
    lines = [_whole(whole)] + [
        _gap(title, Outcome(*one["outcome"]), whole) for title, one in found.items() if title != "nothing"
    ]
    return table(HEAD, lines)


def own_files(found: Mapping[str, Mapping[str, Any]]) -> str:
    """Development files of a family, judged with and without the family in the fit."""
    lines: list[list[Cell]] = []
    for title, family in FAMILIES.items():
        for name, (with_support, with_denial) in found["nothing"]["files"].items():
            if belongs(name, family) and (with_support == with_support or with_denial == with_denial):
                support, denial = found[title]["files"][name]
                lines.append(
                    [
                        title,
                        name,
                        with_support,
                        f"{cell(support)} ({points(support, with_support)})",
                        with_denial,
                        f"{cell(denial)} ({points(denial, with_denial)})",
                    ]
                )
    return table(
        ("family left out", "its file", "support AUC with it", "without it", "contradiction AUC with it", "without it"),
        lines,
    )
