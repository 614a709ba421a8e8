"""Rebuttals: the evidence reports what the claim states, and says then or in the next sentence that it is not so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.language.findings import Finding, Findings
from scoring.language.found_otherwise import found_otherwise
from scoring.language.halves import halves
from scoring.language.legends import may_tell, reports, told, told_only
from scoring.language.negators import FORWARD
from scoring.language.sayings import CUE_WORDS, DOUBTS, SAYS, TELLS, cued
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

FEATURES = ("rebutted", "unproven")
_ZERO = {"rebutted": 0.0, "unproven": 0.0}
CALLED = lazy(
    r"\b(?:say|claim|allege|believe|report|called|described|labelled|labeled|accused|rumou?red|rumou?rs?|myth"
    r"|legend)\b",
    2,
)
CALLING = word_set(
    """say claim allege believe report called described labelled labeled accused rumored rumoured rumor rumour rumors
    rumours myth legend"""
)
_REPORTING = CALLING | CUE_WORDS
NOT_SO = lazy(
    r"(?:\b(?:does|did|do|is|was|are|were|has|had|could|can|would) not|n't)(?: (?:confirm|support|find|found|bear|show"
    r"|hold|back|true|so|the case)\w*|[.;,!]|$)"
    r"|\bno (?:such|effect|evidence|benefit|difference|improvement|proof|sign|link|basis|truth)\b"
    r"|\b(?:denie[sd]|deny|refut\w+|disprov\w+|debunk\w+|contradict\w+|false|untrue|unfounded|baseless|retracted"
    r"|hoax)\b"
    r"|\b(?:widerleg\w+|dementier\w+|bestritt\w*|bestreite\w*|falsch|démenti\w*|réfut\w+|infirm\w+|faux|desminti\w+"
    r"|desmenti\w+|refut[óo]|falso|smenti\w+)\b",
    2,
)
DENYING = lazy(
    "not|n't|no |deni|deny|refut|disprov|debunk|contradict|false|untrue|unfounded|baseless|retracted|hoax|widerleg"
    "|dementi|best|falsch|infirm|faux|desm|falso|smenti"
)
"""In lower case, what any of these in ASCII holds."""
_FOUND = lazy(
    r"\b(?:found|proved|proven|shown|showed|shows|established|revealed|confirmed|determined) (?:that )?"
    r"(?:it|they|he|she) (?:is|was|are|were|has|had) (?P<other>[^.;,]+)",
    2,
)
_PROVED = (
    r"(?:verif|confirm|corrobor|test|check|examin|review|replicat|reproduc|substantiat|establish|prove|proof|shown"
    r"|seen it|demonstrat|measured|geprüft|überprüft|bestätigt|getestet|belegt|bewiesen|nachgewiesen|nachgeprüft"
    r"|vérifi|prouv|démontr|testé|comprob|comprov|prob[aó]|demostr|demonstr|provad|conferm|dimostr|onderzocht|bewezen"
    r"|bevestigd|gecontroleerd|公开|证实|證實|验证|驗證|確認|検証|확인|검증)"
)
UNPROVEN = lazy(
    r"\b(?:nobody|no ?one|none|not|never|nicht|niemand|nie|kein\w*|jamais|aucune?|personne|nunca|nadie|ningun\w*"
    r"|ningún"
    r"|não|ninguém|nenhuma?|mai|nessun\w*|niet|niemand|geen)\b"
    rf"(?: (?!(?:that|dass|que|che)\b)[^\s.;:]+){{0,6}}? {_PROVED}"
    rf"|\bno\b(?: (?!longer\b|that\b)[\w-]+){{0,3}} (?:tests?|trials?|stud(?:y|ies)|review|verification"
    rf"|confirmation|data|expert)\b"
    rf"|n't (?:yet )?(?:been )?(?:\w+ly )?{_PROVED}|\bno {_PROVED}|\b(?:pas|plus) (?:encore )?(?:été )?{_PROVED}"
    rf"|\bno (?:se )?(?:ha|han|há) (?:sido )?{_PROVED}|\bnon (?:è|sono) (?:\w+ )?{_PROVED}"
    rf"|\bun(?:verified|tested|proven|confirmed|corroborated|substantiated|bestätigt|geprüft)\b|\byet to be {_PROVED}"
    rf"|\b(?:could|can)(?:not| not) (?:be )?(?:independently )?{_PROVED}|[未没沒]\S{{0,6}}{_PROVED}"
    rf"|{_PROVED}\S{{0,4}}(?:ていない|되지 않|않았)"
    rf"|\b{_PROVED}\w*(?: [^\s.;:]+){{0,5}} (?:nicht|niet)\b",
    2,
)
_DOUBTING = lazy(
    "not|n't|no |nobody|no-?one|none|never|un|yet to|nicht|nie|kein|pas|plus|jamais|aucun|personne|nunca|nadie|ning"
    "|mai|nessun|non|geen"
)
_RETOLD = lazy(
    rf"\b(?:{SAYS}|{TELLS}|{DOUBTS}|say|claim|report|believe|called|described|accus\w+|alleg\w+|den(?:y|ies|ied|ying)"
    r"|disput\w+|reject\w+|refut\w+|disprov\w+|debunk\w+|rumou?rs?|rumou?red|myth|legend|false|untrue|unfounded)\b",
    2,
)
"""In a claim: it tells itself that somebody says so, or that it is denied."""
_REASON = lazy(r"\b(?:after|because|since|as|once|when|now that)\b[^.;,]*$", 2)
"""Before a finding in a sentence: what was found is why the rest holds ("is open again, after tests showed that …")."""
_FEW = 3
_ALSO = frozenset({"also", "indeed", "not", "even", "really"})


def compare(
    claim: Words, evidence: Sequence[Words], after: Callable[[int], str], *, attributed: bool = False
) -> Findings:
    """``after`` gives the sentence that stands after one of the ``evidence``, or ""; ``attributed`` whether the answer
    names who says what ``claim`` says.

    Features: ``rebutted`` the sentence that reports the claim is followed by a word that it is not so, or by a finding
    of something else about the same thing; ``unproven`` it is followed by a word that nobody has tested it, or it is
    told only as a legend or a rumour.
    """
    tales = not attributed and any(may_tell(one) for one in evidence)
    reporting = [number for number, one in enumerate(evidence) if may_hold(one, _REPORTING)]
    if not (tales or reporting) or not FORWARD.isdisjoint(claim.forms):
        return Findings((), _ZERO)
    heads, least = _heads(claim)
    legend = told_only(heads, least, evidence) if tales else -1
    if legend >= 0 and not told(claim):
        text = evidence[legend].text
        found = Finding("unproven", 0, len(claim.text), claim.text, legend, 0, len(text), text)
        return Findings((found,), {**_ZERO, "unproven": 1.0})
    parts = _parts(claim)
    for number in reporting:
        text = evidence[number].text
        if not any(reports(*part, text) for part in parts) or not (cued(text) or CALLED.search(text)):
            continue
        behind = after(number)
        if not reports(heads, least, text):
            # Of one clause of the claim: only a finding that is about the same thing speaks against it.
            open_, place = False, found_otherwise(claim, text, behind)
        else:
            open_ = (_doubts(text) or _doubts(behind)) and not attributed and not cued(claim.text)
            place = None if open_ else _rebuts(text, claim) or (_rebuts(behind, claim) if behind else None)
            place = place or (None if open_ else found_otherwise(claim, text, behind))
        if attributed and place is not None and "not" not in place.lower() and "n't" not in place:
            continue  # that others deny it, or found otherwise, leaves standing that it was said
        if open_ or (place is not None and _RETOLD.search(claim.text) is None):
            name = "unproven" if open_ else "rebutted"
            found = Finding(name, 0, len(claim.text), claim.text, number, 0, len(text), text, not open_)
            return Findings((found,), {**_ZERO, name: 1.0})
    return Findings((), _ZERO)


def _heads(claim: Words) -> tuple[list[str], float]:
    """The beginnings of the words of content, and how many of them a report of them has at least."""
    heads = [form[: max(4, len(form) - 2)] for form in (claim.forms[at] for at in claim.content)]
    return heads, 0.7 * max(len({claim.stems[at] for at in claim.content}), 1)


def _parts(claim: Words) -> list[tuple[list[str], float]]:
    """``_heads`` of every clause of a claim that has a few words of content."""
    parted = [half.words for half in halves(claim, [None] * len(claim.forms))]
    return [_heads(words) for words in parted if len(words.content) >= _FEW] or [_heads(claim)]


def _doubts(text: str) -> bool:
    """Whether a sentence says that something was not tested or confirmed."""
    return (not text.isascii() or _DOUBTING.search(text.lower()) is not None) and UNPROVEN.search(text) is not None


def _rebuts(text: str, claim: Words) -> str | None:
    wrong = NOT_SO.search(text) if not text.isascii() or DENYING.search(text.lower()) else None
    if wrong is not None:
        return wrong[0]
    other = _FOUND.search(text)
    if other is None or _REASON.search(text, 0, other.start()):
        return None
    words = [word.lower() for word in other["other"].split() if word.lower() not in LIGHT]
    fresh = bool(words) and _ALSO.isdisjoint(words) and not set(words) & set(claim.forms)
    return other[0] if fresh else None
