"""A result for people: claims, verdicts, evidence and conflicts on a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

STYLE = {"supported": "green", "contradicted": "red", "unsupported": "yellow", "not checked": "bright_black"}
MARK = {"supported": "✔", "contradicted": "✘", "unsupported": "?", "not checked": "·"}
QUOTE = 180
"""Characters of evidence shown around a span."""
ONE_LINE = str.maketrans("\r\n\t", "   ")


def console(color: str, *, stderr: bool = False) -> Console:
    """A console that colours on terminals, never when NO_COLOR is set, and as ``color`` (auto, always, never) says."""
    return Console(
        stderr=stderr,
        highlight=False,
        force_terminal=True if color == "always" else None,
        no_color=True if color == "never" else None,
        soft_wrap=False,
    )


def result(
    out: Console, body: dict[str, Any], facts: list[str], *, details: bool = False, only: int | None = None
) -> None:
    """Print a response (``cli.wire``), with all numbers when ``details``; ``only`` one claim, counted from 1."""
    out.print(_headline(body))
    for number, claim in enumerate(body.get("claims", []), 1):
        if only not in (None, number):
            continue
        out.print()
        _print_claim(out, number, claim, facts, details)
    if details:
        out.print()
        _print_helpfulness(out, body["explanation"].get("helpfulness"))
        out.print(Text(body["explanation"]["signature"], "bright_black"))


def _headline(body: dict[str, Any]) -> Text:
    verdicts = [claim["explanation"]["verdict"] for claim in body.get("claims", [])]
    support, contradiction = body["supportScore"], body.get("contradictionScore", 0.0)
    line = Text.assemble(("support ", "bold"), (f"{support:.2f}", f"bold {_tone(support)}"), "   contradiction ")
    line.append(f"{contradiction:.2f}")
    if "helpfulnessScore" in body:
        line.append(f"   helpfulness {body['helpfulnessScore']:.2f}")
    counts = [Text(f"{MARK[name]} {verdicts.count(name)} {name}", STYLE[name]) for name in STYLE if name in verdicts]
    return line.append("\n").append_text(Text("   ").join(counts)) if counts else line


def _tone(score: float) -> str:
    return "green" if score >= 0.6 else "yellow" if score >= 0.3 else "red"


def _print_claim(out: Console, number: int, claim: dict[str, Any], facts: list[str], details: bool) -> None:
    why = claim["explanation"]
    verdict = why["verdict"]
    row = Table.grid(padding=(0, 1))
    row.add_column(width=14, no_wrap=True)
    row.add_column(width=4, no_wrap=True)
    row.add_column(ratio=1)
    score = f"{why['score']:.2f}" if "score" in why else ""
    row.add_row(Text(f"{MARK[verdict]} {verdict}", STYLE[verdict]), score, Text(claim["claimText"], "bold"))
    out.print(row)
    if details:
        position = why["position"]
        units = "   ".join(f"{unit} {position[unit]['start']}–{position[unit]['end']}" for unit in position)
        out.print(Padding(Text(f"claim {number}   {units}", "bright_black"), (0, 0, 0, 20), expand=False))
    for evidence in why["evidence"]:
        _print_evidence(out, evidence, facts, details, lacking=verdict != "supported")


def _print_evidence(out: Console, evidence: dict[str, Any], facts: list[str], details: bool, *, lacking: bool) -> None:
    start, end = evidence["position"]["codePoints"]["start"], evidence["position"]["codePoints"]["end"]
    line = Text(
        f"nearest, fact {evidence['factIndex']} " if "nearest" in evidence else f"fact {evidence['factIndex']} ", "cyan"
    )
    line.append_text(quote(facts[evidence["factIndex"]], start, end))
    out.print(Padding(line, (0, 0, 0, 20), expand=False))
    for conflict in evidence["conflicts"]:
        out.print(Padding(Text(f"≠ {conflict['text']}", "red"), (0, 0, 0, 22), expand=False))
    if evidence["missing"] and (lacking or details):
        out.print(
            Padding(Text(f"not in the fact: {', '.join(evidence['missing'])}", "yellow"), (0, 0, 0, 22), expand=False)
        )
    if details:
        _print_contributions(out, evidence)


def _print_contributions(out: Console, evidence: dict[str, Any]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_row(f"{evidence['support']:.3f}", "support")
    table.add_row(f"{evidence['contradiction']:.3f}", "contradiction")
    if evidence["matched"]:
        table.add_row("=", f"found: {', '.join(evidence['matched'])}")
    for part in sorted(evidence["contributions"], key=lambda part: -abs(part["value"])):
        tone = "green" if part["value"] > 0 else "red"
        table.add_row(Text(f"{part['value']:+.3f}", tone), part["feature"])
    out.print(Padding(table, (0, 0, 0, 22), expand=False))


def _print_helpfulness(out: Console, helpfulness: dict[str, Any] | None) -> None:
    if not helpfulness:
        return
    parts = "   ".join(f"{name} {value:.2f}" for name, value in helpfulness["parts"].items())
    out.print(Text(f"helpfulness {helpfulness['score']:.2f}   {parts}"))


def quote(fact: str, start: int, end: int) -> Text:
    """The evidence, underlined, in what surrounds it; cut to about ``QUOTE`` characters."""
    fact = fact.translate(ONE_LINE)
    room = max(0, QUOTE - (end - start)) // 2
    text = Text("…" if start > room else "", "dim")
    text.append(fact[max(0, start - room) : start], "dim").append(fact[start:end], "underline")
    return text.append(fact[end : end + room], "dim").append("…" if end + room < len(fact) else "", "dim")
