"""Weak: what the product is bad at, counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from training.report import metrics
from training.report.cases import THRESHOLD, by_kind
from training.report.markdown import Cell, table
from training.report.product import Scores

LOW = 0.70
_SOURCES = {
    "pawsx_": "word order and exchanged roles with the same words (seven languages)",
    "med_monotonicity": "direction of quantifiers",
    "conjnli": "conjunctions",
    "summedits": "small edits in long abstractive summaries",
    "foolmetwice": "claims written to fool, some inference",
    "scifact": "technical paraphrase",
    "jnli_ja": "Japanese captions",
    "rte3_fr": "French inference",
    "fever_adversarial": "needs the world",
    "negation_nli": "negation put into one side or both",
    "halueval_qa": "question and answer glued together",
    "taxinli": "inference in spoken genres",
    "daccord_fr": "French contradictions",
    "expertqa": "noisy labels; nobody has published above 61 % BA",
    "covidfact": "web claims, noisy labels",
    "healthver": "medical inference",
    "citint": "whether a paper says what is cited for it",
    "storysumm": "short stories, inference",
    "aggrefact_cnn": "summaries of several sentences, few errors",
    "ab_attributedqa": "answers of a few words",
    "aggrefact_xsum": "one-sentence summaries of news, reworded",
    "wice": "long web pages, partly supported",
    "summac_cogensumm": "extractive summaries, errors of few words",
    "summac_polytope": "extractive summaries, errors of few words",
    "factcheck_gpt": "claims against search results",
    "defacto": "summaries with invented details",
    "summac_xsumfaith": "invented details",
    "begin": "dialogue replies",
    "claimverify": "claims of search engines",
}


def low_files(held: Mapping[str, Scores], dev: Mapping[str, Scores]) -> str:
    """Files below 70 AUC, the weakest first, with how many rows fall on the wrong side of 0.6."""
    lines: list[tuple[float, list[Cell]]] = []
    for folder, group in (("eval", held), ("dev", dev)):
        for name, one in group.items():
            s, y = one.worst[one.known], one.labels()
            value = metrics.auc(s, y)
            if value < LOW:
                lines.append((value, [f"{folder}: {name}", _about(name), value, _missed(s, y), _passed(s, y)]))
    return table(
        ("file", "what it asks for", "AUC", "supported below 0.6", "others at 0.6 or above"),
        [line for _, line in sorted(lines, key=lambda one: one[0])],
    )


def _about(name: str) -> str:
    return next((text for beginning, text in _SOURCES.items() if name.startswith(beginning)), "–")


def _missed(scores: np.ndarray, labels: np.ndarray) -> str:
    return f"{int((scores[labels] < THRESHOLD).sum()):,} of {int(labels.sum()):,}"


def _passed(scores: np.ndarray, labels: np.ndarray) -> str:
    return f"{int((scores[~labels] >= THRESHOLD).sum()):,} of {int((~labels).sum()):,}"


def near_copies(held: Mapping[str, Scores], dev: Mapping[str, Scores]) -> str:
    """Copied sentences with one thing changed: how many pass that should not."""
    lines: list[list[Cell]] = []
    for title, one in (
        ("eval: summac_factcc", held["summac_factcc"]),
        ("dev: synth_en", dev["synth_en"]),
        ("dev: pawsx_numswap", dev["pawsx_numswap"]),
        ("dev: summedits", dev["summedits"]),
    ):
        s, y = one.worst[one.known], one.labels()
        lines.append([title, metrics.auc(s, y), metrics.balanced(s, y, THRESHOLD), _missed(s, y), _passed(s, y)])
    return table(("file", "AUC", "BA@0.6", "supported below 0.6", "changed ones at 0.6 or above"), lines)


def low_kinds(found: Mapping[str, Sequence[Sequence[Any]]], most: int = 12) -> str:
    """The kinds of rule-made rows with the most wrong sides of 0.6."""
    wrong = {
        kind: sum((row[1] >= THRESHOLD) != (row[0] == "supported") for row in rows) for kind, rows in found.items()
    }
    auc = {str(line[0]): line[5] for line in by_kind(found)}
    worst = sorted(wrong, key=lambda kind: (-wrong[kind] / len(found[kind]), kind))[:most]
    return table(
        ("kind", "rows", "on the wrong side of 0.6", "support AUC"),
        [[kind, len(found[kind]), wrong[kind], auc[kind]] for kind in worst],
    )


def languages(dev: Mapping[str, Scores]) -> str:
    """Paraphrase and rule-made files by language."""
    lines: list[list[Cell]] = []
    for language in ("en", "de", "es", "fr", "zh", "ja", "ko"):
        row: list[Cell] = [language]
        for source in ("pawsx", "synth"):
            one = dev.get(f"{source}_{language}")
            row.append(metrics.auc(one.worst[one.known], one.labels()) if one else None)
        lines.append(row)
    return table(("language", "pawsx: word order, support AUC", "synth: copies with one change, support AUC"), lines)
