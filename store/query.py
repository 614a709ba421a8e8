"""Claim -> query: which terms to look for, and how much each counts.

Rare words count most by the engine's own inverse document frequency; the weights here come on top of it. Function words
are not looked up: they find nothing, and their lists are the longest to read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from store.chance import LIGHT_TERMS, told
from store.terms import terms

WORD, CONTEXT = 1.0, 0.3
"""Weights of what the claim says and of what stands around it."""

_POINTS_BACK = re.compile(
    r"\b(?:he|she|it|they|him|her|his|its|their|them|this|that|these|those|er|sie|es|il|elle|ils|elles|ello|ella|ele|ela)\b",
    re.IGNORECASE,
)
_FEW = 3
_MOST_TERMS = 64
_MOST_AROUND = 16
"""Of what stands around a claim the rarest words name its subject; more of them find hardly more, and take time."""


@dataclass(frozen=True, slots=True)
class Query:
    """Terms with their weights, each term once, in the order of first appearance."""

    terms: tuple[tuple[str, float], ...]
    telling: Mapping[str, float] = field(default_factory=dict)
    """Those of the terms that name something -> how rare they are, as -ln of the frequency (``store.chance``)."""


def query(claim: str, before: Iterable[str] = (), after: Iterable[str] = (), language: str = "en") -> Query:
    """The query of ``claim``; ``before`` and ``after`` are what stands around it (sentences, the prompt), the nearest
    first: an answer keeps to its subject, and claims that name nothing ("The members left") are found by it.

    What stands before a claim that leans on it counts as told by the claim: it holds a pronoun, or hardly a word that
    names something. In the latter case ("Yes, it can.") the nearest text is what it speaks about, and weighs as much.
    """
    telling = told(claim, language)
    weights = dict.fromkeys(_naming(claim), WORD)
    before = list(before)
    says_little = len(weights) < _FEW
    if says_little and before:
        weights |= dict.fromkeys(_naming(before[0]), WORD)
    around = [told(text, language) for text in (*before, *after)]
    if says_little or _POINTS_BACK.search(claim):
        for said in around[: len(before)]:
            telling = {**said, **telling}
    rarity = {term: nats for said in around for term, nats in said.items() if term not in weights}
    rarest = sorted(rarity, key=lambda term: -rarity[term])[:_MOST_AROUND]
    weights |= dict.fromkeys(rarest, CONTEXT)
    return Query(tuple(weights.items())[:_MOST_TERMS], telling)


def _naming(text: str) -> Iterable[str]:
    return (term for term in terms(text) if term not in LIGHT_TERMS)
