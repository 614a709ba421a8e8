"""``groundwire completion``: the script that a shell needs to complete our options."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command(
    epilog="""\b
Examples:
  groundwire completion bash > ~/.local/share/bash-completion/completions/groundwire
  groundwire completion zsh > ~/.zfunc/_groundwire
  groundwire completion fish > ~/.config/fish/completions/groundwire.fish
"""
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print the completion script of a shell."""
    kind = get_completion_class(shell)
    root = click.get_current_context().find_root()
    if kind is not None:
        click.echo(kind(root.command, {}, "groundwire", "_GROUNDWIRE_COMPLETE").source())
