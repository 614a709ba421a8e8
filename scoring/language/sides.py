"""The sides of polarity: a claim and its evidence, which of their words answer each other, and what each side denies.

Made by ``polarity`` for every claim; ``opposites`` and ``one_sided`` ask it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.language.denial import Polarity
from scoring.records import Words
from scoring.words.links import Link

_MOSTLY = 0.7


class Sides(NamedTuple):
    """``links[i]`` is what answers word i of the claim; ``mine`` the claim's polarity, ``theirs`` by sentence."""

    claim: Words
    evidence: Sequence[Words]
    links: Sequence[Link | None]
    mine: Polarity
    theirs: Sequence[Polarity]

    def denied(self, at: int, link: Link) -> tuple[bool, bool]:
        """Whether word ``at`` of the claim is denied, and whether the word that answers it is."""
        other = self.theirs[link.sentence]
        return bool(self.mine.cues) and self.mine.denied[at], bool(other.cues) and other.denied[link.word]

    def complete(self) -> bool:
        """Whether one sentence has a counterpart for every word of the claim."""
        content = self._content()
        return (
            len(content) > 1 and len({link.sentence if link else -1 for link in content}) == 1 and None not in content
        )

    def mostly_met(self) -> bool:
        """Whether the evidence has nearly all of the claim, so that word order cannot part an opposite from it."""
        content = self._content()
        met = sum(link is not None for link in content)
        return len(content) > 2 and met >= _MOSTLY * len(content)

    def _content(self) -> list[Link | None]:
        return [self.links[at] for at in self.claim.content]
