from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

from cli.report import render
from scoring import check
from tests.cli.conftest import FACT, STRANGE, TRUE, Run, write_lines


class Page(HTMLParser):
    """Collects text and everything that would make a browser load something."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text, self.loads, self.tags = "", [], []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value for name, value in attrs if name in {"src", "href"}]

    def handle_data(self, data: str) -> None:
        self.text += data


def row(number: int, score: float, **more: object) -> dict:
    claims = [{"claimText": f"Claim {number}.", "groundingCheckRequired": True, "score": score}]
    return {"id": f"row-{number}", "supportScore": score, "response": {"supportScore": score, "claims": claims}, **more}


def test_it_is_one_file_that_loads_and_runs_nothing() -> None:
    page = Page(render([row(1, 0.2)]))
    assert page.loads == []
    assert "script" not in page.tags
    assert "url(" not in render([row(1, 0.2)])


def test_worst_answers_come_first_and_are_no_more_than_asked_for() -> None:
    html = render((row(number, number / 100) for number in range(100)), worst=3)
    assert re.findall(r"<h3>(row-\d+)", html) == ["row-0", "row-1", "row-2"]


def test_texts_cannot_break_out() -> None:
    nasty = row(1, 0.1, id="<script>alert(1)</script>", prompt='"><img src=x>')
    page = Page(render([nasty], title="<b>"))
    assert {"script", "img"}.isdisjoint(page.tags)
    assert "<script>alert(1)</script>" in page.text


def test_labels_make_tables_and_calibration() -> None:
    rows = [row(n, 0.9, label=1, labels={"team": "alpha"}) for n in range(4)]
    rows += [row(n, 0.1, label=0, labels={"team": "beta"}) for n in range(4)]
    page = Page(render(rows))
    assert "By team" in page.text
    assert page.text.index("beta") < page.text.index("alpha"), "the worse group comes first"
    assert "balanced accuracy at 0.61.000" in page.text
    assert "Against the labels" not in Page(render([row(1, 0.5)])).text


def test_keys_with_a_value_for_every_row_are_no_grouping() -> None:
    html = render(row(number, 0.5, labels={"user": str(number)}) for number in range(1000))
    assert "By user" not in html


def test_bare_responses_of_the_api_are_rows_too() -> None:
    body = {"supportScore": 0.4, "claims": [{"claimText": "So.", "groundingCheckRequired": True}]}
    assert "? unsupported" in Page(render([body])).text


def test_batch_writes_it_and_report_makes_it_again(run: Run, tmp_path: Path) -> None:
    write_lines(
        tmp_path / "in.jsonl",
        {"id": "a", "answer": TRUE, "facts": [FACT], "label": 1},
        {"id": "b", "answer": STRANGE, "facts": [FACT], "label": 0},
    )
    assert run("batch", "in.jsonl", "-o", "out.jsonl", "--html", "one.html").exit_code == 0
    assert run("report", "out.jsonl", "-o", "two.html", "--title", "Again").exit_code == 0
    one, two = (Page((tmp_path / name).read_text(encoding="utf-8")).text for name in ("one.html", "two.html"))
    assert STRANGE in one
    assert STRANGE in two
    assert check(TRUE, [FACT]).signature in one


def test_evidence_is_quoted(run: Run) -> None:
    evidence = {
        "chunkIndex": 0,
        "factIndex": 0,
        "missing": ["lighthouse"],
        "conflicts": [{"text": "date: 1934 against 1932"}],
    }
    claims = [
        {
            "claimText": "It opened in 1934.",
            "groundingCheckRequired": True,
            "antiCitationIndices": [0],
            "explanation": {"verdict": "contradicted", "evidence": [evidence]},
        }
    ]
    text = Page(
        render([{"supportScore": 0.1, "citedChunks": [{"chunkText": FACT, "source": "0"}], "claims": claims}])
    ).text
    for words in (FACT, "date: 1934 against 1932", "lighthouse", "✘ contradicted"):
        assert words in text


def test_other_json_lines_are_refused(run: Run, tmp_path: Path) -> None:
    write_lines(tmp_path / "x.jsonl", {"answer": "x"})
    assert run("report", "x.jsonl").exit_code == 3


def test_report_objects_of_the_pipeline_in_a_folder(run: Run, tmp_path: Path) -> None:
    done = {"id": "kept", "labels": {"team": "a"}, "response": {"supportScore": 0.25, "contradictionScore": 0.5}}
    refused = {"id": "bad", "error": {"code": 400, "message": "no", "status": "INVALID_ARGUMENT"}}
    (tmp_path / "reports" / "deep").mkdir(parents=True)
    (tmp_path / "reports" / "deep" / "one.json").write_text(json.dumps(done, indent=2), encoding="utf-8")
    write_lines(tmp_path / "reports" / "many.jsonl", done, refused)
    assert run("report", "reports", "-o", "page.html").exit_code == 0
    text = Page((tmp_path / "page.html").read_text(encoding="utf-8")).text
    for words in ("answers2", "mean support0.25", "could not be checked1", "contradiction 0.50", "By team"):
        assert words in text


def test_contradicted_answers_are_counted_by_their_claims() -> None:
    rows = [row(1, 0.2, contradictionScore=0.9, verdicts={"contradicted": 1}), row(2, 0.4, contradictionScore=0.1)]
    assert "with a contradiction50.0" in Page(render(rows)).text
