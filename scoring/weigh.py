"""Weigh: a claim against one text (a fact, or all facts as one) -> the named features on which the classifier
decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

import numpy as np

from scoring import align, encode, others, runs
from scoring.agreement.agree import SATISFIED
from scoring.agreement.arithmetic import is_sum
from scoring.agreement.cells import is_record
from scoring.annotate import Annotated
from scoring.compare import FEATURES as COMPARED
from scoring.compare import Comparison, compare
from scoring.frozen import frozen
from scoring.language import attribution, quotes, rebuttals
from scoring.language.attribution import NOBODY
from scoring.language.bond import NAMED
from scoring.language.findings import Finding
from scoring.match import Match
from scoring.reading import Library
from scoring.scales import Scales, Subject
from scoring.words.lexicon import Floats
from scoring.words.relations import SAME

FEATURES = (
    "recall",
    "recall_best",
    "recall_cover",
    *align.FEATURES,
    *COMPARED,
    *attribution.FEATURES,
    *quotes.FEATURES,
    *rebuttals.FEATURES,
    "unopposed",
)
"""The features in the order of ``Weighed.values``."""
_in_order = itemgetter(*FEATURES)
_AGAINST = {"num_violated": 0.0, "order_denies": 0.0, "answer_no": 0.0, "name_rival": 0.0, "related_denies": 0.25}
"""Features that speak against a claim, from above these values."""
_LEAST_ROWS, _SUMMED_ROWS = 3, 6
_NEXT = 3
"""So many rows before and behind a row of a table are looked at for what another item has."""
_BLOCK = 32
"""So many pairs are weighed together: what they need in between takes some 100 kB each."""


@frozen
class Weighed:
    """One claim against one text. ``rows`` are the rows of the evidence proper in the order of the text."""

    subject: Subject
    rows: tuple[int, ...]
    match: Match
    comparison: Comparison
    values: Floats
    """The features, in the order of FEATURES."""
    length: int
    """Sentences of the facts that the evidence comes from."""
    findings: tuple[Finding, ...]


class Pair(NamedTuple):
    """A claim and a text: the rows ``first`` to ``last`` (exclusive), among which ``find`` chose ``found``."""

    subject: Subject
    first: int
    last: int
    found: Match


def weigh(subject: Subject, scales: Scales, first: int, last: int, found: Match) -> Weighed:
    """Compare a claim with the rows that ``find`` chose among ``first`` to ``last``."""
    return weigh_all([Pair(subject, first, last, found)], scales)[0]


def weigh_all(pairs: Sequence[Pair], scales: Scales) -> list[Weighed]:
    """``weigh`` for many pairs. None knows of the others; some at a time pass every stage together, since a stage that
    is repeated finds its code and tables in the processor's cache."""
    blocks = [pairs[at : at + _BLOCK] for at in range(0, len(pairs), _BLOCK)]
    return [found for block in blocks for found in _block(block, scales)]


def _block(pairs: Sequence[Pair], scales: Scales) -> list[Weighed]:
    library = scales.library
    near = [sorted(_evidence(pair.found, pair.last - pair.first, pair.subject)) for pair in pairs]
    chosen = [
        _chosen(library, pair, [pair.first + row for row in rows]) for pair, rows in zip(pairs, near, strict=True)
    ]
    wide = [_wide(pair, rows) for pair, rows in zip(pairs, chosen, strict=True)]
    read = [[library.annotated(row) for row in rows] for rows in chosen]
    compared = [
        compare(pair.subject.claimed, texts, _beside(library, rows))
        for pair, texts, rows in zip(pairs, read, chosen, strict=True)
    ]
    held = {row: number for number, row in enumerate(dict.fromkeys(row for rows in wide for row in rows))}
    shelf = runs.evidence([library.ids[row] for row in held], scales.tables)
    aligned = [
        _aligned(pair, texts, comparison, shelf.picked([held[row] for row in rows]))
        for pair, texts, comparison, rows in zip(pairs, read, compared, wide, strict=True)
    ]
    said = [_said(pair.subject, scales, rows) for pair, rows in zip(pairs, chosen, strict=True)]
    return [_weighed(library, *parts) for parts in zip(pairs, chosen, aligned, compared, said, strict=True)]


def _chosen(library: Library, pair: Pair, rows: list[int]) -> tuple[int, ...]:
    """The rows of the evidence with those of other items, where the claim sets its item against them."""
    asked = pair.subject.claimed.order
    return tuple(sorted([*rows, *others.rows(library, asked, rows, pair.first, pair.last)]) if asked else rows)


def _beside(library: Library, rows: Sequence[int]) -> list[Annotated]:
    """The rows of a table, and labelled lines, that stand next to those of the evidence: what other items have."""
    found: list[int] = []
    for row in rows:
        if is_record(library.rows[row].text):
            first, last = library.span(library.rows[row].fact)
            around = range(max(first, row - _NEXT), min(last, row + _NEXT + 1))
            found += [at for at in around if at not in rows and at not in found and is_record(library.rows[at].text)]
    return [library.annotated(row) for row in found[: 3 * _NEXT]]


