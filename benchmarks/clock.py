"""The clock: CPU time of this process, and a fixed loop of plain Python to tell a slow machine from slow code."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

LOOP_STEPS = 100_000


@dataclass(frozen=True, slots=True)
class Timing:
    """CPU milliseconds of repeated runs."""

    least: float
    median: float
    p95: float
    runs: int


def cpu_ms() -> float:
    """CPU milliseconds that this process has used so far, all threads."""
    return time.process_time_ns() / 1e6


def timed(work: Callable[[], object], seconds: float, least_runs: int = 3) -> Timing:
    """Run ``work`` for about ``seconds`` of CPU, at least ``least_runs`` times after one run that does not count."""
    work()
    gc.collect()
    times: list[float] = []
    while len(times) < least_runs or sum(times) < 1000 * seconds:
        begin = cpu_ms()
        work()
        times.append(cpu_ms() - begin)
    return timing(times)


def timing(times: list[float]) -> Timing:
    """The figures of a list of milliseconds, which must not be empty."""
    ordered = sorted(times)
    return Timing(
        ordered[0], statistics.median(ordered), ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))], len(ordered)
    )


def loop() -> int:
    """A fixed amount of plain Python: about 10 ms on a machine of 2024."""
    total = 0
    counts: dict[int, int] = {}
    for step in range(LOOP_STEPS):
        total = (total * 31 + step) % 1_000_003
        counts[total & 1023] = counts.get(total & 1023, 0) + 1
    return total + len(counts)


def loop_ms() -> float:
    """CPU milliseconds of the loop: the unit of every ratio."""
    return timed(loop, 0.3, 9).least
