"""Repeats: claims that an answer candidate states more than once are weighed once.

Language models fall into loops, and lists and tables repeat their cells. What a claim is compared as decides how it is
judged; only the place where it stands is its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.frozen import replace
from scoring.judge import Judged
from scoring.reading import ClaimText

_Key = tuple[str, str, int]


def distinct(claims: Sequence[ClaimText]) -> list[ClaimText]:
    """The claims that need a check, each once: the first of those that are compared as the same."""
    found: dict[_Key, ClaimText] = {}
    for claim in claims:
        if claim.required:
            found.setdefault(_key(claim), claim)
    return list(found.values())


def spread(judged: Sequence[Judged], claims: Sequence[ClaimText]) -> list[Judged]:
    """For every claim that needs a check, in order, what was judged of the one that it repeats; its own where there is
    none. ``judged`` tells of the ``distinct`` ones."""
    known = {_key(one.subject.claim): one for one in judged}
    return [_of(known[_key(claim)], claim) for claim in claims if claim.required]


def _key(claim: ClaimText) -> _Key:
    return claim.sentence.text, claim.text, claim.head


def _of(judged: Judged, claim: ClaimText) -> Judged:
    """What was judged, told of the claim where it stands."""
    if judged.subject.claim is claim:
        return judged
    subject = replace(judged.subject, claim=claim)
    scored = [one for _, one in judged.facts] + ([judged.together] if judged.together else [])
    found = [replace(one, weighed=replace(one.weighed, subject=subject)) for one in scored]
    facts = tuple((fact, one) for (fact, _), one in zip(judged.facts, found, strict=False))
    return Judged(subject, facts, found[-1] if judged.together else None)
