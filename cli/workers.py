"""Checks on all cores: rows in, outcomes out in the same order, never more than a few in flight."""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from cli.cases import case
from cli.exits import Failed
from cli.options import run
from cli.rows import Row, parse

CHUNK = 16
"""Rows a worker takes at a time: enough to hide the hand-over, few enough for a smooth bar."""
AHEAD = 4
"""Chunks in flight for each worker."""

Outcome = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Settings:
    """What every check of a batch is run with."""

    citation_threshold: float | None = None
    anti_citation_threshold: float | None = None
    scores_only: bool = False


def outcomes(rows: Iterable[Row], settings: Settings, jobs: int) -> Iterator[Outcome]:
    """One outcome for each row, in the order of the rows: a result, or an ``error`` with the row's own text."""
    work = partial(check_rows, settings=settings)
    chunks = iter(partial(_take, iter(rows)), [])
    if jobs == 1:
        for chunk in chunks:
            yield from work(chunk)
        return
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        waiting: deque[Future[list[Outcome]]] = deque()
        try:
            for chunk in chunks:
                waiting.append(pool.submit(work, chunk))
                if len(waiting) >= AHEAD * jobs:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        except BrokenProcessPool as error:
            raise Failed("a worker was killed (out of memory?); run the same command again to go on") from error
        finally:
            pool.shutdown(cancel_futures=True)  # waits: a pool that closes while Python ends complains about it


def _take(rows: Iterator[Row]) -> list[Row]:
    return list(islice(rows, CHUNK))


def check_rows(rows: list[Row], settings: Settings) -> list[Outcome]:
    """The outcomes of some rows."""
    return [check_row(row, settings) for row in rows]


def check_row(row: Row, settings: Settings) -> Outcome:
    """The outcome of one row. Whatever goes wrong with it is told in the outcome: one bad row must not end a batch."""
    try:
        found = case(parse(row))
        body = run(found, settings.citation_threshold, settings.anti_citation_threshold)
    except Exception as error:
        reason = str(error) if isinstance(error, ValueError) else f"{type(error).__name__} while checking"
        return {"line": row.line, "error": reason, "row": row.content}
    outcome: Outcome = {"line": row.line, "id": found.id, "label": found.label, "labels": dict(found.labels)}
    outcome |= {key: body[key] for key in ("supportScore", "contradictionScore", "helpfulnessScore") if key in body}
    claims = body.get("claims", [])
    outcome["lowestClaim"] = min((claim["score"] for claim in claims if "score" in claim), default=None)
    outcome["verdicts"] = dict(Counter(claim["explanation"]["verdict"] for claim in claims))
    if not settings.scores_only:
        outcome |= {"answer": found.answer, "prompt": found.prompt, "response": body}
    return {key: value for key, value in outcome.items() if value not in (None, {})}
