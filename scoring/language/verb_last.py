"""Roles where the verb stands last (German, Dutch): a passive with its agent beside an active sentence."""

from __future__ import annotations

from scoring.records import Words

_PASSIVE = frozenset(("wurde", "wurden", "wird", "werden", "werd", "wordt", "worden"))
_AGENT = frozenset(("von", "vom", "durch", "door"))
_OBJECT = frozenset(("den", "dem"))
_UNDERGONE = frozenset("wurde wurden werd worden ist sind war waren is zijn was".split())
"""The verbs of sentences in front of which nobody acts. "Wird" is none: it tells what is to come, too."""
_REACH = 4


def exchanged(claim: Words, evidence: Words) -> bool:
    """Whether the one who acts in the active sentence is the one acted upon in the passive sentence. A sentence that
    is a passive or says what somebody is ("Kuratorin war Ida Moll") has nobody who acts in front."""
    mine, theirs = _agent(claim), _agent(evidence)
    if (not mine) == (not theirs):
        return False
    passive, active, run = (claim, evidence, mine) if mine else (evidence, claim, theirs)
    if not _UNDERGONE.isdisjoint(active.forms):
        return False
    agent = frozenset(run[-1:])
    once = frozenset(form for form in passive.forms if passive.forms.count(form) == active.forms.count(form) == 1)
    patient = (_names(passive) - frozenset(run)) & once
    order = [form for at, form in enumerate(active.forms) if active.capital[at] and form in agent | patient]
    if not order or not patient.intersection(order) or not agent.intersection(order) or order[0] not in patient:
        return False
    first = active.forms.index(order[0])
    return _OBJECT.isdisjoint(active.forms[max(0, first - 2) : first])


def _agent(words: Words) -> tuple[str, ...]:
    """The capitalised words behind the preposition of a passive; none without a passive or an agent."""
    if _PASSIVE.isdisjoint(words.forms):
        return ()
    for at, form in enumerate(words.forms):
        if form in _AGENT:
            return _own(words, at)
    return ()


def _own(words: Words, at: int) -> tuple[str, ...]:
    """The first run of capitalised words behind a preposition ("von der Brauerei Adler"), the last of which names it;
    none behind a figure ("von 7 bis 10 Uhr")."""
    found: list[str] = []
    for place in range(at + 1, min(len(words.forms), at + 1 + _REACH)):
        if words.capital[place]:
            found.append(words.forms[place])
        elif found or words.forms[place][0].isdigit():
            break
    return tuple(found)


def _names(words: Words) -> frozenset[str]:
    return frozenset(form for form, capital in zip(words.forms, words.capital, strict=True) if capital)
