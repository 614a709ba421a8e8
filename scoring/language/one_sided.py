"""One-sided denials: a word that claim and evidence share, denied on one side only. Do the two differ over it?

Takes the sides, the place of the claim's word with its link, and which side denies it; returns a ``Verdict``.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Literal

from scoring.language import negators as of
from scoring.language.denial import Polarity
from scoring.language.idle_negators import either
from scoring.language.objects import object_of_another
from scoring.language.reach import Cue
from scoring.language.sides import Sides
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import REVERSING, Link

Verdict = Literal["agree", "absent", "shift", "differ"]
"""Both mean the same; the evidence does not speak of it; the denials are of different words; or the two differ."""
_NEAR = 4
_AROUND, _AMONG = 5, 0.34
_UNMET = 0.2
"""The most of a question's words that a claim may lack and state what it asks."""
_SHUT = of.PROHIBITIONS | word_set(
    """closed shut excluded geschlossen fermé fermée fermés fermées cerrado cerrada cerrados cerradas fechado fechada
    chiuso chiusa chiusi chiuse gesloten"""
)
_CONTRASTS = frozenset({"but", "and", "although", "aber", "mais", "pero", "ma", "mas", "maar"})


def negator(sides: Sides, at: int, link: Link, here: bool) -> tuple[int, int]:
    """What denies the word, in the claim (``here``) or in the evidence: its sentence, -1 for the claim, and its cue."""
    return (-1, sides.mine.by[at]) if here else (link.sentence, sides.theirs[link.sentence].by[link.word])


def verdict(sides: Sides, at: int, link: Link, here: bool, agreed: Container[tuple[int, int]]) -> Verdict:
    """What the denial amounts to; ``agreed`` are the negators that the other side answers at another word."""
    by = negator(sides, at, link, here)
    if here and _contrasted(sides, by[1], link.sentence):
        return "agree"
    if (not here and not _asked(sides, by)) or (here and _both(sides, at)):
        return "absent"
    if (
        by in agreed
        or _itself(sides, at, link, by[1], here)
        or (not here and _ended(sides, by))
        or (here and (_departed(sides, link) or _either(sides, link)))
    ):
        return "agree"
    elliptic = here and sides.mine.cues[by[1]].elliptic
    reach = sides.mine.cues[by[1]].reach if here and not elliptic else ()
    if object_of_another(sides.claim, sides.evidence, sides.links, reach, at):
        return "absent"
    if elliptic and not _told_of(sides, by[1], link.sentence):
        return "absent"
    if not elliptic and not _among(sides, at, link):
        return "shift"
    there = sides.evidence[link.sentence]
    shared = _near(sides.theirs[link.sentence], there, link.word) if here else _near(sides.mine, sides.claim, at)
    return "shift" if shared else "differ"


def handed(sides: Sides, at: int, link: Link, cue: Cue, here: bool) -> bool:
    """Whether a denied verb of having, the claim's being another one, hands its denial on to what is had: "has a
    pool" beside "does not offer a pool"."""
    if here or cue.implicit or link.word not in cue.reach[1:2]:
        return False
    verb = sides.evidence[link.sentence].forms[cue.head]
    before = sides.claim.forms[max(0, at - 3) : at]
    return verb in of.HAVING and not of.HAS.isdisjoint(before)


def _both(sides: Sides, at: int) -> bool:
    """Whether the claim also affirms the word that it denies, so that the evidence's answers to the affirmed one:
    "those who swim sleep better than those who do not swim"."""
    stem = sides.claim.stems[at]
    return any(one == stem and not no for one, no in zip(sides.claim.stems, sides.mine.denied, strict=True))


def answered_ban(sides: Sides, at: int, link: Link, cue: Cue, here: bool) -> bool:
    """Whether what forbids (禁止) has its opposite on the other side, which tells the difference, or meets a lone
    character of another word."""
    forms = (sides.claim if here else sides.evidence[link.sentence]).forms
    if not cue.implicit or cue.word < 0 or forms[cue.word] not in of.BANS:
        return False
    bans = [
        other
        for place, other in enumerate(sides.links)
        if other is not None and (place if here else other.word) == cue.word and other.kind in REVERSING
    ]
    beside = ((place, link.word + place - at) for place in (at - 1, at + 1) if 0 <= place < len(sides.links))
    met = "ぁ" <= sides.claim.forms[min(at + 1, len(sides.links) - 1)][0] <= "ん" or any(
        (other := sides.links[place]) is not None and other.word == word for place, word in beside
    )
    return bool(bans) or not met


