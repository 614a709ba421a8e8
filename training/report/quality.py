"""Quality: tables of the product's scores on the held-out sets and on the files of minimal edits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from training.report import metrics
from training.report.markdown import Cell, table
from training.report.product import EDITS, SIX, Scores

HEAD = ("set", "rows", "supported", "AUC", "BA@0.5", "BA@0.6", "BA*", "ECE", "cAUC")
PUBLISHED: tuple[tuple[str, str, float], ...] = (
    ("T5-NLI-Mixed", "11 B", 58.1),
    ("DAE", "0.1 B", 61.6),
    ("SummaC-ZS", "0.1 B", 63.9),
    ("Llama-3.1-8B, zero-shot", "8 B", 67.1),
    ("GPT-3.5-Turbo", "–", 67.7),
    ("AlignScore-large", "355 M", 67.8),
    ("MiniCheck-Flan-T5-L", "783 M", 72.6),
    ("GPT-4o", "–", 74.0),
)
"""Mean balanced accuracy at one fixed threshold over the six sets, as published (on their test halves)."""


def line(scores: Scores, worst: bool) -> list[float]:
    """AUC, BA at 0.5 and 0.6, best BA, ECE and contradiction AUC of one file."""
    s, y = (scores.worst if worst else scores.support)[scores.known], scores.labels()
    return [
        metrics.auc(s, y),
        metrics.balanced(s, y, 0.5),
        metrics.balanced(s, y, 0.6),
        metrics.best_balanced(s, y),
        metrics.expected_calibration_error(s, y),
        scores.contradiction_auc(worst),
    ]


def means(found: Mapping[str, Scores], names: Sequence[str], worst: bool) -> list[float]:
    """The columns of ``line``, averaged over files, each counting the same."""
    lines = [line(found[name], worst) for name in names if name in found]
    return [metrics.mean(column) for column in zip(*lines, strict=True)]


def held_out(found: Mapping[str, Scores], worst: bool) -> str:
    """The table of all held-out sets."""
    rows: list[Sequence[Cell]] = []
    for name, scores in found.items():
        labels = scores.labels()
        rows.append([name, len(labels), float(labels.mean()), *line(scores, worst)])
    for title, names in groups(found).items():
        rows.append([f"**{title}**", None, None, *means(found, names, worst)])
    return table(HEAD, rows)


def groups(found: Mapping[str, Scores]) -> dict[str, list[str]]:
    """The sets that are averaged, by title."""
    return {
        "the six sets": list(SIX),
        "SummaC, six sets": [name for name in found if name.startswith("summac_")],
        f"all {len(found)} sets": list(found),
    }


def edits(found: Mapping[str, Scores]) -> str:
    """The table of minimal edits: support and contradiction AUC of the answer and of its decisive claim."""
    names = [*EDITS, "fever_adversarial", "sufficient_facts"]
    rows: list[Sequence[Cell]] = [[name, len(found[name].known), *_edit(found[name])] for name in names]
    rows.append(
        [
            "**mean of the first six**",
            None,
            *np.array(
                [metrics.mean(column) for column in zip(*(_edit(found[name]) for name in EDITS), strict=True)]
            ).tolist(),
        ]
    )
    return table(
        (
            "file",
            "rows",
            "support AUC",
            "contradiction AUC",
            "support AUC, worst claim",
            "contradiction AUC, most contradicted",
            "BA@0.5",
            "BA@0.6",
        ),
        rows,
    )


def _edit(scores: Scores) -> list[float]:
    mean, worst = line(scores, False), line(scores, True)
    return [mean[0], mean[5], worst[0], worst[5], worst[1], worst[2]]


def development(found: Mapping[str, Scores]) -> str:
    """One line a development file, all languages."""
    rows: list[Sequence[Cell]] = []
    for name, scores in found.items():
        values = line(scores, True)
        rows.append([name, len(scores.known), values[0], values[2], values[4], values[5]])
    return table(("file", "rows", "AUC", "BA@0.6", "ECE", "cAUC"), rows)


def beside_published(found: Mapping[str, Scores], parameters: int) -> str:
    """Published figures with ours among them."""
    size = f"{parameters / 1000:.0f} k"
    ours = means(found, SIX, worst=True)
    entries: list[tuple[str, str, float]] = [
        *PUBLISHED,
        ("**Groundwire, worst claim, threshold 0.5**", size, 100 * ours[1]),
        ("**Groundwire, worst claim, threshold 0.6**", size, 100 * ours[2]),
    ]
    rows = [(name, count, f"{value:.1f}") for name, count, value in sorted(entries, key=lambda entry: entry[2])]
    return table(("checker", "parameters", "mean BA, one fixed threshold"), rows)


def figures(held: Mapping[str, Scores], dev: Mapping[str, Scores]) -> str:
    """The means alone, for the model card."""
    rows: list[Sequence[Cell]] = [[title, *means(held, names, True)] for title, names in groups(held).items()]
    edit = [metrics.mean(column) for column in zip(*(line(dev[name], True) for name in EDITS), strict=True)]
    return table(("worst claim", *HEAD[3:]), [*rows, ["minimal edits, six development files", *edit]])


def short(held: Mapping[str, Scores], dev: Mapping[str, Scores], right: int, claims: int) -> str:
    """The summary beside the targets of the project."""
    six, summac, every = (means(held, names, True) for names in groups(held).values())
    edit = [metrics.mean(column) for column in zip(*(line(dev[name], True) for name in EDITS), strict=True)]
    answer = means(held, list(held), False)
    lines = (
        ("the six sets: BA at the fixed threshold 0.6", six[2], 0.68),
        ("the six sets: AUC", six[0], 0.75),
        ("SummaC: AUC", summac[0], 0.82),
        ("minimal edits: support AUC", edit[0], 0.80),
        ("minimal edits: contradiction AUC", edit[5], 0.80),
        ("field cases: right verdicts", right / claims, 0.90),
    )
    errors = (("ECE, all sets, worst claim", every[4]), ("ECE, all sets, answer", answer[4]))
    rows: list[Sequence[Cell]] = [
        [title, value, f"≥ {100 * wanted:g}", "met" if value >= wanted else "missed"] for title, value, wanted in lines
    ]
    rows += [[title, value, "≤ 8", "met" if value <= 0.08 else "missed"] for title, value in errors]
    return table(("measured here", "reached", "target", ""), rows)
