"""Options that several commands share, and the case they describe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from cli.cases import Case
from cli.documents import facts_from, read_text
from cli.exits import BadInput
from cli.wire import add_nearest, bare, response
from handler.errors import ApiError
from handler.request import read
from scoring import Fact

Command = Callable[..., Any]
UNIT = click.FloatRange(0, 1)


def thresholds(command: Command) -> Command:
    """``--citation-threshold`` and ``--anti-citation-threshold``, with the API's defaults."""
    for name, default, what in (("anti-citation", 0.8, "contradiction"), ("citation", 0.6, "support")):
        text = (
            f"Least {what} of a fact to be {'anti-' if default == 0.8 else ''}cited for a claim [default: {default}]."
        )
        command = click.option(f"--{name}-threshold", type=UNIT, help=text)(command)
    return command


def color(command: Command) -> Command:
    """``--color``: auto colours terminals unless NO_COLOR is set."""
    return click.option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        show_default=True,
        help="Colours; auto heeds NO_COLOR and pipes.",
    )(command)


def texts(command: Command) -> Command:
    """The answer candidate, its facts and the prompt, or a whole request."""
    path = click.Path(allow_dash=True, dir_okay=False)
    for decorate in (
        click.option("-p", "--prompt", help="What was asked; scores helpfulness too."),
        click.option("-r", "--request", type=path, help="A request as JSON, in place of answer and facts."),
        click.option(
            "-F",
            "--facts",
            "fact_paths",
            multiple=True,
            type=click.Path(allow_dash=True),
            help="A text file, a JSON list of facts, or a folder of documents. Repeatable.",
        ),
        click.option("-f", "--fact", "fact_texts", multiple=True, help="A fact, given here. Repeatable."),
        click.option("-t", "--text", help="The answer, given here instead of a file."),
        click.argument("answer", required=False, type=path),
    ):
        command = decorate(command)
    return command


def read_case(
    answer: str | None,
    text: str | None,
    fact_texts: tuple[str, ...],
    fact_paths: tuple[str, ...],
    request: str | None,
    prompt: str | None,
) -> Case:
    """The case that the options of ``texts`` describe. Raises usage errors and ``BadInput``."""
    if request:
        if answer or text or fact_texts or fact_paths:
            raise click.UsageError("--request holds answer and facts; give nothing else beside it")
        return read_request(request, prompt)
    if (answer is None) == (text is None):
        raise click.UsageError("give the answer as a file (- for standard input) or with --text, not both")
    if [answer, *fact_paths].count("-") > 1:
        raise click.UsageError("standard input can be read once")
    candidate = text if text is not None else read_text(str(answer)).rstrip("\n")
    if not candidate.strip():
        raise BadInput("the answer is empty")
    facts = [Fact(item) for item in fact_texts] + [fact for path in fact_paths for fact in facts_from(path)]
    if not facts:
        raise click.UsageError("no facts: give --fact TEXT or --facts PATH")
    return Case(candidate, tuple(facts), prompt)


def read_request(path: str, prompt: str | None) -> Case:
    """A case from a request in JSON, in the dialect and within the limits of the API."""
    try:
        asked = read(read_text(path).encode(), "v1")
    except ApiError as error:
        raise BadInput(f"{path}: {error.message}") from error
    if asked.search_source is not None:
        raise BadInput(f"{path}: a check against a data store needs a server; give facts")
    spec = {"citationThreshold": asked.citation_threshold, "antiCitationThreshold": asked.anti_citation_threshold}
    return Case(
        asked.answer_candidate, asked.facts, prompt or asked.prompt or None, labels=asked.user_labels, spec=spec
    )


def run(found: Case, citation_threshold: float | None, anti_citation_threshold: float | None) -> dict[str, Any]:
    """Check a case; thresholds of the command line win over those of the request. The response, with all reasons."""
    cite = citation_threshold if citation_threshold is not None else found.spec.get("citationThreshold", 0.6)
    deny = anti_citation_threshold
    deny = deny if deny is not None else found.spec.get("antiCitationThreshold", 0.8)
    body = _check(found, float(cite), float(deny))
    if any(bare(claim) for claim in body.get("claims", [])):
        add_nearest(body, _check(found, 0.0, 0.0))
    return body


def _check(found: Case, cite: float, deny: float) -> dict[str, Any]:
    from scoring import check

    result = check(
        found.answer,
        found.facts,
        prompt=found.prompt,
        citation_threshold=cite,
        anti_citation_threshold=deny,
        helpfulness=bool(found.prompt),
        explain=True,
    )
    return response(result, found)
