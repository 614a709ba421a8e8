"""How far a batch is: a bar with rate and time left on terminals, nothing in pipes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from cli.show import console

Item = TypeVar("Item")


class Rate(ProgressColumn):
    """Records a second."""

    def render(self, task: Task) -> Text:
        """The rate of late, as text."""
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f}/s" if speed else "–/s", "cyan")


def tracked(items: Iterable[Item], *, total: int | None, done: int, color: str) -> Iterator[Item]:
    """The items, counted on standard error while they pass; ``done`` were passed by an earlier run."""
    screen = console(color, stderr=True)
    columns = (
        TextColumn("checking"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task)
