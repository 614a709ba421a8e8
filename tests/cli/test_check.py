from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import FACT, STRANGE, TRUE, Run


def test_shows_the_score_and_every_claim(run: Run) -> None:
    shown = run("check", "--text", f"{TRUE} {STRANGE}", "--fact", FACT)
    assert shown.exit_code == 0
    assert shown.stdout.startswith("support ")
    assert TRUE in shown.stdout
    assert STRANGE in shown.stdout


def test_json_is_the_response_of_the_api(run: Run) -> None:
    body = json.loads(run("check", "--text", TRUE, "--fact", STRANGE, "--fact", FACT, "--json").stdout)
    (claim,) = body["claims"]
    assert claim["claimText"] == TRUE
    assert (claim["startPos"], claim["endPos"]) == (0, len(TRUE))
    assert [body["citedChunks"][index]["source"] for index in claim["citationIndices"]] == ["1"]
    assert body["explanation"]["signature"].startswith("groundwire")


def test_positions_count_in_three_units(run: Run) -> None:
    body = json.loads(run("check", "--text", f"😀 é. {TRUE}", "--fact", FACT, "--json").stdout)
    position = body["claims"][-1]["explanation"]["position"]
    assert position["bytes"]["start"] - position["codePoints"]["start"] == 4
    assert position["utf16"]["start"] - position["codePoints"]["start"] == 1


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--threshold", "0.5"), 0),
        (("--threshold", "0.5", "--max-contradiction", "1"), 0),
    ],
)
def test_exit_code_tells_whether_thresholds_are_met(run: Run, options: tuple[str, ...], code: int) -> None:
    assert run("check", "--text", TRUE, "--fact", FACT, *options).exit_code == code


def test_a_missed_threshold_exits_with_1(run: Run) -> None:
    assert run("check", "--text", STRANGE, "--fact", FACT, "--threshold", "0.5").exit_code == 1


def test_max_contradiction_is_enforced(run: Run) -> None:
    body = ("check", "--text", "The bridge opened in 1950.", "--fact", FACT)
    found = json.loads(run(*body, "--json").stdout)["contradictionScore"]
    assert run(*body, "--max-contradiction", str(found)).exit_code == 0
    if found > 0:
        assert run(*body, "--max-contradiction", "0").exit_code == 1


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--text", TRUE),
        ("answer.txt", "--text", TRUE, "--fact", FACT),
        ("-", "--facts", "-"),
        ("--text", TRUE, "--fact", FACT, "--threshold", "2"),
        ("--request", "r.json", "--fact", FACT),
        ("--text", TRUE, "--fact", FACT, "--no-such-option"),
    ],
)
def test_a_command_line_without_sense_is_a_usage_error(run: Run, arguments: tuple[str, ...]) -> None:
    refused = run("check", *arguments)
    assert refused.exit_code == 2
    assert "Usage:" in refused.stderr


def test_answer_and_facts_come_from_files_and_pipes(run: Run, tmp_path: Path) -> None:
    Path("fact.md").write_text(FACT, encoding="utf-8")
    Path("answer.txt").write_text(TRUE + "\n", encoding="utf-8")
    from_file = run("check", "answer.txt", "--facts", "fact.md", "--json")
    from_pipe = run("check", "-", "--facts", "fact.md", "--json", stdin=TRUE + "\n")
    assert from_file.exit_code == from_pipe.exit_code == 0
    assert from_file.stdout == from_pipe.stdout


def test_a_folder_gives_a_fact_for_each_document(run: Run) -> None:
    folder = Path("notes")
    (folder / "deep").mkdir(parents=True)
    (folder / "a.txt").write_text(STRANGE, encoding="utf-8")
    (folder / "deep" / "b.md").write_text(FACT, encoding="utf-8")
    (folder / "image.png").write_bytes(b"\x89PNG")
    (folder / ".hidden.txt").write_text(TRUE, encoding="utf-8")
    body = json.loads(run("check", "--text", TRUE, "--facts", "notes", "--json").stdout)
    (chunk,) = body["citedChunks"]
    assert chunk["source"] == "1"
    assert chunk["uri"] == "notes/deep/b.md"


def test_html_documents_are_read_too(run: Run) -> None:
    Path("page.html").write_text(f"<html><body><p>{FACT}</p></body></html>", encoding="utf-8")
    body = json.loads(run("check", "--text", TRUE, "--facts", "page.html", "--json").stdout)
    assert FACT in body["citedChunks"][0]["chunkText"]


def test_long_documents_are_cut_where_paragraphs_end(run: Run) -> None:
    Path("long.txt").write_text("\n\n".join(["word " * 500] * 20 + [FACT]), encoding="utf-8")
    body = json.loads(run("check", "--text", TRUE, "--facts", "long.txt", "--json").stdout)
    assert any(FACT in chunk["chunkText"] for chunk in body["citedChunks"])
    assert all(len(chunk["chunkText"]) <= 10_000 for chunk in body["citedChunks"])


def test_a_request_in_the_dialect_of_the_api_is_understood(run: Run) -> None:
    request = '{"answer_candidate": "%s", "facts": {"factText": "%s"}, "groundingSpec": {"citationThreshold": "0.5"},}'
    Path("r.json").write_text(request % (TRUE, FACT), encoding="utf-8")
    shown = run("check", "--request", "r.json", "--json")
    assert shown.exit_code == 0, shown.stderr
    assert json.loads(shown.stdout)["claims"][0]["citationIndices"] == [0]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'{"answerCandidate": "x", "fakts": []}', "Unknown name"),
        (b"\xff\xfe", "not UTF-8"),
        (b"{}", "answer_candidate"),
        (b'{"answerCandidate": "x", "facts": [{"factText": "y"}], "groundingSpec": {"citationThreshold": 3}}', "range"),
    ],
)
def test_bad_requests_are_told_and_exit_with_3(run: Run, content: bytes, words: str) -> None:
    Path("r.json").write_bytes(content)
    refused = run("check", "--request", "r.json")
    assert refused.exit_code == 3
    assert words in refused.stderr


def test_missing_files_exit_with_3(run: Run) -> None:
    assert run("check", "no.txt", "--fact", FACT).exit_code == 3
    assert run("check", "--text", TRUE, "--facts", "no.txt").exit_code == 3
    Path("empty").mkdir()
    assert run("check", "--text", TRUE, "--facts", "empty").exit_code == 3


def test_explain_shows_positions_and_the_signature(run: Run) -> None:
    shown = run("explain", "--text", f"{STRANGE} {TRUE}", "--fact", FACT, "--claim", "2")
    assert shown.exit_code == 0
    assert TRUE in shown.stdout
    assert STRANGE not in shown.stdout
    assert f"bytes {len(STRANGE) + 1}–{len(STRANGE) + 1 + len(TRUE)}" in shown.stdout
    assert "groundwire" in shown.stdout
    assert run("explain", "--text", TRUE, "--fact", FACT, "--claim", "2").exit_code == 2
