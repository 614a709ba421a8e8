"""Who used how much: ``python -m infra.usage LOGFILE… [--by team] [--csv]``.

Reads the metering lines out of logs, however they were fetched: a CloudWatch export (plain or gzip, with or without a
time stamp before each line), ``aws logs filter-log-events --output json``, or a function's output. Adds them up for
each month and key, and for each value of the user label that ``--by`` names.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from handler.metering import NAMESPACE


@dataclass
class Total:
    """Sums over checks. ``seconds`` is the functions' wall time."""

    requests: int = 0
    refused: int = 0
    claims: int = 0
    facts: int = 0
    characters: int = 0
    seconds: float = 0.0

    def add(self, line: dict[str, Any]) -> None:
        """Add one metering line."""
        self.requests += line["Requests"]
        self.refused += line["Refused"]
        self.claims += line["Claims"]
        self.facts += line["Facts"]
        self.characters += line["Characters"]
        self.seconds += line["Duration"] / 1000


def metering_lines(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The metering lines among ``lines``, in order; all else is passed over."""
    for line in lines:
        begin = line.find('{"_aws"')
        if begin < 0:
            continue
        try:
            read, _ = json.JSONDecoder().raw_decode(line[begin:])
        except ValueError:
            continue
        if any(each.get("Namespace") == NAMESPACE for each in read["_aws"].get("CloudWatchMetrics", ())):
            yield read


def lines_of(path: Path) -> Iterator[str]:
    """The log lines in a file, also when they are wrapped in the answer of ``filter-log-events``."""
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as text:
        if text.read(1) == "{" and '"events"' in text.read(200):
            text.seek(0)
            yield from (event["message"] for event in json.load(text)["events"])
            return
        text.seek(0)
        yield from text


def table(lines: Iterable[dict[str, Any]], label: str | None) -> dict[tuple[str, ...], Total]:
    """Month, service, key id and, where ``label`` is given, its value -> sums."""
    totals: dict[tuple[str, ...], Total] = {}
    for line in lines:
        month = datetime.fromtimestamp(line["_aws"]["Timestamp"] / 1000, UTC).strftime("%Y-%m")
        place: tuple[str, ...] = (month, line["Service"], line["keyId"] or "-")
        if label:
            place += (line["labels"].get(label, "-"),)
        totals.setdefault(place, Total()).add(line)
    return dict(sorted(totals.items()))


def rows(totals: dict[tuple[str, ...], Total], label: str | None) -> Iterator[Sequence[str]]:
    """The table with its head, as text."""
    names = [field.name for field in fields(Total)]
    yield ["month", "service", "key", *([label] if label else []), *names]
    for place, total in totals.items():
        values = [getattr(total, name) for name in names]
        yield [*place, *(f"{value:.1f}" if isinstance(value, float) else str(value) for value in values)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m infra.usage", description=__doc__)
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--by", metavar="LABEL", help="user label to tell apart, such as team")
    parser.add_argument("--csv", action="store_true")
    options = parser.parse_args(arguments)
    found = (line for path in options.logs for line in metering_lines(lines_of(path)))
    written = list(rows(table(found, options.by), options.by))
    if options.csv:
        csv.writer(sys.stdout).writerows(written)
        return 0
    widths = [max(map(len, column)) for column in zip(*written, strict=True)]
    for row in written:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
