"""Card: facts for the model card."""

from __future__ import annotations

import re
from pathlib import Path

from scoring.artefact import FOLDER
from scoring.classify import Model
from scoring.words import lexicon
from training import rows as reading
from training.report.markdown import cell

_SOURCE = re.compile(r"^\*\*(\w+)\*\* — source: (.+?)\. Licence: (.+?)\. Rule: ", re.MULTILINE)
_COUNT = re.compile(r"^\| (\w+) \| ([\d,]+) \| ", re.MULTILINE)


def sources(data: Path) -> str:
    """Training sources with their rows, origin and licence, as the data's own description names them."""
    text = (data / "README.md").read_text(encoding="utf-8")
    counts = {name: int(count.replace(",", "")) for name, count in _COUNT.findall(text)}
    known = {name: (source, licence) for name, source, licence in _SOURCE.findall(text)}
    lines = ["| source | rows | from | licence |", "| --- | ---: | --- | --- |"]
    for name in reading.names(data / "train"):
        rows = min(counts.get(name, 0), reading.CAPS.get(name, 10**9))
        source, licence = known.get(name, ("–", "–"))
        lines.append(f"| {name} | {cell(rows)} | {source} | {licence} |")
    return "\n".join(lines) + "\n"


def facts(model: Model) -> dict[str, str]:
    """Sizes and counts of the shipped model."""
    shipped = [path for path in FOLDER.iterdir() if path.name != "CARD.md"]
    return {
        "overlap": str(len(model.support.weights)),
        "finding_count": str(len({*model.support.findings, *model.contradiction.findings})),
        "parameters": f"{parameters(model):,}",
        "vectors": f"{len(lexicon.load('en').vectors):,}",
        "megabytes": f"{sum(path.stat().st_size for path in shipped) / 1e6:.1f}",
    }


def parameters(model: Model) -> int:
    """Trained weights of the network."""
    return sum(part.size for name, part in model.network.weights.items() if not name.startswith("feature_"))
