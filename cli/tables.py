"""Results of a batch as JSON Lines, CSV or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from typing import IO, Any

from cli.exits import Missing

Outcome = dict[str, Any]
COLUMNS = (
    "line",
    "id",
    "label",
    "support_score",
    "contradiction_score",
    "helpfulness_score",
    "lowest_claim",
    "supported",
    "contradicted",
    "unsupported",
    "not_checked",
    "labels",
    "response",
)


def flat(outcome: Outcome) -> Outcome:
    """An outcome in columns; what is no number or text is JSON."""
    verdicts = outcome.get("verdicts", {})
    row = {
        name: outcome.get(key)
        for name, key in (
            ("line", "line"),
            ("id", "id"),
            ("label", "label"),
            ("support_score", "supportScore"),
            ("contradiction_score", "contradictionScore"),
            ("helpfulness_score", "helpfulnessScore"),
            ("lowest_claim", "lowestClaim"),
        )
    }
    row |= {
        verdict.replace(" ", "_"): verdicts.get(verdict, 0)
        for verdict in ("supported", "contradicted", "unsupported", "not checked")
    }
    row |= {
        key: json.dumps(outcome[key], ensure_ascii=False) if key in outcome else None for key in ("labels", "response")
    }
    return row


def write(outcomes: Iterable[Outcome], stream: IO[bytes], format: str) -> None:
    """Write outcomes to a binary stream, in order."""
    {"jsonl": _json_lines, "csv": _csv, "parquet": _parquet}[format](outcomes, stream)


def _json_lines(outcomes: Iterable[Outcome], stream: IO[bytes]) -> None:
    for outcome in outcomes:
        stream.write(json.dumps(outcome, ensure_ascii=False).encode() + b"\n")
        stream.flush()


def _csv(outcomes: Iterable[Outcome], stream: IO[bytes]) -> None:
    lines = csv.DictWriter(_Encoded(stream.write), COLUMNS, lineterminator="\n")
    lines.writeheader()
    lines.writerows(flat(outcome) for outcome in outcomes)


class _Encoded:
    """What ``csv`` writes to: text in, UTF-8 out. A TextIOWrapper would close the stream that it was lent."""

    def __init__(self, sink: Callable[[bytes], object]) -> None:
        self._sink = sink

    def write(self, text: str) -> None:
        """Pass ``text`` on as bytes."""
        self._sink(text.encode())


def _parquet(outcomes: Iterable[Outcome], stream: IO[bytes]) -> None:
    try:
        import pyarrow as arrow  # type: ignore[import-untyped]
        import pyarrow.parquet as parquet  # type: ignore[import-untyped]
    except ImportError as error:
        raise Missing("Parquet needs: pip install 'groundwire[parquet]'") from error
    whole = {"line", "supported", "contradicted", "unsupported", "not_checked"}
    real = {"support_score", "contradiction_score", "helpfulness_score", "lowest_claim"}
    schema = arrow.schema(
        [
            (name, arrow.int64() if name in whole else arrow.float64() if name in real else arrow.string())
            for name in COLUMNS
        ]
    )
    with parquet.ParquetWriter(stream, schema) as writer:
        for group in _groups(outcomes, 1024):
            writer.write_table(arrow.Table.from_pylist([flat(outcome) for outcome in group], schema=schema))


def _groups(outcomes: Iterable[Outcome], size: int) -> Iterator[list[Outcome]]:
    group: list[Outcome] = []
    for outcome in outcomes:
        group.append(outcome)
        if len(group) == size:
            yield group
            group = []
    if group:
        yield group
