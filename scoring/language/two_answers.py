"""Two answers: whether claim and evidence say the same where a question has but two answers: needed or not, free or
charged for, open or closed, of all or of some, at one party's cost or at the other's; in the languages of
``questions_east``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.findings import Finding, opposed
from scoring.language.parties_east import bearing, exchanged, parties
from scoring.language.questions_east import ALLOWED, CHARGED, EXCEPT, GENERAL, NEEDED, OPENED, SCOPE, WHOLE
from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.links import MEETING, Link

LANGUAGES = frozenset(("ru", "ar", "tr", "ja", "zh", "ko"))
_SHARE = 0.6
"""The least share of a claim's words, beside those of the answer, that the sentence has."""
_WHOLE = 3
"""Letters of a word that may stand in a longer one, behind an article."""
_NONE, _NOWHERE = -1, -2
_VOWELS = lazy("[\u064b-\u0652]")
_CLAUSE = lazy(r"[,;،؛，、；。.]\s?|\sа\s|\sно\s|\sama\s|\sancak\s")
_CLEARED = (
    "obligation_differs", "certainty_up", "pending", "condition_dropped", "neg_mis", "neg_shift", "neg_head", "antonym",
    "related_denies", "copy_denied", "copy_opposed", "denied_outright", "exclusive",
)  # fmt: skip
_TELLING = frozenset({"negation", "obligation", "certainty", "pending", "antonym"})


def settle(
    found: list[Finding],
    features: dict[str, float],
    claim: Words,
    evidence: Sequence[Words],
    links: Sequence[Link | None],
    figures: bool,
) -> None:
    """Writes into ``found`` and ``features`` that both give the same answer, whose words then deny nothing, or that
    they differ; ``figures``: the claim has some that the answer alone does not bear out."""
    text, whom = _plain(claim.text), parties(_plain(claim.text))
    asked = [question for question in (NEEDED, CHARGED, OPENED, ALLOWED, WHOLE) if question.search(text)]
    if not asked and not whom:
        return
    own = " ".join([match.group() for question in (*asked, GENERAL) for match in question.finditer(text)])
    number, enough = _nearest(claim, links, " ".join([own, *whom.values(), bearing(text) if whom else ""]))
    if number == _NOWHERE:
        _leave_open(found, features)
    if number < 0:
        return
    there = evidence[number]
    beside = [form for form, link in zip(claim.forms, links, strict=True) if link and form not in own]
    answers = [_compared(question, text, _plain(there.text), beside) for question in asked]
    if whom and exchanged(whom, parties(_plain(there.text))):
        answers.append("other")
    if not enough and not _says_no_more(there, number, links):
        answers = [answer for answer in answers if answer == "apart"]
    if "other" in answers:
        features["bound_otherwise"] = 1.0
        found.append(opposed("bound otherwise", claim, number, there))
    elif "apart" in answers:
        _leave_open(found, features)
    elif "same" in answers:
        features |= {name: 0.0 for name in _CLEARED if name in features}
        found[:] = [one for one in found if one.kind not in _TELLING]
        features["affirmed_outright"] = max(features["affirmed_outright"], float(not figures and "" not in answers))


def _leave_open(found: list[Finding], features: dict[str, float]) -> None:
    """An answer for something else denies nothing."""
    features |= {name: 0.0 for name in _CLEARED if name in features} | {"left_open": 1.0}
    found[:] = [one for one in found if one.kind not in _TELLING]


def _plain(text: str) -> str:
    """The text in lower case without Arabic vowel signs."""
    return _VOWELS.sub("", text.lower())


def _nearest(claim: Words, links: Sequence[Link | None], own: str) -> tuple[int, bool]:
    """The sentence that has most of the claim's words beside those of the answer (``own``), and whether it has
    enough of them; ``_NOWHERE`` where none has any, ``_NONE`` where the claim has none."""
    said = [word for word in own.split() if len(word) >= _WHOLE]
    content = [
        at
        for at, form in enumerate(claim.forms)
        if form not in LIGHT and form not in own and not "ぁ" <= form <= "ゟ" and not any(word in form for word in said)
    ]
    met = [link.sentence for at in content if (link := links[at]) is not None and link.kind in MEETING]
    number = max(set(met), key=lambda one: (met.count(one), -one), default=_NONE)
    if not met:
        return (_NOWHERE if content else _NONE), False
    return number, met.count(number) >= _SHARE * len(content)


def _says_no_more(there: Words, number: int, links: Sequence[Link | None]) -> bool:
    """Whether the sentence has beside its answer only words of the claim: "Monday: closed"."""
    text = _plain(there.text)
    own = " ".join([match.group() for question in (OPENED, GENERAL) for match in question.finditer(text)])
    taken = {link.word for link in links if link is not None and link.sentence == number}
    return bool(SCOPE.search(text)) and all(
        at in taken or form in LIGHT or form in own for at, form in enumerate(there.forms)
    )


def _compared(question: re.Pattern[str], mine: str, theirs: str, beside: Sequence[str]) -> str:
    """ "same", "other", "apart" (they differ, but for other people or days) or "" for two sentences, the second by the
    clauses that have words of the claim (``beside``) where the whole gives both answers."""
    said, heard, scope = _said(question, mine), _said(question, theirs), set(SCOPE.findall(mine))
    if heard == "both":
        near = scope if question is OPENED else beside
        theirs = max(_CLAUSE.split(theirs), key=lambda part: sum(one in part for one in near))
        heard = _said(question, theirs)
    if "both" in (said, heard) or not heard or EXCEPT.search(mine) or EXCEPT.search(theirs):
        return ""
    if scope != set(SCOPE.findall(theirs)):
        return "apart" if scope and said != heard else ""
    if question is OPENED and not scope:
        return ""
    if question is WHOLE and (said, heard) != ("yes", "no"):
        return ""  # what holds of all holds of some
    return "same" if said == heard else "other"


def _said(question: re.Pattern[str], text: str) -> str:
    """ "no", "yes", "both" or "" as a text answers."""
    said = {"no" if match.lastgroup == "no" else "yes" for match in question.finditer(text)}
    return said.pop() if len(said) == 1 else "both" if said else ""
