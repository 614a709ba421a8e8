"""PostgreSQL full-text search: one schema with documents and passages, found through a GIN index over their terms.

PostgreSQL ranks without inverse document frequency, so the rarity of a term comes from the planner's own statistics
(``pg_stats.most_common_elems``), the terms that count most pick the candidates, and the score is the weighted sum over
terms.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import psycopg
from psycopg import sql

from store.query import Query
from store.records import Passage, StoreInfo, StoreNotReadyError
from store.terms import VERSION as TERMS_VERSION

ENGINE = "postgresql"
DEFAULT_SCHEMA = "groundwire"
_CANDIDATES = 1000
"""Rows that the terms may bring up which count most; each is scored."""
_LEAST_TERMS = 3
_STATISTICS_FOR_S = 300.0

# The vectors of candidates lie compressed outside of their rows: strip() unpacks each once, not once for every term,
# and "offset 0" keeps the planner from undoing that. Texts are read for the best ones only.
_SEARCH = """
select p.document, d.title, d.link, p.body, p.start_byte, p.end_byte, p.heading, best.score
from (select document, start_byte, ({score}) / (1 + length(held) / 200.0) as score
      from (select document, start_byte, strip(terms) as held from {schema}.passages
            where terms @@ {any}::tsquery offset 0) candidates
      order by score desc, document, start_byte limit {k}) best
join {schema}.passages p using (document, start_byte)
join {schema}.documents d on d.id = p.document
order by best.score desc, p.document, p.start_byte
"""
_COUNTS = """
select (select published from {schema}.store), (select count(*) from {schema}.documents),
       (select count(*) from {schema}.passages), pg_total_relation_size({passages}::regclass)
"""


@dataclass(frozen=True, slots=True)
class _Rarity:
    """How many passages there are, and the share of them that holds a term (terms not named are rare)."""

    passages: float
    shares: Mapping[str, float]

    def count(self, term: str) -> float:
        """Estimated passages that hold the term."""
        least = min(self.shares.values(), default=0.0) * self.passages / 2
        return max(1.0, self.shares[term] * self.passages if term in self.shares else least)

    def weight(self, term: str) -> float:
        """Inverse document frequency as in BM25, never below a hundredth."""
        count = self.count(term)
        return max(0.01, math.log(1 + (self.passages - count + 0.5) / (count + 0.5)))


def counts(schema: str) -> sql.Composed:
    """The statement behind ``StoreInfo``."""
    return sql.SQL(_COUNTS).format(schema=sql.Identifier(schema), passages=sql.Literal(f"{schema}.passages"))


def split_location(location: str) -> tuple[str, str]:
    """Connection string and schema of ``postgresql://…#schema``."""
    conninfo, _, schema = location.partition("#")
    return conninfo, schema or DEFAULT_SCHEMA


class PostgresStore:
    """A schema, open for reading over one connection that is opened again when it was lost."""

    def __init__(self, conninfo: str, schema: str = DEFAULT_SCHEMA) -> None:
        self._conninfo = conninfo
        self._schema = schema
        self._lock = threading.Lock()
        self._connection: psycopg.Connection | None = None
        self._rarity = _Rarity(1.0, {})
        self._rarity_until = 0.0

    def search(self, query: Query, k: int) -> list[Passage]:
        """See ``Store.search``."""
        if not query.terms:
            return []
        with self._lock:
            rarity = self._current_rarity()
            statement, values = _statement(self._schema, query, rarity, k)
            rows = self._rows(statement, values)
        return [Passage(*[*row[:7], float(row[7])]) for row in rows]

    def size(self) -> int:
        """See ``Store.size``: as the planner estimates it."""
        with self._lock:
            return round(self._current_rarity().passages)

    def info(self) -> StoreInfo:
        """See ``Store.info``. ``version`` is the time of the last publication in microseconds since 1970."""
        with self._lock:
            ((version, documents, passages, size),) = self._rows(counts(self._schema))
        if version is None:
            raise StoreNotReadyError("nothing is published there")
        return StoreInfo(ENGINE, str(version), documents, passages, size)

    def close(self) -> None:
        """See ``Store.close``."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def _current_rarity(self) -> _Rarity:
        if time.monotonic() >= self._rarity_until:
            published = self._rows(sql.SQL("select terms_version from {}.store").format(sql.Identifier(self._schema)))
            if published != [(TERMS_VERSION,)]:
                raise StoreNotReadyError("nothing of this version is published there")
            self._rarity = self._read_rarity()
            self._rarity_until = time.monotonic() + _STATISTICS_FOR_S
        return self._rarity

    def _read_rarity(self) -> _Rarity:
        relation = sql.Literal(f"{self._schema}.passages")
        ((passages,),) = self._rows(sql.SQL("select reltuples from pg_class where oid = {}::regclass").format(relation))
        rows = self._rows(
            sql.SQL(
                "select most_common_elems::text::text[], most_common_elem_freqs from pg_stats"
                " where schemaname = {} and tablename = 'passages' and attname = 'terms'"
            ).format(sql.Literal(self._schema))
        )
        names, shares = rows[0] if rows and rows[0][0] else ((), ())
        # The list of frequencies ends with two or three numbers about itself.
        return _Rarity(max(1.0, passages), dict(zip(names, shares, strict=False)))

    def _rows(self, statement: sql.Composed, values: Mapping[str, object] | None = None) -> list[tuple[Any, ...]]:
        """All rows. A lost connection is opened again once."""
        for attempt in (1, 2):
            try:
                if self._connection is None or self._connection.closed:
                    self._connection = psycopg.connect(self._conninfo, autocommit=True, connect_timeout=5)
                return self._connection.execute(statement, values).fetchall()
            except psycopg.Error as error:
                lost = self._connection is None or self._connection.closed
                if attempt == 2 or not lost or self._connection is None:
                    raise StoreNotReadyError("the database does not answer") from error
        raise AssertionError("unreachable")


def _statement(schema: str, query: Query, rarity: _Rarity, k: int) -> tuple[sql.Composed, dict[str, object]]:
    weights = {term: weight * rarity.weight(term) for term, weight in query.terms}
    chosen: list[str] = []
    expected = 0.0
    for term in sorted(weights, key=lambda term: (-weights[term], term)):
        expected += rarity.count(term)
        if len(chosen) >= _LEAST_TERMS and expected > _CANDIDATES:
            break
        chosen.append(term)
    values: dict[str, object] = {"any": " | ".join(quoted(term) for term in chosen), "k": k}
    parts = []
    for number, (term, weight) in enumerate(weights.items()):
        values[f"t{number}"], values[f"w{number}"] = quoted(term), weight
        parts.append(f"%(w{number})s::float8 * (held @@ %(t{number})s::tsquery)::int")
    text = _SEARCH.format(score=" + ".join(parts), schema="{schema}", any="%(any)s", k="%(k)s")
    return sql.SQL(text).format(schema=sql.Identifier(schema)), values


def quoted(term: str) -> str:
    """A term as a lexeme of a ``tsquery``."""
    return "'" + term.replace("\\", "\\\\").replace("'", "''") + "'"
