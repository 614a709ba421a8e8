"""``groundwire report``: results that were computed earlier, as a page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

import click

from cli import options, rows
from cli.documents import read_text
from cli.exits import TABLE, BadInput
from cli.report import render


@click.command(
    epilog=f"""\b
Examples:
  groundwire report results.jsonl -o report.html
  groundwire report reports/ -o report.html --threshold 0.8      # a copy of the event pipeline's report objects

{TABLE}"""
)
@click.argument("sources", metavar="RESULTS...", nargs=-1, required=True, type=click.Path(allow_dash=True))
@click.option("-o", "--output", type=click.File("w", encoding="utf-8", lazy=True), default="-", help="Where it goes.")
@click.option("--title", default="Groundwire report", show_default=True, help="Heading of the page.")
@click.option("--threshold", type=options.UNIT, default=0.6, show_default=True, help="Divides good from bad.")
@click.option(
    "--worst", type=click.IntRange(min=0), default=20, show_default=True, help="How many bad answers to show."
)
def report(sources: tuple[str, ...], output: TextIO, title: str, threshold: float, worst: int) -> None:
    """A self-contained HTML page from batch results, report objects or stored responses.

    RESULTS are JSON Lines files, JSON files, or folders of both.
    """
    found = (row for source in sources for file in files(source) for row in results(file))
    output.write(render(found, title=title, threshold=threshold, worst=worst))


def files(source: str) -> list[str]:
    """The files that a source stands for, in the order of their names."""
    if source == "-" or not Path(source).is_dir():
        return [source]
    return sorted(str(file) for file in Path(source).rglob("*.json*") if file.is_file())


def results(file: str) -> Iterator[Mapping[str, Any]]:
    """The results in a file: one JSON object, or one a line. Raises ``BadInput``."""
    try:
        for row in _whole(file) if file.endswith(".json") else map(rows.parse, rows.read(file, "jsonl")):
            if not {"supportScore", "response", "error"} & set(row):
                raise ValueError("no result of a check")
            yield row
    except ValueError as error:
        raise BadInput(f"{file}: {error}") from error


def _whole(file: str) -> Iterator[Mapping[str, Any]]:
    value = json.loads(read_text(file))
    yield from value if isinstance(value, list) else [value]
