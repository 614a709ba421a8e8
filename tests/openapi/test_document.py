"""The OpenAPI document is true: a property tester drives the running app by it."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from handler import openapi
from handler.routes import table
from tests.playground.served import serving

ROOT = Path(__file__).parents[2]
PATH = "/v1/projects/p/locations/l/groundingConfigs/g:check"
DOCUMENT = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
UNTRUE_HERE = "unsupported_method,negative_data_rejection"
"""Checks that do not hold, on purpose: unknown methods are 404 as at Google, and the dialect that Google reads (numbers
as strings, null for unset, one object for a list …) is wider than what a schema should advertise."""


def test_the_committed_document_is_the_served_one() -> None:
    assert (ROOT / "docs" / "openapi.json").read_bytes() == openapi.printed(), (
        "python -m handler.openapi > docs/openapi.json"
    )
    with serving() as url:
        assert json.load(urllib.request.urlopen(url + "/openapi.json")) == DOCUMENT


def test_every_path_is_served() -> None:
    for path in DOCUMENT["paths"]:
        real = re.sub(r"\{\w+\}", "x", path)
        assert [route.name for route in table({}) if route.pattern.fullmatch(real)] == ["check"]


def test_the_page_is_made_from_it() -> None:
    spec = importlib.util.spec_from_file_location("make_api_page", ROOT / "docs" / "make_api_page.py")
    assert spec
    assert spec.loader
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == maker.page(DOCUMENT), (
        "python docs/make_api_page.py"
    )


@pytest.mark.parametrize(
    "body",
    [
        {"answerCandidate": "The bridge opened in 1932.", "facts": [{"factText": "The bridge opened in 1932."}]},
        {
            "answerCandidate": "Hello! The bridge opened in 1950. It is old.",
            "facts": [{"factText": "The bridge opened in 1932.", "attributes": {"title": "Bridges", "a": "b"}}],
            "prompt": "When did it open?",
            "groundingSpec": {
                "citationThreshold": 0,
                "antiCitationThreshold": 0,
                "enableClaimLevelScore": True,
                "enableAntiCitations": True,
                "enableHelpfulnessScore": True,
                "enableExplanations": True,
            },
        },
    ],
)
def test_answers_have_nothing_that_the_document_does_not_know(body: dict) -> None:
    schema = {"$ref": "#/components/schemas/CheckGroundingResponse", "components": DOCUMENT["components"]}
    plain, closed = '"type": "object", "properties"', '"additionalProperties": false, "type": "object", "properties"'
    strict = json.loads(json.dumps(schema).replace(plain, closed))
    with serving() as url:
        answer = json.load(urllib.request.urlopen(urllib.request.Request(url + PATH, json.dumps(body).encode())))
    assert [error.message for error in Draft202012Validator(strict).iter_errors(answer)] == []


def test_the_property_tester_finds_no_difference(tmp_path: Path) -> None:
    tool = Path(sys.executable).with_name("schemathesis")
    with serving() as url:
        command = [
            tool, "run", url + "/openapi.json", "--seed", "1", "--max-examples", "20", "--generation-database", "none",
            "--phases", "examples,coverage,fuzzing", "--exclude-checks", UNTRUE_HERE, "--no-color",
        ]  # fmt: skip
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-5000:]
    tested = re.search(r"(\d+) generated, \1 passed", done.stdout)
    assert tested, done.stdout[-1500:]
    assert int(tested[1]) > 100
