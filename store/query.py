"""Claim -> query: which terms to look for, and how much each counts.

Rare words count most by the engine's own inverse document frequency; the weights here come on top of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from store.chance import LIGHT_TERMS, TOKEN, told
from store.terms import terms

NUMBER, NAME, WORD, CONTEXT = 1.3, 1.3, 1.0, 0.3
"""Weights by kind of term."""

_DIGIT = re.compile(r"\d")
_POINTS_BACK = re.compile(
    r"\b(?:he|she|it|they|him|her|his|its|their|them|this|that|these|those|er|sie|es|il|elle|ils|elles|ello|ella|ele|ela)\b",
    re.IGNORECASE,
)
_FEW = 3
_MOST_TERMS = 64


@dataclass(frozen=True, slots=True)
class Query:
    """Terms with their weights, each term once, in the order of first appearance."""

    terms: tuple[tuple[str, float], ...]
    telling: Mapping[str, float] = field(default_factory=dict)
    """Those of the terms that name something -> how rare they are, as -ln of the frequency (``store.chance``)."""


def query(claim: str, context: Iterable[str] = (), language: str = "en") -> Query:
    """The query of ``claim``; ``context`` is what stands before it (sentences, the prompt), the nearest first.

    Context terms count little, and only when the claim leans on them: it holds a pronoun, or hardly a word that names
    something. In the latter case ("Yes, it can.") the nearest text is what it speaks about, and counts in full.
    """
    telling = told(claim, language)
    weights: dict[str, float] = {}
    for term, weight in _weighted(claim):
        weights[term] = max(weight, weights.get(term, 0.0))
    says_little = sum(term not in LIGHT_TERMS for term in weights) < _FEW
    if says_little or _POINTS_BACK.search(claim):
        for distance, text in enumerate(context):
            telling = told(text, language) | telling
            for term in terms(text):
                weights.setdefault(term, WORD if says_little and not distance else CONTEXT)
    return Query(tuple(weights.items())[:_MOST_TERMS], telling)


def _weighted(claim: str) -> Iterable[tuple[str, float]]:
    first = True
    for match in TOKEN.finditer(claim):
        token = match.group()
        name = token[0].isupper() and not first
        weight = NUMBER if _DIGIT.search(token) else NAME if name else WORD
        first = False
        for term in terms(token):
            yield term, weight
