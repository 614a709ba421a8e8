"""What goes on the wire for a result of the scorer."""

from __future__ import annotations

import json
import math
from dataclasses import replace

from handler.request import CheckRequest, read
from handler.response import message, printed
from handler.sources import Passage
from scoring import CheckResult, CitedChunk, Claim, Conflict, Evidence, Fact, Helpfulness

RECORDED = """{
  "supportScore": 0.99110764,
  "citedChunks": [
    {
      "chunkText": "Braintrust is a platform for evaluating AI applications.",
      "source": "0"
    }
  ],
  "claims": [
    {
      "startPos": 0,
      "endPos": 37,
      "claimText": "Braintrust evaluates AI applications.",
      "citationIndices": [
        0
      ],
      "groundingCheckRequired": true
    }
  ]
}
"""
"""An answer of Google production, recorded in public (2026-09-16)."""

ANSWER = "Hi! É 1975. No."
FACTS = (
    Fact("Not cited."),
    Fact("😀 1998 <b>.", {"Title": "T", "URI": "u", "domain": "d", "Author": "A"}),
    Fact("Yes."),
)


def request(**spec: object) -> CheckRequest:
    body = {"answerCandidate": ANSWER, "facts": [{"factText": "x"}], "groundingSpec": spec, "prompt": "?"}
    return read(json.dumps(body).encode(), "v1")


CONFLICT = Conflict("date", 6, 10, "1975", 2, 6, "1998")
EVIDENCE = (
    Evidence(0, 0.1, 0.9, 2, 6, ("é",), ("1975",), (CONFLICT,), {"overlap": 0.5, "number": -2.0, "name": 0.5}),
    Evidence(1, 0.7, 0.0, 0, 4),
)
RESULT = CheckResult(
    support_score=0.25,
    contradiction_score=0.5,
    claims=(
        Claim("Hi!", 0, 3, 0, 3, False),
        Claim("É 1975.", 4, 12, 4, 11, True, 0.1, 0.9, (), (0,), "contradicted", EVIDENCE),
        Claim("No.", 13, 16, 12, 15, True, 1 / 3, 0.0, (1,), (), "supported"),
    ),
    cited_chunks=(CitedChunk("😀 1998 <b>.", 1, 0, 11), CitedChunk("Yes.", 2, 0, 4)),
    signature="groundwire|test",
    helpfulness=Helpfulness(0.75, {"directness": 1.0, "brevity": 0.5}),
)


def shown(*, result: CheckResult = RESULT, **spec: object) -> dict:
    return json.loads(printed(message(request(**spec), result, FACTS), pretty=True))


def test_the_recorded_answer_byte_for_byte():
    answer, fact = "Braintrust evaluates AI applications.", "Braintrust is a platform for evaluating AI applications."
    asked = read(json.dumps({"answerCandidate": answer, "facts": [{"factText": fact}]}).encode(), "v1")
    claim = Claim(answer, 0, 37, 0, 37, True, 0.9911076426506042, 0.0, (0,))
    result = CheckResult(0.9911076426506042, 0.0, (claim,), (CitedChunk(fact, 0, 0, len(fact)),), "s")
    assert printed(message(asked, result, asked.facts), pretty=True).decode() == RECORDED


def test_by_default_nothing_of_contradiction_shows():
    assert shown() == {
        "supportScore": 0.25,
        "citedChunks": [{"chunkText": "Yes.", "source": "2"}],
        "claims": [
            {"startPos": 0, "endPos": 3, "claimText": "Hi!", "groundingCheckRequired": False},
            {"startPos": 4, "endPos": 12, "claimText": "É 1975.", "groundingCheckRequired": True},
            {"startPos": 13, "endPos": 16, "claimText": "No.", "citationIndices": [0], "groundingCheckRequired": True},
        ],
    }


def test_anti_citations_index_the_same_chunks():
    answer = shown(enableAntiCitations=True)
    assert answer["contradictionScore"] == 0.5
    assert [chunk["source"] for chunk in answer["citedChunks"]] == ["1", "2"]
    assert [claim.get("antiCitationIndices") for claim in answer["claims"]] == [None, [0], None]
    assert [claim.get("citationIndices") for claim in answer["claims"]] == [None, None, [1]]


def test_attributes_fill_the_fields_of_their_names_and_metadata_comes_with_explanations():
    chunk = shown(enableAntiCitations=True)["citedChunks"][0]
    assert chunk == {"chunkText": "😀 1998 <b>.", "source": "1", "uri": "u", "title": "T", "domain": "d"}
    assert shown(enableAntiCitations=True, enableExplanations=True)["citedChunks"][0]["sourceMetadata"] == {
        "Title": "T", "URI": "u", "domain": "d", "Author": "A",
    }  # fmt: skip


