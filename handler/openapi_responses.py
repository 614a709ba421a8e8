"""The schemas of responses in the OpenAPI document, as ``handler.response`` and ``handler.explanation`` write them."""

from __future__ import annotations

from typing import Any

from handler import limits
from handler.errors import STATUS_NAMES

Json = dict[str, Any]


def _object(required: str, properties: Json, **more: Any) -> Json:
    return {"type": "object", "properties": properties, "required": required.split(), **more}


def _list(name: str) -> Json:
    return {"type": "array", "items": {"$ref": f"#/components/schemas/{name}"}, "minItems": 1}


def _ref(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


TEXT, WORDS = {"type": "string"}, {"type": "array", "items": {"type": "string"}}
INDICES = {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 1}
OFFSET = {"type": "integer", "minimum": 0}
SIGNATURE = r"^groundwire\|rules:\w+\|lex:\w+\|feat:\d+\.\w+\|model:[\w.]+\|version:[\w.]+$"
VERDICTS = ["supported", "contradicted", "unsupported", "not checked"]

SCHEMAS: Json = {
    "Score": {"type": "number", "minimum": 0, "maximum": 1},
    "CheckGroundingResponse": _object(
        "supportScore",
        {
            "supportScore": _ref("Score"),
            "contradictionScore": {**_ref("Score"), "description": "With enableAntiCitations"},
            "citedChunks": _list("FactChunk"),
            "claims": _list("Claim"),
            "helpfulnessScore": {**_ref("Score"), "description": "With enableHelpfulnessScore"},
            "citedFacts": _list("CheckGroundingFactChunk"),
            "explanation": {**_ref("Explanation"), "description": "With enableExplanations"},
        },
        additionalProperties=False,
    ),
    "FactChunk": _object(
        "chunkText source",
        {
            "chunkText": {
                "type": "string",
                "description": "A verbatim stretch of the fact",
                "maxLength": limits.LONGEST_FACT,
            },
            "source": {"type": "string", "pattern": "^[0-9]+$", "description": "Index into the request's facts"},
            "sourceMetadata": {"type": "object", "additionalProperties": TEXT, "description": "The fact's attributes"},
            "uri": TEXT,
            "title": TEXT,
            "domain": TEXT,
        },
        additionalProperties=False,
    ),
    "Claim": _object(
        "startPos endPos claimText groundingCheckRequired",
        {
            "startPos": {**OFFSET, "description": "In UTF-8 bytes of answerCandidate, inclusive"},
            "endPos": {**OFFSET, "description": "Exclusive"},
            "claimText": TEXT,
            "citationIndices": {**INDICES, "description": "Into citedChunks, or citedFacts of a data store"},
            "antiCitationIndices": {**INDICES, "description": "With enableAntiCitations"},
            "groundingCheckRequired": {"type": "boolean"},
            "score": {**_ref("Score"), "description": "With enableClaimLevelScore, of claims that need a check"},
            "explanation": {**_ref("ClaimExplanation"), "description": "With enableExplanations"},
        },
        additionalProperties=False,
    ),
    "CheckGroundingFactChunk": _object(
        "chunkText sourceInfo",
        {
            "chunkText": TEXT,
            "sourceInfo": _object(
                "searchSource",
                {
                    "searchSource": {
                        "type": "object",
                        "properties": {"documentId": TEXT, "documentTitle": TEXT, "documentLink": TEXT},
                    }
                },
            ),
        },
        additionalProperties=False,
    ),
    "Explanation": _object(
        "signature",
        {
            "signature": {
                "type": "string",
                "pattern": SIGNATURE,
                "description": "What made the scores; equal signatures promise equal scores",
            },
            "helpfulness": _object(
                "score parts",
                {"score": _ref("Score"), "parts": {"type": "object", "additionalProperties": _ref("Score")}},
            ),
        },
    ),
    "ClaimExplanation": _object(
        "verdict position",
        {
            "verdict": {"type": "string", "enum": VERDICTS},
            "score": _ref("Score"),
            "contradiction": _ref("Score"),
            "position": _ref("Position"),
            "evidence": _list("Evidence"),
        },
    ),
    "Evidence": _object(
        "factIndex support contradiction position matched missing conflicts contributions",
        {
            "chunkIndex": {**OFFSET, "description": "Into citedChunks, where the chunk is cited"},
            "factIndex": OFFSET,
            "support": _ref("Score"),
            "contradiction": _ref("Score"),
            "position": {**_ref("Position"), "description": "Inside the fact's text"},
            "matched": WORDS,
            "missing": WORDS,
            "conflicts": {"type": "array", "items": _ref("Conflict")},
            "contributions": {
                "type": "array",
                "description": "In plain words, what each feature adds to the log-odds of the support, heaviest first. "
                "The starting point is one of them, so that they add up to all of it",
                "items": _object("feature value", {"feature": TEXT, "value": {"type": "number"}}),
            },
        },
    ),
    "Conflict": _object(
        "kind claimValue factValue claimPosition factPosition text",
        {
            "kind": {"type": "string", "examples": ["date", "number", "unit", "name", "negation", "antonym"]},
            "claimValue": TEXT,
            "factValue": TEXT,
            "claimPosition": _ref("Position"),
            "factPosition": _ref("Position"),
            "text": TEXT,
        },
    ),
    "Position": _object(
        "bytes codePoints utf16",
        {"bytes": _ref("Span"), "codePoints": _ref("Span"), "utf16": _ref("Span")},
        description="One stretch of text in the units of Go and C, of Python, and of JavaScript and Java",
    ),
    "Span": _object("start end", {"start": OFFSET, "end": OFFSET}),
    "Error": _object(
        "error",
        {
            "error": _object(
                "code message status",
                {
                    "code": {"type": "integer", "enum": sorted(STATUS_NAMES)},
                    "message": TEXT,
                    "status": {"type": "string", "enum": sorted(set(STATUS_NAMES.values()))},
                    "details": {
                        "type": "array",
                        "items": {"type": "object", "properties": {"@type": TEXT}, "required": ["@type"]},
                    },
                },
            )
        },
    ),
}
