"""``groundwire batch``: many answers, all cores, nothing lost."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import click

from cli import options, rows, tables
from cli.exits import BAD_INPUT, BELOW, OK, TABLE, BadInput
from cli.journal import Journal
from cli.report import page
from cli.summary import Summary
from cli.tally import Tally
from cli.work import Work
from cli.workers import Settings

EXAMPLES = """\b
Examples:
  groundwire batch answers.jsonl -o results.jsonl
  groundwire batch answers.csv -o results.parquet --html report.html
  zcat answers.jsonl.gz | groundwire batch - --scores-only > scores.jsonl
\b
A record has an answer, its facts and, if wanted, id, prompt, label (is it supported?) and labels (free keys):
  {"id": "7", "answer": "It opened in 1932.", "facts": ["The bridge, opened in 1932, spans the bay."], "label": 1}
In CSV, facts is a JSON list, or there are columns fact_1, fact_2, …
\b
Output keeps the order of the input. Lines that cannot be checked go to OUTPUT.rejected.jsonl with their number and
reason. A run that was stopped goes on from OUTPUT.journal when the same command is given again."""


@click.command(epilog=f"{EXAMPLES}\n\n{TABLE}")
@click.argument("source", metavar="INPUT", type=click.Path(allow_dash=True, dir_okay=False))
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Where results go [default: standard output].")
@click.option(
    "--from", "source_format", type=click.Choice(rows.FORMATS), help="Format of the input [default: by its name]."
)
@click.option("--to", "format", type=click.Choice(rows.FORMATS), help="Format of the output [default: by its name].")
@click.option(
    "--rejected", type=click.Path(dir_okay=False), help="Where bad lines go [default: OUTPUT.rejected.jsonl]."
)
@click.option("--html", type=click.Path(dir_okay=False), help="Also write a report, one file, for a browser.")
@click.option(
    "-j", "--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Processes [default: all cores]."
)
@click.option("--scores-only", is_flag=True, help="Leave answers and responses out of the output.")
@click.option("--restart", is_flag=True, help="Forget what an earlier run has done.")
@click.option("--fail-below", type=options.UNIT, help="Exit with 1 when the support score of any record is below this.")
@options.thresholds
@options.color
def batch(
    source: str,
    output: str | None,
    source_format: str | None,
    format: str | None,
    rejected: str | None,
    html: str | None,
    jobs: int,
    scores_only: bool,
    restart: bool,
    fail_below: float | None,
    citation_threshold: float | None,
    anti_citation_threshold: float | None,
    color: str,
) -> None:
    """Check every record of INPUT (JSON Lines, CSV or Parquet; - for standard input)."""
    source_format = rows.format_of(source, source_format)
    if source != "-" and not Path(source).is_file():
        raise BadInput(f"{source}: no such file")
    settings = Settings(citation_threshold, anti_citation_threshold, scores_only)
    work = Work(source, source_format, settings, jobs, color)
    tally = Tally(Summary() if html else None)
    format = rows.format_of(output or "", format)
    if output:
        to_file(work, Path(output), format, Path(rejected or f"{output}.rejected.jsonl"), tally, restart=restart)
    else:
        with open(rejected, "w", encoding="utf-8") if rejected else contextlib.nullcontext(sys.stderr) as aside:
            tables.write(tally.sift(work.outcomes(0), aside), sys.stdout.buffer, format)
    if html and tally.summary:
        Path(html).write_text(page(tally.summary, title=f"Groundwire: {Path(source).name}"), encoding="utf-8")
    click.echo(tally.sentence(), err=True)
    below = fail_below is not None and tally.lowest < fail_below
    click.get_current_context().exit(BAD_INPUT if tally.bad else BELOW if below else OK)


def to_file(work: Work, output: Path, format: str, rejected: Path, tally: Tally, *, restart: bool) -> None:
    """Check into the journal, then write output and rejected lines whole; the journal goes when both stand."""
    journal = Journal(Path(f"{output}.journal"), work.head(), restart=restart or work.source == "-")
    try:
        if journal.done:
            click.echo(f"going on after {journal.done:,} records", err=True)
        for outcome in work.outcomes(journal.done):
            journal.add(outcome)
        unfinished = output.with_name(output.name + ".unfinished")
        with unfinished.open("wb") as stream, rejected.open("w", encoding="utf-8") as aside:
            tables.write(tally.sift(journal.outcomes(), aside), stream, format)
        unfinished.replace(output)
    finally:
        journal.close()
    if not tally.bad:
        rejected.unlink()
    journal.remove()
