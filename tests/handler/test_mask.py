"""Partial responses."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handler import mask
from handler.errors import ApiError
from tests.wire import call

WHOLE = {
    "supportScore": 1,
    "citedChunks": [{"chunkText": "c", "source": "0"}],
    "claims": [{"startPos": 0, "endPos": 1, "claimText": "x", "score": 0.5, "explanation": {"verdict": "supported"}}],
}


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("", WHOLE),
        ("  ", WHOLE),
        ("*", WHOLE),
        ("supportScore", {"supportScore": 1}),
        ("support_score", {"supportScore": 1}),
        ("claims.score,supportScore", {"supportScore": 1, "claims": [{"score": 0.5}]}),
        ("claims/score", {"claims": [{"score": 0.5}]}),
        ("supportScore, claims( claimText, score )", {"supportScore": 1, "claims": [{"claimText": "x", "score": 0.5}]}),
        ("claims.startPos,claims.endPos", {"claims": [{"startPos": 0, "endPos": 1}]}),
        ("claims(score),claims", {"claims": WHOLE["claims"]}),
        ("claims,claims(score)", {"claims": WHOLE["claims"]}),
        ("claims(*)", {"claims": WHOLE["claims"]}),
        ("citedFacts", {}),
    ],
)
def test_selection(fields, expected):
    assert mask.apply(mask.parse(fields), WHOLE) == expected


@pytest.mark.parametrize(
    "fields", ["foo", "claims(foo)", "claims(score", "claims(score))", "claims.", ",", "a,,b", "(score)", "(" * 50_000,
               "supportScore.x", "claims" + "(*" * 20_000]
)  # fmt: skip
def test_fields_that_are_not_there_are_refused(fields):
    with pytest.raises(ApiError) as refusal:
        mask.parse(fields)
    (violation,) = refusal.value.violations
    assert refusal.value.code == 400
    assert violation.field == "fields"
    assert violation.description.startswith(
        "Error expanding 'fields' parameter. Cannot find matching fields for path '"
    )


@given(st.text(max_size=40))
def test_any_text_is_a_mask_or_is_refused(fields):
    try:
        mask.apply(mask.parse(fields), WHOLE)
    except ApiError as refusal:
        assert refusal.code == 400


@pytest.mark.parametrize(
    ("query", "headers"),
    [("fields=supportScore", {}), ("%24fields=supportScore", {}), ("", {"X-Goog-FieldMask": "supportScore"})],
)
def test_over_the_wire(query, headers):
    body = {"answerCandidate": "Water is wet.", "facts": [{"factText": "Water is wet."}]}
    assert set(call(body, query=query, headers=headers).json) == {"supportScore"}
    assert json.loads(call(body).body).keys() > {"supportScore"}