def _asked(sides: Sides, by: tuple[int, int]) -> bool:
    """Whether the claim states what a question asks that is answered by no, and not only something of its subject: "the
    ferry sailed" beside "Was the ferry late? No"."""
    cue = sides.theirs[by[0]].cues[by[1]]
    if cue.word >= 0:
        return True
    met = {other.word for other in sides.links if other is not None and other.sentence == by[0]}
    return sum(at not in met for at in cue.reach) <= _UNMET * len(cue.reach)


def _itself(sides: Sides, at: int, link: Link, cue: int, here: bool) -> bool:
    """Whether the word that answers the denied one is the negator itself: "free of charge" beside "free"."""
    denier = (sides.mine if here else sides.theirs[link.sentence]).cues[cue].word
    mine, there = sides.claim.forms, sides.evidence[link.sentence].forms
    return denier >= 0 and (mine[denier] == there[link.word] if here else there[denier] == mine[at])


def _ended(sides: Sides, by: tuple[int, int]) -> bool:
    """ "The sale came to an end" agrees with "stopped selling"."""
    cue = sides.theirs[by[0]].cues[by[1]]
    stopped = cue.word >= 0 and sides.evidence[by[0]].forms[cue.word] in of.STOPPING
    return stopped and not of.ENDING.isdisjoint(sides.claim.forms)


def _departed(sides: Sides, link: Link) -> bool:
    """ "Left Estbury" agrees with "not at Estbury"."""
    return not of.DEPARTURE.isdisjoint(sides.evidence[link.sentence].forms[max(0, link.word - 3) : link.word])


def _among(sides: Sides, at: int, link: Link) -> bool:
    """Whether the sentence speaks of the same: it has a share of the words around the denied one. Names may stand
    in it as a pronoun."""
    cues = {cue.word for cue in sides.mine.cues}
    around = [
        place
        for place in range(max(0, at - _AROUND), min(len(sides.links), at + _AROUND + 1))
        if place not in cues
        and place != at
        and not sides.claim.capital[place]
        and sides.claim.forms[place] not in LIGHT
    ]
    met = [place for place in around if (other := sides.links[place]) and other.sentence == link.sentence]
    return len(around) < 2 or len(met) >= _AMONG * len(around)


def _either(sides: Sides, link: Link) -> bool:
    """ "Without sugar" agrees with "with or without sugar"."""
    there = sides.evidence[link.sentence]
    return any(either(there, at) for at in range(max(0, link.word - 2), link.word))


def _contrasted(sides: Sides, cue: int, sentence: int) -> bool:
    """ "Stops at the pier but not at the mill" beside a sentence on the mill that denies the stopping, or has its
    opposite."""
    at = sides.mine.cues[cue].word
    elliptic = sides.mine.cues[cue].elliptic
    if at < 1 or not (elliptic or sides.claim.forms[at - 1] in _CONTRASTS):
        return False
    there, other = sides.evidence[sentence], sides.theirs[sentence]
    before = {sides.claim.stems[place] for place in range(at) if sides.claim.forms[place] not in LIGHT}
    denied = bool(other.cues) and any(stem in before for stem, no in zip(there.stems, other.denied, strict=True) if no)
    turned = not _SHUT.isdisjoint(there.forms) or any(
        link and link.kind in REVERSING and link.sentence == sentence for link in sides.links[:at]
    )
    return denied or turned


def _told_of(sides: Sides, cue: int, sentence: int) -> bool:
    """Whether a sentence has half of what is denied of another by "but Turin does not"."""
    first = sides.mine.cues[cue].reach[0]
    content = [link for link, form in zip(sides.links[:first], sides.claim.forms, strict=False) if form not in LIGHT]
    before = content[1:]
    return 2 * sum(link is not None and link.sentence == sentence for link in before) >= len(before)


def _near(polarity: Polarity, words: Words, place: int) -> bool:
    """Whether a negator stands so near that it may mean the same denial; "without" denies its noun alone, and "but
    no" what follows."""
    return any(
        abs(cue.word - place) <= 2 * _NEAR
        and not (cue.word >= 0 and words.forms[cue.word] in of.NOUN_ONLY)
        and not (cue.word > place and words.forms[cue.word - 1] in _CONTRASTS)
        for cue in polarity.cues
    )
