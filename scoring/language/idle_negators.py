"""Idle negators: words that deny elsewhere and nothing here ("may or may not", "with and without sugar").

Takes a sentence and the place of such a word; each function answers one question about it with yes or no.
"""

from __future__ import annotations

from functools import lru_cache

from scoring.language import negators as of
from scoring.language.reach import WORDS, form_at, gap_after
from scoring.records import Words
from scoring.words.stems import language

_language = lru_cache(maxsize=256)(language)
_SENTENCE = 30


def idle(words: Words, at: int, form: str) -> bool:
    """Whether the negator ``form`` at word ``at`` denies nothing here: in a name, a doubt, another language."""
    following, before = form_at(words, at + 1), form_at(words, at - 1)
    if words.capital[at] and at and before != "a" and not words.text[:400].isupper():
        return True  # part of a name: the band "Nothing Else"
    if not form.isascii() and len(form) == 1:
        return following[:1] in of.CHINESE_COMPOUNDS.get(form, "") if following else False
    if form in of.ELSEWHERE and _elsewhere(words, at, form, before):
        return True
    gap = gap_after(words, at)
    if form in of.NO and _leads(words, at) and (gap[:1] in {",", ".", "!", ";", ":", "—"} or following in of.SPEAKERS):
        return True
    if form == "no" and gap.startswith(".") and following[:1].isdigit():
        return True
    if following in of.NOT_BEFORE or following in of.UNSURE or (form == "no" and following in of.NO_BEFORE):
        return True
    if following in of.BOUND_AFTER_NO and form_at(words, at + 2) == "than":
        return True
    if form == "not" and (before == "or" or (before in {"may", "might"} and form_at(words, at - 2) == "or")):
        return True  # "may or may not", "for profit or not for profit"
    if before in {"if", "why"} or (before == "or" and "whether" in words.forms[max(0, at - WORDS) : at]):
        return True
    return form in {"not", "never"} and "until" in words.forms[at + 1 : at + 8]


def _elsewhere(words: Words, at: int, form: str, before: str) -> bool:
    """ "Mai" is a month in French and German, "no" is "in the" in Portuguese."""
    if form == "mai":
        return before in of.MONTH_LEADS or before[:1].isdigit() or form_at(words, at + 1)[:1].isdigit()
    near = words.forms[max(0, at - _SENTENCE) : at + _SENTENCE]
    return of.NOT_PORTUGUESE.isdisjoint(near) and _language(words.text[:600]) == "pt"


def _leads(words: Words, at: int) -> bool:
    return at == 0 or (at == 1 and words.forms[0] in {"a", "answer", "antwort", "r"})


def either(words: Words, at: int) -> bool:
    """Whether word ``at`` leaves both open: "with and without sugar", "mit oder ohne Zucker"."""
    if words.forms[at] not in of.NOUN_ONLY:
        return False
    return form_at(words, at - 1) in of.JOINING and form_at(words, at - 2) in of.WITH


def rejects(words: Words, at: int) -> bool:
    """Whether "declined" turns something down ("to comment", "the offer"), rather than tells of a fall ("by 9%",
    "sharply", "to 40")."""
    following = form_at(words, at + 1)
    if following == "to":
        return not form_at(words, at + 2)[:1].isdigit()
    return following in of.TURNED_DOWN
