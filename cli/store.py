"""``groundwire store``: an index of documents to check against."""

from __future__ import annotations

from dataclasses import asdict
from importlib import import_module
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cli import options, show
from cli.exits import BAD_INPUT, OK, TABLE, BadInput, Failed, Missing


@click.group(epilog=TABLE)
def store() -> None:
    """Build an index of documents to check answers against, and see what one holds."""


@store.command(
    epilog="""\b
Examples:
  groundwire store build handbook/ -o handbook.index
  groundwire store build s3://bucket/handbook -o s3://bucket/indexes/handbook --link-base https://example.com/
"""
)
@click.argument("source")
@click.option(
    "-o", "--output", required=True, help="Where the index goes: a folder, or another place that stores know."
)
@click.option("--link-base", default="", help="Put before a document's path to make its link.")
@options.color
def build(source: str, output: str, link_base: str, color: str) -> None:
    """Build or update the index of the documents (txt, md, html, pdf, docx) in SOURCE."""
    screen = show.console(color, stderr=True)
    columns = (TextColumn("indexing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task("")
        done = _call(
            "build",
            source,
            output,
            link_base=link_base,
            progress=lambda at, total: bar.update(task, completed=at, total=total),
        )
    counts = ", ".join(f"{getattr(done, name):,} {name}" for name in ("added", "changed", "removed", "unchanged"))
    click.echo(f"{counts}; {done.info.passages:,} passages of {done.info.documents:,} documents in {output}")
    for skipped in done.skipped:
        click.echo(f"skipped {skipped.id}: {skipped.reason}", err=True)
    click.get_current_context().exit(BAD_INPUT if done.skipped else OK)


@store.command()
@click.argument("index")
def info(index: str) -> None:
    """Tell what INDEX holds."""
    for name, value in asdict(_call("info", index)).items():
        click.echo(f"{name:10} {value:,}" if isinstance(value, int) else f"{name:10} {value}")


def _call(name: str, *arguments: Any, **options: Any) -> Any:
    """A function of ``store.build``, whose engine is an optional part."""
    try:
        function = getattr(import_module("store.build"), name)
        not_ready = import_module("store.records").StoreNotReadyError
    except ImportError as error:
        raise Missing(f"an index needs: pip install 'groundwire[store]' ({error.name} is missing)") from error
    try:
        return function(*arguments, **options)
    except ImportError as error:
        raise Missing(f"this index needs: pip install 'groundwire[store]' ({error.name} is missing)") from error
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise BadInput(str(error)) from error
    except (OSError, not_ready) as error:
        raise Failed(str(error) or "the index cannot be opened") from error
