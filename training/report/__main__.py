"""Report: measures the shipped model -> ``docs/accuracy.md``, its picture, and the model card.

python -m training.report ../shared/data --out docs/accuracy.md
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scoring import classify
from scoring.artefact import FOLDER
from training import fit
from training.calibrate import DOCUMENTS
from training.report import (
    ablations,
    calibration,
    card,
    cases,
    last_stage,
    metrics,
    peers,
    product,
    quality,
    refits,
    stored,
    weak,
)
from training.report.markdown import cell
from training.report.product import Scores

TEMPLATES = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("--out", type=Path, default=Path("docs/accuracy.md"))
    parser.add_argument("--card", type=Path, default=FOLDER / "CARD.md")
    parser.add_argument("--cases", type=Path, help="field cases; by default those beside the data folder")
    parser.add_argument("--cache", type=Path, default=Path(".cache/report"))
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    held, dev = (product.measured(chosen.data / folder, chosen.cache, chosen.workers) for folder in ("eval", "dev"))
    found = {
        **measures(held, dev),
        **verdicts(chosen.cases or chosen.data.parent / "acceptance" / "field-cases.jsonl", chosen.cache, held, dev),
        **compared(chosen.data, {**held, **dev}, chosen.cache, chosen.workers),
        **inside(chosen.data, chosen.cache, chosen.workers),
        **model_facts(chosen.data),
    }
    picture = chosen.out.parent / "images" / "calibration.svg"
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(calibration.picture(dev, held), encoding="utf-8")
    for template, out in (("accuracy", chosen.out), ("card", chosen.card)):
        out.write_text(
            filled((TEMPLATES / f"{template}.template.md").read_text(encoding="utf-8"), found), encoding="utf-8"
        )


def filled(template: str, found: Mapping[str, str]) -> str:
    """The template with every ``{{name}}`` filled in. Raises KeyError for a name that nothing measured."""
    parts = template.split("{{")
    return parts[0] + "".join(found[name] + rest for name, rest in (part.split("}}", 1) for part in parts[1:]))


def measures(held: Mapping[str, Scores], dev: Mapping[str, Scores]) -> dict[str, str]:
    """Sections 1, 2 and 5."""
    bases = {name: float(one.labels().mean()) for name, one in held.items()}
    plain, moved = calibration.at_base_rate(held)
    dev_base = metrics.mean(float(one.labels().mean()) if len(one.known) else metrics.NAN for one in dev.values())
    shares = {
        "eval_base": metrics.mean(bases.values()),
        "dev_base": dev_base,
        "dev_not": 1 - dev_base,
        "low_base": min(bases.values()),
        "high_base": max(bases.values()),
        "ece": plain,
        "ece_moved": moved,
    }
    return {
        "held_worst": quality.held_out(held, True),
        "held_answer": quality.held_out(held, False),
        "published": quality.beside_published(held, card.parameters(classify.load())),
        "edits": quality.edits(dev),
        "dev": quality.development(dev),
        "reliability": calibration.reliability_table(dev, held),
        "thresholds": calibration.thresholds(held, dev),
        "shift": f"{fit.SUPPORT.shift:+g}",
        "ease": f"{fit.SUPPORT.ease:+g}",
        "figures": quality.figures(held, dev),
        **{name: f"{100 * value:.1f} %" for name, value in shares.items()},
    }


def verdicts(path: Path, cache: Path, held: Mapping[str, Scores], dev: Mapping[str, Scores]) -> dict[str, str]:
    """Sections 6 and 8, and the summary."""
    unseen = cases.unseen(cache)
    families: dict[str, list[list[Any]]] = defaultdict(list)
    for kind, rows in unseen.items():
        families[cases.family(kind)] += rows
    right, claims = cases.right(path, cache)
    return {
        "field": cases.field(path, cache),
        "written": cases.contrasted(cache),
        "rule_families": cases.rule_made(families),
        "per_kind": str(cases.PER_KIND),
        "seed": str(cases.SEED),
        "low_files": weak.low_files(held, dev),
        "near": weak.near_copies(held, dev),
        "languages": weak.languages(dev),
        "low_kinds": weak.low_kinds(unseen),
        "short": quality.short(held, dev, right, claims),
    }


def compared(data: Path, ours: Mapping[str, Scores], cache: Path, workers: int) -> dict[str, str]:
    """Section 7."""
    rows = peers.chosen(data)
    answers = peers.scores(rows, cache, workers)
    return {
        "peers": peers.compared(rows, answers, ours, peers.recalls(data, cache, workers)),
        "per_set": str(peers.PER_SET),
        "peer_rows": cell(sum(map(len, rows.values()))),
    }


def inside(data: Path, cache: Path, workers: int) -> dict[str, str]:
    """Sections 3 and 4."""
    model = classify.load()
    folder = cache / f"pairs-{stored.code()}"
    held, dev = (last_stage.examples(data / part, folder, workers, last_stage.MOST) for part in ("eval", "dev"))
    held_parts, dev_parts = (last_stage.parts(part, model.network, workers) for part in (held, dev))
    documents = last_stage.parts(
        {
            name: last_stage.examples_of(data / "train" / f"{name}.jsonl.gz", folder, workers, last_stage.MOST)
            for name in DOCUMENTS
        },
        model.network,
        workers,
    )
    blanks = stored.kept(cache, "blanks", stored.product(), lambda: ablations.blank_outcomes(held, dev, model, workers))
    key = stored.joined(
        [
            stored.code(),
            *(stored.digest(f"training/{name}.py") for name in ("alignment", "calibrate", "fit", "report/refits")),
        ]
    )
    families = refits.families(data, cache, key, held, dev, workers)
    return {
        "last_stage": ablations.last_stage_table(held_parts, dev_parts, model),
        "terms": ablations.single_terms(held_parts, dev_parts, model),
        "network_weights": ablations.network_weights(held_parts, dev_parts, model),
        "blanks": ablations.blank_table(blanks),
        "free": refits.free_weights(held_parts, dev_parts, documents, model),
        "findings": ablations.findings(held_parts, dev_parts, model),
        "families": refits.family_table(families),
        "family_files": refits.own_files(families),
        "most": str(last_stage.MOST),
        "few": str(ablations.FEW),
        "thin": str(refits.THIN),
        "epochs": str(refits.EPOCHS),
        "small_rows": cell(int(families["nothing"]["rows"])),
    }


def model_facts(data: Path) -> dict[str, str]:
    """What the card says of the model and its sources."""
    model = classify.load()
    stored_model = json.loads((FOLDER / "classifier.json").read_text(encoding="utf-8"))
    return {
        **card.facts(model),
        "version": model.version,
        "digest": model.digest[:16],
        "rows": cell(int(stored_model["rows"])),
        "sources": card.sources(data),
        "tried": (TEMPLATES / "tried.md").read_text(encoding="utf-8"),
    }


if __name__ == "__main__":
    main()
