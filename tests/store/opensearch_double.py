"""A protocol double of OpenSearch, written from its public REST documentation. It is NOT OpenSearch.

It knows the calls that the store makes and refuses all others: create, delete and look up an index, its mappings, bulk,
refresh, count, and searches made of ``term`` and ``bool`` with ``sort`` and ``search_after``. Scores follow Lucene's
BM25 (k1 = 1.2, b = 0.75). Records are found only after a refresh. Requests must carry a valid AWS signature (version 4)
for the credentials and scope it was given.
"""

import json
import math
import threading
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

ACCESS_KEY, SECRET_KEY, REGION = "AKIAEXAMPLE", "not-a-secret", "eu-central-1"


class Index:
    def __init__(self, body: dict[str, Any]) -> None:
        self.mappings = body["mappings"]
        self.records: dict[str, dict[str, Any]] = {}
        self.visible: dict[str, dict[str, Any]] = {}

    def check(self, record: dict[str, Any]) -> None:
        unknown = set(record) - set(self.mappings["properties"])
        assert not unknown, f"strict_dynamic_mapping_exception: {unknown}"

    def search(self, body: dict[str, Any]) -> list[dict[str, Any]]:
        hits = []
        for key, record in self.visible.items():
            score = self._score(body["query"], record)
            if score is not None:
                hits.append({"_id": key, "_score": score, "_source": record, "sort": self._sort(body, record, score)})
        hits.sort(key=lambda hit: hit["sort"])
        if "search_after" in body:
            hits = [hit for hit in hits if hit["sort"] > body["search_after"]]
        for hit in hits:
            hit["_source"] = {name: hit["_source"][name] for name in body.get("_source", hit["_source"])}
        return hits[: body.get("size", 10)]

    def _sort(self, body: dict[str, Any], record: dict[str, Any], score: float) -> list[Any]:
        keys: list[Any] = []
        for part in body.get("sort", [{"_score": "desc"}]):
            ((name, order),) = part.items()
            assert (name == "_score") == (order == "desc")
            keys.append(-score if name == "_score" else record[name])
        return keys

    def _score(self, query: dict[str, Any], record: dict[str, Any]) -> float | None:
        ((kind, body),) = query.items()
        if kind == "term":
            return self._term(body, record)
        assert kind == "bool" and set(body) <= {"filter", "should", "minimum_should_match"}
        if any(self._score(part, record) is None for part in body.get("filter", [])):
            return None
        found = [score for part in body["should"] if (score := self._score(part, record)) is not None]
        return sum(found) if len(found) >= body["minimum_should_match"] else None

    def _term(self, body: dict[str, Any], record: dict[str, Any]) -> float | None:
        ((field, wanted),) = body.items()
        settings = self.mappings["properties"][field]
        assert settings.get("index", True), f"cannot search on field {field}"
        if settings["type"] == "keyword":
            return 1.0 if record.get(field) == wanted else None
        assert settings["analyzer"] == "whitespace"
        count = record.get(field, "").split().count(wanted["value"])
        return wanted["boost"] * self._bm25(field, wanted["value"], count, record) if count else None

    def _bm25(self, field: str, term: str, count: int, record: dict[str, Any]) -> float:
        texts = [other[field].split() for other in self.visible.values() if field in other]
        holding = sum(term in words for words in texts)
        rarity = math.log(1 + (len(texts) - holding + 0.5) / (holding + 0.5))
        average = sum(map(len, texts)) / len(texts)
        length = len(record[field].split())
        return rarity * count * 2.2 / (count + 1.2 * (0.25 + 0.75 * length / average))


class OpenSearchDouble:
    """The server; ``location`` names an index on it."""

    def __init__(self) -> None:
        self.indexes: dict[str, Index] = {}
        self.calls: Counter[str] = Counter()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def location(self, index: str) -> str:
        return f"opensearch+http://127.0.0.1:{self._server.server_port}/{index}?region={REGION}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer(self, method: str, path: str, body: bytes) -> tuple[int, Any]:
        index, _, call = path.strip("/").partition("/")
        if index == "_bulk":
            return 200, self._bulk(body)
        self.calls[f"{method} {call}"] += 1
        if (method, call) == ("PUT", ""):
            self.indexes[index] = Index(json.loads(body))
            return 200, {"acknowledged": True}
        if index not in self.indexes:
            return 404, {"error": {"type": "index_not_found_exception"}, "status": 404}
        return self._on_index(method, call, index, json.loads(body) if body else {})

    def _on_index(self, method: str, call: str, name: str, body: dict[str, Any]) -> tuple[int, Any]:
        index = self.indexes[name]
        match (method, call):
            case ("HEAD", ""):
                return 200, None
            case ("DELETE", ""):
                del self.indexes[name]
            case ("GET", "_mapping"):
                return 200, {name: {"mappings": index.mappings}}
            case ("PUT", "_mapping"):
                index.mappings = {**index.mappings, **body}
            case ("POST", "_refresh"):
                index.visible = dict(index.records)
            case ("POST", "_count"):
                return 200, {"count": len(index.search({**body, "size": 10**9}))}
            case ("POST", "_search"):
                return 200, {"hits": {"hits": index.search(body)}}
            case _:
                return 400, {"error": {"type": "the double does not know this call"}, "status": 400}
        return 200, {"acknowledged": True}

    def _bulk(self, body: bytes) -> dict[str, Any]:
        lines = iter([json.loads(line) for line in body.splitlines()])
        items = []
        for line in lines:
            ((action, target),) = line.items()
            index = self.indexes[target["_index"]]
            status = 200
            if action == "index":
                record = next(lines)
                index.check(record)
                index.records[target["_id"]] = record
            elif index.records.pop(target["_id"], None) is None:
                status = 404
            items.append({action: {"_id": target["_id"], "status": status}})
        return {"errors": any(next(iter(item.values()))["status"] >= 300 for item in items), "items": items}


def _signed(request: BaseHTTPRequestHandler, body: bytes) -> bool:
    """Whether the request was signed with our key: sign it again and compare."""
    given = request.headers.get("Authorization", "")
    names = given.partition("SignedHeaders=")[2].partition(",")[0].split(";")
    headers = {name: request.headers[name] for name in names if name in request.headers}
    again = AWSRequest(request.command, f"http://{request.headers['Host']}{request.path}", headers, body)
    again.context["timestamp"] = request.headers.get("X-Amz-Date", "")
    signer = SigV4Auth(Credentials(ACCESS_KEY, SECRET_KEY), "es", REGION)
    signature = signer.signature(signer.string_to_sign(again, signer.canonical_request(again)), again)
    return given.endswith(f"Signature={signature}")


def _handler(double: OpenSearchDouble) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def _answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            refused = (403, {"message": "The request signature we calculated does not match"})
            path = urlsplit(self.path).path
            status, answer = double.answer(self.command, path, body) if _signed(self, body) else refused
            data = b"" if answer is None else json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        do_GET = do_PUT = do_POST = do_DELETE = do_HEAD = _answer  # noqa: N815

        def log_message(self, format: str, *args: object) -> None:
            pass

    return Handler
