"""Requests in, responses out: routes, parameters, sizes, compression, and errors in Google's shape."""

from __future__ import annotations

import gzip
import json
import logging
import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handler.app import App
from handler.errors import ApiError
from handler.routes import Route, table
from handler.settings import Settings, from_environment
from handler.sources import Passage
from handler.usage import Usage
from scoring import Fact
from tests.wire import PATH, call

BODY = {"answerCandidate": "Water is wet. Is it?", "facts": [{"factText": "Water is wet."}]}
ENGINE = "projects/p/locations/global/collections/default_collection/engines/app"
SOURCE = {
    "answerCandidate": "Water is wet.",
    "groundingSource": {"searchSource": f"{ENGINE}/servingConfigs/default_search"},
}


@pytest.mark.parametrize("version", ["v1", "v1beta", "v1alpha"])
@pytest.mark.parametrize("project", ["demo", "example.com:demo", "123456", "a:check"])
def test_three_versions_and_any_resource_name(version, project):
    answer = call(BODY, path=f"/{version}/projects/{project}/locations/eu/groundingConfigs/any:check")
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/json; charset=UTF-8"
    assert answer.headers["x-groundwire-signature"].startswith("groundwire|")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", PATH),
        ("PUT", PATH),
        ("OPTIONS", PATH),
        ("POST", "/"),
        ("POST", "/v2" + PATH.removeprefix("/v1")),
        ("POST", PATH + "/"),
        ("POST", PATH.removesuffix(":check")),
        ("POST", PATH.replace(":check", ":verify")),
        ("POST", "/v1/projects//locations/global/groundingConfigs/x:check"),
        ("POST", "/prefix" + PATH),
    ],
)
def test_what_is_not_served_is_404_json(method, path):
    answer = call(BODY, method=method, path=path)
    assert (answer.status, answer.error["status"]) == (404, "NOT_FOUND")


@pytest.mark.parametrize(
    "query",
    [
        "%24alt=json%3Benum-encoding%3Dint",
        "$alt=json%3Benum-encoding=int",
        "alt=json&key=abc&quotaUser=me&%24.xgafv=2&$userProject=p&uploadType=media&upload_protocol=raw&callback=f",
        "alt=&$alt=",
        "access_token=x&oauth_token=y&$ct=text/plain&$httpMethod=POST&$outputDefaults=1&$unique=1&$apiVersion=x",
    ],
)
def test_system_parameters_are_taken(query):
    assert call(BODY, query=query) == call(BODY)


@pytest.mark.parametrize("query", ["prettyPrint=false", "%24prettyPrint=0", "$prettyPrint=False"])
def test_pretty_print_can_be_switched_off_for_answers_and_errors(query):
    assert b"\n" not in call(BODY, query=query).body
    assert b"\n" not in call(b"{}", query=query).body
    assert call(BODY, query=query).json == call(BODY, query="prettyPrint=true").json


def test_other_parameters_are_refused_together():
    assert call(BODY, query="bogus=1&alt=proto&answerCandidate=x").violations == [
        (
            None,
            f'Invalid JSON payload received. Unknown name "{name}": Cannot bind query parameter. '
            f"Field '{name}' could not be found in request message.",
        )
        if name
        else ("alt", "Unsupported value \"proto\" of parameter 'alt': only json is served.")
        for name in ("bogus", None, "answerCandidate")
    ]


@pytest.mark.parametrize("content_type", ["application/json", "text/plain", "application/x-www-form-urlencoded", ""])
def test_the_content_type_does_not_matter(content_type):
    assert call(BODY, headers={"content-type": content_type}).status == 200


def test_an_empty_body_is_an_empty_object():
    assert [field for field, _ in call(b"").violations] == ["answer_candidate", "facts"]


def test_the_same_bytes_come_out_for_the_same_bytes_in():
    assert call(BODY).body == call(BODY).body


@given(st.binary(max_size=200), st.text(max_size=30), st.sampled_from(["", "gzip", "br", "GZIP ", "deflate"]))
def test_no_bytes_make_a_5xx(body, query, encoding):
    answer = call(
        body,
        query=query.encode("ascii", "ignore").decode(),
        headers={"content-encoding": encoding, "accept-encoding": "*"},
    )
    assert answer.status in (200, 400)
    if answer.status == 400:
        assert answer.error["status"] == "INVALID_ARGUMENT"


NAMES = [
    "answerCandidate", "facts", "factText", "attributes", "groundingSpec", "citationThreshold", "userLabels", "prompt",
    "enableAntiCitations", "enableHelpfulnessScore", "enableExplanations", "groundingSource", "searchSource", "x",
    "title",
]  # fmt: skip
junk = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=5) | st.sampled_from(["0.5", "true", "A cat. No?"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=6),
    max_leaves=25,
)


@given(st.dictionaries(st.sampled_from(NAMES), junk), st.booleans())
def test_no_tree_makes_a_5xx(tree, sound):
    base = {"answerCandidate": "A cat sat. No?", "facts": [{"factText": "A cat sat."}]} if sound else {}
    answer = call({**tree, **base})
    assert answer.status in (200, 400, 404)
    if answer.status != 200:
        assert answer.error["message"]


texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=80)
sentences = st.lists(
    st.sampled_from(["Hi.", "Él 1975 😀!", "- item\r\n", "中文。日本語", "a:b", "x <y>"]) | texts,
    min_size=1,
    max_size=6,
)


@given(sentences.map(" ".join), st.lists(texts, min_size=1, max_size=3), st.booleans())
def test_offsets_slice_the_claims_back_out_of_the_answer(answer, facts, explain):
    body = {
        "answerCandidate": answer,
        "facts": [{"factText": fact} for fact in facts],
        "groundingSpec": {
            "enableExplanations": explain, "enableAntiCitations": explain, "enableClaimLevelScore": True,
            "citationThreshold": 0.1,
        },
    }  # fmt: skip
    reply = call(body)
    if not answer.strip():
        assert reply.status == 400
        return
    assert reply.status == 200
    raw, end = answer.encode(), 0
    for claim in reply.json.get("claims", []):
        assert raw[claim["startPos"] : claim["endPos"]].decode() == claim["claimText"]
        assert claim["startPos"] >= end
        end = claim["endPos"]
        assert claim["groundingCheckRequired"] or not claim.keys() & {"citationIndices", "antiCitationIndices", "score"}
        for index in claim.get("citationIndices", []) + claim.get("antiCitationIndices", []):
            chunk = reply.json["citedChunks"][index]
            assert chunk["chunkText"] in facts[int(chunk["source"])]
        assert 0 <= claim.get("score", 0) <= 1
        if explain:
            for unit, encoding, size in (
                ("bytes", "utf-8", 1),
                ("codePoints", "utf-32-le", 4),
                ("utf16", "utf-16-le", 2),
            ):
                span = claim["explanation"]["position"][unit]
                encoded = answer.encode(encoding)[size * span["start"] : size * span["end"]]
                assert encoded.decode(encoding) == claim["claimText"]
    assert 0 <= reply.json["supportScore"] <= 1


def test_a_gzip_body_is_read():
    packed = gzip.compress(json.dumps(BODY).encode())
    assert call(packed, headers={"content-encoding": "gzip"}) == call(BODY)
    assert call(BODY, headers={"content-encoding": "gzip"}) == call(BODY), "a gateway unpacked it and left the header"
    assert call(packed[:-9], headers={"content-encoding": "gzip"}).status == 400
    assert call(packed + b"more", headers={"content-encoding": "gzip"}).status == 400
    assert call(gzip.compress(b"") * 300_000, headers={"content-encoding": "gzip"}).status == 400


def test_a_gzip_body_of_several_members_is_read_whole():
    whole = json.dumps(BODY).encode()
    packed = gzip.compress(whole[:20]) + gzip.compress(whole[20:])
    assert call(packed, headers={"content-encoding": "gzip"}) == call(BODY)
    assert call(packed, headers={"content-encoding": "br"}).status == 400


def test_sizes_of_bodies_are_limited_packed_and_unpacked():
    app = App(Settings(most_request_bytes=1000, most_unpacked_bytes=5000), lambda usage, scope: None)
    message = "Request payload size exceeds the limit: {} bytes."
    assert call(b" " * 1000, app=app).error["message"] != message.format(1000)
    assert call(b" " * 1001, app=app).error["message"] == message.format(1000)
    for length, limited in ((5000, False), (5001, True), (4_000_000, True)):
        packed = gzip.compress(b" " * length)[:]
        if len(packed) <= 1000:
            answer = call(packed, app=app, headers={"content-encoding": "gzip"})
            assert (answer.error["message"] == message.format(5000)) is limited


def test_the_platform_s_limit_is_the_default():
    assert call(b" " * 6_291_457).error["message"] == "Request payload size exceeds the limit: 6291456 bytes."
    assert from_environment({"GROUNDWIRE_MAX_REQUEST_BYTES": "10"}).most_request_bytes == 10


LARGE = {
    "answerCandidate": "Water is wet.",
    "facts": [{"factText": "Water is wet.", "attributes": {"title": "On water. " * 300}}],
}


