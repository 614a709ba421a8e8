"""Objects: "does not speak Greek" is not denied by "speaks Dutch", which says nothing of Greek."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language.scales import ONLY
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING, REVERSING, Link

_DOING = word_set(
    """speak speaks speaking spoke sell sells selling sold play plays played serve serves served teach teaches taught
    grow grows grew offer offers offered stock stocks stocked make makes made produce produces produced repair repairs
    repaired eat eats ate drink drinks drank own owns owned keep keeps kept study studies studied know knows knew
    collect collects collected accept accepts accepted support supports supported carry carries carried
    spricht sprechen sprach verkauft verkaufen spielt spielen bietet bieten unterrichtet lernt kennt
    parle parlent vend vendent joue jouent sert enseigne offre accepte
    habla hablan vende venden toca tocan sirve sirven enseña ofrece acepta fala falam serve ensina oferece aceita
    parla parlano vendono suona suonano insegna offre accetta spreekt verkoopt speelt biedt"""
)
"""Verbs that one may do with many things: doing it with one leaves the others open."""
_FOLLOWS = word_set("the a an any no some der die das den ein eine kein keine le la les un une de el los il lo het een")
_FLEETING = word_set("today now yet anymore well much often again here there longer more enough mehr bien mucho muito")


def object_of_another(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], reach: Sequence[int], at: int
) -> bool:
    """Whether the verb ``at``, which the claim denies by a cue of this ``reach``, has an object there that the evidence
    does not have, and the sentence has one of its own."""
    link = links[at]
    behind = [place for place in reach if place > at]
    if link is None or claim.forms[at] not in _DOING or not behind or claim.forms[behind[0]] in _FLEETING:
        return False
    there = evidence[link.sentence]
    thing = next((form for form in claim.forms[at + 1 :] if form not in _FOLLOWS), "")
    if thing != claim.forms[behind[0]] or any(_met(links[place]) for place in behind):
        return False
    if any(claim.stems[place] in one.stems for place in behind for one in evidence) or not ONLY.isdisjoint(there.forms):
        return False
    own = next((form for form in there.forms[link.word + 1 :] if form not in _FOLLOWS), "")
    return own != "" and own not in LIGHT and own not in _FLEETING


def open_of_another(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], cues: Sequence[tuple[int, Sequence[int]]]
) -> bool:
    """``object_of_another`` for any of the negators of a claim, each with its word and its reach: the verb stands in
    the reach, or before the negator ("spricht kein Griechisch")."""
    return any(
        object_of_another(claim, evidence, links, reach, at)
        for word, reach in cues
        for at in (*reach[:1], word - 1)
        if 0 <= at < len(links)
    )


def _met(link: Link | None) -> bool:
    return link is not None and (link.kind in MEETING or link.kind in REVERSING)
