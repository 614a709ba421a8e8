"""Exchanged roles: the same words on both sides, with who and whom, from and to, or two values exchanged.

No parser: a role is the place of a word before or after a shared pivot (turned round by a passive or an opposite
comparative), the preposition that leads it, or the clause that ties a number to an item.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scoring.language.crossings import crossed
from scoring.language.findings import Finding, Findings
from scoring.language.pairings import Unit, paired, pieces
from scoring.language.word_order import inversions, parted
from scoring.quantities.numberwords import ENGLISH, FOREIGN
from scoring.quantities.units import BY_NAME
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import REVERSING, Link

FEATURES = (
    "role_swap",
    "lead_swap",
    "pair_swap",
    "order_inversions",
    "order_exact",
    "neighbours_parted",
    "passive_differs",
)
_ZERO = dict.fromkeys(FEATURES, 0.0)
_PARTICIPLE = re.compile(
    r"\w+(?:ed|en|wn)|made|built|led|won|held|bought|sold|sung|run|lost|sent|read|taught|fought|caught|found|hit|cut|put"
    r"|paid|told|shot|lent|fed|left|\w+(?:ée?s?|ad[oa]s?|id[oa]s?|at[oa]|ut[oa])|\w*ge\w+t"
)
_PASSIVE = word_set(
    "is are was were be been being est sont été fue fueron foi foram fu fut furent è stato stata wurde wurden"
)
_AMOUNTS = word_set(
    "per percent percentage points point times prozent pour por dollars euros pounds million billion or to"
)
_NUMBERS = (ENGLISH | FOREIGN | {"half", "third", "quarter"}) - word_set("one oh un une una uno um uma een ein eine")
_AGENTS = frozenset({"by", "par", "por", "von", "da"})
_CLAUSE = re.compile(r"[,;:.()]|\b(?:and|but|who|which|that|und|aber|et|mais|y|pero|e)\b")
_GIVEN = 8
"""So many words back from "by" stands the auxiliary of its passive."""
_PARTS = word_set("fig figure table section sect chapter chap appendix annex article paragraph plate diagram map graph")
"""What shows or says what is "shown in" it."""
_LEADS = word_set(
    """of in on at by for with from to into before after over under against than von nach aus de à pour par por para
    hacia desde a bis vor"""
)
_SYMMETRIC = re.compile(
    r"marr|wed|met|meet|divorc|border|resembl|differ|equal|merg|tied|share|collaborat|join|versus|vs"
)
_DISTANCE = re.compile(
    r"\d\s?(?:k?m|[a-z]*met(?:re|er)s?|miles?|minutes?|hours?|feet|steps?|yards?|blocks?)\b[^.;]{0,30}\bfrom\b"
)
"""A way from one to the other, which is as long from the other to the one."""
_SHARED, _NEAR, _NEAR_PRONOUN = 20, 4, 6
_PRONOUNS = word_set("it them him her")


@dataclass(frozen=True, slots=True)
class Roles:
    """Participles whose agent follows (places), clauses with numbers (word ranges), stems that occur more than once,
    and how many content words there are."""

    passive: frozenset[int]
    pieces: tuple[tuple[int, int], ...]
    twice: frozenset[str]
    content: int


def annotate(words: Words) -> Roles:
    """The passives and the clauses that hold numbers."""
    passive = set()
    if not _AGENTS.isdisjoint(words.forms) or not _PARTS.isdisjoint(words.forms):
        for at, form in enumerate(words.forms):
            shown = form == "in" and not _PARTS.isdisjoint(words.forms[at + 1 : at + 2])
            if (form in _AGENTS and not _measured(words, at)) or shown:
                passive |= {place for place in range(max(0, at - 2), at) if _PARTICIPLE.fullmatch(words.forms[place])}
                passive |= _given(words, at) if form in _AGENTS else set()
    digits = [at for at, form in enumerate(words.forms) if form[0].isdigit()]
    twice = (
        frozenset()
        if len(set(words.stems)) == len(words.stems)
        else frozenset(stem for stem, count in Counter(words.stems).items() if count > 1)
    )
    return Roles(
        frozenset(passive),
        tuple(pieces(words)) if len(digits) > 1 else (),
        twice,
        len([form for form in words.forms if form not in LIGHT]),
    )


def _measured(words: Words, by: int) -> bool:
    """Whether a figure behind "by" says how much ("cut by 40 metres", "rose by 12%"), rather than who ("was signed by
    about 40 readers")."""
    near = range(by + 1, min(by + 4, len(words.forms)))
    at = next((at for at in near if words.forms[at][0].isdigit() or words.forms[at] in _NUMBERS), -1)
    if at < 0:
        return False
    done = not _PASSIVE.isdisjoint(words.forms[max(0, by - 3) : by])
    noun = words.forms[at + 1] if at + 1 < len(words.forms) else ""
    return not done or words.text[words.ends[at] : words.ends[at] + 1] != " " or noun in BY_NAME or noun in _AMOUNTS


def _given(words: Words, by: int) -> set[int]:
    """ "Was taught the violin by her aunt": the participle behind its auxiliary, and what was given before "by"."""
    for at in range(by - 1, max(0, by - _GIVEN), -1):
        if words.forms[at] in _PASSIVE and _PARTICIPLE.fullmatch(words.forms[at + 1]):
            between = words.text[words.ends[at] : words.begins[by]]
            return {at + 1} if _CLAUSE.search(between) is None else set()
    return set()


def compare(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], mine: Roles, theirs: Sequence[Roles]
) -> Findings:
    """Exchanged roles in the evidence sentence that meets most of the claim.

    Features: ``role_swap`` two items around a shared word exchanged (passives and opposite comparatives allowed for),
    or what the subjects of two clauses do,
    ``lead_swap`` two items exchanged between two prepositions, ``pair_swap`` a number tied to another item,
    ``order_inversions`` share of word pairs in the other order (among words that occur once), ``order_exact`` the same
    scaled by how nearly both consist of the same words (nothing below 70 %), ``neighbours_parted`` share of
    neighbouring claim words that stand apart there, scaled alike, ``passive_differs``.
    """
    number = _busiest(links)
    if number < 0:
        return Findings((), _ZERO)
    there, roles = evidence[number], theirs[number]
    units = _units(claim, there, links, number, mine, roles)
    turned = inversions([unit.there for unit in units])
    pivots, led = [], []
    if turned or mine.passive or roles.passive or len(units) == 2 or REVERSING & {unit.kind for unit in units}:
        pivots, led = _pivots(claim, there, units, mine, roles), _led(claim, there, units)
        pivots += crossed(claim, there, units)
    if (pivots or led) and _DISTANCE.search(claim.text) and _DISTANCE.search(there.text):
        pivots, led = [], []
    found = [_finding("roles exchanged", claim, there, number, *swap) for swap in pivots]
    leads = [_finding("roles exchanged", claim, there, number, *swap) for swap in led]
    pairs = [
        _finding("value of another item", claim, there, number, *swap)
        for swap in paired(claim, there, links, number, roles.pieces)
    ]
    differs = any((unit.begin in mine.passive) != (unit.there in roles.passive) for unit in units if not unit.name)
    gate = _nearly_all(mine, roles, links, number)
    values = [
        float(bool(found)),
        float(bool(leads)),
        float(bool(pairs)),
        turned,
        turned * gate,
        parted(claim, links, number) * gate if gate else 0.0,
        float(differs),
    ]
    return Findings(tuple(found + leads + pairs), dict(zip(FEATURES, values, strict=True)))


