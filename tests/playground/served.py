"""A real server on a free port, for tests that need one over HTTP."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

import uvicorn

from handler.app import App
from handler.routes import Route, table
from handler.settings import Settings
from handler.sources import Sources


@contextlib.contextmanager
def serving(*first: Route, sources: Sources | None = None) -> Iterator[str]:
    """The address of the app, with ``first`` in front of its own routes, until the end of the block."""
    listener = socket.create_server(("127.0.0.1", 0))
    app = App(Settings(playground=True), lambda *usage: None, routes=[*first, *table(sources or {}, playground=True)])
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="none", lifespan="off"))
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(timeout=10)
        listener.close()
