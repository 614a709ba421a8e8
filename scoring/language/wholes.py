"""Wholes: the claim says all where its evidence speaks of some, in twelve languages."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.language.halves import halves
from scoring.language.intervals import INTERVAL
from scoring.language.scales import SHORT_OF_ALL
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING, Link

FEATURES = ("all_added",)
_SHARE = 0.6
ALL = lazy(
    r"\b(?:all|every|alle|allen|jede[rsnm]?|sämtliche|tous|toutes|todos|todas|tutti|tutte|ogni|iedere?|все|всех|каждый)\b"
    r"|所有|全部|全体|每[个位名家]|すべて|全て|全員|모든|모두|전원|جميع|सभी"
)
CUES = word_set(
    """all every alle allen jede jeder jedes jeden jedem tous toutes todos todas tutti tutte ogni ieder iedere"""
)
"""The words of ASCII that say it."""
_NO_WHOLE = lazy(
    r"\b(?:in|after|above|first of) all\b(?=\s*(?:[.,;:!?)]|$))|\ball (?:told|in all)\b"
    rf"|\b(?:{'|'.join(sorted(SHORT_OF_ALL))})\s(?:{ALL.pattern})"
)
"""Sums and set phrases, which say of nothing that it is all, and what is not all or only nearly so."""
_WHOLE = lazy(
    r"\b(?:all|every\w*|each|whole|entire\w*|both|always|any|alle[nrs]?|jede[rsnm]?|sämtliche|ganze[nrsm]?|gesamte\w*|tou[st]|toutes?|chaque"
    r"|tod[oa]s?|cada|tutt[eio]|ogni|intero|ieder\w*|elk\w*|heel|hele|все\w*|всех|каждый|без исключения)\b|100\s?%"
    r"|\b(?:(?:dai|night|week|month|year|hour)ly|annual\w*|(?:täg|wöchent|monat|jähr)lich\w*)\b"
    r"|所有|全部|全体|每|都|皆|全|すべて|全て|全員|みな|皆|全|各|모든|모두|전원|전체|전|각|جميع|كل|सभी|हर"
)


def compare(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> dict[str, float]:
    """``all_added`` 1 when the claim says all, the sentence that has most of the claim says of none that it is all, and
    it says more about whom it means, else 0."""
    if not may_hold(claim, CUES) or ALL.search(claim.text.lower()) is None:
        return {"all_added": 0.0}
    return {"all_added": float(any(_added(half.words, evidence, half.links) for half in halves(claim, links)))}


def _added(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> bool:
    """``compare`` for one clause of a claim."""
    if ALL.search(INTERVAL.sub(" ", _NO_WHOLE.sub(" ", claim.text.lower()))) is None:
        return False
    met = [link for link in links if link is not None and link.kind in MEETING]
    content = sum(form not in LIGHT for form in claim.forms)
    if not met or len(met) < _SHARE * (content - 1):
        return False
    counts = {number: sum(link.sentence == number for link in met) for number in {link.sentence for link in met}}
    number = min(counts, key=lambda one: (-counts[one], one))
    there = evidence[number]
    if _WHOLE.search(there.text.lower()) is not None or _elsewhere(claim, evidence, links):
        return False
    taken = {link.word for link in met if link.sentence == number}
    return any(form not in LIGHT for at, form in enumerate(there.forms) if at not in taken)


def _elsewhere(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> bool:
    """Whether another sentence says "all" of what the claim does: "every spring"."""
    for at, form in enumerate(claim.forms[:-1]):
        link = links[at + 1]
        if link is not None and link.word and ALL.fullmatch(form) and link.kind in MEETING:
            before = evidence[link.sentence].forms[max(0, link.word - 2) : link.word]
            if any(_WHOLE.fullmatch(other) for other in before):
                return True
    return False
