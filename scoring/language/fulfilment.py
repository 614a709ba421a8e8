"""Fulfilment: the claim has done what the evidence only has ahead ("has been completed", "is due to be completed")."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.findings import Finding
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING, Link

_SHARE = 0.6
"""The least share of a claim's words that the sentence has."""
_VERBAL = word_set("to be have been also soon then finally now get once again")
"""What may stand between the words of the future and the verb."""
_PARTICIPLE = ("ed", "en", "t", "n", "d")
_HAVE = word_set("has have had")
_AHEAD = lazy(
    r"\b(?:will|shall|due to|set to|about to|going to|scheduled (?:to|for)|plan(?:s|ned|ning)? (?:to|for)|expected to"
    r"|intends? to|is to be|are to be|wants? to|hopes? to|aims? to)\b(?! not\b)",
    2,
)
_CUES = word_set(
    """will shall due set about going scheduled plan plans planned planning expected intend intends is are want wants
    hope hopes aim aims"""
)
_BETWEEN = word_set("already now since been just not yet")
_YET_NOT = lazy(r"\b(?:has|have|had)(?:n't| not)\b", 2)
_PAST = lazy(r"\b(?:already|has been|have been|was|were)\b", 2)


_UNDONE = ("neg_mis", "neg_shift", "neg_head", "pending")


def settle(
    found: list[Finding],
    features: dict[str, float],
    claim: Words,
    evidence: Sequence[Words],
    links: Sequence[Link | None],
) -> None:
    """Writes into ``found`` and ``features`` that what the claim has done lies ahead; "has not been completed" agrees
    with that."""
    undone = ahead(claim, evidence, links) if not _HAVE.isdisjoint(claim.forms) else None
    if undone is None:
        return
    if _YET_NOT.search(claim.text) is None:
        features["bound_otherwise"] = 1.0
        found.append(undone)
    else:
        features |= {**dict.fromkeys(_UNDONE, 0.0), "affirmed_outright": 1.0}
        found[:] = [finding for finding in found if finding.kind not in ("negation", "pending")]


def ahead(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> Finding | None:
    """The finding where a claim in the perfect tells of what the sentence that has most of it puts into the future."""
    done = _done(claim)
    link = links[done] if done >= 0 else None
    content = sum(form not in LIGHT and form != "already" for form in claim.forms)
    if link is None or link.kind not in MEETING:
        return None
    there = evidence[link.sentence]
    met = sum(other is not None and other.sentence == link.sentence and other.kind in MEETING for other in links)
    if met < _SHARE * content or _CUES.isdisjoint(there.forms) or _PAST.search(there.text) is not None:
        return None
    cue = _AHEAD.search(there.text)
    if cue is None or there.begins[link.word] < cue.end():
        return None
    between = there.text[cue.end() : there.begins[link.word]].lower().split()
    if not all(word in _VERBAL or word.endswith("ly") for word in between):
        return None
    begin, end, start, stop = claim.begins[done], claim.ends[done], cue.start(), there.ends[link.word]
    return Finding(
        "status", begin, end, claim.text[begin:end], link.sentence, start, stop, there.text[start:stop], True
    )


def _done(claim: Words) -> int:
    """The place of what is done: the word behind "has (already) (been)", -1 without one."""
    for at, form in enumerate(claim.forms[:-1]):
        if form in _HAVE:
            place = at + 1
            while place < len(claim.forms) and claim.forms[place] in _BETWEEN:
                place += 1
            if (
                place < len(claim.forms)
                and claim.forms[place] not in LIGHT
                and claim.forms[place].endswith(_PARTICIPLE)
            ):
                return place
    return -1
