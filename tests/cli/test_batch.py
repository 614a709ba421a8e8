from __future__ import annotations

import csv
import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from scoring import check
from tests.cli.conftest import FACT, STRANGE, TRUE, Run, read_lines, write_lines

GOOD = {"id": "good", "answer": TRUE, "facts": [FACT], "labels": {"team": "a"}}
ODD = {"id": "odd", "answer": STRANGE, "facts": [{"text": FACT, "attributes": {"title": "Bridges"}}]}


def test_scores_are_those_of_a_single_check(run: Run, tmp_path: Path) -> None:
    write_lines(tmp_path / "in.jsonl", GOOD, ODD)
    assert run("batch", "in.jsonl", "-o", "out.jsonl").exit_code == 0
    good, odd = read_lines(tmp_path / "out.jsonl")
    assert good["supportScore"] == pytest.approx(check(TRUE, [FACT]).support_score, abs=1e-6)
    assert odd["supportScore"] < 0.5
    assert (good["id"], good["labels"], odd["id"]) == ("good", {"team": "a"}, "odd")
    assert good["response"]["claims"][0]["claimText"] == TRUE


def test_bad_lines_are_kept_aside_with_number_and_reason(run: Run, tmp_path: Path) -> None:
    bad = [
        "{broken",
        json.dumps({"answer": "x"}),
        json.dumps({"facts": ["x"]}),
        "[1]",
        json.dumps({"answer": "x", "facts": [{"text": "y", "attributes": 3}]}),
        '{"answer": "\\ud800", "facts": ["x"]}',
    ]
    write_lines(tmp_path / "in.jsonl", GOOD, "", *bad, ODD)
    finished = run("batch", "in.jsonl", "-o", "out.jsonl")
    assert finished.exit_code == 3
    assert "line 3: not JSON" in finished.stderr
    assert [row["id"] for row in read_lines(tmp_path / "out.jsonl")] == ["good", "odd"]
    aside = read_lines(tmp_path / "out.jsonl.rejected.jsonl")
    assert [row["line"] for row in aside] == [3, 4, 5, 6, 7, 8]
    assert [row["row"] for row in aside] == bad
    assert all(row["error"] for row in aside)


def test_bytes_that_are_no_text_are_kept_aside(run: Run, tmp_path: Path) -> None:
    line = json.dumps(GOOD).encode().replace(b"bay", b"b\xffy")
    (tmp_path / "in.jsonl").write_bytes(line + b"\n")
    assert run("batch", "in.jsonl", "-o", "out.jsonl").exit_code == 3
    (aside,) = read_lines(tmp_path / "out.jsonl.rejected.jsonl")
    assert aside["row"].encode("utf-8", "surrogateescape") == line


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_order_is_that_of_the_input(run: Run, tmp_path: Path, jobs: str) -> None:
    rows = [{**GOOD, "id": str(number), "answer": f"{TRUE} " * (1 + number % 7 * 4)} for number in range(150)]
    write_lines(tmp_path / "in.jsonl", *rows)
    assert run("batch", "in.jsonl", "-o", "out.jsonl", "-j", jobs).exit_code == 0
    assert [row["id"] for row in read_lines(tmp_path / "out.jsonl")] == [row["id"] for row in rows]


def test_pipes(run: Run) -> None:
    done = run("batch", "-", "--scores-only", stdin=f"{json.dumps(GOOD)}\n{{broken\n")
    assert done.exit_code == 3
    assert json.loads(done.stdout)["id"] == "good"
    assert "answer" not in json.loads(done.stdout)
    assert "line 2" in done.stderr


