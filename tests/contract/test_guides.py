"""Every curl body of Google's guides, sent as it is printed there, and bodies of the same kinds in our own words."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from tests.wire import PATH, SHARED, Answer, call

GUIDES = SHARED / "reference"
CURL = re.compile(r"googleapis\.com(?P<path>/\S+?)\"[^\n]*\n\s*-d '(?P<body>\{.*?\n\s*\})'", re.DOTALL)
SWITCHES = ("ENABLE_ANTI_CITATION", "ENABLE_CLAIM_LEVEL_SCORE", "ENABLE_HELPFULNESS_SCORE")


@dataclass(frozen=True)
class Curl:
    """One curl command of a guide."""

    path: str
    body: str

    def filled(self) -> str:
        """The body with its placeholders for numbers and switches replaced, as the guide tells readers to."""
        body = self.body.replace("ANTI_CITATION_THRESHOLD", "0.8").replace("CITATION_THRESHOLD", "0.6")
        for name in SWITCHES:
            body = body.replace(name, "true")
        return body


def curls() -> list[object]:
    """All curl commands of all guides; one skipped parameter where the guides are not here."""
    if not GUIDES.exists():
        return [pytest.param(None, marks=pytest.mark.skip(reason="the guides are not beside this checkout"))]
    return [
        pytest.param(Curl(match["path"], match["body"]), id=f"{guide.name.removesuffix('.txt')}-{number}")
        for guide in sorted(GUIDES.glob("*.txt"))
        for number, match in enumerate(CURL.finditer(guide.read_text(encoding="utf-8")))
    ]


def send(curl: Curl, body: str) -> Answer:
    return call(body.encode(), path=curl.path)


@pytest.mark.parametrize("curl", curls())
def test_as_printed(curl):
    answer = send(curl, curl.body)
    unset = re.findall('"([A-Z_]+THRESHOLD|ENABLE_[A-Z_]+)"', curl.body)
    if unset:
        assert answer.status == 400
        assert sorted(re.findall(r'\(TYPE_(?:DOUBLE|BOOL)\), "(\w+)"', answer.error["message"])) == sorted(unset)
    else:
        assert answer.status == (404 if "groundingSource" in curl.body else 200)


@pytest.mark.parametrize("curl", curls())
def test_with_the_placeholders_filled_in(curl):
    answer = send(curl, curl.filled())
    assert answer.status == (404 if "groundingSource" in curl.body else 200)
    if answer.status == 200:
        assert ("contradictionScore" in answer.json) is ("enableAntiCitations" in curl.body)
        assert {"supportScore", "claims"} <= answer.json.keys()


OWN_FACTS = """"facts": [
 {
  "factText": "The lighthouse was built in 1884. It is painted red &#38; white.",
  "attributes": {"author":"Harbour Board"}
 },
 {
  "factText": "Visitors call it \\"Old Striped\\".",
  "attributes": {"author":"Travel Notes"}
 },
],"""
OWN_BODIES = {
    "support": '"groundingSpec": {"citationThreshold": "0.6"}',
    "anti-citations": '"groundingSpec": {"citationThreshold": "0.6", "enableAntiCitations": true, '
    '"antiCitationThreshold": "0.8",}',
    "claim scores": '"groundingSpec": {\n "citationThreshold": "0.6",\n "enableClaimLevelScore": "true",\n }',
}


@pytest.mark.parametrize("spec", OWN_BODIES.values(), ids=OWN_BODIES)
@pytest.mark.parametrize("version", ["v1", "v1beta", "v1alpha"])
def test_the_same_kinds_in_our_own_words(spec, version):
    body = f'{{\n"answerCandidate": "The lighthouse was built in 1884.",\n{OWN_FACTS}\n{spec}\n}}'
    answer = call(body.encode(), path=PATH.replace("/v1/", f"/{version}/"))
    assert answer.status == 200
    (claim,) = answer.json["claims"]
    assert claim["groundingCheckRequired"] is True
    assert ("score" in claim) is ("enableClaimLevelScore" in spec)
    assert ("contradictionScore" in answer.json) is ("enableAntiCitations" in spec)
    assert all("&#38;" in chunk["chunkText"] for chunk in answer.json.get("citedChunks", []) if chunk["source"] == "0")
