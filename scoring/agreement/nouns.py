"""A figure of the claim that the evidence has, but of another thing: "35 employees" beside "35 computers"."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement.agree import SATISFIED
from scoring.agreement.relation import Relation
from scoring.records import Words
from scoring.words.links import Link

FEATURES = ("num_other_noun",)


def compare(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], relations: Sequence[Relation]
) -> dict[str, float]:
    """``num_other_noun`` 1 when a satisfied figure counts a noun that the evidence lacks, beside one that the claim
    lacks, else 0; only for a claim with one figure, whose noun is plain to see."""
    for relation in relations if len(relations) == 1 else ():
        there = relation.evidence
        if relation.state != SATISFIED or there is None or relation.same_head or relation.arithmetic:
            continue
        mine = relation.claim
        if not mine.head or not there.head or mine.kind != "cardinal" or there.kind != "cardinal":
            continue
        ours, theirs = _places(claim, mine.head, mine.end), _places(evidence[relation.index], there.head, there.end)
        if not ours or not theirs:
            continue
        met = {link[:2] for link in links if link is not None}
        if any(links[at] is None for at in ours) and any((relation.index, at) not in met for at in theirs):
            return {"num_other_noun": 1.0}
    return {"num_other_noun": 0.0}


def _places(words: Words, noun: str, end: int) -> list[int]:
    """The words of a counted noun: those behind the number, else those before it."""
    text = words.text.lower()
    at = text.find(noun, end)
    at = at if at >= 0 else text.rfind(noun, 0, end)
    if at < 0:
        return []
    return [
        place
        for place, (begin, stop) in enumerate(zip(words.begins, words.ends, strict=True))
        if begin < at + len(noun) and stop > at
    ]
