"""Explain: why a fact supports or contradicts a claim, in words and stretches that a person can check."""

from __future__ import annotations

from scoring.agreement.agree import SATISFIED, VIOLATED
from scoring.agreement.relation import Relation
from scoring.classify import Scored
from scoring.judge import Judged
from scoring.language.findings import Finding
from scoring.plain import term
from scoring.reading import Library
from scoring.records import Conflict, Evidence
from scoring.weigh import Weighed
from scoring.words.light import LIGHT

_LISTED = 12
"""At most this many matched and missing words are told."""


def evidence(judged: Judged, library: Library, place: dict[tuple[int, int, int], int]) -> tuple[Evidence, ...]:
    """The evidence of every weighed fact that is cited or anti-cited by the claim; ``place`` gives the chunk of a
    stretch."""
    found = []
    for fact, scored in judged.facts:
        told = _told(fact, scored, library, place)
        if told is not None:
            found.append(told)
    if judged.together is not None:
        known = {one.chunk for one in found}
        for fact in sorted({library.rows[row].fact for row in judged.together.weighed.rows}):
            told = _told(fact, judged.together, library, place)
            if told is not None and told.chunk not in known:
                found.append(told)
    return tuple(sorted(found, key=lambda one: one.chunk))


def _told(fact: int, scored: Scored, library: Library, place: dict[tuple[int, int, int], int]) -> Evidence | None:
    rows = [row for row in scored.weighed.rows if library.rows[row].fact == fact]
    stretches = [(fact, library.rows[row].begin, library.rows[row].end) for row in rows]
    chunks = [place[stretch] for stretch in stretches if stretch in place]
    real = [stretch for stretch in stretches if stretch[2] > stretch[1]]
    if not chunks:
        return None
    begin, end = (min(one[1] for one in real), max(one[2] for one in real)) if real else (0, 0)
    matched, missing = _words(scored.weighed)
    return Evidence(
        chunks[-1],
        scored.support,
        scored.contradiction,
        begin,
        end,
        matched,
        missing,
        conflicts(scored.weighed, library),
        {term(name): value for name, value in scored.contributions.items()},
    )


def _words(pair: Weighed) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The content words of the claim that meet a word of the evidence or belong to a figure that agrees, and the
    others."""
    words = pair.subject.annotated.words
    agreed = [(one.claim.begin, one.claim.end) for one in pair.comparison.quantities if one.state == SATISFIED]
    matched: list[str] = []
    missing: list[str] = []
    for form, begin, end, link in zip(words.forms, words.begins, words.ends, pair.comparison.links, strict=True):
        if form not in LIGHT:
            met = link is not None or any(start <= begin < stop for start, stop in agreed)
            (matched if met else missing).append(words.text[begin:end])
    return tuple(matched[:_LISTED]), tuple(missing[:_LISTED])


def conflicts(pair: Weighed, library: Library) -> tuple[Conflict, ...]:
    """Every difference that speaks against the claim, quantities first."""
    quantities = [
        _quantity(relation, pair, library) for relation in pair.comparison.quantities if relation.state == VIOLATED
    ]
    others = [_finding(finding, pair, library) for finding in pair.findings if finding.against]
    told: list[Conflict] = []
    for conflict in [*(one for one in quantities if one is not None), *others]:
        if all((conflict.claim_start, conflict.claim_end) != (one.claim_start, one.claim_end) for one in told):
            told.append(conflict)
    return tuple(told)


def _quantity(relation: Relation, pair: Weighed, library: Library) -> Conflict | None:
    ours, theirs = relation.claim, relation.evidence
    if theirs is None:
        return None
    kind = "date" if ours.family == "when" else "version" if ours.kind in ("version", "identifier") else "number"
    if kind == "number" and ours.amount == theirs.amount and ours.unit != theirs.unit:
        kind = "unit"
    return _conflict(
        kind, (ours.begin, ours.end), ours.text, relation.index, (theirs.begin, theirs.end), theirs.text, pair, library
    )


def _finding(finding: Finding, pair: Weighed, library: Library) -> Conflict:
    kind = "name" if finding.kind.startswith("name") else finding.kind
    return _conflict(
        kind,
        (finding.claim_start, finding.claim_end),
        finding.claim_value,
        finding.sentence,
        (finding.fact_start, finding.fact_end),
        finding.fact_value,
        pair,
        library,
    )


def _conflict(
    kind: str,
    ours: tuple[int, int],
    mine: str,
    sentence: int,
    theirs: tuple[int, int],
    other: str,
    pair: Weighed,
    library: Library,
) -> Conflict:
    begin, end = pair.subject.claim.span(*ours)
    place = library.rows[pair.rows[sentence]].span(*theirs) if 0 <= sentence < len(pair.rows) else (0, 0)
    return Conflict(kind, begin, end, mine, *place, other)
