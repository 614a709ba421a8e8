"""Requests as real clients put them on the wire, headers and all, and the answer that they must get."""

from __future__ import annotations

import pytest

from tests.wire import PATH, call

PYTHON = (
    "%24alt=json%3Benum-encoding%3Dint",
    {
        "User-Agent": "python-requests/2.34.2",
        "Accept-Encoding": "gzip, deflate",
        "Accept": "*/*",
        "x-goog-api-client": "gl-python/3.11.7 grpc/1.85.3 gax/2.44.0 gapic/0.20.5 pb/7.36.2",
        "x-goog-request-params": "grounding_config=projects/demo/locations/global/groundingConfigs/default",
        "Content-Type": "application/json",
    },
    b"""{
  "answerCandidate": "Copper melts at 1085 degrees. \\u00e9\\ud83d\\ude00",
  "facts": [
    {
      "factText": "Copper melts at 1085 degrees. \\u00e9\\ud83d\\ude00",
      "attributes": {
        "author": "CRC"
      }
    },
    {}
  ],
  "groundingSpec": {
    "citationThreshold": 0.6
  },
  "userLabels": {
    "team": "qa"
  }
}""",
)
NODE = (
    "$alt=json%3Benum-encoding=int",
    {
        "accept": "*/*",
        "accept-encoding": "gzip, deflate, br",
        "content-type": "application/json",
        "user-agent": "google-api-nodejs-client/10.5.0",
        "x-goog-api-client": "gax/5.0.8-fallback gapic/2.9.0 gl-node/20.20.2 rest/5.0.8 grpc-web/5.0.8-fallback",
        "x-goog-request-params": "grounding_config=projects%2Fdemo%2Flocations%2Fglobal%2FgroundingConfigs%2Fdefault",
    },
    '{"facts":[{"attributes":{"author":"CRC"},"factText":"Copper melts at 1085 degrees. é😀"},{}],"userLabels":{},'
    '"answerCandidate":"Copper melts at 1085 degrees. é😀","groundingSpec":{"citationThreshold":0.6}}'.encode(),
)
CURL = (
    "",
    {
        "content-type": "application/x-www-form-urlencoded",
        "authorization": "Bearer ya29.token",
        "x-goog-user-project": "demo",
        "user-agent": "curl/7.88.1",
        "accept": "*/*",
    },
    """{
  "answer_candidate": 'Copper melts at 1085 degrees. é😀',
  "facts": [
    {"fact_text": "Copper melts at 1085 degrees. é😀", "attributes": {"author": "CRC"},},
    {},
  ],
  "grounding_spec": {"citation_threshold": "0.6",},
}""".encode(),
)


@pytest.mark.parametrize(("query", "headers", "body"), [PYTHON, NODE, CURL], ids=["python", "node", "curl"])
def test_clients_get_the_same_answer_however_they_write_the_request(query, headers, body):
    answer = call(body, path=PATH, query=query, headers=headers)
    assert answer.status == 200
    assert answer.body == call(NODE[2]).body
    claim = answer.json["claims"][0]
    assert claim["citationIndices"] == [0]
    assert answer.json["citedChunks"][0]["source"] == "0"