def test_csv_and_parquet_hold_the_same_scores(run: Run, tmp_path: Path) -> None:
    with (tmp_path / "in.csv").open("w", newline="", encoding="utf-8") as stream:
        lines = csv.DictWriter(stream, ["id", "answer", "facts", "fact_1", "label"])
        lines.writeheader()
        lines.writerow({"id": "1", "answer": f"{TRUE}\nIt is old.", "facts": json.dumps([FACT]), "label": "1"})
        lines.writerow({"id": "2", "answer": TRUE, "fact_1": FACT})
        lines.writerow({"id": "3", "answer": TRUE})
    assert run("batch", "in.csv", "-o", "out.parquet").exit_code == 3
    assert run("batch", "in.csv", "-o", "out.csv").exit_code == 3
    (aside,) = read_lines(tmp_path / "out.csv.rejected.jsonl")
    assert (aside["line"], aside["row"]["id"]) == (5, "3")
    with (tmp_path / "out.csv").open(encoding="utf-8") as stream:
        from_csv = list(csv.DictReader(stream))
    from_parquet = parquet.read_table(tmp_path / "out.parquet").to_pylist()
    assert [float(row["support_score"]) for row in from_csv] == [row["support_score"] for row in from_parquet]
    assert [row["line"] for row in from_parquet] == [2, 4]
    assert json.loads(from_parquet[0]["response"])["claims"]


def test_what_batch_writes_as_parquet_it_also_reads(run: Run, tmp_path: Path) -> None:
    import pyarrow

    table = pyarrow.Table.from_pylist([{"id": "1", "answer": TRUE, "facts": [FACT], "label": True}])
    parquet.write_table(table, tmp_path / "in.parquet")
    assert run("batch", "in.parquet", "-o", "out.jsonl").exit_code == 0
    (row,) = read_lines(tmp_path / "out.jsonl")
    assert row["label"] == "true"
    assert row["supportScore"] == pytest.approx(check(TRUE, [FACT]).support_score, abs=1e-6)


def test_compressed_input(run: Run, tmp_path: Path) -> None:
    with gzip.open(tmp_path / "in.jsonl.gz", "wt", encoding="utf-8") as stream:
        stream.write(json.dumps(GOOD) + "\n")
    assert run("batch", "in.jsonl.gz", "-o", "out.jsonl").exit_code == 0
    assert len(read_lines(tmp_path / "out.jsonl")) == 1


def test_fail_below_sets_the_exit_code(run: Run, tmp_path: Path) -> None:
    write_lines(tmp_path / "in.jsonl", GOOD, ODD)
    assert run("batch", "in.jsonl", "-o", "a.jsonl", "--fail-below", "0").exit_code == 0
    assert run("batch", "in.jsonl", "-o", "b.jsonl", "--fail-below", "0.99").exit_code == 1


def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    rows = [{**GOOD, "id": str(number), "answer": f"{TRUE} {STRANGE} " * 8} for number in range(500)]
    write_lines(tmp_path / "in.jsonl", *rows)
    command = [
        sys.executable,
        "-c",
        "from cli.main import main; main()",
        "batch",
        "in.jsonl",
        "-o",
        "out.jsonl",
        "-j",
        "1",
    ]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    journal = tmp_path / "out.jsonl.journal"
    first = subprocess.Popen(command, cwd=tmp_path, env=environment)
    while first.poll() is None and not (journal.exists() and journal.stat().st_size > 60_000):
        time.sleep(0.02)
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert not (tmp_path / "out.jsonl").exists()
    with journal.open("ab") as stream:
        stream.write(b'{"line": 1, "half a li')
    second = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert "going on after" in second.stderr
    assert [row["id"] for row in read_lines(tmp_path / "out.jsonl")] == [row["id"] for row in rows]
    assert not journal.exists()


def test_a_journal_of_another_input_is_refused(run: Run, tmp_path: Path) -> None:
    write_lines(tmp_path / "in.jsonl", GOOD)
    (tmp_path / "out.jsonl.journal").write_text('{"input": "another"}\n', encoding="utf-8")
    refused = run("batch", "in.jsonl", "-o", "out.jsonl")
    assert refused.exit_code == 3
    assert "--restart" in refused.stderr
    assert run("batch", "in.jsonl", "-o", "out.jsonl", "--restart").exit_code == 0


def test_missing_input(run: Run) -> None:
    assert run("batch", "no.jsonl").exit_code == 3
