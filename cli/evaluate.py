"""``groundwire eval``: how good the verdicts are on answers whose truth is known."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from cli import measures, options, rows, show
from cli.cases import is_supported
from cli.exits import BAD_INPUT, BELOW, OK, TABLE, BadInput
from cli.work import Work
from cli.workers import Settings

EXAMPLES = """\b
Examples:
  groundwire eval labelled.jsonl
  groundwire eval labelled.csv --threshold 0.7 --json
  groundwire eval labelled.jsonl --require 0.8      # exit 1 when balanced accuracy is lower
\b
A record is one of batch with a label: 1, 0, true, false, supported, unsupported, contradicted, neutral, …"""


@click.command("eval", epilog=f"{EXAMPLES}\n\n{TABLE}")
@click.argument("source", metavar="INPUT", type=click.Path(allow_dash=True, dir_okay=False))
@click.option(
    "--from", "source_format", type=click.Choice(rows.FORMATS), help="Format of the input [default: by its name]."
)
@click.option("--threshold", type=options.UNIT, default=0.6, show_default=True, help="Call it supported from here on.")
@click.option(
    "--score",
    type=click.Choice(["support", "lowest-claim"]),
    default="support",
    show_default=True,
    help="What stands for the whole answer.",
)
@click.option(
    "-j", "--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Processes [default: all cores]."
)
@click.option("--require", type=options.UNIT, help="Exit with 1 when balanced accuracy at --threshold is below this.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@options.color
def evaluate(
    source: str,
    source_format: str | None,
    threshold: float,
    score: str,
    jobs: int,
    require: float | None,
    as_json: bool,
    color: str,
) -> None:
    """Accuracy, calibration and a threshold suggestion from labelled answers."""
    work = Work(source, rows.format_of(source, source_format), Settings(scores_only=True), jobs, color)
    scored, bad = _scored(work, "supportScore" if score == "support" else "lowestClaim")
    if not scored:
        raise BadInput(f"{source}: no labelled record that can be checked" + (f" ({bad[0]})" if bad else ""))
    figures = _figures(scored, threshold)
    if as_json:
        click.echo(json.dumps(figures, indent=2))
    else:
        _print(figures, color)
    for line in bad[:5]:
        click.echo(f"left out, {line}", err=True)
    if len(bad) > 5:
        click.echo(f"left out, and {len(bad) - 5:,} more", err=True)
    missed = require is not None and figures["atThreshold"]["balanced_accuracy"] < require
    click.get_current_context().exit(BELOW if missed else BAD_INPUT if bad else OK)


def _scored(work: Work, key: str) -> tuple[list[tuple[float, bool]], list[str]]:
    """Scores with labels, and what had to be left out. An answer without any claim to check counts as score 0."""
    scored, bad = [], []
    for outcome in work.outcomes(0):
        try:
            if "error" in outcome:
                raise ValueError(outcome["error"])
            if "label" not in outcome:
                raise ValueError("no label")
            scored.append((float(outcome.get(key, 0.0)), is_supported(outcome["label"])))
        except ValueError as error:
            bad.append(f"line {outcome['line']}: {error}")
    return scored, bad


def _figures(scored: list[tuple[float, bool]], threshold: float) -> dict[str, Any]:
    suggested = measures.best_threshold(scored)
    return {
        "answers": len(scored),
        "supported": sum(supported for _, supported in scored),
        "auc": measures.area_under_curve(scored),
        "atThreshold": asdict(measures.at_threshold(scored, threshold)),
        "calibrationError": measures.calibration_error(scored),
        "reliability": [asdict(item) for item in measures.reliability(scored)],
        "suggested": suggested
        if suggested is None
        else {
            **asdict(measures.at_threshold(scored, suggested)),
            "cross_validated_balanced_accuracy": measures.cross_validated(scored),
        },
    }


def _print(figures: dict[str, Any], color: str) -> None:
    out = show.console(color)
    out.print(f"{figures['answers']:,} answers, {figures['supported']:,} supported")
    table = Table.grid(padding=(0, 3))
    at = figures["atThreshold"]
    for name, value in (
        ("area under the curve", figures["auc"]),
        (f"accuracy at {at['threshold']:g}", at["accuracy"]),
        ("balanced accuracy", at["balanced_accuracy"]),
        ("precision", at["precision"]),
        ("recall", at["recall"]),
        ("calibration error", figures["calibrationError"]),
    ):
        table.add_row(name, "–" if value is None else f"{value:.3f}")
    out.print(table)
    out.print("\nscore        answers   mean score   supported")
    for item in figures["reliability"]:
        bar = "█" * round(20 * item["share_supported"])
        out.print(
            Text(
                f"{item['low']:.1f} – {item['high']:.1f}  {item['count']:>8,}   {item['mean_score']:>10.2f}   "
                f"{item['share_supported']:>9.2f} {bar}"
            )
        )
    _print_suggestion(out, figures["suggested"])


def _print_suggestion(out: Any, suggested: dict[str, Any] | None) -> None:
    if suggested is None:
        out.print("\nno threshold suggested: all labels are equal")
        return
    honest = suggested["cross_validated_balanced_accuracy"]
    tail = "too few answers to cross-validate" if honest is None else f"{honest:.3f} on answers it was not chosen on"
    out.print(
        f"\nsuggested threshold {suggested['threshold']:.3f}: balanced accuracy "
        f"{suggested['balanced_accuracy']:.3f} here, {tail}"
    )
