"""Found otherwise: somebody claims what the claim states, and a test finds another figure, or a part instead of all."""

from __future__ import annotations

from itertools import pairwise

from scoring.expressions import lazy
from scoring.language.sayings import DOUBTS
from scoring.language.scales import QUANTITY
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

_CLAIMED = lazy(
    rf"\b(?:{DOUBTS}|claim|allege|believe|think|assert|maintain|say|says|said|promises?|promised|advertises?|advertised"
    r"|insists?|boasts?|states?|stated|guarantees?)\b",
    2,
)
_FOUND = lazy(
    r"\b(?:tests?|testers|trials?|stud(?:y|ies)|measurements?|analys[ie]s|inspections?|inspectors|laborator\w+|lab"
    r"|experts?|audits?|auditors|researchers|investigations?|surveys?|reviews?|checks?|records|data|figures)\b"
    r"[^.;]*\b(?:found|finds|showed?|shown|shows|revealed|reveals|measured|established|proved|concluded|recorded|put|gave)\b"
    r"|\b(?:measured|in fact|in reality|actually)\b",
    2,
)
_TURN = lazy(r"[;,]?\s(?:but|yet|while|whereas|however|although|though)\b|;", 2)
_TOKEN = lazy(r"[^\W\d_]+|\d+(?:[.,]\d+)*")
_NUMBERS = word_set(
    """one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy
    eighty ninety hundred half"""
)
_WHOLE = {word for word, level in QUANTITY.items() if level == 5} | word_set("always completely fully entirely no")
_PART = word_set(
    """half third quarter fifth some few several many most only percent still remained remain remaining survived partly
    partially majority fraction two three"""
)
_STEM = 4


def found_otherwise(claim: Words, text: str, behind: str) -> str | None:
    """What a test found, in the rest of the sentence ``text`` that reports the claim or in the one ``behind`` it, where
    it is about the same thing and other than claimed; None where nothing is."""
    reported = _CLAIMED.search(text)
    if reported is None:
        return None
    turn = _TURN.search(text, reported.end())
    for found in (text[turn.end() :] if turn else "", behind):
        if found and _FOUND.search(found) and _otherwise(claim, found):
            return found
    return None


def _otherwise(claim: Words, found: str) -> bool:
    """Whether a finding has another number of the same unit, or a part where the claim says all."""
    tokens: list[str] = _TOKEN.findall(found.lower())
    heads = {form[:_STEM] for form in claim.forms if form not in LIGHT and not _number(form)}
    if not any(token[:_STEM] in heads for token in tokens):
        return False
    if not _WHOLE.isdisjoint(claim.forms) and _WHOLE.isdisjoint(tokens) and not _PART.isdisjoint(tokens):
        return True
    mine, theirs = _counts(claim.forms), _counts(tokens)
    return any(unit in mine and number not in mine.values() for unit, number in theirs.items())


def _counts(words: list[str]) -> dict[str, str]:
    """The numbers of a sentence by the beginning of the word behind them."""
    return {
        following[:_STEM]: word
        for word, following in pairwise(words)
        if _number(word) and following not in LIGHT and not _number(following)
    }


def _number(word: str) -> bool:
    return word[0].isdigit() or word in _NUMBERS
