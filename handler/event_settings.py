"""What the event and backfill functions are told by their environment, read once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

ANSWERS = "answers/"
FACTS = "facts/"
REPORTS = "reports/"
PARTS = "parts/"
RUNS = "runs/"


@dataclass(frozen=True, slots=True)
class EventSettings:
    """Names of the stack's resources and the limits of one job.

    ``max_receives``: deliveries after which a failing record is refused with its reason. ``part_bytes``: a longer file
    of records is split. ``record_bytes``: a longer record is refused. ``row_days``: 0 keeps index rows for ever.
    """

    bucket: str
    table: str
    bus: str
    queue: str
    dead_letters: str
    max_receives: int = 5
    alert_threshold: float = 0.6
    row_days: int = 0
    part_bytes: int = 1024 * 1024
    record_bytes: int = 32 * 1024 * 1024
    file_bytes: int = 2 * 1024 * 1024 * 1024


def from_environment(environ: Mapping[str, str]) -> EventSettings:
    """Raises KeyError for a missing name and ValueError for a number that is none."""
    return EventSettings(
        bucket=environ["ANSWER_BUCKET"],
        table=environ["INDEX_TABLE"],
        bus=environ["REPORT_BUS"],
        queue=environ["ANSWER_QUEUE"],
        dead_letters=environ["DEAD_LETTER_QUEUE"],
        max_receives=int(environ.get("MAX_RECEIVES", "5")),
        alert_threshold=float(environ.get("ALERT_THRESHOLD", "0.6")),
        row_days=int(environ.get("ROW_DAYS", "0")),
        part_bytes=int(environ.get("PART_BYTES", str(1024 * 1024))),
    )
