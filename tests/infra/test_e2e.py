"""The whole flow in small: real processes, real HTTP, faults injected, nothing lost and nothing doubled."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from infra.e2e import Run, call_api, running
from infra.faults import Faults
from infra.scenario import scenario

CHECK = "/v1/projects/p/locations/global/groundingConfigs/g:check"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    faults = Faults(throttle=0.05, crash=0.02)
    with running(tmp_path_factory.mktemp("e2e"), faults=faults, lost=0.1) as run:
        yield run


def post(url: str, body: object, **headers: str) -> tuple[int, dict[str, object]]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json", **headers})
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def test_every_stored_answer_has_one_report_or_one_dead_letter(run: Run) -> None:
    made = scenario(100, seed=3)
    etags = run.store(made)
    run.wait(240)
    verdict = run.verdict(made, etags)
    assert verdict.wrong == []
    assert verdict.counts["good records with one newest report and row"] == len(made.good)
    assert run.told()["GroundingChecked"] >= len(made.good)
    summary = run.backfill("answers/", 240)
    assert summary["answers"] >= len(made.good)
    assert summary["outcomes"].get("queued", 0) == 0


def test_googles_client_through_api_gateway(run: Run) -> None:
    assert call_api(run.front.url, run.key())["claims"] == ["Titanic was directed by James Cameron."]


def test_key_in_the_query(run: Run) -> None:
    text = "Titanic was directed by James Cameron."
    body = {"answerCandidate": text, "facts": [{"factText": text}]}
    status, answer = post(f"{run.front.url}{CHECK}?key={run.key()}", body)
    assert (status, answer["supportScore"]) == (200, pytest.approx(1, abs=0.2))


def test_wrong_key_is_refused_in_googles_words(run: Run) -> None:
    status, answer = post(f"{run.front.url}{CHECK}", {}, **{"x-goog-api-key": "wrong"})
    assert status == 400
    assert answer["error"]["details"][0]["reason"] == "API_KEY_INVALID"  # type: ignore[index]


def test_unknown_path_is_googles_404(run: Run) -> None:
    status, answer = post(f"{run.front.url}/v1/nothing", {}, **{"x-goog-api-key": run.key()})
    assert status == 404
    assert answer["error"]["status"] == "NOT_FOUND"  # type: ignore[index]


def test_metering_counts_and_tells_no_text(run: Run) -> None:
    """The local API Gateway does not say which key's id a request had; tests/infra/test_usage.py covers the id."""
    call_api(run.front.url, run.key())
    log = run.pools["HttpFunction"].written().decode()
    lines = [json.loads(line[line.index('{"_aws"') :]) for line in log.splitlines() if '{"_aws"' in line]
    last = lines[-1]
    assert (last["status"], last["Claims"], last["Facts"], last["labels"]) == (200, 1, 1, {"team": "qa"})
    assert last["requestId"]
    assert run.key() not in log
    assert "Titanic" not in log