def _busiest(links: Sequence[Link | None]) -> int:
    counts: dict[int, int] = {}
    for link in links:
        if link is not None:
            counts[link.sentence] = counts.get(link.sentence, 0) + 1
    return max(counts, key=lambda number: (counts[number], -number)) if counts else -1


def _nearly_all(mine: Roles, theirs: Roles, links: Sequence[Link | None], number: int) -> float:
    """1 for two sentences of the same words, 0 when either has less than 70 % of its content words in the other."""
    here = len([link for link in links if link is not None and link.sentence == number])
    return max(0.0, here / max(mine.content, theirs.content, here, 1) - 0.7) / 0.3


def _units(
    claim: Words, there: Words, links: Sequence[Link | None], number: int, mine: Roles, theirs: Roles
) -> list[Unit]:
    """Runs of matched content words that occur once on both sides."""
    units: list[Unit] = []
    for at, link in enumerate(links):
        if len(units) > _SHARED:
            break
        light = claim.forms[at] in LIGHT and not claim.capital[at]
        if link is None or link.sentence != number or light:
            continue
        if claim.stems[at] in mine.twice or there.stems[link.word] in theirs.twice:
            continue
        name = claim.capital[at] and there.capital[link.word]
        last = units[-1] if units else None
        if last and last.end == at and last.there + at - last.begin == link.word and last.name == name:
            units[-1] = last._replace(end=at + 1)
        else:
            units.append(Unit(at, at + 1, link.word, link.kind, name))
    return units[:_SHARED]


