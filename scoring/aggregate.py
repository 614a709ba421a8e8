"""Aggregate: judged claims -> claim scores, citations and cited chunks, and the scores of the whole answer
candidate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.chunks import Stretch, chunks
from scoring.explain import evidence
from scoring.judge import Judged
from scoring.reading import ClaimText, Library
from scoring.records import CitedChunk, Claim


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which support a fact is cited, from which contradiction it is anti-cited; both in [0, 1]."""

    citation: float
    anti_citation: float


@dataclass(frozen=True, slots=True)
class Cited:
    """What one claim cites: stretches of facts that support it and stretches that contradict it."""

    support: tuple[Stretch, ...] = ()
    against: tuple[Stretch, ...] = ()


def cited(judged: Judged, library: Library, thresholds: Thresholds) -> Cited:
    """The stretches that a claim cites. A fact that would be both cited and anti-cited counts for the stronger side."""
    support: list[Stretch] = []
    against: list[Stretch] = []
    for _, scored in judged.facts:
        supports = scored.support >= thresholds.citation
        denies = scored.contradiction >= thresholds.anti_citation
        if supports and (not denies or scored.support >= scored.contradiction):
            support += _stretches(scored.weighed.rows, library)
        elif denies:
            against += _stretches(scored.weighed.rows, library)
    together = judged.together
    if not support and together is not None and together.support >= thresholds.citation:
        denying = {fact for fact, _, _ in against}
        support = [stretch for stretch in _stretches(together.weighed.rows, library) if stretch[0] not in denying]
    return Cited(tuple(support), tuple(against))


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
                evidence(one, library, _own(place, citations, anti)) if explained else (),
            )
        )
    return tuple(results), found


def _own(place: dict[Stretch, int], citations: Sequence[int], anti: Sequence[int]) -> dict[Stretch, int]:
    wanted = {*citations, *anti}
    return {stretch: chunk for stretch, chunk in place.items() if chunk in wanted}


def _verdict(judged: Judged, anti: Sequence[int], thresholds: Thresholds) -> str:
    if judged.support >= thresholds.citation:
        return "supported"
    return "contradicted" if anti else "unsupported"


def mean(scores: Sequence[float]) -> float:
    """The mean of the checked claims' scores; 0 when none needed a check."""
    return sum(scores) / len(scores) if scores else 0.0
