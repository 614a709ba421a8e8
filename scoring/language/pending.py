"""Pending: the evidence leaves open, as a possibility or a plan, what the claim states."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.language.scales import CERTAINTY
from scoring.records import Words
from scoring.words.light import word_set

OPEN = lazy(
    r"\b(?:whether|considering|weighing|exploring|discussing|negotiating|in talks|mulling|under (?:study|review"
    r"|consideration)|(?:may|might|could)(?! not\b)|possibly|perhaps|proposal|proposes|proposed|plans? (?:to"
    r"|for)|planned"
    r"|planning to|intends?|hopes? to|aims? to|would like to|candidate|potential(?:ly)?"
    r"|könnten?|möglicherweise|vielleicht|pourrai(?:t|ent)|peut-être|podrían?|quizás?|tal vez|poderiam?|talvez"
    r"|potrebbe(?:ro)?|forse|misschien|mogelijk)\b",
    2,
)
_CLAUSE = lazy(
    r";| but |, and | (?:after|before|when|while|because|since|during|following|until|nachdem|bevor|während)\b"
)
"""Where what a possibility governs is over: "could face a ban after the game" leaves the ban open, not the game."""
OPENING = word_set(
    """whether considering weighing exploring discussing negotiating talks mulling under may might could possibly
    perhaps proposal proposes proposed plan plans planned planning intend intends hope hopes aim aims would candidate
    potential potentially könnte könnten möglicherweise vielleicht pourrait pourraient peut-être peut podría podrían
    quizá quizás tal vez poderia poderiam talvez potrebbe potrebbero forse misschien mogelijk"""
)
_MEANT = word_set(
    """may might could would can should possibly perhaps plans plan planned intends considering whether proposes
    proposed proposal hopes aims likely probably potential potentially suggests if want wants studying candidate peut
    optional voluntary permitted allowed"""
) | {word for word, level in CERTAINTY.items() if level <= 2}


def pending(claim: Words, there: Words, places: Sequence[int]) -> bool:
    """Whether what the claim states stands behind "whether", "may" or "considering", with nothing of the like there."""
    if not may_hold(there, OPENING) or any(
        form in _MEANT and not claim.text.startswith("May", claim.begins[at]) for at, form in enumerate(claim.forms)
    ):
        return False
    for cue in OPEN.finditer(there.text):
        if cue[0] == "May" or (cue[0].lower().startswith(("plan", "intend")) and "will" in claim.forms):
            continue
        bound = _CLAUSE.search(there.text, cue.end())
        stop = bound.start() if bound else len(there.text)
        inside = [at for at in places if cue.end() <= there.begins[at] < stop]
        before = [at for at in places if cue.start() - 60 < there.begins[at] < cue.start()]
        if (
            inside
            and len(inside) + len(before) >= len(places) - 1
            and (len(inside) >= 2 or len(places) <= 2 + bool(before))
        ):
            return True
    return False
