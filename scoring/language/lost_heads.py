"""Lost heads: a claim that copies a sentence from the middle of its subject.

"Foreigners from outside the union will be registered" does not say that the union will be registered, nor does
"Chelsea's captain was named" say that Chelsea was: what stands behind a preposition, or before the thing it owns, is
not what the sentence is about.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.records import Words
from scoring.words.light import word_set

FEATURES = ("head_lost",)
_RUN = 4
"""Words copied from the start of the claim by which the place in the evidence is known."""
_RESUMES, _FARTHEST = 3, 12
"""Words copied behind an owner, and how far from it at most."""
_DETERMINERS = word_set(
    "the a an his her its their our my your this that these those der die das den dem des ein eine einen einem einer"
    " le la les l un une el los las una o os as um uma il lo i gli de het een"
)
_GOVERNS = word_set(
    "for in on at outside inside between against near around under over behind within from"
    " für auf außerhalb zwischen gegen aus unter pour dans sur entre contre hors para en sobre contra fuera"
    " em per tra fra su voor op tussen tegen buiten uit"
)
"""Prepositions whose noun is seldom the subject. Those of belonging and of agents are left out: "by" and "of" often
lead the one that acts ("founded by Smith in 1976")."""


def compare(claim: Words, evidence: Sequence[Words]) -> dict[str, float]:
    """``head_lost``, 0 or 1: every sentence from which the claim's start is copied has it behind a preposition, or has
    the claim's first words as the owner of the subject."""
    forms = claim.forms
    if len(forms) < _RUN:
        return {"head_lost": 0.0}
    places = [(there, at) for there in evidence for at in _copied(forms[:_RUN], there.forms)]
    lost = all(_governed(forms, there.forms, at) for there, at in places) if places else _owned(claim, evidence)
    return {"head_lost": float(lost)}


def _copied(run: Sequence[str], forms: Sequence[str]) -> list[int]:
    """Where a run of words stands."""
    if run[0] not in forms:
        return []
    return [at for at, form in enumerate(forms) if form == run[0] and forms[at : at + len(run)] == run]


def _governed(claim: Sequence[str], there: Sequence[str], at: int) -> bool:
    before = at - 1
    while claim[0] not in _DETERMINERS and before > 0 and there[before] in _DETERMINERS:
        before -= 1
    return before > 0 and there[before] in _GOVERNS


def _owned(claim: Words, evidence: Sequence[Words]) -> bool:
    """Whether the claim's first words are followed, in a sentence, by what they own, and only then by what the claim
    says of them."""
    owning = [there for there in evidence if "'" in there.text or "’" in there.text]
    return any(_owner(claim, there, begin) for begin in (1, 2, 3) for there in owning)


def _owner(claim: Words, there: Words, begin: int) -> bool:
    first, rest = claim.forms[:begin], claim.forms[begin : begin + _RESUMES]
    if len(rest) < _RESUMES or _possessive(claim, begin - 1):
        return False
    ends = [at + begin for at in _copied(first, there.forms) if _possessive(there, at + begin - 1)]
    places = _copied(rest, there.forms) if ends else []
    return any(end < at <= end + _FARTHEST for end in ends for at in places)


def _possessive(words: Words, at: int) -> bool:
    return words.text[words.begins[at] : words.ends[at]].lower().endswith(("'s", "’s"))
