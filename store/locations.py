"""Where a store lives -> the engine that reads or writes it. Engines are imported when first named.

a folder's path                                          embedded index
s3://bucket/prefix                                       embedded index, published there (see ``store.cloud``)
postgresql://user@host/database#schema                   PostgreSQL
opensearch+https://host/index?region=REGION&service=es   OpenSearch
"""

from __future__ import annotations

from pathlib import Path

from store.interface import Store, Writer

_POSTGRES = ("postgresql://", "postgres://")
_OPENSEARCH = ("opensearch+https://", "opensearch+http://")


def embedded(location: str) -> bool:
    """Whether a file index lives there, which is opened version by version."""
    return not location.startswith(_POSTGRES + _OPENSEARCH)


def open_store(location: str) -> Store:
    """The store at ``location`` in its present version; one on S3 is downloaded into a cache.

    Raises ``StoreNotReadyError`` when nothing is published there.
    """
    if location.startswith(_POSTGRES):
        from store.postgres import PostgresStore, split_location

        return PostgresStore(*split_location(location))
    if location.startswith(_OPENSEARCH):
        from store.opensearch import OpenSearchStore

        return OpenSearchStore(location)
    if location.startswith("s3://"):
        from store.registry import Stores

        return Stores({location: location}).get(location)
    from store.index_tantivy import TantivyStore
    from store.manifest import read, version_folder

    published = read(Path(location))
    return TantivyStore(version_folder(Path(location), published), published)


def open_writer(location: str) -> Writer:
    """A writer for the store at ``location``, which is made when it does not exist.

    Raises ``BlockingIOError`` when another build writes there, ``StoreNotReadyError`` when its server does not answer.
    """
    if location.startswith(_POSTGRES):
        from store.postgres import split_location
        from store.postgres_writer import PostgresWriter

        return PostgresWriter(*split_location(location))
    if location.startswith(_OPENSEARCH):
        from store.opensearch_writer import OpenSearchWriter

        return OpenSearchWriter(location)
    if location.startswith("s3://"):
        from store.cloud_writer import CloudWriter

        return CloudWriter(location)
    from store.index_tantivy import TantivyWriter

    return TantivyWriter(Path(location))
