"""Aggregate: judged claims -> claim scores, citations and cited chunks, and the scores of the whole answer
candidate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring.chunks import Stretch, chunks
from scoring.explain import evidence
from scoring.frozen import frozen
from scoring.judge import Judged
from scoring.reading import ClaimText, Library
from scoring.records import CitedChunk, Claim, Evidence


@frozen
class Thresholds:
    """From which support a fact is cited, from which contradiction it is anti-cited; both in [0, 1]."""

    citation: float
    anti_citation: float


@frozen
class Cited:
    """What one claim cites: stretches of facts that support it and stretches that contradict it."""

    support: tuple[Stretch, ...] = ()
    against: tuple[Stretch, ...] = ()
    pooled: bool = False
    """Whether only several facts together support the claim."""


def cited(judged: Judged, library: Library, thresholds: Thresholds) -> Cited:
    """The stretches that a claim cites. A fact that would be both cited and anti-cited counts for the stronger side."""
    support: list[Stretch] = []
    against: list[Stretch] = []
    for fact, scored in judged.facts:
        own = [row for row in scored.weighed.rows if library.rows[row].fact == fact]
        supports = scored.support >= thresholds.citation
        denies = scored.contradiction >= thresholds.anti_citation
        if supports and (not denies or scored.support >= scored.contradiction):
            support += _stretches(own, library)
        elif denies:
            against += _stretches(own, library)
    together = judged.together
    if support or together is None or together.support < thresholds.citation:
        return Cited(tuple(support), tuple(against))
    denying = {fact for fact, _, _ in against}
    pooled = [stretch for stretch in _stretches(together.weighed.rows, library) if stretch[0] not in denying]
    return Cited(tuple(pooled), tuple(against), pooled=True)


def _stretches(rows: Sequence[int], library: Library) -> list[Stretch]:
    return [(library.rows[row].fact, library.rows[row].begin, library.rows[row].end) for row in rows]


def claims(
    answer: str,
    texts: Sequence[ClaimText],
    judged: Sequence[Judged],
    library: Library,
    thresholds: Thresholds,
    explained: bool,
) -> tuple[tuple[Claim, ...], tuple[CitedChunk, ...]]:
    """All claims in order with their citations, and the chunks that they cite, each once, in the request's order."""
    citing = [cited(one, library, thresholds) for one in judged]
    wanted = [stretch for one in citing for stretch in (*one.support, *one.against)]
    found, place = chunks(wanted, library.facts, library.places)
    results = []
    pairs = iter(zip(judged, citing, strict=True))
    at_char = at_byte = 0
    for text in texts:
        sentence = text.sentence
        at_byte += len(answer[at_char : sentence.begin].encode())
        end_byte = at_byte + len(sentence.text.encode())
        where = (sentence.text, at_byte, end_byte, sentence.begin, sentence.end)
        at_char, at_byte = sentence.end, end_byte
        if not text.required:
            results.append(Claim(*where, False))
            continue
        one, cites = next(pairs)
        citations = sorted({place[stretch] for stretch in cites.support})
        anti = sorted({place[stretch] for stretch in cites.against} - set(citations))
        results.append(
            Claim(
                *where,
                True,
                one.support,
                one.contradiction,
                tuple(citations),
                tuple(anti),
                _verdict(one, anti, thresholds),
                _evidence(one, library, cites, place) if explained else (),
            )
        )
    return tuple(results), found


def _evidence(judged: Judged, library: Library, cites: Cited, place: Mapping[Stretch, int]) -> tuple[Evidence, ...]:
    supports = {stretch: place[stretch] for stretch in cites.support}
    denies = {stretch: place[stretch] for stretch in cites.against}
    return (
        evidence(judged, library, denies, supports)
        if cites.pooled
        else evidence(judged, library, supports | denies, {})
    )


def _verdict(judged: Judged, anti: Sequence[int], thresholds: Thresholds) -> str:
    if judged.support >= thresholds.citation:
        return "supported"
    return "contradicted" if anti else "unsupported"


def mean(scores: Sequence[float]) -> float:
    """The mean of the checked claims' scores; 0 when none needed a check."""
    return sum(scores) / len(scores) if scores else 0.0
