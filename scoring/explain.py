"""Explain: why a fact supports or contradicts a claim, in words and stretches that a person can check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring.agreement.agree import SATISFIED, VIOLATED
from scoring.agreement.relation import Relation
from scoring.chunks import Stretch
from scoring.classify import Scored
from scoring.judge import Judged
from scoring.language.findings import Finding
from scoring.plain import term
from scoring.reading import Library
from scoring.reconcile import DENIED
from scoring.records import Conflict, Evidence
from scoring.weigh import Weighed
from scoring.words.light import LIGHT

Places = Mapping[Stretch, int]
"""The chunk that shows a stretch."""
_KINDS = {"name replaced": "name", "bound otherwise": "name", "replaced": "name", "part only": "part"}
"""Findings of several views that a person calls the same."""
_LISTED = 12
"""At most this many matched and missing words are told."""


def evidence(judged: Judged, library: Library, alone: Places, pooled: Places) -> tuple[Evidence, ...]:
    """The evidence behind every chunk that the claim cites or anti-cites, in the order of the chunks.

    ``alone`` gives the chunks of the stretches that speak for themselves, ``pooled`` of those that only together do.
    """
    found = [told for fact, scored in judged.facts for told in _told(fact, scored, library, alone)]
    if judged.together is not None:
        for fact in {library.rows[row].fact for row in judged.together.weighed.rows}:
            found += _told(fact, judged.together, library, pooled)
    return tuple(sorted(found, key=lambda one: one.chunk))


def _told(fact: int, scored: Scored, library: Library, places: Places) -> Iterator[Evidence]:
    """The evidence of one fact, chunk by chunk."""
    rows = [library.rows[row] for row in scored.weighed.rows if library.rows[row].fact == fact]
    chunks: dict[int, list[tuple[int, int]]] = {}
    for row in rows:
        if (fact, row.begin, row.end) in places:
            chunks.setdefault(places[fact, row.begin, row.end], []).append((row.begin, row.end))
    matched, missing = _words(scored.weighed)
    against = conflicts(scored.weighed, library, fact)
    if not against and scored.contradiction >= DENIED:
        against = _unnamed(scored.weighed, library)
    for chunk, stretches in chunks.items():
        # Attributes stand nowhere in the text.
        real = [stretch for stretch in stretches if stretch[1] > stretch[0]] or [(0, 0)]
        begin, end = min(real)[0], max(stretch[1] for stretch in real)
        parts = {term(name): value for name, value in scored.contributions.items()}
        yield Evidence(chunk, scored.support, scored.contradiction, begin, end, matched, missing, against, parts)


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


def conflicts(pair: Weighed, library: Library, fact: int) -> tuple[Conflict, ...]:
    """Every difference between the claim and one fact of its evidence that speaks against the claim."""

    def elsewhere(sentence: int) -> bool:
        return 0 <= sentence < len(pair.rows) and library.rows[pair.rows[sentence]].fact != fact

    violated = [relation for relation in pair.comparison.quantities if relation.state == VIOLATED]
    quantities = [_quantity(relation, pair, library) for relation in violated if not elsewhere(relation.index)]
    against = [finding for finding in pair.findings if finding.against and not elsewhere(finding.sentence)]
    others = [_finding(finding, pair, library) for finding in against]
    told: list[Conflict] = []
    for conflict in [*(one for one in quantities if one is not None), *others]:
        if all((conflict.claim_start, conflict.claim_end) != (one.claim_start, one.claim_end) for one in told):
            told.append(conflict)
    return tuple(told)


def _unnamed(pair: Weighed, library: Library) -> tuple[Conflict, ...]:
    """A conflict that no view names and only the network sees: the claim's words without a counterpart (the whole claim
    where all have one) beside the sentence that holds most of the others."""
    words, links = pair.subject.annotated.words, pair.comparison.links
    missing = [at for at, link in enumerate(links) if link is None and words.forms[at] not in LIGHT]
    places = missing or range(len(words.forms))
    if not places or not pair.rows:
        return ()
    begin, end = words.begins[places[0]], words.ends[places[-1]]
    held = [link.sentence for link in links if link is not None]
    sentence = max(sorted(set(held)), key=held.count, default=0)
    row = library.rows[pair.rows[sentence]]
    there = (row.head, len(row.text))
    return (
        _conflict("wording", (begin, end), words.text[begin:end], sentence, there, row.text[row.head :], pair, library),
    )


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
    return _conflict(
        _KINDS.get(finding.kind, finding.kind),
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
