"""Contrasts: "it runs on hydrogen, unlike the older engine, which runs on petrol" says the one of the first thing and
the other of the second."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language import negators as of
from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.links import Link

_UNLIKE = lazy(
    r"\b(?:unlike|in contrast to|as opposed to|compared (?:to|with))\s(?P<other>[^;.]{2,80}?),\s(?:which|who)\s"
    r"(?P<said>[^,;.]{2,80})",
    2,
)
_AIMS = lazy(
    r"\b(?:run|use|press|type|pull|turn|call|enter|push|click|choose) (?P<mean>[^,;.]{2,40}?) to (?P<aim>[^,;.]{3,50}?)"
    r",? and (?:(?:run|use|press|type|pull|turn|call|enter|push|click|choose) )?(?P<other>[^,;.]{2,40}?) to "
    r"(?P<end>[^,;.]{3,50})",
    2,
)
"""By what one thing is done, and by what another."""
_CUES = frozenset(("unlike", "contrast", "opposed", "compared"))


def crossed(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> int:
    """The sentence of the evidence that says of another thing what the claim says of its own, -1 for none."""
    if not of.FORWARD.isdisjoint(claim.forms):
        return -1
    for number, there in enumerate(evidence):
        if "to" in there.forms and "and" in there.forms and _other_aim(claim, there):
            return number
        match = None if _CUES.isdisjoint(there.forms) else _UNLIKE.search(there.text)
        if match is None:
            continue
        other, said = _stems(there, *match.span("other")), _stems(there, *match.span("said"))
        first = _stems(there, 0, match.start()) | _stems(there, match.end(), len(there.text))
        elsewhere = [stem for one in evidence[:number] for stem in one.stems]
        met = {there.stems[link.word] for link in links if link is not None and link.sentence == number}
        named = bool(met & (other - first - said).difference(elsewhere))
        if met & (said - first - other) if not named else (met & (first - said - other) and not met & (said - first)):
            return number
    return -1


def _other_aim(claim: Words, there: Words) -> bool:
    """Whether a claim has the one of two means with the aim of the other: "run a to build and b to test"."""
    match = _AIMS.search(there.text)
    if match is None:
        return False
    mean, aim, other, end = (_stems(there, *match.span(name)) for name in ("mean", "aim", "other", "end"))
    mine = set(claim.stems)
    held = [bool(mine & (one - two)) for one, two in ((mean, other), (other, mean), (aim, end), (end, aim))]
    return held in ([True, False, False, True], [False, True, True, False])


def _stems(words: Words, begin: int, end: int) -> set[str]:
    """The content words of a stretch of a sentence."""
    places = (at for at, place in enumerate(words.begins) if begin <= place < end)
    return {words.stems[at] for at in places if words.forms[at] not in LIGHT}