def test_answers_are_packed_where_the_client_takes_it_and_it_helps():
    plain = call(LARGE)
    packed = call(LARGE, headers={"accept-encoding": "br, gzip;q=0.5"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(packed.body) < len(plain.body)
    assert gzip.decompress(packed.body) == plain.body
    for accepted in ("", "br", "gzip;q=0", "identity"):
        assert "content-encoding" not in call(LARGE, headers={"accept-encoding": accepted}).headers
    assert "content-encoding" not in call(BODY, headers={"accept-encoding": "gzip"}).headers, "too short to gain"


def test_answers_over_the_platform_s_limit_are_an_error_and_packing_may_save_them():
    app = App(Settings(most_response_bytes=4000), lambda usage, scope: None)
    quotes = {"factText": "Water is wet.", "attributes": {"title": '"' * 1800}}
    answer = call(LARGE | {"facts": [quotes]}, app=app)
    assert answer.status == 400
    assert answer.error["message"].startswith("Response payload size exceeds the limit: 4000 bytes.")
    assert call(LARGE, app=app, headers={"accept-encoding": "gzip"}).status == 200
    assert call(LARGE, app=app, query="fields=supportScore").status == 200


def test_in_lambda_the_limit_applies_by_itself():
    assert from_environment({}).most_response_bytes is None
    assert from_environment({"AWS_LAMBDA_FUNCTION_NAME": "f"}).most_response_bytes == 6_291_556
    assert from_environment({"GROUNDWIRE_MAX_RESPONSE_BYTES": "7"}).most_response_bytes == 7


def test_a_load_balancer_takes_a_megabyte():
    attributes = {"title": "é" * 600_000}
    body = LARGE | {"facts": [{"factText": "Water is wet.", "attributes": attributes}]}
    behind = {"aws.event": {"requestContext": {"elb": {}}}}
    assert call(body).status == 200
    assert (
        call(body, extra=behind).error["message"].startswith("Response payload size exceeds the limit: 1000000 bytes.")
    )
    assert call(body, extra=behind, headers={"accept-encoding": "gzip"}).status == 200


class Shelf:
    """A data store of two passages."""

    def search(self, answer_candidate: str, prompt: str) -> Sequence[Passage]:
        return [
            Passage(Fact("Fire is hot."), "docs/fire", "Fire"),
            Passage(Fact(answer_candidate), "docs/water", "Water", "https://example.com/water"),
        ]


def test_without_a_data_store_no_search_source_is_known():
    answer = call(SOURCE)
    assert (answer.status, answer.error["status"]) == (404, "NOT_FOUND")
    assert "grounding_source" in answer.error["message"]


def test_with_a_data_store_citations_index_cited_facts():
    app = App(Settings(), lambda usage, scope: None, {ENGINE: Shelf()})
    answer = call(SOURCE, app=app).json
    assert "citedChunks" not in answer
    assert answer["claims"][0]["citationIndices"] == [0]
    assert answer["citedFacts"] == [
        {
            "chunkText": "Water is wet.",
            "sourceInfo": {
                "searchSource": {
                    "documentId": "docs/water",
                    "documentTitle": "Water",
                    "documentLink": "https://example.com/water",
                }
            },
        }
    ]
    unknown = {"groundingSource": {"searchSource": f"{ENGINE}2/servingConfigs/default_search"}}
    assert call(SOURCE | unknown, app=app).status == 404


def failing(error: Exception) -> App:
    def endpoint(request, path):
        raise error

    routes = (Route("broken", "POST", re.compile(".*"), endpoint),)
    return App(Settings(), lambda usage, scope: None, routes=routes)


def test_an_unexpected_failure_tells_nothing_of_the_inside(caplog):
    caplog.set_level(logging.DEBUG)
    answer = call(BODY, app=failing(KeyError("private text")))
    assert (answer.status, answer.error["status"]) == (500, "INTERNAL")
    assert answer.error["message"].startswith("Internal error encountered.")
    assert "private text" not in answer.body.decode() + caplog.text
    assert "KeyError at" in caplog.text


@pytest.mark.parametrize(
    ("code", "status"),
    [(429, "RESOURCE_EXHAUSTED"), (503, "UNAVAILABLE"), (504, "DEADLINE_EXCEEDED")],
)
def test_every_error_has_google_s_shape(code, status):
    answer = call(BODY, app=failing(ApiError(code, "why")))
    assert answer.json == {"error": {"code": code, "message": "why", "status": status}}


def test_more_routes_can_stand_beside_the_check_and_are_not_metered_when_open():
    seen: list[Usage] = []
    page = Route("page", "GET", re.compile("/"), lambda request, path: call_page(), guarded=False)
    app = App(Settings(), lambda usage, scope: seen.append(usage), routes=(*table({}), page))
    answer = call(app=app, method="GET", path="/")
    assert (answer.status, answer.body, answer.headers["content-type"]) == (200, b"<p>", "text/html")
    assert seen == []
    assert call(BODY, app=app).status == 200
    assert len(seen) == 1


def call_page():
    from handler.http import Response

    return Response(200, b"<p>", "text/html")


def test_each_request_is_metered_by_counts_alone():
    seen: list[Usage] = []
    app = App(Settings(), lambda usage, scope: seen.append(usage))
    call(BODY | {"userLabels": {"team": "qa"}}, app=app)
    call(b"{}", app=app)
    call(BODY, app=app, path="/nowhere")
    good, bad, lost = seen
    assert (good.route, good.status, good.checked.facts, good.checked.characters) == ("check", 200, 1, 33)
    assert (good.checked.claims, good.checked.checked_claims) == (2, 1)
    assert good.checked.user_labels == {"team": "qa"}
    assert good.seconds > 0 and good.request_bytes > 0 and good.response_bytes > 0
    assert (bad.status, bad.checked) == (400, None)
    assert (lost.status, lost.route) == (404, "")
    assert "wet" not in repr(seen)
