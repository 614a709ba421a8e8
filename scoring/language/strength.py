"""Strength: where a claim says more, less or other than its evidence about how many, how often, how surely, which way.

Each cue belongs to the content word that it governs (its head). Cues are compared where the heads of both sides meet; a
side without a cue makes the plain statement. Hedges in the claim only weaken it, which is never against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from scoring.frozen import frozen
from scoring.language.findings import Finding, Findings
from scoring.language.marks import Mark, Strength
from scoring.records import Words
from scoring.words.links import Link

_SCALES = ("quantity", "frequency", "certainty", "obligation", "direction", "status")
FEATURES = (
    "quantity_up",
    "quantity_down",
    "frequency_up",
    "frequency_down",
    "certainty_up",
    "certainty_down",
    "obligation_differs",
    "direction_differs",
    "status_differs",
    "generalised",
    "only_added",
    "only_dropped",
    "absolute_added",
    "superlative_added",
    "rank_differs",
    "cause_added",
    "condition_dropped",
)
_ZERO = dict.fromkeys(FEATURES, 0.0)
_PLAIN = {"certainty": 4.0}
_SPAN = 4.0
_NEAR, _CLAUSE = 2, 6
_SPREAD = {"direction": 4}
_FOR = frozenset(("for", "to"))


@frozen
class _Pair:
    """A cue of one side at a place where both sides meet, and the cue (or None) of the other side."""

    at: int
    sentence: int
    word: int
    mine: Mark | None
    theirs: Mark | None
    levels: frozenset[float]
    """All levels of the scale in the other side's sentence."""


def compare(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], mine: Strength, theirs: Sequence[Strength]
) -> Findings:
    """Differences of strength at the matched words (``mine`` and ``theirs`` by ``scoring.language.marks.annotate``).

    Features: ``…_up`` the claim says more (all against some, always against often, is against may be), ``…_down`` less,
    as shares of the scale; ``obligation_differs`` (must against can), ``direction_differs`` (rise against fall),
    ``status_differs`` (former against current); ``generalised`` a bare plural against "one" or "some"; ``only_added``,
    ``only_dropped``; ``absolute_added`` all or always without the like in the evidence; ``superlative_added``,
    ``rank_differs`` (largest against second-largest); ``cause_added``; ``condition_dropped``.
    """
    there = {scale for strength in theirs for scale in strength.marks}
    if not mine.marks and not there:
        return Findings((), _ZERO)
    values = dict(_ZERO)
    found: list[Finding] = []
    back = {(link.sentence, link.word): at for at, link in enumerate(links) if link is not None}
    for scale in _SCALES:
        if scale not in mine.marks and scale not in there:
            continue
        for pair in _pairs(scale, links, back, mine, theirs):
            _weigh(scale, pair, values, found, claim, evidence)
    sentences = sorted({sentence for sentence, _ in back})
    _presence(mine, [theirs[sentence] for sentence in sentences], back, sentences, values, found, claim)
    _ranks(links, mine, theirs, sentences, values, found, claim, evidence)
    return Findings(tuple(found), values)


def _pairs(
    scale: str,
    links: Sequence[Link | None],
    back: dict[tuple[int, int], int],
    mine: Strength,
    theirs: Sequence[Strength],
) -> list[_Pair]:
    pairs, used = [], set()
    for mark in mine.of(scale):
        at = _anchor(mark, links, 2 * _NEAR if scale == "direction" else 1)
        link = links[at] if at >= 0 else None
        if link is not None:
            other = _near(theirs[link.sentence].of(scale), link.word, _SPREAD.get(scale, _NEAR))
            used.add((link.sentence, other))
            pairs.append(_Pair(at, link.sentence, link.word, mark, other, _levels(theirs[link.sentence], scale)))
    for number, strength in enumerate(theirs):
        for mark in strength.of(scale):
            met = back.get((number, mark.head))
            if met is not None and (number, mark) not in used and _near(mine.of(scale), met) is None:
                pairs.append(_Pair(met, number, mark.head, None, mark, _levels(strength, scale)))
    return pairs


def _levels(strength: Strength, scale: str) -> frozenset[float]:
    return frozenset(mark.level for mark in strength.of(scale))


def _anchor(mark: Mark, links: Sequence[Link | None], spread: int) -> int:
    """The matched word that a cue governs: its head, or the closest matched word around the cue."""
    if mark.head >= 0 and links[mark.head] is not None:
        return mark.head
    for step in range(1, spread):
        for at in (mark.word - step, mark.word + step):
            if 0 <= at < len(links) and links[at] is not None:
                return at
    return -1


def _near(marks: Sequence[Mark], place: int, spread: int = _NEAR) -> Mark | None:
    close = [mark for mark in marks if abs(mark.head - place) <= spread or abs(mark.word - place) <= spread]
    return min(close, key=lambda mark: (abs(mark.head - place), mark.word)) if close else None


