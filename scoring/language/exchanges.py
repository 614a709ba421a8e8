"""Exchanged roles: the same words on both sides, with who and whom, from and to, or two values exchanged.

No parser: a role is the place of a word before or after a shared pivot (``pivots``, turned round by ``passives``), the
preposition that leads it (``leads``), the clause of its subject (``crossings``), or the clause that ties a number to an
item (``pairings``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.language import leads, pivots
from scoring.language.crossings import crossed
from scoring.language.findings import Finding, Findings
from scoring.language.pairings import Unit, paired, pieces
from scoring.language.passives import passives
from scoring.language.word_order import inversions, parted
from scoring.records import Words
from scoring.words.light import LIGHT
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
_DISTANCE = lazy(
    r"\d\s?(?:k?m|[a-z]*met(?:re|er)s?|miles?|minutes?|hours?|feet|steps?|yards?|blocks?)\b[^.;]{0,30}\bfrom\b"
)
"""A way from one to the other, which is as long from the other to the one."""
_CASES = lazy("[а-яışğ]")
"""Letters of languages whose cases tell who does it, in whatever order."""
_SHARED = 20


@frozen
class Roles:
    """Participles whose agent follows (places), clauses with numbers (word ranges), stems that occur more than once,
    and how many content words there are."""

    passive: frozenset[int]
    pieces: tuple[tuple[int, int], ...]
    twice: frozenset[str]
    content: int


def annotate(words: Words) -> Roles:
    """The passives and the clauses that hold numbers."""
    digits = [at for at, form in enumerate(words.forms) if form[0].isdigit()]
    twice = (
        frozenset()
        if len(words.distinct) == len(words.stems)
        else frozenset(stem for stem, count in Counter(words.stems).items() if count > 1)
    )
    return Roles(
        passives(words),
        tuple(pieces(words)) if len(digits) > 1 else (),
        twice,
        len(words.content),
    )


def compare(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], mine: Roles, theirs: Callable[[int], Roles]
) -> Findings:
    """Exchanged roles in the evidence sentence that meets most of the claim, the only one whose roles are asked for.

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
    there, roles = evidence[number], theirs(number)
    units = _units(claim, there, links, number, mine, roles)
    turned = inversions([unit.there for unit in units])
    swapped: list[tuple[Unit, Unit]] = []
    led: list[tuple[Unit, Unit]] = []
    if turned or mine.passive or roles.passive or len(units) == 2 or REVERSING & {unit.kind for unit in units}:
        swapped = pivots.exchanged(claim, there, units, mine.passive, roles.passive)
        swapped += crossed(claim, there, units)
        led = leads.exchanged(claim, there, units)
    if swapped and _CASES.search(claim.text):
        swapped = [swap for swap in swapped if not all(_unchanged(claim, there, unit) for unit in swap)]
    if (swapped or led) and _DISTANCE.search(claim.text) and _DISTANCE.search(there.text):
        swapped, led = [], []
    found = [_finding("roles exchanged", claim, there, number, *swap) for swap in swapped]
    turns = [_finding("roles exchanged", claim, there, number, *swap) for swap in led]
    pairs = [
        _finding("value of another item", claim, there, number, *swap)
        for swap in paired(claim, there, links, number, roles.pieces)
    ]
    differs = (mine.passive or roles.passive) and any(
        (unit.begin in mine.passive) != (unit.there in roles.passive) for unit in units if not unit.name
    )
    gate = _nearly_all(mine, roles, links, number)
    values = [
        float(bool(found)),
        float(bool(turns)),
        float(bool(pairs)),
        turned,
        turned * gate,
        parted(claim, links, number) * gate if gate else 0.0,
        float(bool(differs)),
    ]
    return Findings(tuple(found + turns + pairs), dict(zip(FEATURES, values, strict=True)))


def _unchanged(claim: Words, there: Words, unit: Unit) -> bool:
    """Whether a word stands in the same form, and so in the same case, on both sides."""
    return claim.forms[unit.begin] == there.forms[unit.there]


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
        if link is None or link.sentence != number or (claim.forms[at] in LIGHT and not claim.capital[at]):
            continue
        if claim.stems[at] in mine.twice or there.stems[link.word] in theirs.twice:
            continue
        name = claim.capital[at] and there.capital[link.word]
        last = units[-1] if units else None
        if last and last.end == at and last.there + at - last.begin == link.word and last.name == name:
            units[-1] = Unit(last.begin, at + 1, last.there, last.kind, name)
        else:
            units.append(Unit(at, at + 1, link.word, link.kind, name))
    return units[:_SHARED]


def _finding(kind: str, claim: Words, there: Words, number: int, one: Unit, other: Unit) -> Finding:
    begin = min(claim.begins[one.begin], claim.begins[other.begin])
    end = max(claim.ends[one.end - 1], claim.ends[other.end - 1])
    places = (one.there, one.there + one.end - one.begin - 1, other.there, other.there + other.end - other.begin - 1)
    start, stop = there.begins[min(places)], there.ends[min(max(places), len(there.ends) - 1)]
    return Finding(kind, begin, end, claim.text[begin:end], number, start, stop, there.text[start:stop], True)
