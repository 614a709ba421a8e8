"""The figures of a run as text: ``docs/speed.md``, and the changes against the baseline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks import price, targets

Figures = dict[str, Any]
REASONS = Path(__file__).parent / "reasons.md"
ANSWER, SOURCES = 500, 5000
"""Characters of the answer and of all facts in the price table."""


def page(figures: Figures) -> str:
    """The whole report in Markdown."""
    parts = (
        "# Speed\n",
        "Printed by `make bench`; edit `benchmarks/`, not this page.\n",
        f"Machine: {figures['machine']}. Times are CPU milliseconds on one core unless wall time is said; "
        f"the fixed loop of plain Python (`benchmarks/clock.py`) takes {figures['loop']:.1f} ms here, and ratios to it "
        "travel between machines. "
        "The machine was shared while this ran, which makes times longer, never shorter.\n",
        "## Targets\n",
        _table(("target", "at most", "measured", "unit", ""), _targets(figures)),
        "## Requests\n",
        "Through the Lambda entry: event in, response out.\n",
        _table(("request", "least", "median", "p95", "loops"), _requests(figures)),
        "## Stages\n",
        _table(("stage", *figures["stages"]), _stages(figures)),
        "## Growth\n",
        _growth(figures),
        "## Hostile requests\n",
        "A quarter, a half and the whole of the largest legal body of each shape; twice the size, twice the time.\n",
        _table(("shape", "quarter", "half", "whole", "whole : quarter"), _hostile(figures)),
        "## Cold start, memory, package\n",
        _cold(figures),
        "## Many clients\n",
        _load(figures),
        "## Other checkers\n",
        "The same typical request. The transformers have the published shapes and random weights, and one thread.\n",
        _table(("checker", "ms", "times ours"), _peers(figures)),
        "## Price of 1,000 checks\n",
        _prices(figures),
        REASONS.read_text(encoding="utf-8"),
    )
    return "\n".join(parts)


def changes(figures: Figures, base: Figures) -> str:
    """Each request against the baseline, in loops of plain Python: a slower machine is not slower code."""
    lines = [f"loop {figures['loop']:.2f} ms"]
    for name, timing in figures["requests"].items():
        now = timing["least"] / figures["loop"]
        before = base.get("requests", {}).get(name)
        change = f"{100 * (now * base['loop'] / before['least'] - 1):+.0f} %" if before else "new"
        lines.append(f"{name:20}{timing['least']:10.2f} ms{now:10.2f} loops  {change}")
    if "modules" in base:
        lines.append(f"modules at start {figures['modules']}, before {base['modules']}")
    return "\n".join(lines)


def _table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join(["---"] + ["---:"] * (len(head) - 1)) + " |"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows), ""])


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def _targets(figures: Figures) -> Iterator[Sequence[str]]:
    for row in targets.rows(figures):
        yield row.name, _number(row.most), _number(row.value), row.unit, row.verdict


def _requests(figures: Figures) -> Iterator[Sequence[str]]:
    for name, timing in figures["requests"].items():
        cells = (timing["least"], timing["median"], timing["p95"], timing["least"] / figures["loop"])
        yield name, *map(_number, cells)


def _stages(figures: Figures) -> Iterator[Sequence[str]]:
    columns = list(figures["stages"].values())
    for stage in columns[0]:
        yield stage, *(_number(column[stage]) for column in columns)


def _growth(figures: Figures) -> str:
    base, words, claims, worst = figures["growth"]["model"]
    model = (
        f"Fitted: ms = {base:.2f} + {words:.2f} × (thousand words of the request) + {claims:.2f} × claims, "
        f"within {100 * worst:.0f} %.\n"
    )
    points = ((str(p["claims"]), f"{p['kilowords']:.1f}", _number(p["ms"])) for p in figures["growth"]["points"])
    return model + "\n" + _table(("claims", "thousand words", "ms"), iter(points))


def _hostile(figures: Figures) -> Iterator[Sequence[str]]:
    ordered = sorted(figures["hostile"].items(), key=lambda item: -item[1][-1])
    for shape, times in ordered:
        yield shape, *map(_number, times), _number(times[-1] / times[0])


def _cold(figures: Figures) -> str:
    process, emulator, package = figures["process"], figures["emulator"], figures["package"]
    rows = (
        ("fresh process, import of the HTTP function, CPU", f"{_number(process['import'] - process['bare'])} ms"),
        ("modules imported at start", str(figures["modules"])),
        ("runtime emulator, artifact as deployed: init, wall", f"{_number(emulator['init'])} ms"),
        ("first answer after that, wall", f"{_number(emulator['first'])} ms"),
        ("warm answer, wall", f"{_number(emulator['warm'])} ms"),
        *((f"peak memory, {name}", f"{_number(mb)} MB") for name, mb in figures["memory"].items()),
        *((f"package, unpacked, {name}", f"{_number(mb)} MB") for name, mb in package.items()),
    )
    return _table(("", ""), iter(rows))


def _load(figures: Figures) -> str:
    alone = 1000 / figures["requests"]["typical"]["median"]
    rows = (
        (
            str(workers),
            f"{run['sent']}",
            f"{run['sent'] - run['answered']}",
            _number(run["answered"] / run["seconds"]),
            f"{100 * run['answered'] / run['server_cpu'] / alone:.0f} %",
            _number(run["p50"]),
            _number(run["p99"]),
        )
        for workers, run in enumerate(figures["load"], 1)
    )
    head = ("server processes", "sent", "lost", "answers/s", "per CPU second, of one process alone", "p50 ms", "p99 ms")
    return "64 clients, the typical request, closed loop, on the shared machine.\n\n" + _table(head, iter(rows))


def _peers(figures: Figures) -> Iterator[Sequence[str]]:
    own = figures["requests"]["typical"]["least"]
    yield "Groundwire", _number(own), "1"
    for peer in figures["peers"]:
        ratio = "" if peer["ms"] is None else f"{peer['ms'] / own:,.1f}"
        yield peer["name"] + (" (segments, scores, cites)" if peer["whole"] else ""), _number(peer["ms"]), ratio


def _prices(figures: Figures) -> str:
    ms = figures["requests"]["typical"]["median"]
    rows = (
        (f"Lambda {name}, {price.gb_seconds(ms):.1f} GB-seconds", f"${price.lambda_dollars(ms, name):.4f}")
        for name in ("arm64", "x86")
    )
    others = (
        ("a REST API before it", f"${price.gateway_dollars():.4f}"),
        ("Google check grounding", f"${price.google_dollars(ANSWER):.2f}"),
        ("Bedrock contextual grounding", f"${price.bedrock_dollars(ANSWER, SOURCES):.2f}"),
    )
    note = (
        f"Prices are inputs (`benchmarks/prices.json`, {price.PRICES['date']}); an answer of {ANSWER} characters, "
        f"facts of {SOURCES:,}.\n\n"
    )
    return note + _table(("", "1,000 checks"), iter((*rows, *others)))
