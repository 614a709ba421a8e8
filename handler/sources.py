"""Where facts come from when a request names a search app instead of giving them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from handler.errors import ApiError, Violation
from scoring import Fact

FIELD = "grounding_source.search_source"


@dataclass(frozen=True, slots=True)
class Passage:
    """A fact found in a data store, and the document that it is from. Empty strings are not shown."""

    fact: Fact
    document_id: str
    document_title: str = ""
    document_link: str = ""


class Source(Protocol):
    """A data store that can be searched. Raises ``ApiError`` 503 while it is not ready."""

    def search(self, answer_candidate: str) -> Sequence[Passage]:
        """The passages that may support or contradict ``answer_candidate``, each once, best first."""


Sources = Mapping[str, Source]
"""Engine resource name ("projects/*/locations/*/collections/*/engines/*") -> store."""


def source_of(serving_config: str, sources: Sources) -> Source:
    """The store behind a serving config. Raises ``ApiError``: 501 without any store, 404 for an unknown one."""
    engine = serving_config.split("/servingConfigs/")[0]
    if not sources:
        reason = f"'{FIELD}' is not implemented here: this server has no data store. Give 'facts' instead."
        raise ApiError(501, reason, [Violation(reason, FIELD)])
    if engine not in sources:
        reason = f"No data store is configured for '{FIELD}'."
        raise ApiError(404, reason, [Violation(reason, FIELD)])
    return sources[engine]
