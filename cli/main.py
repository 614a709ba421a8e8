"""Entry of the ``groundwire`` command. Commands are imported when they are called, to keep ``--help`` quick."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

import click

from cli.exits import INTERRUPTED, TABLE

COMMANDS = {
    "check": ("cli.check:check", "Check an answer against facts."),
    "explain": ("cli.check:explain", "Like check, with every number."),
    "batch": ("cli.batch:batch", "Check many answers on all cores: JSON Lines, CSV, Parquet."),
    "eval": ("cli.evaluate:evaluate", "Accuracy, calibration and a threshold from labelled answers."),
    "report": ("cli.report_command:report", "A self-contained HTML page from results."),
    "serve": ("cli.serve:serve", "Serve the API and the playground."),
    "store": ("cli.store:store", "Build an index of documents to check against."),
    "completion": ("cli.completion:completion", "Print the completion script of a shell."),
}


class Commands(click.Group):
    """A group that knows its commands by name and imports one when it is needed."""

    def list_commands(self, context: click.Context) -> list[str]:
        """The names, in the order in which people meet them."""
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """The command of that name."""
        if name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[name][0].partition(":")
        command: click.Command = getattr(importlib.import_module(module), attribute)
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them: the scorer takes longer to load than help to read."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, summary) in COMMANDS.items()])


@click.command(
    cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110}, epilog=TABLE
)
@click.version_option(package_name="groundwire")
def groundwire() -> None:
    """Check that an answer stands on its sources: claims, verdicts, evidence, and what speaks against each."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave the process with its exit code."""
    try:
        code = groundwire.main(
            args=None if arguments is None else list(arguments), prog_name="groundwire", standalone_mode=False
        )
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        code = INTERRUPTED
    raise SystemExit(code if isinstance(code, int) else 0)
