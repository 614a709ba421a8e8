"""``groundwire report``: results that were computed earlier, as a page."""

from __future__ import annotations

import click

from cli import options, rows
from cli.exits import TABLE, BadInput
from cli.report import render


@click.command(
    epilog=f"""\b
Examples:
  groundwire report results.jsonl -o report.html
  cat reports/*.json | groundwire report - -o report.html --threshold 0.8

{TABLE}"""
)
@click.argument("source", metavar="RESULTS", type=click.Path(allow_dash=True, dir_okay=False))
@click.option(
    "-o", "--output", type=click.File("w", encoding="utf-8", lazy=True), default="-", help="Where the page goes."
)
@click.option("--title", default="Groundwire report", show_default=True, help="Heading of the page.")
@click.option("--threshold", type=options.UNIT, default=0.6, show_default=True, help="Divides good from bad.")
@click.option(
    "--worst", type=click.IntRange(min=0), default=20, show_default=True, help="How many bad answers to show."
)
def report(source: str, output: click.utils.LazyFile, title: str, threshold: float, worst: int) -> None:
    """A self-contained HTML page from batch results or stored responses (JSON Lines)."""
    try:
        found = (rows.parse(row) for row in rows.read(source, "jsonl"))
        output.write(render(found, title=title, threshold=threshold, worst=worst))
    except (ValueError, KeyError) as error:
        raise BadInput(f"{source}: not a result of groundwire ({error})") from error
