"""Compares an answer with what an example expects: ranges of scores, claims, and which facts they cite."""

from __future__ import annotations

from typing import Any


def check_answer(answer: dict[str, Any], expected: dict[str, Any]) -> None:
    """Assert that ``answer`` is as ``expected``. A pair of numbers is a closed range."""
    for name in ("supportScore", "contradictionScore", "helpfulnessScore"):
        if name in expected:
            low, high = expected[name]
            assert low <= answer[name] <= high, f"{name} {answer[name]} is not in [{low}, {high}]"
    if "claims" not in expected:
        return
    assert [claim["claimText"] for claim in answer["claims"]] == [claim["claimText"] for claim in expected["claims"]]
    for claim, wanted in zip(answer["claims"], expected["claims"], strict=True):
        _check_claim(claim, wanted, [int(chunk["source"]) for chunk in answer.get("citedChunks", [])])


def _check_claim(claim: dict[str, Any], wanted: dict[str, Any], sources: list[int]) -> None:
    text = claim["claimText"]
    assert claim["groundingCheckRequired"] is wanted["groundingCheckRequired"], text
    cited = {sources[index] for index in claim.get("citationIndices", [])}
    denied = {sources[index] for index in claim.get("antiCitationIndices", [])}
    if not wanted["groundingCheckRequired"]:
        assert not cited and not denied and "score" not in claim, text
    if "citedFacts" in wanted:
        assert set(wanted["citedFacts"]) <= cited and bool(cited) is bool(wanted["citedFacts"]), f"{text} cites {cited}"
    if "citedFactsAnyOf" in wanted:
        assert cited & set(wanted["citedFactsAnyOf"]), f"{text} cites {cited}"
    if "antiCitedFacts" in wanted:
        assert denied == set(wanted["antiCitedFacts"]), f"{text} is denied by {denied}"
    if "score" in wanted:
        low, high = wanted["score"]
        assert low <= claim["score"] <= high, f"{text} has score {claim['score']}"
