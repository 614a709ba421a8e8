"""Pivots: two items around a shared verb or comparative that stand the other way round ("A beat B", "B beat A").

Takes claim, evidence sentence, their common units and the passives of both; returns the exchanged pairs.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from scoring.expressions import lazy
from scoring.language.leads import same_leads
from scoring.language.pairings import Unit
from scoring.language.passives import GIVEN, PARTS, agent, done
from scoring.quantities.units import BY_NAME
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import REVERSING

_NEAR, _NEAR_PRONOUN = 4, 6
_PRONOUNS = word_set("it them him her")
_WITH = word_set("with using via through")
_MANNER = word_set("free freely daily weekly online late early abroad together alone only gratis")
"""How something is done: "free bicycle hire" beside "hire bicycles free" exchanges no roles."""
_YEAR = lazy(r"1[5-9]\d\d|20\d\d")
"""When it happens: "in 2022 visitors saw the museum" beside "the museum had visitors in 2022"."""
_SYMMETRIC = lazy(r"marr|wed|met|meet|divorc|border|resembl|differ|equal|merg|tied|share|collaborat|join|versus|vs")


def exchanged(
    claim: Words, there: Words, units: Sequence[Unit], mine: Set[int], theirs: Set[int]
) -> list[tuple[Unit, Unit]]:
    """Pairs around a verb or comparative that stand the other way round; a passive or an opposite comparative on one
    side turns the order. ``mine`` and ``theirs`` as ``passives.passives`` gives them."""
    swaps = []
    shown = not PARTS.isdisjoint(claim.forms) or not PARTS.isdisjoint(there.forms)
    for before, pivot, after in _triples(units):
        bent = (before.there < pivot.there) != (pivot.there < after.there)
        if (
            _labels(there, pivot.there)
            or bent
            or _measure(claim, before, pivot)
            or any(_YEAR.fullmatch(claim.forms[unit.begin]) for unit in (before, after))
            or pivot.name
            or claim.forms[pivot.begin][0].isdigit()
            or before.name != after.name
            or _SYMMETRIC.match(claim.forms[pivot.begin])
            or not _MANNER.isdisjoint((claim.forms[before.begin], claim.forms[after.begin]))
        ):
            continue
        if shown and ({before.begin, after.begin} & mine or {before.there, after.there} & theirs):
            continue  # "shown in figure 3": what is done is not who does it
        # "Lent it to the museum" says in fewer words what "lent the painting to the museum" does.
        brief = not _PRONOUNS.isdisjoint(there.forms[pivot.there + 1 : pivot.there + 2])
        near = _NEAR_PRONOUN if brief else _NEAR
        near, far = (
            (GIVEN if pivot.begin in mine else near),
            (GIVEN if pivot.there in theirs else _NEAR),
        )
        apart = not _close(before.there, pivot.there, after.there, far)
        if apart or not _close(before.begin, pivot.begin, after.begin, near):
            continue
        if pivot.kind in REVERSING and not ("than" in claim.forms and "than" in there.forms):
            continue
        places = range(pivot.begin, pivot.end)
        shift = pivot.there - pivot.begin
        passive = (any(at in mine for at in places), any(at + shift in theirs for at in places))
        if _means((claim, pivot.begin), (there, pivot.there)):
            continue
        if passive[0] != passive[1]:
            active, voiced = ((claim, pivot.begin), (there, pivot.there))[:: 1 if passive[1] else -1]
            last = max(before.there, after.there) if passive[1] else max(before.begin, after.begin)
            if done(*active) or last < agent(*voiced):
                continue
        opposite = any(unit.kind in REVERSING for unit in units if before.begin < unit.begin < after.begin)
        turned = (passive[0] != passive[1]) != opposite
        kept = before.there < pivot.there < after.there
        reversed_ = after.there < pivot.there < before.there
        if (kept and turned) or (reversed_ and not turned and same_leads(claim, there, before, after)):
            swaps.append((before, after))
    return swaps


def _labels(words: Words, at: int) -> bool:
    """ "Director: Ugo Marti" names what comes behind, and does nothing to what stands before."""
    return words.text[words.ends[at] : words.ends[at] + 1] == ":"


def _triples(units: Sequence[Unit]) -> list[tuple[Unit, Unit, Unit]]:
    """Neighbouring units by threes, and two names with the first of several words between them ("A sold the boat to
    B")."""
    found = list(zip(units, units[1:], units[2:], strict=False))
    named = [at for at, unit in enumerate(units) if unit.name]
    found += [(units[one], units[one + 1], units[two]) for one, two in pairwise(named) if two - one > 2]
    return found


def _close(before: int, pivot: int, after: int, near: int = _NEAR) -> bool:
    return abs(pivot - before) <= near and abs(after - pivot) <= near


def _measure(words: Words, figure: Unit, unit: Unit) -> bool:
    """ "5 mm thick" beside "thickness (mm): 5": a figure and its unit stand in no roles."""
    return words.forms[figure.begin][0].isdigit() and words.forms[unit.begin] in BY_NAME


def _means(*sides: tuple[Words, int]) -> bool:
    """ "The pump is started with the lever" beside "pull the lever to start the pump": what it is done with is told
    behind a passive, and before "to" in the other. Sides are given as words and their pivot."""
    passive = [done(words, at) and not _WITH.isdisjoint(words.forms[at + 1 : at + 3]) for words, at in sides]
    aims = [at > 0 and words.forms[at - 1] == "to" for words, at in sides]
    return (passive[0] and aims[1]) or (passive[1] and aims[0])
