"""Reversals: of two things the claim grants the one and denies the other, the evidence does it the other way round.

"Dogs may go into the garden but not into the barn" beside "into the barn but not into the garden": one denial each, of
the same thing at first sight.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language.denial import Polarity
from scoring.language.findings import Finding
from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.links import MEETING, Link

_BESIDE = 5
"""Words at most from what both sides say to the thing that one of them denies."""


def find(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], mine: Polarity, theirs: Sequence[Polarity]
) -> Finding | None:
    """The finding for a thing that the claim grants and the evidence denies, where a thing that the claim denies is
    granted in the same sentence and both say the same of the two, as by one verb."""
    if not any(cue.word > 0 for cue in mine.cues):
        return None
    met = [
        (at, link)
        for at, link in enumerate(links)
        if link is not None and link.kind in MEETING and claim.forms[at] not in LIGHT
    ]
    subject = met[0][0] if met else -1
    for at, link in met:
        other = theirs[link.sentence]
        if mine.denied[at] or not other.cues or not other.denied[link.word] or other.by[link.word] < 0:
            continue
        same = [(place, one) for place, one in met if one.sentence == link.sentence]
        granted = any(mine.denied[place] and not other.denied[one.word] for place, one in same)
        said = any(
            0 < at - place <= _BESIDE and not mine.denied[place] and not other.denied[one.word]
            for place, one in same
            if not claim.capital[place] and place != subject
        )
        if granted and said:
            return _finding(claim, at, evidence[link.sentence], link)
    return None


def _finding(claim: Words, at: int, there: Words, link: Link) -> Finding:
    begin, end, start, stop = claim.begins[at], claim.ends[at], there.begins[link.word], there.ends[link.word]
    return Finding(
        "negation", begin, end, claim.text[begin:end], link.sentence, start, stop, there.text[start:stop], True
    )
