"""``groundwire serve``: the API and the playground on a local port."""

from __future__ import annotations

import os

import click

from cli.exits import TABLE, Failed


@click.command(
    epilog=f"""\b
Examples:
  groundwire serve
  groundwire serve --port 9000 --workers 4 --no-playground
  groundwire serve --store handbook=handbook.index

{TABLE}"""
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8080, show_default=True, envvar="PORT", help="Port.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@click.option("--playground/--no-playground", default=True, show_default=True, help="Serve the playground at /.")
@click.option("--store", "stores", metavar="NAME=INDEX", multiple=True, help="Serve an index under a name. Repeatable.")
def serve(host: str, port: int, workers: int, playground: bool, stores: tuple[str, ...]) -> None:
    """Serve the API, and a page to try it on, until interrupted."""
    if any(not all(store.partition("=")) or store.split() != [store] for store in stores):
        raise click.BadParameter("an index is given as NAME=INDEX, without blanks", param_hint="--store")
    os.environ["GROUNDWIRE_PLAYGROUND"] = "1" if playground else "0"
    if stores:
        os.environ["GROUNDWIRE_STORES"] = " ".join(stores)
    from handler.local import main as run

    try:
        run(["--host", host, "--port", str(port), "--workers", str(workers)])
    except SystemExit as stopped:
        if stopped.code:
            raise Failed(f"cannot serve on {host}:{port}; is the port taken?") from stopped
