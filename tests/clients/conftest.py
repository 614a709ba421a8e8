"""One local server for all clients."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.wire import local_server


@pytest.fixture(scope="session")
def url() -> Iterator[str]:
    """The address of a running server without keys."""
    with local_server() as running:
        yield running


@pytest.fixture(scope="session")
def guarded_url() -> Iterator[str]:
    """The address of a running server that knows the key "open-sesame" alone."""
    with local_server({"GROUNDWIRE_API_KEYS": "me:open-sesame"}) as running:
        yield running
