"""Filling the PostgreSQL store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

import psycopg
from psycopg import sql

from store.passages import indexed_terms
from store.postgres import DEFAULT_SCHEMA, ENGINE, counts, quoted
from store.records import Document, Passage, StoreInfo, StoreNotReadyError
from store.terms import VERSION as TERMS_VERSION

_TABLES = """
create schema if not exists {schema};
create table if not exists {schema}.store (terms_version text not null, published bigint not null);
create table if not exists {schema}.documents (
    id text primary key, title text not null, link text not null, fingerprint text not null);
create table if not exists {schema}.passages (
    document text not null references {schema}.documents on delete cascade,
    start_byte bigint not null, end_byte bigint not null, heading text not null, body text not null,
    terms tsvector not null, primary key (document, start_byte));
alter table {schema}.passages alter column terms set statistics 2000;
create index if not exists passages_terms on {schema}.passages using gin (terms) with (fastupdate = off);
"""


class PostgresWriter:
    """Writes in transactions between commits. Readers see each commit whole, so a document is never half changed,
    but a long build shows its earlier parts before ``publish``."""

    def __init__(self, conninfo: str, schema: str = DEFAULT_SCHEMA) -> None:
        self._name = schema
        self._schema = sql.Identifier(schema)
        try:
            self._connection = psycopg.connect(conninfo)
            self._connection.execute(self._sql(_TABLES))
            self._one_writer_only()
            self._forget_other_terms()
            self._connection.commit()
        except psycopg.OperationalError as error:
            raise StoreNotReadyError("the database does not answer") from error

    def _sql(self, text: str) -> sql.Composed:
        return sql.SQL(text).format(schema=self._schema)

    def _one_writer_only(self) -> None:
        """A session lock; PostgreSQL lets go of it when the connection ends."""
        row = self._connection.execute(
            "select pg_try_advisory_lock(hashtext(%s))", [f"groundwire {self._name}"]
        ).fetchone()
        if row != (True,):
            self._connection.close()
            raise BlockingIOError("another build is writing there")

    def _forget_other_terms(self) -> None:
        """Passages with terms of another version can never be found: all is built again."""
        row = self._connection.execute(self._sql("select terms_version from {schema}.store")).fetchone()
        if row is not None and row != (TERMS_VERSION,):
            self._connection.execute(self._sql("truncate {schema}.store, {schema}.documents cascade"))

    def known(self) -> Mapping[str, str]:
        """See ``Writer.known``."""
        rows = self._connection.execute(self._sql("select id, fingerprint from {schema}.documents")).fetchall()
        return dict(rows)

    def put(self, document: Document, fingerprint: str, passages: Sequence[Passage]) -> None:
        """See ``Writer.put``."""
        self.remove(document.id)
        self._connection.execute(
            self._sql("insert into {schema}.documents values (%s, %s, %s, %s)"),
            [document.id, document.title, document.link, fingerprint],
        )
        copy = self._sql("copy {schema}.passages from stdin")
        with self._connection.cursor() as cursor, cursor.copy(copy) as rows:
            for passage in passages:
                rows.write_row(_row(passage))

    def remove(self, document_id: str) -> None:
        """See ``Writer.remove``."""
        self._connection.execute(self._sql("delete from {schema}.documents where id = %s"), [document_id])

    def commit(self) -> None:
        """See ``Writer.commit``."""
        self._connection.commit()

    def publish(self) -> StoreInfo:
        """See ``Writer.publish``."""
        self._connection.execute(self._sql("delete from {schema}.store"))
        self._connection.execute(
            self._sql("insert into {schema}.store values (%s, (extract(epoch from clock_timestamp()) * 1e6)::bigint)"),
            [TERMS_VERSION],
        )
        self._connection.execute(self._sql("analyze {schema}.passages"))
        self._connection.commit()
        row = self._connection.execute(counts(self._name)).fetchone()
        assert row is not None
        return StoreInfo(ENGINE, str(row[0]), row[1], row[2], row[3])

    def close(self) -> None:
        """See ``Writer.close``. The lock is let go of here: the server notices a closed connection some time after."""
        with suppress(psycopg.Error):
            self._connection.rollback()
            self._connection.execute("select pg_advisory_unlock_all()")
        self._connection.close()


def _row(passage: Passage) -> tuple[object, ...]:
    lexemes = " ".join(quoted(term) for term in sorted(set(indexed_terms(passage))))
    return passage.document_id, passage.start_byte, passage.end_byte, passage.heading, passage.text, lexemes
