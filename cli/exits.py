"""Exit codes of the command, stable from version to version, and the errors that carry them."""

from __future__ import annotations

import click

OK = 0
BELOW = 1
"""The check ran and what it found misses a threshold that was asked for."""
USAGE = 2
"""The command line makes no sense (click's own code for it)."""
BAD_INPUT = 3
"""A file cannot be read or parsed; for a batch: at least one line was kept aside."""
MISSING = 4
"""An optional part is not installed."""
FAILED = 5
"""Something outside failed: a port is taken, a worker died, an index cannot be opened."""
INTERRUPTED = 130

TABLE = """\b
Exit codes:
  0    done, and every threshold asked for is met
  1    done, but a threshold asked for is missed
  2    the command line is wrong
  3    input cannot be read or parsed (batch: some lines were kept aside)
  4    an optional part is not installed
  5    something outside failed (port taken, worker killed, index unreadable)
  130  interrupted"""


class BadInput(click.ClickException):
    """Input that cannot be read or parsed."""

    exit_code = BAD_INPUT


class Missing(click.ClickException):
    """An optional part that is not installed; the message says which extra brings it."""

    exit_code = MISSING


class Failed(click.ClickException):
    """A failure outside the command."""

    exit_code = FAILED
