"""Compare: one claim sentence with its evidence sentences, by every typed view of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from scoring.agreement import order, relate
from scoring.agreement.relation import Relation
from scoring.annotate import Annotated
from scoring.language import aliases, exchanges, names, polarity, strength, substitutions
from scoring.language.findings import Finding
from scoring.words import relations
from scoring.words.links import MEETING, Link, index, links

FEATURES = (
    *polarity.FEATURES,
    *strength.FEATURES,
    *names.FEATURES,
    *exchanges.FEATURES,
    *substitutions.FEATURES,
    *relate.FEATURES,
    "order_agrees",
    "order_denies",
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the typed views say: word links, findings, relations of quantities, and the features named in FEATURES."""

    links: list[Link | None]
    findings: tuple[Finding, ...]
    quantities: tuple[Relation, ...]
    features: dict[str, float]


@lru_cache(maxsize=16)
def _relation(language: str) -> Callable[[str, str], str | None]:
    return lru_cache(maxsize=65536)(lambda claim, evidence: relations.relation(claim, evidence, language))


@lru_cache(maxsize=16)
def _alike(language: str) -> Callable[[str, str], bool]:
    related = _relation(language)
    return lambda claim, evidence: related(claim, evidence) in MEETING


def compare(claim: Annotated, evidence: Sequence[Annotated], language: str) -> Comparison:
    """Compare a claim with the sentences of its evidence, given in the order of their text."""
    texts = [sentence.words for sentence in evidence]
    linked = links(claim.words, index(texts), _relation(language))
    called = aliases.known([sentence.names for sentence in evidence] if claim.names.spans else ())
    views = (
        polarity.compare(claim.words, texts, linked, claim.polarity, [sentence.polarity for sentence in evidence]),
        strength.compare(claim.words, texts, linked, claim.strength, [sentence.strength for sentence in evidence]),
        names.compare(claim.words, texts, linked, claim.names, called),
        exchanges.compare(claim.words, texts, linked, claim.roles, [sentence.roles for sentence in evidence]),
        substitutions.compare(claim.words, texts, _relation(language)),
    )
    plain = [text.text for text in texts]
    counted = [sentence.quantities for sentence in evidence]
    quantities = relate.between(
        claim.text, claim.figures, [sentence.figures for sentence in evidence], _alike(language)
    )
    features: dict[str, float] = {}
    for view in views:
        features.update(view.features)
    features.update(relate.summary(quantities))
    verdict = order.order(claim.text, plain, counted)
    features["order_agrees"] = float(verdict is not None and verdict.agrees)
    features["order_denies"] = float(verdict is not None and not verdict.agrees)
    found = tuple(finding for view in views for finding in view.found)
    return Comparison(linked, found, quantities, features)
