"""The summary of a backfill as a page to read (Markdown)."""

from __future__ import annotations

from collections.abc import Iterable

from handler.event_summary import BINS, Summary

_BAR = 40


def page(run: str, total: Summary, threshold: float) -> str:
    """The page of ``run``."""
    return "\n".join(
        [f"# Backfill {run}", "", *_counts(total, threshold), *_scores(total), *_labels(total), *_worst(total)]
    )


def _counts(total: Summary, threshold: float) -> Iterable[str]:
    answers = total["answers"] or 1
    yield f"Answers checked: {total['answers']}; mean support score {total['supportSum'] / answers:.3f}; "
    yield f"below {threshold}: {total['belowThreshold']} ({100 * total['belowThreshold'] / answers:.1f} %)."
    yield f"Claims: {total['claims']}, of them to be checked {total['checkedClaims']}, "
    yield f"unsupported {total['unsupportedClaims']}, contradicted {total['contradictedClaims']}."
    yield "Outcomes: " + ", ".join(f"{name} {count}" for name, count in sorted(total["outcomes"].items())) + "."
    yield ""


def _scores(total: Summary) -> Iterable[str]:
    yield from ("## Support scores", "", "| from | answers | |", "| --- | --- | --- |")
    most = max(total["supportBins"]) or 1
    for place, count in enumerate(total["supportBins"]):
        yield f"| {place / BINS:.2f} | {count} | {'█' * round(_BAR * count / most)} |"
    yield ""


def _labels(total: Summary) -> Iterable[str]:
    yield from ("## By label", "", "| label | answers | mean support | below threshold |", "| --- | --- | --- | --- |")
    for name, kept in sorted(total["labels"].items(), key=lambda each: -each[1]["answers"]):
        yield f"| {name} | {kept['answers']} | {kept['supportSum'] / kept['answers']:.3f} | {kept['belowThreshold']} |"
    yield ""


def _worst(total: Summary) -> Iterable[str]:
    yield from (
        "## Worst answers",
        "",
        "| support | contradiction | id | answer | line |",
        "| --- | --- | --- | --- | --- |",
    )
    for support, contradiction, name, key, line in total["worst"]:
        yield f"| {support:.3f} | {-contradiction:.3f} | {name} | {key} | {line or ''} |"
    yield ""
