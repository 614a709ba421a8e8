"""The schemas of requests in the OpenAPI document, made from the table that requests are read by."""

from __future__ import annotations

from typing import Any

from handler import limits, schema

Json = dict[str, Any]
ABOUT: dict[str, Json] = {
    "answerCandidate": {"description": "The text to check", "minLength": 1, "pattern": r"\S"},
    "facts": {"description": "What it should stand on", "minItems": 1, "maxItems": limits.MOST_FACTS},
    "factText": {"maxLength": limits.LONGEST_FACT},
    "attributes": {"description": "What is known of the fact: title, author, source, uri … It counts as evidence"},
    "prompt": {"description": "What was asked; needed for the helpfulness score"},
    "groundingConfig": {"description": "The path's config; ignored here"},
    "groundingSource": {"description": "A data store, in place of facts. Its documents are judged one by one"},
    "citationThreshold": {
        "description": "Least support of a fact to be cited",
        "minimum": 0,
        "maximum": 1,
        "default": 0.6,
    },
    "antiCitationThreshold": {
        "description": "Least contradiction of a fact to be anti-cited",
        "minimum": 0,
        "maximum": 1,
        "default": 0.8,
    },
    "enableClaimLevelScore": {"description": "Answer a score for each claim"},
    "enableAntiCitations": {"description": "Answer contradictions and the chunks that make them"},
    "enableHelpfulnessScore": {"description": "Score how well the answer serves the prompt"},
    "enableExplanations": {"description": "Our extension: say why, for every claim"},
    "userLabels": {
        "description": "Free keys for metering. Letters of other scripts are allowed as well",
        "maxProperties": limits.MOST_LABELS,
        "propertyNames": {"type": "string", "pattern": "^[a-z][a-z0-9_-]{0,62}$"},
        "additionalProperties": {"type": "string", "pattern": "^[a-z0-9_-]{0,63}$"},
    },
    "servingConfig": {"pattern": f"^{limits.SERVING_CONFIG.pattern}$"},
}
KINDS: dict[str, Json] = {
    schema.STRING: {"type": "string"},
    schema.DOUBLE: {"type": "number"},
    schema.BOOL: {"type": "boolean", "default": False},
}

_NO_HELPFULNESS: Json = {"properties": {"groundingSpec": {"properties": {"enableHelpfulnessScore": {"const": False}}}}}


def request_schemas() -> Json:
    """A schema for each message of a request."""
    messages = (
        schema.CHECK_GROUNDING_REQUEST,
        schema.GROUNDING_FACT,
        schema.CHECK_GROUNDING_SPEC,
        schema.GROUNDING_SOURCE,
        schema.SEARCH_SOURCE,
    )
    found = {message.name: _message(message) for message in messages}
    found["CheckGroundingRequest"]["required"] = ["answerCandidate"]
    found["CheckGroundingRequest"]["allOf"] = [
        {"oneOf": [{"required": ["facts"]}, {"required": ["groundingSource"]}]},
        {"anyOf": [{"required": ["prompt"], "properties": {"prompt": {"pattern": r"\S"}}}, _NO_HELPFULNESS]},
    ]
    found["GroundingSource"]["required"] = ["searchSource"]
    found["SearchSource"]["required"] = ["servingConfig"]
    return found


def _message(message: schema.Message) -> Json:
    fields = {field.json_name: {**_field(field), **ABOUT.get(field.json_name, {})} for field in message.fields}
    return {"type": "object", "properties": fields, "additionalProperties": False}


def _field(field: schema.Field) -> Json:
    if field.kind == schema.MAP:
        return {"type": "object", "additionalProperties": {"type": "string"}}
    if field.message is None:
        return dict(KINDS[field.kind])
    reference = {"$ref": f"#/components/schemas/{field.message.name}"}
    if field.kind == schema.SERVING_CONFIG:
        return {"oneOf": [{"type": "string", **ABOUT["servingConfig"]}, reference]}
    return {"type": "array", "items": reference} if field.repeated else reference
