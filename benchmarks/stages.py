"""Where the time of a request goes: CPU milliseconds of each stage, measured on the running service.

The functions that carry out a stage are wrapped for the measurement, in the modules that call them; what a stage spends
in another stage counts for the other one. The clock costs about half a microsecond a call, which the table leaves in.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Any

from benchmarks.clock import cpu_ms

REST = "carry (events, HTTP, checks)"
STAGES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "parse": (("handler.service", "read"),),
    "read facts": (("scoring.check", "read_facts"),),
    "read answer": (("scoring.check", "read_answer"),),
    "prepare": (("scoring.check", "prepare"),),
    "judge: match": (("scoring.judge", "find"),),
    "judge: annotate": (("scoring.reading", "annotate"), ("scoring.scales", "annotate")),
    "judge: align": (
        ("scoring.runs", "evidence"),
        ("scoring.runs.Evidence", "picked"),
        ("scoring.runs", "side"),
        ("scoring.align", "align"),
        ("scoring.words.relations.Facing", "matrix"),
    ),
    "judge: compare": (("scoring.weigh", "compare"),),
    "judge: weigh": (("scoring.judge", "weigh_all"),),
    "classify: encode": (("scoring.classify", "encode"),),
    "classify: network": (("scoring.network", "logits"),),
    "classify": (("scoring.judge", "classify"),),
    "judge: choose": (("scoring.check", "judge"),),
    "aggregate": (("scoring.aggregate", "claims"),),
    "respond": (("handler.response", "message"), ("handler.response", "printed")),
}
"""Stage -> the functions that carry it out: module (or class) and name."""


class _Watch:
    """Adds up the own time of nested stages."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(STAGES, 0.0)
        self.calls = dict.fromkeys(STAGES, 0)
        self._inner: list[float] = []

    def wrapped(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*given: Any, **named: Any) -> Any:
            self._inner.append(0.0)
            begin = cpu_ms()
            try:
                return function(*given, **named)
            finally:
                took = cpu_ms() - begin
                self.spent[stage] += took - self._inner.pop()
                self.calls[stage] += 1
                if self._inner:
                    self._inner[-1] += took

        return timed


@contextmanager
def _watched() -> Iterator[_Watch]:
    watch = _Watch()
    undo = []
    for stage, functions in STAGES.items():
        for place, name in functions:
            owner = _owner(place)
            undo.append((owner, name, getattr(owner, name)))
            setattr(owner, name, watch.wrapped(stage, getattr(owner, name)))
    try:
        yield watch
    finally:
        for owner, name, function in undo:
            setattr(owner, name, function)


def _owner(place: str) -> Any:
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError:
        module, _, kind = place.rpartition(".")
        return getattr(importlib.import_module(module), kind)


def measure(work: Callable[[], object], runs: int) -> dict[str, float]:
    """Median milliseconds of every stage over ``runs`` runs of ``work``, and of the rest. Raises AttributeError for a
    stage whose function is gone."""
    found: Sequence[dict[str, float]] = [_once(work) for _ in range(runs)]
    return {stage: median(one[stage] for one in found) for stage in (*STAGES, REST)}


def _once(work: Callable[[], object]) -> dict[str, float]:
    with _watched() as watch:
        begin = cpu_ms()
        work()
        whole = cpu_ms() - begin
    return {**watch.spent, REST: whole - sum(watch.spent.values())}


def calls(work: Callable[[], object]) -> dict[str, int]:
    """How often each stage is called in one run of ``work``: counts that do not vary."""
    with _watched() as watch:
        work()
    return dict(watch.calls)