def _weigh(
    scale: str, pair: _Pair, values: dict[str, float], found: list[Finding], claim: Words, evidence: Sequence[Words]
) -> None:
    here, there = _level(scale, pair.mine), _level(scale, pair.theirs)
    if scale == "quantity" and here is None and there is not None and there <= 2:
        if claim.forms[pair.at].endswith("s") and pair.theirs is not None:
            values["generalised"] = 1.0
            found.append(_finding("generalised", pair, claim, evidence, False))
        return
    if here is None or there is None:
        if scale == "status" and (there == -1 or here == -1):
            values["status_differs"] = max(values["status_differs"], 0.5)
        return
    gap = here - there
    if scale == "certainty" and _meant(claim, pair.at) and _meant(evidence[pair.sentence], pair.word):
        return
    if scale == "obligation" and _forbids(claim, pair.mine) and _forbids(evidence[pair.sentence], pair.theirs):
        return
    if gap == 0 or (scale == "direction" and here in pair.levels):
        return
    name = f"{scale}_differs" if f"{scale}_differs" in values else f"{scale}_{'up' if gap > 0 else 'down'}"
    values[name] = max(values[name], min(1.0, abs(gap) / (2.0 if name.endswith("differs") else _SPAN)))
    against = scale in {"direction", "status"} or (scale in {"quantity", "frequency"} and gap >= 3)
    found.append(_finding(scale, pair, claim, evidence, against))


def _meant(words: Words, at: int) -> bool:
    """Whether a word says what something is for ("for repairs", "so that it could be repaired"), done or not."""
    before = words.forms[max(0, at - _CLAUSE) : at]
    return not _FOR.isdisjoint(before[-2:]) or ("so", "that") in pairwise(before)


def _forbids(words: Words, mark: Mark | None) -> bool:
    """ "Must not", "should not", "may not": each forbids."""
    return mark is not None and words.forms[mark.word + 1 : mark.word + 2] == ["not"]


def _level(scale: str, mark: Mark | None) -> float | None:
    return mark.level if mark is not None else _PLAIN.get(scale)


def _presence(
    mine: Strength,
    theirs: Sequence[Strength],
    back: dict[tuple[int, int], int],
    sentences: Sequence[int],
    values: dict[str, float],
    found: list[Finding],
    claim: Words,
) -> None:
    """Cues that one side has and the other lacks altogether."""
    for scale, added in (("only", "only_added"), ("cause", "cause_added")):
        marks = mine.of(scale)
        if marks and sentences and not any(strength.of(scale) for strength in theirs):
            values[added] = 1.0
            begin, end = claim.begins[marks[0].word], claim.ends[marks[0].word]
            found.append(Finding(added.replace("_", " "), begin, end, claim.text[begin:end]))
    absolute = [mark for scale in ("quantity", "frequency") for mark in mine.of(scale) if mark.level == 5]
    if (
        absolute
        and sentences
        and not any(
            mark.level >= 4 for strength in theirs for scale in ("quantity", "frequency") for mark in strength.of(scale)
        )
    ):
        values["absolute_added"] = 1.0
    for scale, dropped in (("only", "only_dropped"), ("condition", "condition_dropped")):
        reach = _CLAUSE if scale == "condition" else 0
        governed = any(
            (number, place) in back
            for number, strength in zip(sentences, theirs, strict=True)
            for mark in strength.of(scale)
            for place in range(mark.head - reach, mark.head + 1)
        )
        if governed and not mine.of(scale):
            values[dropped] = 1.0


def _ranks(
    links: Sequence[Link | None],
    mine: Strength,
    theirs: Sequence[Strength],
    sentences: Sequence[int],
    values: dict[str, float],
    found: list[Finding],
    claim: Words,
    evidence: Sequence[Words],
) -> None:
    """ "Fastest" against "second-fastest" or "one of the fastest"; a superlative that the evidence has not."""
    for mark in mine.of("rank"):
        link = links[mark.word]
        if link is None:
            if sentences and not any(theirs[number].of("rank") for number in sentences):
                values["superlative_added"] = 1.0
                begin, end = claim.begins[mark.word], claim.ends[mark.word]
                found.append(Finding("superlative added", begin, end, claim.text[begin:end]))
            continue
        other = _near(theirs[link.sentence].of("rank"), link.word)
        if other is not None and other.level > mark.level:
            values["rank_differs"] = 1.0 if other.level >= 2 else 0.5
            pair = _Pair(mark.word, link.sentence, link.word, mark, other, frozenset((other.level,)))
            found.append(_finding("rank", pair, claim, evidence, other.level >= 2))


def _finding(kind: str, pair: _Pair, claim: Words, evidence: Sequence[Words], against: bool) -> Finding:
    here = (pair.at, pair.mine.word if pair.mine else pair.at)
    begin, end = claim.begins[min(here)], claim.ends[max(here)]
    there = evidence[pair.sentence]
    place = (pair.word, pair.theirs.word if pair.theirs else pair.word)
    start, stop = there.begins[min(place)], there.ends[max(place)]
    return Finding(kind, begin, end, claim.text[begin:end], pair.sentence, start, stop, there.text[start:stop], against)
