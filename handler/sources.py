"""Where facts come from when a request names a search app instead of giving them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from handler.errors import ApiError, Violation
from scoring import Fact
from scoring.frozen import frozen

FIELD = "grounding_source.search_source"


@frozen
class Passage:
    """A fact found in a data store, and the document that it is from. Empty strings are not shown."""

    fact: Fact
    document_id: str
    document_title: str = ""
    document_link: str = ""


class Source(Protocol):
    """A data store that can be searched. Raises ``ApiError`` 503 while it is not ready."""

    def search(self, answer_candidate: str, prompt: str) -> Sequence[Passage]:
        """The passages that may support or contradict ``answer_candidate``, each once, best first. ``prompt`` is what
        it answers, or empty."""


class Sources(Protocol):
    """All data stores of a server; a dict will do."""

    def get(self, engine: str, /) -> Source | None:
        """The store of an engine's resource name ("projects/*/locations/*/collections/*/engines/*")."""


def source_of(serving_config: str, sources: Sources) -> Source:
    """The store behind a serving config. Raises ``ApiError`` 404 for an unknown one."""
    source = sources.get(serving_config.split("/servingConfigs/")[0])
    if source is None:
        reason = f"No data store is configured for '{FIELD}'."
        raise ApiError(404, reason, [Violation(reason, FIELD)])
    return source
