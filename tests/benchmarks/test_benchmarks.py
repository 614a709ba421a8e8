"""The benchmark works: its requests are legal and repeatable, its counts hold. No test looks at a clock's figure."""

from __future__ import annotations

import contextlib
import io
import json

import numpy as np
import pytest

from benchmarks import bodies, calls, clock, cold, growth, price, report, run, stages, targets
from benchmarks.hostile import SHAPES
from handler.request import read

FEW = {name for name in bodies.NAMED if not name.startswith("maximal")}


@pytest.mark.parametrize("name", sorted(bodies.NAMED))
def test_requests_are_legal_and_the_same_each_time(name):
    body = bodies.NAMED[name]()
    assert body == bodies.NAMED[name]()
    read(body, "v1")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("where", ["facts", "answer", "both"])
def test_hostile_requests_are_legal(shape, where):
    read(bodies.hostile(shape, where), "v1")


@pytest.mark.parametrize("name", sorted(FEW - {"large"}))
def test_requests_are_answered(name):
    with contextlib.redirect_stdout(io.StringIO()):
        status, claims = calls.status_and_claims(calls.invoke(calls.event(bodies.named(name))))
    assert status == 200
    assert claims >= 1


def test_stages_add_up_to_the_whole():
    sent = calls.event(bodies.named("typical"))
    with contextlib.redirect_stdout(io.StringIO()):
        found = stages.measure(lambda: calls.invoke(sent), 1)
        counts = stages.calls(lambda: calls.invoke(sent))
    assert set(found) == {*stages.STAGES, stages.REST}
    assert all(value >= 0 for value in found.values())
    assert counts["parse"] == counts["read facts"] == counts["judge: choose"] == 1
    # At most six facts, and all of them together, for each of five claims.
    assert counts["judge: compare"] <= 35


def test_stages_leave_the_service_as_it_was():
    from scoring import judge

    before = judge.find
    with contextlib.redirect_stdout(io.StringIO()):
        stages.calls(lambda: calls.invoke(calls.event(bodies.named("tiny"))))
    assert judge.find is before


def test_the_cost_model_finds_what_it_was_made_of():
    points = [
        growth.Point(claims, words, 2 + 0.5 * words + 0.25 * claims) for claims in (1, 9, 40) for words in (1.0, 7.0)
    ]
    assert growth.model(points) == pytest.approx((2, 0.5, 0.25, 0), abs=1e-9)


def test_figures_of_times():
    found = clock.timing([float(at) for at in range(1, 101)])
    assert (found.least, found.median, found.p95, found.runs) == (1, 50.5, 96, 100)


def test_prices_of_the_services():
    assert price.google_dollars(500) == pytest.approx(0.375)
    assert price.bedrock_dollars(500, 5000) == pytest.approx(0.7)
    assert price.lambda_dollars(4, "arm64") < price.lambda_dollars(4, "x86") < 0.001


def test_modules_at_start():
    """A third of these are numpy's, another ours. More means that somebody imported something heavy."""
    assert cold.modules() < 480


def test_the_report_says_what_is_missed():
    figures = json.loads(run.BASELINE.read_text(encoding="utf-8"))
    text = report.page(figures)
    verdicts = [row.verdict for row in targets.rows(figures)]
    assert text.count("| met |") == verdicts.count("met")
    assert text.count("| missed |") == verdicts.count("missed")
    figures["requests"]["typical"]["median"] = 1e6
    assert "1,000,000" in report.page(figures)
    assert next(targets.rows(figures)).verdict == "missed"


def test_changes_are_told_in_loops_of_plain_python():
    base = {"loop": 10.0, "requests": {"typical": {"least": 20.0}}}
    now = {"loop": 20.0, "requests": {"typical": {"least": 40.0}, "tiny": {"least": 2.0}}}
    text = report.changes(now, base)
    assert "+0 %" in text
    assert "new" in text


def test_english_prose_has_the_statistics_of_prose():
    text = json.loads(bodies.named("large"))["facts"][0]["factText"]
    words = text.split()
    assert 4.5 < np.mean([len(word) for word in words]) < 8
    assert 0.3 < len(set(words)) / len(words) < 0.9
