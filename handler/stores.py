"""The configured data stores as sources of facts. Nothing of ``store`` is imported while none is configured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from handler.errors import ApiError
from handler.sources import FIELD, Passage, Source, Sources
from scoring import Fact
from scoring.frozen import frozen

if TYPE_CHECKING:
    from store.registry import EngineName, Stores


def from_environment(environ: Mapping[str, str]) -> Sources:
    """The stores that ``GROUNDWIRE_STORES`` names (see ``store.registry``). Raises ValueError when it is malformed."""
    configured = environ.get("GROUNDWIRE_STORES", "")
    if not configured.strip():
        return {}
    from store.registry import Stores, parse_stores

    return StoreSources(Stores(parse_stores(configured)))


@frozen
class StoreSources:
    """Finds a store by the last part of an engine's resource name; each is opened when first searched."""

    stores: Stores

    def get(self, engine: str) -> Source | None:
        """The source of an engine's resource name, or None when there is no such engine."""
        from store.registry import UnknownEngineError, parse_engine

        try:
            name = parse_engine(engine)
        except UnknownEngineError:
            return None
        return StoreSource(self.stores, name) if name.engine in self.stores else None


@frozen
class StoreSource:
    """One store, searched claim by claim."""

    stores: Stores
    name: EngineName

    def search(self, answer_candidate: str, prompt: str) -> Sequence[Passage]:
        """See ``Source.search``."""
        from store.evidence import evidence
        from store.records import StoreNotReadyError

        try:
            found = evidence(answer_candidate, self.stores.get(self.name.engine), prompt)
        except StoreNotReadyError as error:
            raise ApiError(503, f"The data store of '{FIELD}' is not ready. Try again later.") from error
        return [
            Passage(
                Fact(passage.text, {"title": passage.title, "uri": passage.link}),
                self.name.document_name(passage.document_id),
                passage.title,
                passage.link,
            )
            for passage in found
        ]
