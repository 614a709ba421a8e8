"""Google's Node client against the served API. ``npm ci --prefix tests/clients/node`` brings it here."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest

HERE = Path(__file__).parent / "node"
pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="node is not here"),
    pytest.mark.skipif(not (HERE / "node_modules").exists(), reason="run npm ci --prefix tests/clients/node first"),
]
FACT = "Kupfer schmilzt bei 1085 °C 😀."
BODY = {
    "answerCandidate": f"When does it melt? {FACT}",
    "facts": [{"factText": FACT, "attributes": {"author": "CRC"}}],
    "groundingSpec": {"citationThreshold": 0.6, "enableClaimLevelScore": True},
}


def check(url: str, version: str, body: dict) -> dict:
    command = ["node", "check.mjs", str(urlsplit(url).port), version, json.dumps(body)]
    run = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=60, check=True)
    return json.loads(run.stdout)


@pytest.mark.parametrize("version", ["v1", "v1beta", "v1alpha"])
def test_a_check(url, version):
    answer = check(url, version, BODY)["answer"]
    question, claim = answer["claims"]
    assert question["groundingCheckRequired"] is False
    assert claim["claimText"] == FACT
    assert (claim["startPos"], claim["endPos"]) == (19, 19 + len(FACT.encode()))
    assert claim["citationIndices"] == [0]
    assert answer["citedChunks"][0]["source"] == "0"
    assert answer["supportScore"] > 0.6
    if version != "v1alpha":
        assert claim["score"] > 0.6
        assert question.get("score") is None


def test_errors_reach_the_caller(url):
    failed = check(url, "v1", BODY | {"answerCandidate": ""})
    assert failed["code"] == 400
    assert json.loads(failed["message"])["error"]["status"] == "INVALID_ARGUMENT"
