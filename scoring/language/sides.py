"""The sides of polarity: a claim and its evidence, which of their words answer each other, and what each side denies.

Made by ``polarity`` for every claim; ``opposites`` and ``one_sided`` ask it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.language.denial import Polarity
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import Link

_MOSTLY = 0.7
_PAIR = 2
_YES = word_set("yes ja oui sí sim sì")
_CONDITIONS = word_set(
    """if when within provided unless until as with by for innerhalb wenn sofern falls binnen solange mit si dans avec
    tant cuando dentro con mientras se em com quando entro als mits zolang"""
)
_FLAT = lazy(
    r"\s*(?:[.;!]|$|,? ?(?:with or without|whether|even|regardless|under any|at all|for any|in any|no matter"
    r"|mit oder ohne|ob mit|auch nicht|auf keinen|egal|avec ou sans|en aucun|même|con o sin|en ningún|ni siquiera"
    r"|com ou sem|em nenhum|con o senza|in nessun|neanche|met of zonder|in geen)\b)",
    2,
)
"""Behind what is denied: nothing, or that no condition matters."""
_JOINS = word_set("and but while whereas und aber während et mais y pero e mas ma en maar")
_LEADING = word_set(
    """in on at during after before since from under for by with im am in an bei während nach vor seit en dans pendant
    après avant depuis durante tras desde em no na após nel nella dopo op bij tijdens na"""
)


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

    def clause_complete(self, at: int) -> bool:
        """Whether one sentence has a counterpart for every word of the clause in which word ``at`` stands, and of what
        leads the claim in ("on Sundays, …")."""
        forms, link = self.claim.forms, self.links[at]
        first = next((place + 1 for place in range(at - 1, -1, -1) if self._breaks(place)), 0)
        last = next((place for place in range(at + 1, len(forms)) if self._breaks(place)), len(forms))
        if (first, last) == (0, len(forms)) or link is None:
            return False
        lead = self._lead()
        own = [place for place in self.claim.content if first <= place < last or place < lead]
        clause = [place for place in own if first <= place < last]
        answers = [self.links[place] for place in own]
        return len(clause) > _PAIR and all(one is not None and one.sentence == link.sentence for one in answers)

    def flatly_denied(self, at: int, link: Link) -> bool:
        """Whether a sentence denies the word outright, on no condition of its own, and has all of the claim before the
        conditions that this adds: "you can return it within a week if …" beside "it cannot be returned"."""
        there, forms = self.evidence[link.sentence], self.claim.forms
        last = next((place for place in range(at + 1, len(forms)) if forms[place] in _CONDITIONS), len(forms))
        core = [self.links[place] for place in self.claim.content if place < last and forms[place] not in _YES]
        met = len(core) > 1 and all(one is not None and one.sentence == link.sentence for one in core)
        return met and last < len(forms) and _FLAT.match(there.text, there.ends[link.word]) is not None

    def _breaks(self, place: int) -> bool:
        return self.claim.forms[place] in _JOINS

    def _lead(self) -> int:
        """The place behind an adverbial before the first comma, 0 where the claim begins with its subject."""
        comma = self.claim.text.find(",") if self.claim.forms[0] in _LEADING else -1
        return next((at for at, begin in enumerate(self.claim.begins) if begin > comma), 0) if comma >= 0 else 0

    def mostly_met(self) -> bool:
        """Whether the evidence has nearly all of the claim, so that word order cannot part an opposite from it."""
        content = self._content()
        met = sum(link is not None for link in content)
        return len(content) > 2 and met >= _MOSTLY * len(content)

    def _content(self) -> list[Link | None]:
        return [self.links[at] for at in self.claim.content]
