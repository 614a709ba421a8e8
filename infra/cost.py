"""What it costs and takes to check answers that are already stored: ``python -m infra.cost [--milliseconds N]``.

Without ``--milliseconds`` the processor time of one record is measured: the built backfill function in the runtime
interface emulator checks batches of ordinary records (three sentences, eight facts of two sentences) against a local
AWS. Prices are list prices in dollars of us-east-1 as the tables below say; put your own there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from infra.e2e import running
from infra.faults import Faults
from infra.pool import members

CALLS = 10
"""Requests to AWS for one record that wait for each other: HEAD, GET, two row reads, three HEADs, PUT, event, row."""
WAIT_MILLISECONDS = 15.0
"""One such request inside a region, as commonly observed; not measurable here."""
THREADS = 8
MEMORY_GB = 1769 / 1024
CONCURRENCY = 40
BATCH = 200

PRICES = {
    "Lambda arm64, GB-second": 0.0000133334,
    "Lambda, request": 0.20e-6,
    "S3 GET or HEAD": 0.4e-6,
    "S3 PUT": 5.0e-6,
    "DynamoDB write unit": 0.625e-6,
    "DynamoDB read unit": 0.125e-6,
    "EventBridge event": 1.0e-6,
    "Step Functions express, request": 1.0e-6,
    "Step Functions express, GB-second": 0.00001667,
    "Logs, GB": 0.50,
}
PER_RECORD = {
    "S3 GET or HEAD": 5.0,
    "S3 PUT": 1.0,
    "DynamoDB write unit": 1.0,
    "DynamoDB read unit": 2.0,
    "EventBridge event": 1.3,
    "Logs, GB": 0.8e-6,
    "Lambda, request": 1 / BATCH,
    "Step Functions express, request": 1 / BATCH,
}
"""What one record uses beside processor time; 1.3 events, as some records also alert."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """For ``records``: dollars in all, the share of processor time in them, and hours at ``CONCURRENCY`` batches."""

    records: int
    dollars: float
    compute_dollars: float
    hours: float


def billed(cpu_milliseconds: float) -> float:
    """Milliseconds of one whole processor that a record is billed for: it computes while other threads wait."""
    return max(cpu_milliseconds, CALLS * WAIT_MILLISECONDS / THREADS)


def estimate(records: int, cpu_milliseconds: float) -> Estimate:
    """Cost and time of ``records``."""
    seconds = records * billed(cpu_milliseconds) / 1000
    compute = seconds * MEMORY_GB * PRICES["Lambda arm64, GB-second"]
    waiting = seconds * (64 / 1024) * PRICES["Step Functions express, GB-second"]
    others = records * sum(PRICES[name] * count for name, count in PER_RECORD.items())
    return Estimate(records, compute + waiting + others, compute, seconds / CONCURRENCY / 3600)


def ordinary(number: int) -> dict[str, Any]:
    """A record of ordinary size."""
    topics = ("harbour", "library", "railway", "market", "bridge", "garden", "theatre", "mill")
    facts = [
        f"The {topic} of town {number} was opened in {1800 + number % 150 + place} by the city council. "
        f"It was rebuilt twice and has {20 + place * 3} rooms for visitors and staff."
        for place, topic in enumerate(topics)
    ]
    told = f"The harbour of town {number} was opened in {1800 + number % 150}. The library has 23 rooms. "
    return {"answer": told + "The mill was never rebuilt, and its owner lives abroad.", "facts": facts}


def measured(batches: int = 2) -> tuple[float, float]:
    """Milliseconds of processor and of wall time for one record, after a first batch that warms up."""
    with tempfile.TemporaryDirectory() as work, running(Path(work), faults=Faults(), lost=0.0) as run:
        s3, bucket = run.aws.client("s3"), run.deployed.outputs["BucketName"]
        pool = run.pools["BackfillFunction"]
        run.stop_events()
        keys = [f"answers/cost/{number:05d}.json" for number in range((batches + 1) * BATCH)]
        for number, key in enumerate(keys):
            s3.put_object(Bucket=bucket, Key=key, Body=json.dumps(ordinary(number)).encode())
        pool.invoke({"Items": [{"run": "warm", "key": key} for key in keys[:BATCH]]})
        before = _used(pool)
        for at in range(BATCH, len(keys), BATCH):
            pool.invoke({"Items": [{"run": "cost", "key": key} for key in keys[at : at + BATCH]]})
        after = _used(pool)
    return tuple(1000 * (b - a) / (batches * BATCH) for a, b in zip(before, after, strict=True))  # type: ignore[return-value]


def _used(pool: Any) -> tuple[float, float]:
    """Seconds of processor time of the environment's processes, and the clock."""
    session = pool._environments[0].emulator._process.pid
    ticks = sum(_ticks(process) for process in members(session))
    return ticks / os.sysconf("SC_CLK_TCK"), time.monotonic()


def _ticks(process: int) -> int:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m infra.cost", description=__doc__)
    parser.add_argument("--milliseconds", type=float, help="processor time of one record")
    options = parser.parse_args()
    cpu = options.milliseconds
    if cpu is None:
        cpu, wall = measured()
        print(f"one record: {cpu:.1f} ms of processor time ({wall:.1f} ms by the clock, against the local AWS)")
    print(f"billed for one record: {billed(cpu):.1f} ms; {CONCURRENCY} batches at once")
    for records in (1_000_000, 10_000_000, 100_000_000):
        told = estimate(records, cpu)
        print(
            f"{records:>11,}  ${told.dollars:>9,.2f}  of it compute ${told.compute_dollars:>9,.2f}  {told.hours:6.1f} h"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
