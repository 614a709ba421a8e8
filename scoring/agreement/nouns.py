"""A figure of the claim that the evidence has, but of another thing: "35 employees" beside "35 computers"."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement.agree import SATISFIED
from scoring.agreement.relation import ABSENT, Relation
from scoring.quantities.numberwords import ENGLISH
from scoring.quantities.quantity import Quantity
from scoring.records import Words
from scoring.words.links import Link

FEATURES = ("num_other_noun",)
_GLUE = frozenset(":.,/-")
_UNIT_MARKS = frozenset(":'’\"”°/-")


def compare(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], relations: Sequence[Relation]
) -> dict[str, float]:
    """``num_other_noun`` 1 when a satisfied figure counts a noun that the evidence lacks, beside one that the claim
    lacks, or when the figure of a measure stands there only as one of another kind, else 0; only for a claim with one
    figure, whose noun is plain to see."""
    for relation in relations if len(relations) == 1 else ():
        there = relation.evidence
        if relation.state == ABSENT and _counts_else(claim, evidence, relation.claim):
            return {"num_other_noun": 1.0}
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


def _counts_else(claim: Words, evidence: Sequence[Words], figure: Quantity) -> bool:
    """Whether the evidence has the claim's measure only as the figure of something that is not comparable: "3 hours"
    beside "3 acts"."""
    if not figure.unit or figure.bound or figure.kind not in ("duration", "measure", "money"):
        return False
    written = [
        form for form, begin in zip(claim.forms, claim.begins, strict=True) if figure.begin <= begin < figure.end
    ]
    number = next((form for form in written if form[0].isdigit() or form in ENGLISH), "")
    return bool(number) and any(
        form == number and _alone(there, at) for there in evidence for at, form in enumerate(there.forms)
    )


def _alone(words: Words, at: int) -> bool:
    """Whether a number is no part of a longer one, and no letters of a unit hang on it ("0:40", "5kgs")."""
    begin, end = words.begins[at], words.ends[at]
    before, after = words.text[max(0, begin - 1) : begin], words.text[end : end + 2]
    return not before.isalnum() and before not in _GLUE and not after[:1].isalpha() and after[:1] not in _UNIT_MARKS


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
