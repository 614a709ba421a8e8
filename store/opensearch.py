"""OpenSearch, managed or serverless, through its official client. One index holds passages and, as records of their
own, the documents they come from."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import parse_qs, urlsplit, urlunsplit

from opensearchpy import OpenSearch, Urllib3AWSV4SignerAuth, Urllib3HttpConnection
from opensearchpy.exceptions import OpenSearchException

from store.query import Query
from store.rank import best_first, relevance
from store.records import Passage, StoreInfo, StoreNotReadyError
from store.terms import VERSION as TERMS_VERSION

ENGINE = "opensearch"
_FIELDS = ("document", "title", "link", "text", "start_byte", "end_byte", "heading")
_TIMEOUT_S = 10
_COUNT_FOR_S = 300.0


def connect(location: str) -> tuple[OpenSearch, str, bool]:
    """Client, index and whether it is serverless, of
    ``opensearch+https://[user:password@]host[:port]/INDEX[?region=REGION[&service=es|aoss]]``.

    With ``region`` requests are signed with the AWS credentials of the process (service ``es``, or ``aoss`` for
    serverless collections).
    """
    parts = urlsplit(location.removeprefix("opensearch+"))
    options = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    index = parts.path.strip("/")
    if not index:
        raise ValueError("an OpenSearch location ends with /INDEX")
    service = options.get("service", "es")
    settings: dict[str, Any] = {"timeout": _TIMEOUT_S, "connection_class": Urllib3HttpConnection}
    if "region" in options:
        settings["http_auth"] = _signer(options["region"], service)
    client = OpenSearch(hosts=[urlunsplit((parts.scheme, parts.netloc, "", "", ""))], **settings)
    return client, index, service == "aoss"


def _signer(region: str, service: str) -> Urllib3AWSV4SignerAuth:
    import botocore.session

    credentials = botocore.session.Session().get_credentials()
    if credentials is None:
        raise StoreNotReadyError("no AWS credentials to sign requests with")
    return Urllib3AWSV4SignerAuth(credentials, region, service)


class OpenSearchStore:
    """An index, open for reading. The client keeps a pool of connections."""

    def __init__(self, location: str) -> None:
        self._client, self._index, _ = connect(location)
        self._checked = False
        self._size = 0
        self._size_until = 0.0

    def search(self, query: Query, k: int) -> list[Passage]:
        """See ``Store.search``. Scores are BM25 sums over the query's terms, corrected for length."""
        if not query.terms:
            return []
        self._check_terms_version()
        answer = self._call(self._client.search, index=self._index, body=_search_body(query, k))
        return best_first(_passage(hit) for hit in answer["hits"]["hits"])

    def size(self) -> int:
        """See ``Store.size``: counted every few minutes."""
        if time.monotonic() >= self._size_until:
            self._size = self._count("passage")
            self._size_until = time.monotonic() + _COUNT_FOR_S
        return self._size

    def _count(self, kind: str) -> int:
        counted = self._call(self._client.count, index=self._index, body={"query": {"term": {"kind": kind}}})
        return int(counted["count"])

    def info(self) -> StoreInfo:
        """See ``Store.info``. ``version`` is the time of the last publication in milliseconds since 1970."""
        published = self._published()
        return StoreInfo(ENGINE, str(published["published"]), self._count("document"), self._count("passage"), 0)

    def close(self) -> None:
        """See ``Store.close``."""
        self._client.close()

    def _check_terms_version(self) -> None:
        if not self._checked:
            if self._published()["terms_version"] != TERMS_VERSION:
                raise StoreNotReadyError("the index was built by another version: build it again")
            self._checked = True

    def _published(self) -> dict[str, Any]:
        mapping = self._call(self._client.indices.get_mapping, index=self._index)
        try:
            return dict(next(iter(mapping.values()))["mappings"]["_meta"])
        except (KeyError, StopIteration) as error:
            raise StoreNotReadyError("nothing is published there") from error

    def _call(self, method: Any, **arguments: Any) -> Any:
        try:
            return method(**arguments)
        except OpenSearchException as error:
            raise StoreNotReadyError("the search engine does not answer") from error


def _search_body(query: Query, k: int) -> dict[str, Any]:
    wanted = [{"term": {"terms": {"value": term, "boost": weight}}} for term, weight in query.terms]
    passages_only = [{"term": {"kind": "passage"}}]
    return {
        "size": k,
        "query": {"bool": {"filter": passages_only, "should": wanted, "minimum_should_match": 1}},
        "sort": [{"_score": "desc"}, {"document": "asc"}, {"start_byte": "asc"}],
        "_source": list(_FIELDS),
    }


def _passage(hit: dict[str, Any]) -> Passage:
    source = hit["_source"]
    score = relevance(float(hit["_score"]), source["start_byte"], source["end_byte"])
    return Passage(*[*(source[field] for field in _FIELDS), score])
