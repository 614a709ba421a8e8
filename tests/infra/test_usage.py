"""From checks to the bill: the metering line and the table made of logs."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from handler import metering
from handler.usage import Checked, Usage
from infra import usage

JUNE = 1_781_000_000.0


def used(key: str = "k1", team: str = "qa", status: int = 200) -> Usage:
    checked = Checked(
        {"team": team}, claims=3, checked_claims=2, facts=5, characters=700, support_score=0.5, signature="s"
    )
    return Usage("check", status, 0.025, key_id=key, checked=checked if status == 200 else None)


def line(each: Usage, at: float = JUNE) -> str:
    return metering.line("http", each, "r", cold=False, at=at)


def test_line_is_an_embedded_metric() -> None:
    read = json.loads(line(used()))
    directive = read["_aws"]["CloudWatchMetrics"][0]
    assert {each["Name"] for each in directive["Metrics"]} <= set(read)
    assert directive["Dimensions"] == [["Service"]]
    assert read["labels"] == {"team": "qa"}
    assert (read["Claims"], read["Facts"], read["Characters"], read["Duration"]) == (3, 5, 700, 25.0)
    assert read["_aws"]["Timestamp"] == int(JUNE * 1000)


def test_key_comes_from_the_platform(capsys: pytest.CaptureFixture[str]) -> None:
    context = {"requestId": "r-1", "identity": {"apiKeyId": "id-7", "apiKey": "secret"}}
    metering.emit(used(key=""), {"aws.event": {"requestContext": context}})
    out = capsys.readouterr().out
    assert json.loads(out)["keyId"] == "id-7"
    assert "secret" not in out


def test_only_the_first_line_of_a_process_is_cold(capsys: pytest.CaptureFixture[str]) -> None:
    meter = metering.Meter("events")
    meter(used())
    meter(used())
    assert [json.loads(each)["cold"] for each in capsys.readouterr().out.splitlines()] == [True, False]


def test_table_by_key_and_label(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain, packed, answered = tmp_path / "a.log", tmp_path / "b.log.gz", tmp_path / "c.json"
    plain.write_text(f'START\n2026-06-09T10:00:00Z {line(used())}\n{line(used("k2", "ops"))}\n{{"_aws": 1\n')
    packed.write_bytes(gzip.compress(f"{line(used(status=400))}\n".encode()))
    answered.write_text(json.dumps({"events": [{"message": line(used())}, {"message": "REPORT"}]}))
    files = [str(plain), str(packed), str(answered)]
    usage.main([*files, "--by", "team", "--csv"])
    rows = [row.split(",") for row in capsys.readouterr().out.splitlines()]
    assert rows[0] == [
        "month",
        "service",
        "key",
        "team",
        "requests",
        "refused",
        "claims",
        "facts",
        "characters",
        "seconds",
    ]
    assert rows[1:] == [
        ["2026-06", "http", "k1", "-", "1", "1", "0", "0", "0", "0.0"],
        ["2026-06", "http", "k1", "qa", "2", "0", "6", "10", "1400", "0.1"],
        ["2026-06", "http", "k2", "ops", "1", "0", "3", "5", "700", "0.0"],
    ]
    usage.main(files)
    assert "k1" in capsys.readouterr().out
