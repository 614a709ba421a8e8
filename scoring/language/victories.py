"""Victories: "won against" and "defeated" say the same of who came off best, though "victory" and "defeat" are
opposites, and so do "lost" and "was beaten".
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import MEETING, Link

_WINS = word_set("win wins won winning")
_BEATS = word_set("beat beats beating defeats defeated defeating")
_LOSES = word_set("lose loses lost losing")
_BEATEN = word_set("beaten defeated")
WORDS = _WINS | _BEATS | _LOSES | _BEATEN
_BEING = word_set("is are was were be been being get got")
_OVER = word_set("against over versus vs")
_BACK, _FAR = 3, 9


def put_in_place(claim: Words, evidence: Sequence[Words], linked: Sequence[Link | None]) -> list[tuple[int, Link]]:
    """The words of winning and losing of a claim with the other ones that say the same."""
    if WORDS.isdisjoint(claim.forms):
        return []
    found = []
    for at, form in enumerate(claim.forms):
        outcome = _outcome(claim, at) if form in WORDS and not _met(linked[at]) else ""
        for number, there in enumerate(evidence) if outcome else ():
            place = next((spot for spot, other in enumerate(there.forms) if other in WORDS), -1)
            if place >= 0 and _outcome(there, place) == outcome and _named(claim, at) and _named(there, place):
                found.append((at, Link(number, place, "synonym")))
                break
    return found


def _met(link: Link | None) -> bool:
    return link is not None and link.kind in MEETING


def _outcome(words: Words, at: int) -> str:
    """Whether the subject of a word comes off best or worst; "" where it is no such word."""
    form = words.forms[at]
    if form in _BEATEN and not _BEING.isdisjoint(words.forms[max(0, at - _BACK) : at]):
        return "worst"
    return "best" if form in _WINS or form in _BEATS else "worst" if form in _LOSES else ""


def _named(words: Words, at: int) -> bool:
    """Whether the other side is named: "beat Riga", "won 3-1 against Riga", "lost to Riga", "was beaten"."""
    return words.forms[at] not in _WINS or not _OVER.isdisjoint(words.forms[at + 1 : at + _FAR])
