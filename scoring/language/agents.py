"""Agents: the name that does or has something ("Eva trained it", "the hotel has a sauna").

Takes a sentence and the span of a name, returns its bond or None.
"""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.language.bond import AGENT, COPULAS, HAS, Bond, belongs, gap_between, passed
from scoring.language.name_spans import Name
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

PAST = lazy(
    r"\w+ed|won|wrote|built|led|took|made|beat|sold|bought|sang|ran|held|began|drew|gave|taught|found|brought|became"
    r"|fought|lost|left|saw|said|shot|spoke|stole|swam|told|wore|\w{2,}(?:te|ten|ó|ou|ait)"
)
_PRESENT = lazy(r"\w{2,}[^s\W]s")
_HAS = word_set("has have had hat haben hatte a avait tiene tenía tem tinha ha aveva heeft had")
_AUXILIARIES = word_set("having also later then who which that qui die der que che")


def agent(words: Words, span: Name) -> Bond | None:
    """ "Eva trained it", "the clinic offers dialysis", "the hotel has a sauna": the verb behind a name, or what it
    has; not behind a copula, which makes a passive."""
    role = ""
    if belongs(words, span):
        return None
    for at in range(span.end, min(len(words.forms), span.end + 3)):
        gap = gap_between(words, at - 1, at).strip()
        relative = words.forms[at] in {"who", "which", "qui", "die", "der", "que", "che"}
        if gap and not (relative and gap == ","):
            return None
        form = words.forms[at]
        if form in COPULAS or words.capital[at]:
            return None
        if form in _HAS:
            role = HAS
        elif form not in LIGHT and form not in _AUXILIARIES and not passed(form):
            role = role or (AGENT if PAST.fullmatch(form) else HAS if _PRESENT.fullmatch(form) else "")
            return Bond(at, frozenset((words.stems[at],)), role, span) if role else None
    return None
