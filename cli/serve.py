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

{TABLE}"""
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8080, show_default=True, envvar="PORT", help="Port.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@click.option("--playground/--no-playground", default=True, show_default=True, help="Serve the playground at /.")
def serve(host: str, port: int, workers: int, playground: bool) -> None:
    """Serve the API, and a page to try it on, until interrupted."""
    os.environ["GROUNDWIRE_PLAYGROUND"] = "1" if playground else "0"
    from handler.local import main as run

    try:
        run(["--host", host, "--port", str(port), "--workers", str(workers)])
    except SystemExit as stopped:
        if stopped.code:
            raise Failed(f"cannot serve on {host}:{port}; is the port taken?") from stopped
