"""Run the benchmark and collect its figures as plain data.

python -m benchmarks.run                 everything but peers, figures and report
python -m benchmarks.run --peers         with the peers
python -m benchmarks.run --short         a few runs of each kind: shows that it works
python -m benchmarks.run --save          keep the figures as the baseline of later runs
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded

import argparse
import io
import json
import platform
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks import bodies, calls, clock, cold, growth, load, peers, report, stages
from benchmarks.hostile import SHAPES

Figures = dict[str, Any]
BASELINE = Path(__file__).parent / "baseline.json"
STAGED = {"typical": 40, "large": 5, "maximal": 1}
SHORT = ("tiny", "typical", "typical zh")
_PLACES = ("facts", "both")


def requests(names: Sequence[str], seconds: float) -> Figures:
    """CPU milliseconds of the named bodies through the Lambda entry."""
    return {name: asdict(growth.cost(bodies.named(name), seconds)) for name in names}


def staged(runs: dict[str, int]) -> Figures:
    """Milliseconds by stage."""
    found: Figures = {}
    for name, count in runs.items():
        sent = calls.event(bodies.named(name))
        with redirect_stdout(io.StringIO()):
            calls.invoke(sent)
            found[name] = stages.measure(partial(calls.invoke, sent), count)
    return found


def hostile(where: Sequence[str] = _PLACES, shapes: Sequence[str] = tuple(SHAPES)) -> Figures:
    """Milliseconds of each hostile shape at a quarter, a half and the whole of the legal maximum."""
    found: Figures = {}
    for place in where:
        for shape in shapes:
            found[f"{shape} in {place}"] = [growth.once(bodies.hostile(shape, place, size)) for size in (50, 100, 200)]
    found["deep JSON"] = [growth.once(bodies.deep(levels)) for levels in (750_000, 1_500_000, 3_000_000)]
    return found


def short() -> Figures:
    """A few runs of each kind."""
    figures: Figures = {"loop": clock.loop_ms(), "requests": requests(SHORT, 0.1), "stages": staged({"typical": 2})}
    figures["modules"] = cold.modules()
    figures["process"] = {"bare": cold.process_ms("pass", 1), "import": cold.process_ms(runs=1)}
    figures["load"] = [asdict(load.run(1, 8, 2))]
    return figures


def whole(*, with_peers: bool) -> Figures:
    """Everything. Takes some minutes."""
    figures: Figures = {"machine": _machine(), "loop": clock.loop_ms()}
    figures["requests"] = requests(tuple(bodies.NAMED), 1.0)
    figures["stages"] = staged(STAGED)
    found = list(growth.points())
    figures["growth"] = {"points": [asdict(point) for point in found], "model": growth.model(found)}
    figures["hostile"] = hostile()
    figures["modules"] = cold.modules()
    figures["process"] = {"bare": cold.process_ms("pass"), "import": cold.process_ms()}
    emulated, arm, x86 = cold.emulated()
    figures["emulator"], figures["package"] = asdict(emulated), {"arm64": arm, "x86_64": x86}
    figures["memory"] = {name: cold.peak_mb(name) for name in ("typical", "maximal", "maximal Chinese")}
    figures["load"] = [asdict(load.run(workers, load.CLIENTS, 12)) for workers in (1, 2)]
    figures["peers"] = [asdict(peer) for peer in (*peers.rules(), *peers.transformers())] if with_peers else []
    return figures


def _machine() -> str:
    names = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    name = names[0].partition(":")[2].strip() if names else platform.machine()
    return f"{len(names)} × {name}, Python {platform.python_version()}"


def main(arguments: Sequence[str] | None = None) -> None:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--report", type=Path, help="write the report to this file")
    options = parser.parse_args(arguments)
    figures = short() if options.short else whole(with_peers=options.peers)
    base: Figures = json.loads(BASELINE.read_text(encoding="utf-8")) if BASELINE.exists() else {}
    if not figures.get("peers"):
        figures["peers"] = base.get("peers", [])
    print(report.changes(figures, base))
    if options.save:
        BASELINE.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if not options.short:
        text = report.page(figures)
        print(text)
        if options.report:
            options.report.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
