"""Substitutions: a claim that copies one sentence of the evidence word for word but for a stretch that says something
else.

The two are laid side by side by their longest common runs (``common_runs``). Between equal neighbours on both sides,
other content words in the place of the evidence's own are a substitution, however often these words occur elsewhere in
the text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scoring.language.common_runs import Stretch, runs, stretches
from scoring.language.findings import Finding, Findings, clipped
from scoring.language.name_spans import fold
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING

FEATURES = ("slot_name", "slot_word", "slot_copied")
_ZERO = dict.fromkeys(FEATURES, 0.0)
_COPIED = 0.6
"""A sentence is compared when it has at least this share of the claim's stems."""
_PARAPHRASE, _COPY = 0.7, 0.9
"""Shares of a claim in common runs up to which it is a paraphrase and from which it is a copy."""
_LONGEST, _MOST_WORDS = 4, 200
_FLANK, _CERTAIN = 3, 0.6
_PREFIX = 4
_DEFINITE = word_set(
    """the this that these those his her its their our my der die das dem den dieser diese dieses sein seine ihr ihre
    le la les l ce cette ces son sa ses leur el los las este esta estos estas su sus o os as il lo gli i het de"""
)


class Slot(NamedTuple):
    """Words ``begin`` to ``end`` of the claim that stand where the evidence has ``start`` to ``stop``."""

    begin: int
    end: int
    start: int
    stop: int


def compare(claim: Words, evidence: Sequence[Words], relation: Callable[[str, str], str | None]) -> Findings:
    """The substitutions against the sentence that the claim copies most.

    Features: ``slot_copied`` the share of the claim's words that stand in common runs (0 when no sentence has enough of
    it); ``slot_name`` a name for a name, ``slot_word`` a word for a word, each as much as copied words hold it
    (``_held``), and the less the less of the claim is a copy: in a paraphrase other words may say the same. A name in
    the place of a definite description ("the girl", "her club") names the same one.
    """
    number = _copied(claim, evidence)
    if number < 0:
        return Findings((), _ZERO)
    there = evidence[number]
    common = runs(claim.stems, there.stems)
    copied = sum([run.size for run in common]) / len(claim.stems)
    sure = min(max((copied - _PARAPHRASE) / (_COPY - _PARAPHRASE), 0.0), 1.0)
    if not sure:
        return Findings((), {**_ZERO, "slot_copied": copied})
    parts = stretches(common, len(claim.stems), len(there.stems))
    slots = [
        (Slot(*part[1:]), held)
        for at, part in enumerate(parts)
        if not part.equal and part.begin < part.end and part.start < part.stop
        if (held := _held(parts, at)) and _other(claim, there, Slot(*part[1:]), relation)
    ]
    named = sum(held for slot, held in slots if _named(claim, slot))
    other = sum(held for _, held in slots) - named
    values = (sure * clipped(named, 1), sure * clipped(other, 1), copied)
    found = tuple(
        _finding(claim, there, number, slot) for slot, held in slots if held > _CERTAIN and _named(claim, slot)
    )
    return Findings(found, dict(zip(FEATURES, values, strict=True)))


def _copied(claim: Words, evidence: Sequence[Words]) -> int:
    """The sentence that has most of the claim's stems, -1 when none has enough of them."""
    wanted = claim.distinct
    if len(wanted) < _FLANK + 1 or len(claim.stems) > _MOST_WORDS:
        return -1
    held = [len(wanted & one.distinct) if len(one.stems) <= _MOST_WORDS else 0 for one in evidence]
    most = max(held, default=0)
    return held.index(most) if most >= _COPIED * len(wanted) else -1


def _held(parts: Sequence[Stretch], at: int) -> float:
    """How firmly copied words hold a stretch on both sides, 0 (a side is changed too) to 1 (three words or more on
    each side)."""
    sides = [parts[beside] for beside in (at - 1, at + 1) if 0 <= beside < len(parts)]
    if not all(side.equal for side in sides):
        return 0.0
    return sum(min(side.end - side.begin, _FLANK) for side in sides) / (2 * _FLANK)


def _other(claim: Words, there: Words, slot: Slot, relation: Callable[[str, str], str | None]) -> bool:
    """Whether both sides have content and no word of one meets a word of the other."""
    if slot.end - slot.begin > _LONGEST or slot.stop - slot.start > _LONGEST:
        return False
    if not _named(claim, slot) and slot.end - slot.begin != slot.stop - slot.start:
        return False  # a phrase for a word is more often a paraphrase
    if _named(claim, slot) and there.forms[slot.start] in _DEFINITE and not any(there.capital[slot.start : slot.stop]):
        return False
    if _named(claim, slot) and _mixed(claim, slot):
        return False
    ours, theirs = _content(claim, slot.begin, slot.end), _content(there, slot.start, slot.stop)
    if not ours or not theirs or any(form[0].isdigit() for form in (*ours, *theirs)):
        return False
    blocks = claim.forms[slot.begin : slot.end], there.forms[slot.start : slot.stop]
    return not (_initials(*blocks) or any(_meet(one, other, relation) for one in ours for other in theirs))


def _named(claim: Words, slot: Slot) -> bool:
    """Whether the claim has a capital there that the start of the sentence does not explain."""
    return any(claim.capital[max(slot.begin, 1) : slot.end])


def _mixed(claim: Words, slot: Slot) -> bool:
    """Whether there is more than a name there: "the Rome tenor sang"."""
    return not all(claim.capital[at] for at in range(slot.begin, slot.end) if claim.forms[at] not in LIGHT)


def _content(words: Words, begin: int, end: int) -> list[str]:
    return [words.forms[at] for at in range(begin, end) if words.forms[at] not in LIGHT]


def _meet(one: str, other: str, relation: Callable[[str, str], str | None]) -> bool:
    bare = fold(one), fold(other)
    return bare[0][:_PREFIX] == bare[1][:_PREFIX] or _short_for(*bare) or relation(one, other) in MEETING


def _short_for(one: str, other: str) -> bool:
    """ "bldg" beside "building": the first letter and others of the longer word in its order."""
    short, long = sorted((one, other), key=len)
    letters = iter(long)
    return len(short) > 1 and short[0] == long[0] and all(letter in letters for letter in short)


def _initials(ours: Sequence[str], theirs: Sequence[str]) -> bool:
    """ "u", "s" or "us" beside "united states"."""
    return any(
        len(other) > 1 and "".join(one) == "".join(form[0] for form in other)
        for one, other in ((ours, theirs), (theirs, ours))
    )


def _finding(claim: Words, there: Words, number: int, slot: Slot) -> Finding:
    begin, end = claim.begins[slot.begin], claim.ends[slot.end - 1]
    start, stop = there.begins[slot.start], there.ends[slot.stop - 1]
    return Finding("replaced", begin, end, claim.text[begin:end], number, start, stop, there.text[start:stop], True)