def _pivots(claim: Words, there: Words, units: list[Unit], mine: Roles, theirs: Roles) -> list[tuple[Unit, Unit]]:
    """Pairs around a verb or comparative that stand the other way round."""
    swaps = []
    shown = not _PARTS.isdisjoint(claim.forms) or not _PARTS.isdisjoint(there.forms)
    for before, pivot, after in _triples(units):
        bent = (before.there < pivot.there) != (pivot.there < after.there)
        if (
            _labels(there, pivot.there)
            or bent
            or pivot.name
            or before.name != after.name
            or _SYMMETRIC.match(claim.forms[pivot.begin])
        ):
            continue
        if shown and ({before.begin, after.begin} & mine.passive or {before.there, after.there} & theirs.passive):
            continue  # "shown in figure 3": what is done is not who does it
        # "Lent it to the museum" says in fewer words what "lent the painting to the museum" does.
        brief = not _PRONOUNS.isdisjoint(there.forms[pivot.there + 1 : pivot.there + 2])
        near = _NEAR_PRONOUN if brief else _NEAR
        near, far = (
            (_GIVEN if pivot.begin in mine.passive else near),
            (_GIVEN if pivot.there in theirs.passive else _NEAR),
        )
        apart = not _close(before.there, pivot.there, after.there, far)
        if apart or not _close(before.begin, pivot.begin, after.begin, near):
            continue
        if pivot.kind in REVERSING and not ("than" in claim.forms and "than" in there.forms):
            continue
        places = range(pivot.begin, pivot.end)
        shift = pivot.there - pivot.begin
        passive = (any(at in mine.passive for at in places), any(at + shift in theirs.passive for at in places))
        if passive[0] != passive[1]:
            active, voiced = ((claim, pivot.begin), (there, pivot.there))[:: 1 if passive[1] else -1]
            last = max(before.there, after.there) if passive[1] else max(before.begin, after.begin)
            if _done(*active) or last < _by(*voiced):
                continue
        opposite = any(unit.kind in REVERSING for unit in units if before.begin < unit.begin < after.begin)
        turned = (passive[0] != passive[1]) != opposite
        kept = before.there < pivot.there < after.there
        reversed_ = after.there < pivot.there < before.there
        if (kept and turned) or (reversed_ and not turned and _same_leads(claim, there, before, after)):
            swaps.append((before, after))
    return swaps


def _done(words: Words, at: int) -> bool:
    """Whether an auxiliary before a verb makes it a passive, though nobody says by whom ("was founded in 1893")."""
    return not _PASSIVE.isdisjoint(words.forms[max(0, at - 2) : at])


def _by(words: Words, at: int) -> int:
    """Where the "by" of a passive stands."""
    return next((by for by in range(at + 1, len(words.forms)) if words.forms[by] in _AGENTS), at)


def _labels(words: Words, at: int) -> bool:
    """ "Director: Ugo Marti" names what comes behind, and does nothing to what stands before."""
    return words.text[words.ends[at] : words.ends[at] + 1] == ":"


def _triples(units: list[Unit]) -> list[tuple[Unit, Unit, Unit]]:
    """Neighbouring units by threes, and two names with the first of several words between them ("A sold the boat to
    B")."""
    found = list(zip(units, units[1:], units[2:], strict=False))
    named = [at for at, unit in enumerate(units) if unit.name]
    found += [(units[one], units[one + 1], units[two]) for one, two in pairwise(named) if two - one > 2]
    return found


def _close(before: int, pivot: int, after: int, near: int = _NEAR) -> bool:
    return abs(pivot - before) <= near and abs(after - pivot) <= near


def _same_leads(claim: Words, there: Words, before: Unit, after: Unit) -> bool:
    """Each has taken the other's preposition, or neither has any ("the gardens belong to the lodge" exchanges none)."""
    mine = _lead(claim, before.begin), _lead(claim, after.begin)
    return mine == (_lead(there, after.there), _lead(there, before.there))


def _led(claim: Words, there: Words, units: list[Unit]) -> list[tuple[Unit, Unit]]:
    """Neighbours whose prepositions are exchanged: from A to B, from B to A."""
    swaps = []
    for one, other in pairwise(units):
        mine = _lead(claim, one.begin), _lead(claim, other.begin)
        theirs = _lead(there, other.there), _lead(there, one.there)
        if all(mine) and mine[0] != mine[1] and mine == theirs:
            swaps.append((one, other))
    return swaps


def _lead(words: Words, at: int) -> str:
    for place in range(at - 1, max(-1, at - 3), -1):
        if words.forms[place] in _LEADS:
            return words.forms[place]
        if words.forms[place] not in LIGHT:
            break
    return ""


def _finding(kind: str, claim: Words, there: Words, number: int, one: Unit, other: Unit) -> Finding:
    begin = min(claim.begins[one.begin], claim.begins[other.begin])
    end = max(claim.ends[one.end - 1], claim.ends[other.end - 1])
    places = (one.there, one.there + one.end - one.begin - 1, other.there, other.there + other.end - other.begin - 1)
    start, stop = there.begins[min(places)], there.ends[min(max(places), len(there.ends) - 1)]
    return Finding(kind, begin, end, claim.text[begin:end], number, start, stop, there.text[start:stop], True)
