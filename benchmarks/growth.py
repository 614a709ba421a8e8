"""Growth: sizes doubled, and the cost model fitted to them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass

import numpy as np

from benchmarks import bodies, calls, clock


@dataclass(frozen=True, slots=True)
class Point:
    """One request: claims, thousands of words of its facts, CPU milliseconds (least)."""

    claims: int
    kilowords: float
    ms: float


def cost(body: bytes, seconds: float = 0.3, runs: int = 2) -> clock.Timing:
    """CPU milliseconds of a body through the Lambda entry. Raises RuntimeError for another status than 200 or 400."""
    sent = calls.event(body)
    with redirect_stdout(io.StringIO()):
        answer = calls.invoke(sent)
        if answer["statusCode"] not in (200, 400):
            raise RuntimeError(answer["body"])
        return clock.timed(lambda: calls.invoke(sent), seconds, runs)


def once(body: bytes) -> float:
    """CPU milliseconds of one answer, for bodies that take long. Raises RuntimeError as ``cost`` does."""
    sent = calls.event(body)
    with redirect_stdout(io.StringIO()):
        begin = clock.cpu_ms()
        answer = calls.invoke(sent)
        took = clock.cpu_ms() - begin
    if answer["statusCode"] not in (200, 400):
        raise RuntimeError(answer["body"])
    return took


def points(most_facts: int = 200, most_claims: int = 192) -> Iterator[Point]:
    """Facts doubled at 12 claims, then claims doubled at 25 facts of 2,000 characters."""
    facts = 25
    while facts <= most_facts:
        yield _point(12, facts, 4000)
        facts *= 2
    claims = 12
    while claims <= most_claims:
        yield _point(claims, 25, 2000)
        claims *= 2


def _point(claims: int, facts: int, length: int) -> Point:
    body = bodies.english(claims, facts, length)
    return Point(claims, len(body.split()) / 1000, cost(body).least)


def model(found: list[Point]) -> tuple[float, float, float, float]:
    """Base, ms a thousand words, ms a claim by least squares on relative errors; and the largest relative error."""
    rows = np.array([(1.0, point.kilowords, point.claims) for point in found])
    times = np.array([point.ms for point in found])
    fitted, *_ = np.linalg.lstsq(rows / times[:, None], np.ones(len(times)), rcond=None)
    worst = float(np.abs(rows @ fitted / times - 1).max())
    base, words, claims = fitted.tolist()
    return base, words, claims, worst
