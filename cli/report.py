"""A report on many results: one HTML file that needs nothing else, not even scripts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any

from cli import measures
from cli.charts import calibration, histogram
from cli.summary import Group, Summary, contradiction_of, response_of, support_of, verdict_of

STYLE = Path(__file__).with_name("report.css")
MARK = {"supported": "✔", "contradicted": "✘", "unsupported": "?", "not checked": "·"}


def render(
    rows: Iterable[Mapping[str, Any]], *, title: str = "Groundwire report", threshold: float = 0.6, worst: int = 20
) -> str:
    """The report on ``rows``: lines of ``batch``'s output, reports of the event pipeline, or responses of the API.

    Rows pass once, so an iterator over millions is fine. ``threshold`` in [0, 1] divides good from bad; the ``worst``
    answers are shown with their evidence. Raises ``KeyError`` for a row without ``supportScore``.
    """
    summary = Summary(threshold=threshold, worst=worst)
    for row in rows:
        summary.add(row)
    return page(summary, title=title)


def page(summary: Summary, *, title: str) -> str:
    """The report on what a summary has gathered."""
    parts = [_figures(summary), _distribution(summary), _calibration(summary), _groups(summary), _worst(summary)]
    signature = " · ".join(sorted(summary.signatures))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head>"
        f"<body><header><h1>{escape(title)}</h1></header><main>{''.join(parts)}</main>"
        f"<footer>{escape(signature)}</footer></body></html>\n"
    )


def _figures(summary: Summary) -> str:
    total = summary.all
    cells = [
        ("answers", f"{total.count:,}"),
        ("mean support", f"{total.mean:.2f}"),
        (f"below {summary.threshold:g}", _share(total.below, total.count)),
        ("with a contradiction", _share(total.contradicted, total.count)),
    ]
    cells += [("could not be checked", f"{summary.refused:,}")] if summary.refused else []
    figures = "".join(f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in cells)
    claims = "".join(
        f'<span class="{_css(verdict)}">{MARK[verdict]} {summary.verdicts[verdict]:,} {verdict}</span>'
        for verdict in MARK
        if summary.verdicts.get(verdict)
    )
    return f'<section><dl class="figures">{figures}</dl><p class="claims">Claims: {claims or "none"}</p></section>'


def _distribution(summary: Summary) -> str:
    chart = histogram(summary.histogram, summary.threshold)
    return f"<section><h2>Support scores</h2>{chart}</section>"


def _calibration(summary: Summary) -> str:
    scored = summary.scored
    if not scored:
        return ""
    bins = measures.reliability(scored)
    rows = [
        [f"{item.low:.1f}–{item.high:.1f}", f"{item.count:,}", f"{item.mean_score:.2f}", f"{item.share_supported:.2f}"]
        for item in bins
    ]
    caption = "Mean score across, share supported up. On the line, scores are what they say."
    parts = [
        f"<figure>{calibration(bins)}<figcaption>{caption}</figcaption></figure>",
        f"<div>{_table(['measure', 'value'], _measured(scored, summary.threshold))}</div>",
        f"<div>{_table(['score', 'answers', 'mean score', 'supported'], rows)}</div>",
    ]
    return f'<section><h2>Against the labels</h2><div class="side">{"".join(parts)}</div></section>'


def _measured(scored: measures.Scored, threshold: float) -> list[list[str]]:
    at = measures.at_threshold(scored, threshold)
    values = [
        (f"balanced accuracy at {at.threshold:g}", at.balanced_accuracy),
        ("accuracy", at.accuracy),
        ("calibration error", measures.calibration_error(scored)),
        ("area under the curve", measures.area_under_curve(scored)),
        ("best threshold on these answers", measures.best_threshold(scored)),
    ]
    known = [[escape(name), f"{value:.3f}"] for name, value in values if value is not None]
    return [["labelled answers", f"{len(scored):,}"], *known]


def _groups(summary: Summary) -> str:
    return "".join(
        f"<section><h2>By {escape(key)}</h2>{_group_table(values, summary.threshold)}</section>"
        for key, values in sorted(summary.groups.items())
    )


def _group_table(values: Mapping[str, Group], threshold: float) -> str:
    ordered = sorted(values.items(), key=lambda item: (item[1].mean, item[0]))
    rows = [
        [
            escape(value),
            f"{group.count:,}",
            f"{group.mean:.2f}{_bar(group.mean)}",
            _share(group.below, group.count),
            _share(group.contradicted, group.count),
        ]
        for value, group in ordered
    ]
    return _table(["value", "answers", "mean support", f"below {threshold:g}", "with a contradiction"], rows)


def _worst(summary: Summary) -> str:
    answers = "".join(_answer(row) for row in summary.worst)
    return f"<section><h2>Worst answers</h2>{answers}</section>" if answers else ""


def _answer(row: Mapping[str, Any]) -> str:
    name = str(row.get("id") or (f"line {row['line']}" if "line" in row else ""))
    prompt = f"<p class='prompt'>{escape(str(row['prompt']))}</p>" if row.get("prompt") else ""
    response = response_of(row)
    claims = "".join(_claim(claim, response.get("citedChunks", [])) for claim in response.get("claims", []))
    return (
        f"<article><h3>{escape(name)} <small>support {support_of(row):.2f}"
        f"{_contradiction(row)}</small></h3>{prompt}<ol>{claims}</ol></article>"
    )


def _contradiction(row: Mapping[str, Any]) -> str:
    value = contradiction_of(row)
    return f" · contradiction {value:.2f}" if value else ""


def _claim(claim: Mapping[str, Any], chunks: list[Mapping[str, Any]]) -> str:
    verdict = verdict_of(claim)
    why = claim.get("explanation", {})
    score = f"{claim['score']:.2f}" if claim.get("score") is not None else ""
    evidence = "".join(_evidence(item, chunks) for item in why.get("evidence", []))
    return (
        f'<li class="{_css(verdict)}"><p><b>{MARK[verdict]} {verdict}</b> <span class="number">{score}</span> '
        f'<span dir="auto">{escape(claim["claimText"])}</span></p>{evidence}</li>'
    )


def _evidence(item: Mapping[str, Any], chunks: list[Mapping[str, Any]]) -> str:
    text = item.get("text") or (chunks[item["chunkIndex"]]["chunkText"] if "chunkIndex" in item else "")
    conflicts = "".join(
        f'<li class="conflict">{escape(conflict["text"])}</li>' for conflict in item.get("conflicts", [])
    )
    missing = f"<li>not in the fact: {escape(', '.join(item['missing']))}</li>" if item.get("missing") else ""
    notes = f"<ul>{conflicts}{missing}</ul>" if conflicts or missing else ""
    return f'<blockquote dir="auto"><cite>fact {item["factIndex"]}</cite> {escape(text)}</blockquote>{notes}'


def _table(head: list[str], rows: list[list[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"


def _bar(share: float) -> str:
    return (
        f'<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{100 * share:.1f}" height="6"/></svg>'
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}&nbsp;%" if whole else "–"


def _css(verdict: str) -> str:
    return verdict.replace(" ", "-")
