"""The ledger of an index under construction: document id -> fingerprint of its source and number of passages."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class Ledger:
    """A small SQLite file. Written after the index it speaks of, so that it never claims too much."""

    def __init__(self, file: Path) -> None:
        self._db = sqlite3.connect(file)
        self._db.execute(
            "create table if not exists documents"
            " (id text primary key, fingerprint text not null, passages int not null)"
        )

    def known(self) -> dict[str, str]:
        """Document id -> fingerprint."""
        return dict(self._db.execute("select id, fingerprint from documents"))

    def put(self, document_id: str, fingerprint: str, passages: int) -> None:
        """Note a document as built."""
        self._db.execute("replace into documents values (?, ?, ?)", (document_id, fingerprint, passages))

    def remove(self, document_id: str) -> None:
        """Forget a document."""
        self._db.execute("delete from documents where id = ?", (document_id,))

    def totals(self) -> tuple[int, int]:
        """Number of documents and of passages."""
        documents, passages = self._db.execute("select count(*), coalesce(sum(passages), 0) from documents").fetchone()
        return int(documents), int(passages)

    def commit(self) -> None:
        """Make it durable."""
        self._db.commit()

    def close(self) -> None:
        """Close the file; what was not committed is lost."""
        self._db.close()
