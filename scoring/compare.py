"""Compare: one claim sentence with its evidence sentences, by every typed view of them."""

from __future__ import annotations

from collections.abc import Sequence

from scoring import figures, settle
from scoring.agreement import nouns, relate
from scoring.agreement.relation import Relation
from scoring.annotate import Annotated
from scoring.figures import Figures
from scoring.frozen import frozen
from scoring.language import (
    aliases,
    bindings,
    deeds,
    exchanges,
    left_open,
    lost_heads,
    names,
    near_copies,
    polarity,
    portions,
    strength,
    substitutions,
    wholes,
)
from scoring.language.findings import Finding, Findings
from scoring.sides import Claimed, Sides, beside, related
from scoring.words.links import Link

FEATURES = (
    *polarity.FEATURES,
    *near_copies.FEATURES,
    *left_open.FEATURES,
    *wholes.FEATURES,
    *deeds.FEATURES,
    *nouns.FEATURES,
    *strength.FEATURES,
    *portions.FEATURES,
    *names.FEATURES,
    *bindings.FEATURES,
    *exchanges.FEATURES,
    *substitutions.FEATURES,
    *lost_heads.FEATURES,
    *relate.FEATURES,
    *figures.ORDERED,
)

_HALF = 0.5
"""The share of a claim's figures that keeps its words from bearing it out."""


@frozen
class Comparison:
    """What the typed views say: word links, findings, relations of quantities, and the features named in FEATURES."""

    links: list[Link | None]
    findings: tuple[Finding, ...]
    quantities: tuple[Relation, ...]
    features: dict[str, float]


def compare(claimed: Claimed, evidence: Sequence[Annotated], rows: Sequence[Annotated] = ()) -> Comparison:
    """Compare a claim with the sentences of its evidence, given in the order of their text; ``rows`` are those next to
    the ones that are rows of a table."""
    sides = beside(claimed, evidence)
    told = figures.related(sides, rows)
    views = _views(sides)
    features = {name: value for view in views for name, value in view.features.items()}
    found = [finding for view in views for finding in view.found]
    settle.said(found, features, sides)
    _measure(features, sides, told)
    settle.tied(found, features, sides, told)
    return Comparison(sides.links, tuple(found), told.quantities, features)


def _views(sides: Sides) -> tuple[Findings, ...]:
    """The views that tell what they find, each blind to the others."""
    claim, evidence, texts, linked = sides.claim, sides.evidence, sides.texts, sides.links
    called = aliases.known([sentence.names for sentence in evidence] if claim.names.spans else ())
    held = evidence if claim.bonds else ()
    bonds, named = [sentence.bonds for sentence in held], [sentence.names for sentence in held]
    return (
        polarity.compare(claim.words, texts, linked, claim.polarity, [sentence.polarity for sentence in evidence]),
        strength.compare(claim.words, texts, linked, claim.strength, [sentence.strength for sentence in evidence]),
        portions.compare(claim.words, texts, linked),
        names.compare(claim.words, texts, linked, claim.names, called),
        bindings.compare(claim.words, texts, linked, claim.bonds, bonds, named),
        exchanges.compare(claim.words, texts, linked, claim.roles, lambda number: evidence[number].roles),
        substitutions.compare(claim.words, texts, related(sides.claimed.language)),
    )


def _measure(features: dict[str, float], sides: Sides, told: Figures) -> None:
    """The views that only measure, some of them what the others found."""
    claim, texts, linked = sides.claim, sides.texts, sides.links
    features |= left_open.compare(claim.words, texts, linked, sides.claimed.language)
    settle.open_of_another(features, sides)
    features |= lost_heads.compare(claim.words, texts)
    features |= wholes.compare(claim.words, texts, linked)
    features |= deeds.compare(claim.words, texts, linked)
    features |= nouns.compare(claim.words, texts, linked, told.quantities)
    settle.particles_tell(features, sides)
    negators = frozenset(cue.word for cue in claim.polarity.cues)
    features |= near_copies.compare(claim.words, linked, negators, features)
    features |= relate.summary(told.quantities)
    if features["num_denied"] or features["num_violated"] >= _HALF:
        features["affirmed_outright"] = 0.0  # a figure that differs is not borne out by the words around it
    features |= figures.ordered(told, len(claim.words.forms))
