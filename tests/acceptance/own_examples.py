"""Worked examples of our own, of the same kinds as those in Google's guides, with the ranges answers must fall in."""

from __future__ import annotations

from typing import Any

LIGHTHOUSE = {
    "factText": (
        "The Skerry lighthouse is a brick tower on the north coast. It was designed by the engineer Mary Okafor and "
        "completed in 1884. The light is visible for 31 kilometres. Two keepers, Jonas Lind and Ada Brandt, ran it "
        "until 1962. The tower received a new lamp on 3 May 1971."
    ),
    "attributes": {"author": "Harbour Board"},
}
STORM = {
    "factText": (
        "The storm of 12 November 1893 tore the roof from the keepers' house and drowned more than 40 fishermen of the "
        "village."
    ),
    "attributes": {"author": "Parish Chronicle"},
}
SPEC = {"citationThreshold": "0.6"}
CAPITAL = [{"factText": "Canberra is the capital of Australia", "attributes": {"author": "Atlas of the World"}}]
PROMPT = "Who designed the Skerry lighthouse and who ran it?"


def _example(answer: str, expected: dict[str, Any], facts: object = None, **request: object) -> dict[str, Any]:
    body = {"answerCandidate": answer, "facts": facts or [LIGHTHOUSE, STORM], "groundingSpec": SPEC, **request}
    return {"request": body, "expected": expected}


def _claim(text: str, **expected: object) -> dict[str, object]:
    return {"claimText": text, "groundingCheckRequired": True, **expected}


def _unchecked(text: str) -> dict[str, object]:
    return {"claimText": text, "groundingCheckRequired": False}


EXAMPLES: dict[str, dict[str, Any]] = {
    "a lead-in is no claim": _example(
        "Here is what I know. The lighthouse was designed by Mary Okafor.",
        {
            "supportScore": [0.85, 1],
            "claims": [
                _unchecked("Here is what I know."),
                _claim("The lighthouse was designed by Mary Okafor.", citedFacts=[0]),
            ],
        },
    ),
    "two supported claims": _example(
        "The lighthouse was designed by Mary Okafor. It was completed in 1884.",
        {
            "supportScore": [0.85, 1],
            "claims": [
                _claim("The lighthouse was designed by Mary Okafor.", citedFacts=[0]),
                _claim("It was completed in 1884.", citedFacts=[0]),
            ],
        },
    ),
    "claims from different facts": _example(
        "The lighthouse was designed by Mary Okafor. The storm of 1893 drowned more than 40 fishermen.",
        {
            "supportScore": [0.8, 1],
            "claims": [
                _claim("The lighthouse was designed by Mary Okafor.", citedFacts=[0]),
                _claim("The storm of 1893 drowned more than 40 fishermen.", citedFacts=[1]),
            ],
        },
    ),
    "half true is not grounded": _example(
        "The lighthouse was designed by Mary Okafor. It was run by Olof Strand and Ada Brandt",
        {
            "supportScore": [0.4, 0.65],
            "claims": [
                _claim("The lighthouse was designed by Mary Okafor.", citedFacts=[0]),
                _claim("It was run by Olof Strand and Ada Brandt", citedFacts=[]),
            ],
        },
    ),
    "a wrong name is contradicted": _example(
        "The lighthouse was designed by Mary Okafor. It was run by Olof Strand and Ada Brandt",
        {
            "supportScore": [0.3, 0.65],
            "contradictionScore": [0.38, 0.62],
            "claims": [
                _claim("The lighthouse was designed by Mary Okafor.", citedFacts=[0], antiCitedFacts=[]),
                _claim("It was run by Olof Strand and Ada Brandt", citedFacts=[], antiCitedFacts=[0]),
            ],
        },
        groundingSpec={**SPEC, "enableAntiCitations": True, "antiCitationThreshold": "0.8"},
    ),
    "a wrong year is contradicted": _example(
        "The Skerry lighthouse was completed in 1894.",
        {
            "supportScore": [0, 0.5],
            "contradictionScore": [0.5, 1],
            "claims": [_claim("The Skerry lighthouse was completed in 1894.", citedFacts=[], antiCitedFacts=[0])],
        },
        groundingSpec={"enableAntiCitations": True},
    ),
    "scores for each claim": _example(
        "Here is what I know. The lighthouse was designed by Mary Okafor. It was run by Jonas Lind and Ada Brandt.",
        {
            "supportScore": [0.85, 1],
            "claims": [
                _unchecked("Here is what I know."),
                _claim("The lighthouse was designed by Mary Okafor.", citedFacts=[0], score=[0.85, 1]),
                _claim("It was run by Jonas Lind and Ada Brandt.", citedFacts=[0], score=[0.85, 1]),
            ],
        },
        groundingSpec={**SPEC, "enableClaimLevelScore": True},
    ),
    "the fact's own author may be named": _example(
        "The Atlas of the World says that Canberra is the capital of Australia.",
        {
            "supportScore": [0.75, 1],
            "claims": [
                _claim("The Atlas of the World says that Canberra is the capital of Australia.", citedFacts=[0])
            ],
        },
        CAPITAL,
    ),
    "no author need be named": _example(
        "Canberra is the capital of Australia.",
        {"supportScore": [0.9, 1], "claims": [_claim("Canberra is the capital of Australia.", citedFacts=[0])]},
        CAPITAL,
    ),
    "another author is not grounded": _example(
        "The Government of Australia claims that Canberra is the capital of Australia.",
        {
            "supportScore": [0, 0.59],
            "claims": [
                _claim("The Government of Australia claims that Canberra is the capital of Australia.", citedFacts=[])
            ],
        },
        CAPITAL,
    ),
    "a short and complete answer helps": _example(
        "The lighthouse was designed by Mary Okafor. It was run by Jonas Lind and Ada Brandt.",
        {"helpfulnessScore": [0.9, 1]},
        prompt=PROMPT,
        groundingSpec={"enableHelpfulnessScore": True},
    ),
    "a rambling answer that leaves the question helps less": _example(
        "High above the grey northern sea, the venerable tower of Skerry has watched over generations of sailors, its "
        "warm red bricks glowing in countless sunsets. Its story is one of courage and of patience, of winter nights "
        "and of summer feasts, of a village that learned to live with the sea and to love it, come what may.",
        {"helpfulnessScore": [0, 0.85]},
        prompt=PROMPT,
        groundingSpec={"enableHelpfulnessScore": True},
    ),
}
