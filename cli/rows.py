"""Records of a batch, one by one: JSON Lines, CSV and Parquet, with the line each stands on."""

from __future__ import annotations

import csv
import gzip
import io
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cli.exits import BadInput, Missing

FORMATS = ("jsonl", "csv", "parquet")


@dataclass(frozen=True, slots=True)
class Row:
    """One record: its number from 0, the line it starts on from 1, and its content, unparsed for JSON Lines."""

    number: int
    line: int
    content: str | Mapping[str, Any]


def format_of(path: str, wanted: str | None) -> str:
    """The format that was asked for, else the one that the file's name tells (``.gz`` looked through)."""
    if wanted:
        return wanted
    suffixes = [suffix for suffix in Path(path).suffixes if suffix != ".gz"]
    return {"csv": "csv", "parquet": "parquet", "pq": "parquet"}.get(
        suffixes[-1][1:].lower() if suffixes else "", "jsonl"
    )


def read(path: str, format: str) -> Iterator[Row]:
    """The records of a file, or of standard input for ``-``; blank lines are none. Raises ``BadInput``."""
    try:
        yield from {"jsonl": _json_lines, "csv": _csv, "parquet": _parquet}[format](path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not UTF-8 text") from error
    except csv.Error as error:
        raise BadInput(f"{path}: {error}") from error


def count(path: str, format: str) -> int | None:
    """How many records a file holds, for the progress bar; None where nobody can know."""
    if path == "-":
        return None
    if format == "parquet":
        return int(_pyarrow().ParquetFile(path).metadata.num_rows)
    return sum(1 for _ in read(path, format))


def parse(row: Row) -> Mapping[str, Any]:
    """The record as a mapping. Raises ``ValueError``."""
    if not isinstance(row.content, str):
        return row.content
    try:
        row.content.encode()
        record = json.loads(row.content)
    except UnicodeEncodeError as error:
        raise ValueError("not UTF-8 text") from error
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error.msg} at column {error.colno}") from error
    if not isinstance(record, Mapping):
        raise ValueError("not an object")
    return record


def _open(path: str) -> Any:
    if path == "-":
        return sys.stdin.buffer
    return gzip.open(path, "rb") if path.endswith(".gz") else open(path, "rb")


def _json_lines(path: str) -> Iterator[Row]:
    number = 0
    with _open(path) as stream:
        for line, raw in enumerate(stream, 1):
            text = raw.decode("utf-8-sig" if line == 1 else "utf-8", errors="surrogateescape").strip()
            if text:
                yield Row(number, line, text)
                number += 1


def _csv(path: str) -> Iterator[Row]:
    csv.field_size_limit(2**31 - 1)
    with _open(path) as stream, io.TextIOWrapper(stream, "utf-8-sig", newline="") as text:
        reader = csv.DictReader(text)
        if not reader.fieldnames:
            return
        line = reader.line_num + 1
        for number, record in enumerate(reader):
            yield Row(number, line, {key: _cell(key, value) for key, value in record.items() if key})
            line = reader.line_num + 1


def _cell(key: str, value: Any) -> Any:
    """A cell; lists and objects may be written as JSON in the columns that can hold them."""
    if key in {"facts", "contexts", "labels", "groundingSpec"} and isinstance(value, str) and value[:1] in ("[", "{"):
        try:
            return json.loads(value)
        except json.JSONDecodeError:
            return value
    return value or None


def _parquet(path: str) -> Iterator[Row]:
    source: Any = io.BytesIO(sys.stdin.buffer.read()) if path == "-" else path
    number = 0
    for batch in _pyarrow().ParquetFile(source).iter_batches(batch_size=256):
        for record in batch.to_pylist():
            yield Row(
                number,
                number + 1,
                {key: dict(value) if key == "labels" and value else value for key, value in record.items()},
            )
            number += 1


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet  # type: ignore[import-untyped]
    except ImportError as error:
        raise Missing("Parquet needs: pip install 'groundwire[parquet]'") from error
    return pyarrow.parquet