def test_claim_scores_are_doubles_and_only_on_checked_claims():
    assert [claim.get("score") for claim in shown(enableClaimLevelScore=True)["claims"]] == [None, 0.1, 1 / 3]


def test_order_is_that_of_the_field_numbers():
    answer = shown(
        enableAntiCitations=True, enableClaimLevelScore=True, enableHelpfulnessScore=True, enableExplanations=True
    )
    assert list(answer) == [
        "supportScore", "contradictionScore", "citedChunks", "claims", "helpfulnessScore", "explanation",
    ]  # fmt: skip
    assert list(answer["claims"][1]) == [
        "startPos", "endPos", "claimText", "antiCitationIndices", "groundingCheckRequired", "score", "explanation",
    ]  # fmt: skip
    assert list(answer["citedChunks"][0]) == ["chunkText", "source", "sourceMetadata", "uri", "title", "domain"]


def test_presence():
    empty = CheckResult(0.0, 0.0, (), (), "s")
    assert shown(result=empty) == {"supportScore": 0}
    assert shown(result=empty, enableAntiCitations=True) == {"supportScore": 0, "contradictionScore": 0}


def test_no_score_that_is_no_number_is_printed():
    broken = replace(RESULT, support_score=math.nan, claims=(replace(RESULT.claims[1], score=math.nan),))
    answer = shown(result=broken, enableClaimLevelScore=True, enableExplanations=True)
    assert answer["supportScore"] == 0
    assert answer["claims"][0]["score"] == 0


def test_helpfulness():
    answer = shown(enableHelpfulnessScore=True, enableExplanations=True)
    assert answer["helpfulnessScore"] == 0.75
    assert answer["explanation"] == {
        "signature": "groundwire|test",
        "helpfulness": {"score": 0.75, "parts": {"directness": 1, "brevity": 0.5}},
    }


def span(start: int, end: int) -> dict[str, int]:
    return {"start": start, "end": end}


def test_an_explained_claim():
    explained = shown(enableAntiCitations=True, enableExplanations=True)["claims"][1]["explanation"]
    assert {name: explained[name] for name in ("verdict", "score", "contradiction", "position")} == {
        "verdict": "contradicted",
        "score": 0.1,
        "contradiction": 0.9,
        "position": {"bytes": span(4, 12), "codePoints": span(4, 11), "utf16": span(4, 11)},
    }
    denied, supported = explained["evidence"]
    assert denied == {
        "chunkIndex": 0,
        "factIndex": 1,
        "support": 0.1,
        "contradiction": 0.9,
        "position": {"bytes": span(5, 9), "codePoints": span(2, 6), "utf16": span(3, 7)},
        "matched": ["é"],
        "missing": ["1975"],
        "conflicts": [
            {
                "kind": "date",
                "claimValue": "1975",
                "factValue": "1998",
                "claimPosition": {"bytes": span(7, 11), "codePoints": span(6, 10), "utf16": span(6, 10)},
                "factPosition": {"bytes": span(5, 9), "codePoints": span(2, 6), "utf16": span(3, 7)},
                "text": "date: 1975 against 1998",
            }
        ],
        "contributions": [
            {"feature": "number", "value": -2.0},
            {"feature": "name", "value": 0.5},
            {"feature": "overlap", "value": 0.5},
        ],
    }
    assert (supported["chunkIndex"], supported["factIndex"]) == (1, 2)


def test_evidence_of_a_chunk_that_is_not_listed_has_no_chunk_index():
    denied, supported = shown(enableExplanations=True)["claims"][1]["explanation"]["evidence"]
    assert "chunkIndex" not in denied
    assert supported["chunkIndex"] == 0


def test_an_unchecked_claim_is_explained_without_scores():
    assert set(shown(enableExplanations=True)["claims"][0]["explanation"]) == {"verdict", "position"}


def test_a_data_store_is_cited_by_document():
    passages = [
        Passage(Fact("Not cited."), "a"),
        Passage(FACTS[1], "b", "Title", "gs://b"),
        Passage(FACTS[2], "c"),
    ]
    answer = message(request(enableAntiCitations=True), RESULT, FACTS, passages)
    assert "citedChunks" not in answer
    assert answer["citedFacts"] == [
        {
            "chunkText": "😀 1998 <b>.",
            "sourceInfo": {"searchSource": {"documentId": "b", "documentTitle": "Title", "documentLink": "gs://b"}},
        },
        {"chunkText": "Yes.", "sourceInfo": {"searchSource": {"documentId": "c"}}},
    ]


def test_printing():
    assert printed({"a": ["<é>", {}]}, pretty=False) == '{"a":["\\u003cé\\u003e",{}]}'.encode()
    assert printed({"a": ["x"]}, pretty=True) == b'{\n  "a": [\n    "x"\n  ]\n}\n'
