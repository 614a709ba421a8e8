"""Ablations: what every term of the last stage and every input of the network brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple

import numpy as np

from scoring import align
from scoring.agreement import relation
from scoring.classify import Model, Output
from scoring.encode import Encoded
from scoring.frozen import replace
from scoring.language import attribution, exchanges, names, polarity, quotes, strength
from scoring.network import Network
from scoring.weigh import FEATURES
from scoring.words.lexicon import Floats
from training.pairs import Example
from training.report import last_stage
from training.report.last_stage import Outcome, Part, outcome, without
from training.report.markdown import Cell, points, table

HEAD = ("left out", "six AUC", "six BA", "SummaC AUC", "all sets AUC", "edits AUC", "edits cAUC")
VIEWS: dict[str, tuple[str, ...]] = {
    "coverage and alignment": ("recall", "recall_best", "recall_cover", *align.FEATURES),
    "numbers, units, dates": relation.FEATURES,
    "negation and opposites": polarity.FEATURES,
    "strength and modality": strength.FEATURES,
    "names": names.FEATURES,
    "exchanged roles and order": (*exchanges.FEATURES, "order_agrees", "order_denies"),
    "attribution": attribution.FEATURES,
    "quotations": quotes.FEATURES,
}
"""The named features by the view that computes them."""
OVERLAP: dict[str, tuple[str, ...]] = {
    "words in their surroundings (around, around_window, around_least)": ("around", "around_window", "around_least"),
    "soft matches (meaning, soft_cover, soft_log, soft_least)": ("meaning", "soft_cover", "soft_log", "soft_least"),
    "exact matches (recall, bigrams, trigrams, density, fragments)": (
        "recall",
        "bigrams",
        "trigrams",
        "density",
        "fragments",
    ),
    "sentence vectors (sentence)": ("sentence",),
    "numbers (num_absent, num_violated, num_open)": ("num_absent", "num_violated", "num_open"),
}
FEW = 125
"""Rows of a file on which inputs of the network are compared."""
Blank = Callable[[Encoded, Floats], tuple[Encoded, Floats]]


def last_stage_table(held: Mapping[str, Part], dev: Mapping[str, Part], model: Model) -> str:
    """Groups of terms left out of the last stage, nothing refitted."""
    whole = outcome(held, dev, model.support, model.contradiction)
    lines = [_whole(whole)]
    overlap = tuple(model.support.weights)
    variants: dict[str, tuple[str, ...]] = {
        "the network": ("network",),
        "all overlap terms": overlap,
        **OVERLAP,
        "the gap in near copies": ("near_copy",),
        "the ease of short texts": ("ease",),
        "all findings": tuple(model.support.findings) + tuple(model.contradiction.findings),
    }
    variants |= {f"findings: {view}": found for view, found in VIEWS.items() if _has(model, found)}
    for title, terms in variants.items():
        terms = terms if not title.startswith("findings: ") else tuple(set(terms) - set(overlap))
        lines.append(
            _gap(title, outcome(held, dev, without(model.support, terms), without(model.contradiction, terms)), whole)
        )
    lines.append(
        _gap("length scaling", outcome(held, dev, _unscaled(model.support), _unscaled(model.contradiction)), whole)
    )
    return table(HEAD, lines)


def _has(model: Model, names_: Sequence[str]) -> bool:
    return any(name in model.support.findings or name in model.contradiction.findings for name in names_)


def _unscaled(output: Output) -> Output:
    return replace(output, yields=0.0, remains=1.0)


def single_terms(held: Mapping[str, Part], dev: Mapping[str, Part], model: Model) -> str:
    """Every overlap term left out alone."""
    whole = outcome(held, dev, model.support, model.contradiction)
    return table(
        HEAD,
        [_whole(whole)]
        + [
            _gap(name, outcome(held, dev, without(model.support, (name,)), model.contradiction), whole)
            for name in model.support.weights
        ],
    )


def network_weights(held: Mapping[str, Part], dev: Mapping[str, Part], model: Model) -> str:
    """The last stage with other weights of the network."""
    lines: list[list[Cell]] = []
    for share in (0.0, 0.5, 1.0, 1.5, 2.0):
        found = outcome(
            held,
            dev,
            replace(model.support, network=share * model.support.network),
            replace(model.contradiction, network=share * model.contradiction.network),
        )
        lines.append([f"{share:g} × the shipped weight", *astuple(found)])
    return table(("network's weight", *HEAD[1:]), lines)


def _whole(found: Outcome) -> list[Cell]:
    return ["**nothing**", *astuple(found)]


def _gap(title: str, found: Outcome, whole: Outcome) -> list[Cell]:
    return [title, *(points(value, other) for value, other in zip(astuple(found), astuple(whole), strict=True))]


def findings(held: Mapping[str, Part], dev: Mapping[str, Part], model: Model) -> str:
    """How often every weighted finding occurs, how many of its rows are not supported, and what it weighs.

    Files count by the square root of their rows, as in the fit.
    """
    lines: list[list[Cell]] = []
    for name in sorted({*model.support.findings, *model.contradiction.findings}, key=FEATURES.index):
        weights = (output.findings.get(name, 0.0) for output in (model.support, model.contradiction))
        rates = [float(np.mean([_fires(part, name).mean() for part in group.values()])) for group in (dev, held)]
        lines.append(
            [
                name,
                *(f"{100 * rate:.2f}" for rate in rates),
                _against(dev.values(), name),
                *(f"{weight:+.2f}".replace("-", "−") if weight else None for weight in weights),
            ]
        )
    return table(
        (
            "finding",
            "rows on dev, %",
            "rows on eval, %",
            "not supported on dev",
            "weight, support",
            "weight, contradiction",
        ),
        lines,
    )


def _fires(part: Part, name: str) -> np.ndarray:
    return np.asarray(np.maximum.reduceat(part.values[:, FEATURES.index(name)], part.starts[:-1]) > 0)


def _against(parts: Iterable[Part], name: str) -> float:
    total = wrong = 0.0
    for part in parts:
        fires = _fires(part, name) & np.array([label is not None for label in part.label])
        weight = 1 / np.sqrt(max(1, len(part.label)))
        total += weight * fires.sum()
        wrong += weight * sum(not part.label[at] for at in np.flatnonzero(fires))
    return wrong / total if total else float("nan")


def blanks(weights: Network) -> dict[str, Blank | None]:
    """What can be taken from the network's inputs, by title."""
    means = weights.weights["feature_mean"]

    def unknown(pair: Encoded, values: Floats) -> tuple[Encoded, Floats]:
        return replace(pair, claim=np.full_like(pair.claim, -1), evidence=np.full_like(pair.evidence, -1)), values

    def unrelated(pair: Encoded, values: Floats) -> tuple[Encoded, Floats]:
        return replace(pair, kinds=np.zeros_like(pair.kinds)), values

    def unmarked(pair: Encoded, values: Floats) -> tuple[Encoded, Floats]:
        return replace(
            pair, claim_flags=np.zeros_like(pair.claim_flags), evidence_flags=np.zeros_like(pair.evidence_flags)
        ), values

    def view(names_: Sequence[str]) -> Blank:
        places = [FEATURES.index(name) for name in names_]

        def blank(pair: Encoded, values: Floats) -> tuple[Encoded, Floats]:
            changed = values.copy()
            changed[places] = means[places]
            return pair, changed

        return blank

    found: dict[str, Blank | None] = {
        "nothing": None,
        "word vectors": unknown,
        "kinds of match between words": unrelated,
        "marks of words": unmarked,
    }
    return (
        found
        | {f"features: {title}": view(names_) for title, names_ in VIEWS.items()}
        | {"all features": view(FEATURES)}
    )