def _wide(pair: Pair, near: Sequence[int]) -> list[int]:
    """The rows among which soft matches are sought, the evidence proper first."""
    return [*near, *(row for place in pair.found.wide if (row := pair.first + place) not in near)]


def _aligned(
    pair: Pair, texts: Sequence[Annotated], comparison: Comparison, evidence: runs.Evidence
) -> dict[str, float]:
    """The features of matching and aligning; ``texts`` are the evidence proper, which come first in ``evidence``."""
    subject, found, spans = pair.subject, pair.found, evidence.spans
    kinds = subject.facing.matrix(evidence.side.ids[: spans[len(texts) - 1][1] if texts else 0])
    for ours, theirs in _figures(subject, texts, comparison, spans):
        kinds[np.ix_(ours, theirs)] = SAME
    features = {"recall": found.recall, "recall_best": found.recall_best, "recall_cover": found.recall_cover}
    return features | align.align(subject.asking, evidence, len(texts), kinds)


def _figures(
    subject: Subject, texts: Sequence[Annotated], comparison: Comparison, spans: Sequence[tuple[int, int]]
) -> list[tuple[list[int], list[int]]]:
    """The words of figures that agree, in the claim and in the run of the evidence: "R$ 45,00" is "45 reais"."""
    found = []
    claim = subject.annotated
    for relation in comparison.quantities if len(claim.ids) == len(subject.ids) else ():
        there = relation.evidence
        if relation.state != SATISFIED or there is None or there.text == relation.claim.text:
            continue
        text, (begin, end) = texts[relation.index], spans[relation.index]
        if len(text.ids) == end - begin:
            ours = encode.places(claim, relation.claim.begin, relation.claim.end)
            theirs = encode.places(text, there.begin, there.end)
            found.append((ours, [begin + at for at in theirs]))
    return found


def _weighed(
    library: Library,
    pair: Pair,
    rows: tuple[int, ...],
    aligned: Mapping[str, float],
    comparison: Comparison,
    said: tuple[dict[str, float], tuple[Finding, ...]],
) -> Weighed:
    features = {**aligned, **comparison.features, **said[0]}
    if features["antonym_agree"]:
        features["related_denies"] = 0.0  # an opposite that a negation turns round is no denial
    findings = comparison.findings + said[1]
    features["unopposed"] = float(not opposed(findings, features))
    values = np.array(_in_order(features), np.float32)
    return Weighed(pair.subject, rows, pair.found, comparison, values, _length(library, rows), findings)


def opposed(findings: Sequence[Finding], features: Mapping[str, float]) -> bool:
    """Whether anything typed speaks against the claim: where nothing does, words that are missing deny nothing."""
    return any(finding.against for finding in findings) or any(
        features[name] > least for name, least in _AGAINST.items()
    )


def _length(library: Library, rows: tuple[int, ...]) -> int:
    starts = library.starts
    return sum(starts[fact + 1] - starts[fact] for fact in {library.rows[row].fact for row in rows})


def _least(subject: Subject) -> int:
    """So many rows are looked at for a claim: more for the sum of what they hold."""
    figures = subject.annotated.figures
    return _SUMMED_ROWS if figures and is_sum(subject.annotated.text) else _LEAST_ROWS


def _evidence(found: Match, count: int, subject: Subject) -> list[int]:
    """The rows of the evidence proper: the cover, filled up to the least by weight; the first rows where nothing
    matches. What a thing is called may stand in the sentence after the one that tells of it ("its name is Alba")."""
    chosen, least = list(found.cover), _least(subject)
    for row in found.wide:
        if len(chosen) >= least:
            break
        if row not in chosen:
            chosen.append(row)
    if len(chosen) == 1 and chosen[0] + 1 < count and any(bond.nouns == {NAMED} for bond in subject.annotated.bonds):
        chosen.append(chosen[0] + 1)
    return chosen or list(range(min(2, count)))


def _said(subject: Subject, scales: Scales, rows: tuple[int, ...]) -> tuple[dict[str, float], tuple[Finding, ...]]:
    """Who says it, and whether what is quoted stands there."""
    library, claim = scales.library, subject.claim
    said = scales.voices(library.rows[rows[0]].fact) if claim.attribution and rows else NOBODY
    facts = sorted({library.rows[row].fact for row in rows}) if claim.quoted else []
    views = (
        attribution.compare(claim.text, claim.attribution, [scales.source(row) for row in rows], said),
        quotes.compare(claim.quoted, [scales.plain(fact) for fact in facts]),
        rebuttals.compare(
            subject.annotated.words,
            [library.annotated(row).words for row in rows],
            lambda number: library.followed(rows[number])[1],
            attributed=claim.attribution is not None,
        ),
    )
    features = {**views[0].features, **views[1].features, **views[2].features}
    if features["unproven"]:
        features["attribution_dropped"] = 1.0  # what is told, and untested, needs its source all the more
    return features, views[0].found + views[1].found + views[2].found
