"""The OpenAPI 3.1 document, made from the tables that requests are read by. ``python -m handler.openapi`` prints it.

It shows the strict form. The server takes more (snake_case names, numbers and booleans as strings, ``null`` for unset,
trailing commas …); docs/compatibility.md tells how much more.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from typing import Any

from handler import limits
from handler.errors import STATUS_NAMES
from handler.http import Request, Response
from handler.openapi_requests import request_schemas
from handler.openapi_responses import SCHEMAS
from scoring.signature import VERSION

Json = dict[str, Any]
VERSIONS = ("v1", "v1beta", "v1alpha")
SUMMARY = "Check that every claim of an answer stands on its sources"
ERRORS = {
    400: "The request is not well-formed or beyond a limit; every violation is listed",
    401: "No credentials, where keys are set",
    403: "A key that is not known",
    404: "No such method or path, or a search source whose engine is not served here",
    429: "Too many requests",
    500: "A fault of the server",
    503: "The data store of the search source is not ready",
    504: "The gateway in front ran out of time",
}


def document(request: Request, path: re.Match[str]) -> Response:
    """Answer ``GET /openapi.json``."""
    return Response(200, printed(), "application/json", (("access-control-allow-origin", "*"),))


@cache
def printed() -> bytes:
    """The document as it is served and committed."""
    return (json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n").encode()


def openapi() -> Json:
    """The document."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Groundwire",
            "version": VERSION,
            "summary": SUMMARY,
            "description": "Self-hosted, CPU-only. Paths, fields and errors are those of Google's check grounding.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/", "description": "This server"}],
        "security": [{}, {"key": []}, {"keyParameter": []}, {"token": []}],
        "paths": {
            f"/{name}/projects/{{project}}/locations/{{location}}/groundingConfigs/{{config}}:check": _path(name)
            for name in VERSIONS
        },
        "components": {
            "schemas": {**request_schemas(), **SCHEMAS},
            "responses": {name: _error(code, text) for code, text in ERRORS.items() for name in [STATUS_NAMES[code]]},
            "securitySchemes": {
                "key": {"type": "apiKey", "in": "header", "name": "x-goog-api-key"},
                "keyParameter": {"type": "apiKey", "in": "query", "name": "key"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _path(name: str) -> Json:
    return {
        "parameters": [_segment(segment) for segment in ("project", "location", "config")],
        "post": {
            "operationId": "check" if name == "v1" else f"check_{name}",
            "summary": SUMMARY,
            "description": f"At most {limits.MOST_FACTS} facts of {limits.LONGEST_FACT:,} characters and an answer "
            f"candidate of {limits.MOST_TOKENS:,} tokens. The three versions behave alike. "
            "The parameter fields (supportScore,claims.score) cuts an answer down to less than is required here.",
            "parameters": [_pretty()],
            "requestBody": {
                "required": True,
                "content": {
                    "application/json": {
                        "schema": {"$ref": "#/components/schemas/CheckGroundingRequest"},
                        "examples": {"bridge": _example()},
                    }
                },
            },
            "responses": {
                "200": {
                    "description": "The claims of the answer candidate and what the facts say about them",
                    "headers": {
                        "x-groundwire-signature": {
                            "description": "What made the scores; equal signatures promise equal scores",
                            "schema": {"type": "string"},
                        }
                    },
                    "content": {
                        "application/json": {"schema": {"$ref": "#/components/schemas/CheckGroundingResponse"}}
                    },
                },
                **{str(code): {"$ref": f"#/components/responses/{STATUS_NAMES[code]}"} for code in ERRORS},
            },
        },
    }


def _segment(name: str) -> Json:
    usual = {"project": "demo", "location": "global", "config": "default_grounding_config"}[name]
    return {
        "name": name,
        "in": "path",
        "required": True,
        "example": usual,
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_.-]+$"},
    }


def _pretty() -> Json:
    return {
        "name": "prettyPrint",
        "in": "query",
        "schema": {"type": "boolean", "default": True},
        "description": "Whether the answer is indented",
    }


def _example() -> Json:
    return {
        "value": {
            "answerCandidate": "The bridge opened in 1931.",
            "facts": [{"factText": "The bridge, opened in 1932, spans the bay.", "attributes": {"title": "Bridges"}}],
            "groundingSpec": {"enableClaimLevelScore": True, "enableAntiCitations": True, "enableExplanations": True},
        }
    }


def _error(code: int, text: str) -> Json:
    return {"description": text, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}}


if __name__ == "__main__":
    sys.stdout.buffer.write(printed())
