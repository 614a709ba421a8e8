"""``groundwire check`` and ``groundwire explain``: one answer, its claims and their evidence."""

from __future__ import annotations

import json
from typing import Any

import click

from cli import options, show
from cli.exits import BELOW, TABLE

EXAMPLES = """\b
Examples:
  groundwire check --text "The bridge opened in 1931." --fact "The bridge, opened in 1932, spans the bay."
  groundwire check answer.txt --facts notes/ --facts extra.md
  generate | groundwire check - --facts sources.json --threshold 0.8
  groundwire check --request request.json --json"""


@click.command(epilog=f"{EXAMPLES}\n\n{TABLE}")
@options.texts
@options.thresholds
@options.color
@click.option("--threshold", type=options.UNIT, help="Exit with 1 when the support score is below this.")
@click.option("--max-contradiction", type=options.UNIT, help="Exit with 1 when the contradiction score is above this.")
@click.option("--json", "as_json", is_flag=True, help="Print the API's response instead of text.")
def check(
    citation_threshold: float | None,
    anti_citation_threshold: float | None,
    color: str,
    threshold: float | None,
    max_contradiction: float | None,
    as_json: bool,
    **texts: Any,
) -> None:
    """Check an answer (a file, - for standard input, or --text) against facts."""
    case = options.read_case(**texts)
    body = options.run(case, citation_threshold, anti_citation_threshold)
    if as_json:
        click.echo(json.dumps(body, indent=2, ensure_ascii=False))
    else:
        show.result(show.console(color), body, [fact.text for fact in case.facts])
    too_low = threshold is not None and body["supportScore"] < threshold
    too_false = max_contradiction is not None and body["contradictionScore"] > max_contradiction
    if too_low or too_false:
        click.get_current_context().exit(BELOW)


@click.command(
    epilog="""\b
Example:
  groundwire explain --text "The bridge opened in 1931." --fact "The bridge, opened in 1932, spans the bay."
"""
)
@options.texts
@options.thresholds
@options.color
@click.option("--claim", type=click.IntRange(min=1), help="Explain only this claim, counted from 1.")
def explain(
    citation_threshold: float | None, anti_citation_threshold: float | None, color: str, claim: int | None, **texts: Any
) -> None:
    """Like check, with every number: positions, what matched, what each feature added."""
    case = options.read_case(**texts)
    body = options.run(case, citation_threshold, anti_citation_threshold)
    count = len(body.get("claims", []))
    if claim is not None and claim > count:
        raise click.BadParameter(f"the answer has {count} claims", param_hint="--claim")
    facts = [fact.text for fact in case.facts]
    show.result(show.console(color), body, facts, details=True, only=claim)
