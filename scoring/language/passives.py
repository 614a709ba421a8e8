"""Passives: in which the one who does it stands behind ("was signed by Ana Brito", "is shown in figure 3").

Takes a sentence, returns places of its words.
"""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.quantities.numberwords import ENGLISH, FOREIGN
from scoring.quantities.units import BY_NAME
from scoring.records import Words
from scoring.words.light import word_set

_PARTICIPLE = lazy(
    r"\w+(?:ed|en|wn)|made|built|led|won|held|bought|sold|sung|run|lost|sent|read|taught|fought|caught|found|hit|cut|put"
    r"|paid|told|shot|lent|fed|left|\w+(?:ée?s?|ad[oa]s?|id[oa]s?|at[oa]|ut[oa])|\w*ge\w+t"
)
_AUXILIARIES = word_set(
    "is are was were be been being est sont été fue fueron foi foram fu fut furent è stato stata wurde wurden"
)
_AMOUNTS = word_set(
    "per percent percentage points point times prozent pour por dollars euros pounds million billion or to"
)
_NUMBERS = (ENGLISH | FOREIGN | {"half", "third", "quarter"}) - word_set("one oh un une una uno um uma een ein eine")
_AGENTS = frozenset({"by", "par", "por", "von", "da"})
_CLAUSE = lazy(r"[,;:.()]|\b(?:and|but|who|which|that|und|aber|et|mais|y|pero|e)\b")
GIVEN = 8
"""So many words back from "by" stands the auxiliary of its passive."""
PARTS = word_set("fig figure table section sect chapter chap appendix annex article paragraph plate diagram map graph")
"""What shows or says what is "shown in" it."""


def passives(words: Words) -> frozenset[int]:
    """The participles whose agent follows."""
    if _AGENTS.isdisjoint(words.forms) and PARTS.isdisjoint(words.forms):
        return frozenset()
    found: set[int] = set()
    for at, form in enumerate(words.forms):
        shown = form == "in" and not PARTS.isdisjoint(words.forms[at + 1 : at + 2])
        if (form in _AGENTS and not _measured(words, at)) or shown:
            found |= {place for place in range(max(0, at - 2), at) if _PARTICIPLE.fullmatch(words.forms[place])}
            found |= _given(words, at) if form in _AGENTS else set()
    return frozenset(found)


def _measured(words: Words, by: int) -> bool:
    """Whether a figure behind "by" says how much ("cut by 40 metres", "rose by 12%"), rather than who ("was signed by
    about 40 readers")."""
    near = range(by + 1, min(by + 4, len(words.forms)))
    at = next((at for at in near if words.forms[at][0].isdigit() or words.forms[at] in _NUMBERS), -1)
    if at < 0:
        return False
    passive = not _AUXILIARIES.isdisjoint(words.forms[max(0, by - 3) : by])
    noun = words.forms[at + 1] if at + 1 < len(words.forms) else ""
    return not passive or words.text[words.ends[at] : words.ends[at] + 1] != " " or noun in BY_NAME or noun in _AMOUNTS


def _given(words: Words, by: int) -> set[int]:
    """ "Was taught the violin by her aunt": the participle behind its auxiliary, and what was given before "by"."""
    for at in range(by - 1, max(0, by - GIVEN), -1):
        if words.forms[at] in _AUXILIARIES and _PARTICIPLE.fullmatch(words.forms[at + 1]):
            between = words.text[words.ends[at] : words.begins[by]]
            return {at + 1} if _CLAUSE.search(between) is None else set()
    return set()


def done(words: Words, at: int) -> bool:
    """Whether an auxiliary before a verb makes it a passive, though nobody says by whom ("was founded in 1893")."""
    return not _AUXILIARIES.isdisjoint(words.forms[max(0, at - 2) : at])


def agent(words: Words, at: int) -> int:
    """Where the "by" of a passive stands."""
    return next((by for by in range(at + 1, len(words.forms)) if words.forms[by] in _AGENTS), at)
