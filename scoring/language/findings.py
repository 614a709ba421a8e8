"""What one comparison of a claim with evidence found: typed spans for people, numbers for the classifier."""

from __future__ import annotations

from collections.abc import Mapping

from scoring.frozen import field, frozen
from scoring.records import Words


@frozen
class Finding:
    """One difference or agreement.

    Offsets are characters in the text of the claim sentence and of ``evidence[sentence]``; a side that has no stretch
    of its own (something is missing there) is the empty stretch 0:0, and ``sentence`` is -1 when no evidence
    takes part.
    ``against`` tells a conflict (the evidence denies the claim) from a mere lack or an agreement.
    """

    kind: str
    claim_start: int
    claim_end: int
    claim_value: str
    sentence: int = -1
    fact_start: int = 0
    fact_end: int = 0
    fact_value: str = ""
    against: bool = False


@frozen
class Findings:
    """``features`` always has the same names for one module; every value lies in [-1, 1]."""

    found: tuple[Finding, ...] = ()
    features: Mapping[str, float] = field(factory=dict)


def opposed(kind: str, claim: Words, number: int, there: Words) -> Finding:
    """The whole claim against the whole sentence ``there``, which is ``evidence[number]``."""
    return Finding(kind, 0, len(claim.text), claim.text, number, 0, len(there.text), there.text, True)


def clipped(count: float, most: int = 3) -> float:
    """A count as a share of ``most``, at most 1: means the same for a sentence and for a page."""
    return min(count, most) / most