def blank_outcomes(
    held: Mapping[str, Sequence[Example]], dev: Mapping[str, Sequence[Example]], model: Model, workers: int
) -> dict[str, tuple[float, ...]]:
    """What the shipped classifier reaches with inputs of the network put to "unknown", nothing refitted."""
    held, dev = ({name: group[:: -(-len(group) // FEW)] for name, group in found.items()} for found in (held, dev))
    with ProcessPoolExecutor(workers) as pool:
        jobs = {title: pool.submit(_blanked, held, dev, model, title) for title in blanks(model.network)}
        return {title: job.result() for title, job in jobs.items()}


def _blanked(
    held: Mapping[str, Sequence[Example]], dev: Mapping[str, Sequence[Example]], model: Model, title: str
) -> tuple[float, ...]:
    blank = blanks(model.network)[title]
    held_parts, dev_parts = (
        {
            name: last_stage.part(group, last_stage.verdicts(group, model.network, blank))
            for name, group in found.items()
        }
        for found in (held, dev)
    )
    return astuple(outcome(held_parts, dev_parts, model.support, model.contradiction))


def blank_table(found: Mapping[str, Sequence[float]]) -> str:
    whole = Outcome(*found["nothing"])
    return table(
        HEAD,
        [_whole(whole)]
        + [_gap(title, Outcome(*values), whole) for title, values in found.items() if title != "nothing"],
    )
