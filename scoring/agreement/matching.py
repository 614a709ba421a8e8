"""Which number of the evidence plays the role of a number of the claim, and what it says about it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from scoring.agreement import agree, roles
from scoring.agreement.agree import APART, OPEN, SATISFIED, VIOLATED
from scoring.agreement.changes import Change
from scoring.agreement.lasting import Span
from scoring.agreement.nearness import Surroundings
from scoring.agreement.relation import ABSENT, Relation
from scoring.agreement.shares import Portion
from scoring.frozen import frozen, replace
from scoring.quantities.free import is_free
from scoring.quantities.quantity import Quantity
from scoring.words import stems

Alike = Callable[[str, str], bool]
_ROLE = 0.25
"""The role score from which a differing value denies the claim."""
_NOUN_ROLE = 1.2
"""The same when the two figures count different nouns, which may be two words for one thing."""
_FAINT = 0.1
_LEEWAY = 0.3
"""An agreeing value wins over a differing one whose role fits better by no more than this."""
_AGREES = 0.4
_SISTERS = 0.5
"""Share of its words that a sentence has in common with a sister sentence, such as another row of its table."""
_OUTDONE = 0.9
_OWN = 1.4
"""What it says for a measure that it stands in the row whose number the claim names, the claim's value in another."""
_CELL, _IN_CELL = 0.3, 0.8
"""By how much a cell must fit better than another, and how well at least, to answer in its place."""
_CHARGED = 0.5
_CHARGES = frozenset(
    stems.key(word) for word in "fee charge cost price pay gebühr kosten prix frais precio tarifa custo costo".split()
)
_PEOPLE, _VERB = frozenset(("people", "person")), 5
"""Letters of a verb that a noun for those who do it begins with."""
_STEM = 4
"""Letters that nouns of one stem share at least."""
_COUNTERS = frozenset((*"人名位명개個个件台点冊册", "человек", "чел", "شخص", "شخصا", "kişi"))
"""Counters that stand for a noun which is said elsewhere or not at all."""
_RESTED = 0.97
"""A limit that is rounded up grants no more."""
_GRANTING = frozenset(
    stems.key(word)
    for word in "can may must accepted allowed permitted redeemed valid carries holds seats limit within".split()
)
_RANK = {SATISFIED: 3, VIOLATED: 2, OPEN: 1}


@frozen
class Asked:
    """A number of the claim with what is needed to find its match."""

    quantity: Quantity
    words: Sequence[tuple[str, float]]
    keys: frozenset[str]
    """All word keys of the claim."""
    subject: tuple[str, ...]
    alike: Alike
    phase: int = 0
    """-1 when the claim speaks of a beginning, 1 of an end, 0 of neither."""
    end: int = 0
    """-1 when the number is where a change begins ("rose from 4 %"), 1 where it ends ("rose to 8 %"), else 0."""
    whole: bool = False
    """Whether the claim counts a part of this number ("half of the 80 seats")."""
    granted: bool = False
    """Whether it is a limit up to which the claim says that one may go."""


@frozen
class Given:
    """One evidence sentence: its words, its numbers and their word places."""

    line: roles.Line
    quantities: Sequence[Quantity]
    places: Sequence[int]
    phases: Sequence[int]
    """-1 for the first of two dates with a dash between them, 1 for the second, else 0."""
    near: Sequence[Sequence[int]]
    """Of each number the word places of its rivals."""
    changes: Sequence[Change]
    """The values that it states one after the other ("from 4 % to 8 %")."""
    parted: Mapping[int, tuple[frozenset[str], frozenset[str]]]
    """For the number of a whole of which it counts a part: the words said of the whole alone, and those said of the
    part alone."""
    labels: Mapping[int, frozenset[str]]
    """For the numbers of a list the words that tell each from the others (see ``labels``)."""
    worked: frozenset[int] = frozenset()
    """The numbers that are not written there but worked out (see ``offsets``): a claim is not asked for them."""
    span: Span | None = None
    """The dates of a beginning and its end, where it tells these two."""
    portion: Portion | None = None
    """A part and its whole, where it counts these two."""


Around = dict[tuple[int, int], Surroundings]
"""By evidence sentence and number."""


@frozen
class _Match:
    evidence: Quantity
    index: int
    state: str
    role: float
    score: float
    same_head: bool
    worse: bool
    """Whether it is of another item or, in the same record, under another name."""


def best(
    asked: Asked,
    given: Sequence[Given | None],
    limit: int,
    worse: frozenset[int],
    owners: frozenset[int],
    around: Around,
) -> Relation:
    """The relation of one claim number to the evidence; at most ``limit`` numbers are looked at, those of ``worse``
    sentences (see ``outdone``) as another item's, those of ``owners`` (see ``owners``) as the claim's own. ``around``
    is kept between the numbers of a claim."""
    matches: list[_Match] = []
    owners = owners if owners and _swapped(asked.quantity, given, worse) else frozenset()
    for index, sentence in enumerate(given):
        if sentence is None or limit <= 0:
            continue
        about = any(word in sentence.line.places for word in asked.subject)
        for at in _looked_at(asked.quantity, sentence.quantities, limit):
            verdict = agree.state(asked.quantity, sentence.quantities[at])
            if verdict == SATISFIED and asked.granted and _exceeds(asked.quantity, sentence, at):
                verdict = VIOLATED
            elsewhere = _other_end(asked, sentence, sentence.quantities[at]) or _of_part(asked, sentence, at)
            if verdict != APART and not elsewhere:
                near = around.get((index, at))
                if near is None:
                    near = around[index, at] = Surroundings(sentence.line, sentence.quantities[at], sentence.near[at])
                item = (index in worse, index in owners)
                matches.append(_match(asked, sentence, at, index, verdict, near.overlap(asked.words), about, item))
        limit -= len(sentence.quantities)
    return _choice(asked.quantity, _by_cell(matches, given))


def _by_cell(matches: Sequence[_Match], given: Sequence[Given | None]) -> list[_Match]:
    """The matches; worse is a figure in a cell or clause whose words fit the claim less than those of another, which
    holds another value: "one way 72; return 130"."""
    fits: dict[int, float] = {}
    for one in matches:
        sentence = given[one.index]
        if one.state == VIOLATED and one.role >= _IN_CELL and sentence is not None and sentence.line.cuts:
            fits[one.index] = max(one.role, fits.get(one.index, 0.0))
    return [
        replace(one, worse=True) if one.state == SATISFIED and fits.get(one.index, 0.0) >= one.role + _CELL else one
        for one in matches
    ]


def _exceeds(claim: Quantity, sentence: Given, at: int) -> bool:
    """Whether a sentence grants less than a claim: "up to 60 days" beside "returns are accepted for 45 days"."""
    there = sentence.quantities[at]
    less = there.bound in ("", "most") and there.family == claim.family and there.value < claim.value * _RESTED
    return less and not _GRANTING.isdisjoint(sentence.line.plain)


def _other_end(asked: Asked, sentence: Given, quantity: Quantity) -> bool:
    """Whether a number stands at the other end of the change that the claim speaks of: "fell to 7" does not ask for the
    first number of "fell from 7 to 5"."""
    return asked.end != 0 and any(change[asked.end < 0] is quantity for change in sentence.changes)


def _of_part(asked: Asked, sentence: Given, at: int) -> bool:
    """Whether a number counts a whole of whose part the claim speaks: "of the 40 boats in port, 12 sank"."""
    if asked.whole or at not in sentence.parted:
        return False
    whole, part = sentence.parted[at]
    return not asked.keys.isdisjoint(part) and asked.keys.isdisjoint(whole)


def outdone(claim: roles.Line, labels: Sequence[Quantity], given: Sequence[Given | None]) -> frozenset[int]:
    """The sentences that are built like another one which holds all that they hold of the claim, and more: words, or
    numbers that are ``labels`` ("line 7")."""
    lines = [(index, one.line.places.keys()) for index, one in enumerate(given) if one is not None]
    held: dict[int, frozenset[str | float]] = {
        index: frozenset(one.line.places.keys() & claim.places.keys()) | _labelled(one, labels)
        for index, one in enumerate(given)
        if one is not None
    }
    return frozenset(
        index
        for index, keys in lines
        for other, there in lines
        if held[index] < held[other] and len(keys & there) >= _SISTERS * max(len(keys), len(there))
    )


def _swapped(claim: Quantity, given: Sequence[Given | None], worse: frozenset[int]) -> bool:
    """Whether another item's sentence holds the value of the claim."""
    others = [one for index in worse if (one := given[index]) is not None]
    return any(agree.state(claim, quantity) == SATISFIED for one in others for quantity in one.quantities)


def owners(labels: Sequence[Quantity], given: Sequence[Given | None], worse: frozenset[int]) -> frozenset[int]:
    """The one sentence that holds the numbers by which a claim names its row, where others like it hold none."""
    found = [index for index, one in enumerate(given) if one is not None and labels and _labelled(one, labels)]
    return frozenset(found) - worse if worse and len(found) == 1 else frozenset()


def _labelled(sentence: Given, labels: Sequence[Quantity]) -> frozenset[float]:
    return frozenset(
        label.value
        for label in labels
        if any(
            one.value == label.value and (one.head == label.head or agree.is_bare(one)) for one in sentence.quantities
        )
    )


def _looked_at(claim: Quantity, quantities: Sequence[Quantity], limit: int) -> Sequence[int]:
    """The numbers to look at: the first ones, and in their place equal ones that stand behind them."""
    if len(quantities) <= limit:
        return range(len(quantities))
    equal = [at for at in range(limit, len(quantities)) if quantities[at].value == claim.value][:limit]
    return [*range(limit - len(equal)), *equal]


def rivals(quantities: Sequence[Quantity], places: Sequence[int], at: int) -> list[int]:
    """The word places of the numbers within three of number ``at`` that could be taken for it."""
    own = quantities[at]
    return [
        places[other]
        for other in range(max(0, at - 3), min(len(quantities), at + 4))
        if other != at and (quantities[other].family == own.family or "count" in (quantities[other].family, own.family))
    ]


def _match(
    asked: Asked,
    sentence: Given,
    at: int,
    index: int,
    verdict: str,
    nearness: float,
    about: bool,
    item: tuple[bool, bool],
) -> _Match:
    worse, own = item
    claim, evidence, line = asked.quantity, sentence.quantities[at], sentence.line
    same_head = bool(claim.head and evidence.head) and (
        claim.head == evidence.head
        or asked.alike(claim.head, evidence.head)
        or _doers(claim, evidence, line)
        or _akin(claim.head, evidence.head)
    )
    role = 2.0 * nearness + 0.8 * same_head + 0.3 * about + 0.2 * (claim.kind == evidence.kind)
    other_noun = not same_head and _other_noun(asked, evidence)
    if other_noun:
        role -= 0.6 if claim.head and not line.mentions(claim.head) else 0.2
    if claim.family != evidence.family:
        role -= 0.4
    if claim.family == "money" and claim.unit and evidence.unit and claim.unit != evidence.unit:
        role -= 0.4  # "1 euro = 1.18 dollars" answers dollars by dollars
    if about and roles.owned_by_another(line, sentence.places[at], sentence.near[at], asked.keys):
        role -= 0.6
    if worse:
        role -= _OUTDONE
    if own and claim.unit and claim.unit == evidence.unit:
        role += _OWN
    role += 0.4 * asked.phase * sentence.phases[at]
    if role >= _CHARGED and is_free(claim) and not _CHARGES.isdisjoint(line.plain):
        role += _CHARGED  # "a fee of 5 euros" is what "free" denies
    score = role + 0.2 * (bool(claim.bound) and claim.bound == evidence.bound) + _closeness(claim, evidence, verdict)
    return _Match(
        evidence,
        index,
        _in_role(verdict, role, other_noun, not line.mentions(claim.head)),
        role,
        score,
        same_head,
        worse,
    )


def _doers(claim: Quantity, evidence: Quantity, line: roles.Line) -> bool:
    """Whether people are counted of whom the sentence says what the claim's noun calls them: "60 employees" beside
    "employs 48 people"."""
    return evidence.head in _PEOPLE and any(len(key) >= _VERB and claim.head.startswith(key) for key in line.places)


def _akin(one: str, other: str) -> bool:
    """Whether two nouns of Cyrillic or Arabic letters begin alike, as those of one stem do: "номеров", "номерной"."""
    shared = max(_STEM, min(len(one), len(other)) - _STEM + 1)
    return one[0] >= "\u0400" and len(one) >= shared and one[:shared] == other[:shared]


def _other_noun(asked: Asked, evidence: Quantity) -> bool:
    """Whether the two count different things: two nouns, or one that the claim does not mention."""
    claim = asked.quantity
    if not evidence.head or claim.family != evidence.family or claim.family not in ("count", "when"):
        return False
    if claim.head in _COUNTERS or evidence.head in _COUNTERS:
        return False
    return bool(claim.head) or evidence.head not in asked.keys


def _in_role(verdict: str, role: float, other_noun: bool, missing: bool) -> str:
    """The state, given the role: a value of another noun or without common surroundings decides nothing."""
    if verdict == SATISFIED:
        return OPEN if other_noun and missing and role < _ROLE else SATISFIED
    if verdict == VIOLATED and role < (_NOUN_ROLE if other_noun else _ROLE):
        return OPEN
    return verdict


def _closeness(claim: Quantity, evidence: Quantity, verdict: str) -> float:
    """What the values themselves say for a match: agreement, or for a bounded claim, which any large or small value
    meets, nearness."""
    if not claim.bound or claim.value == evidence.value:
        return _AGREES if verdict == SATISFIED else -0.2 * (_ratio(claim, evidence) > 10)
    if claim.family == "when":
        return _AGREES / (1 + abs(claim.value - evidence.value))
    return _AGREES / _ratio(claim, evidence) ** 2


def _ratio(claim: Quantity, evidence: Quantity) -> float:
    small, large = sorted((abs(claim.value), abs(evidence.value)))
    return large / small if small else 1.0 + large


def _choice(claim: Quantity, matches: Sequence[_Match]) -> Relation:
    matches = [match for match in matches if match.role >= _FAINT or match.state == SATISFIED]
    if not matches:
        return Relation(claim, None, -1, ABSENT, 0.0, False, False, False, False)
    proper = [match for match in matches if not (match.worse and match.state == SATISFIED)]
    chosen = max(proper or matches, key=_order)
    agreeing = [
        match
        for match in proper
        if match.state == SATISFIED and (not claim.bound or claim.value == match.evidence.value)
    ]
    if agreeing and chosen.state != SATISFIED:
        kindest = max(agreeing, key=_order)
        run = chosen.evidence.day is not None and chosen.evidence.day.until is not None
        chosen = kindest if run or kindest.score >= chosen.score - _LEEWAY else chosen
    evidence = chosen.evidence
    there = [match for match in matches if match.state == SATISFIED or match.evidence.amount == claim.amount]
    unit = evidence.unit == claim.unit
    return Relation(
        claim,
        evidence,
        chosen.index,
        chosen.state,
        round(chosen.score, 6),
        chosen.same_head,
        unit,
        bool(there),
        _near(claim, evidence),
        of_another=bool(there) and all(match.worse for match in there),
    )


def _order(match: _Match) -> tuple[float, int, float, str, int]:
    return round(match.score, 9), _RANK[match.state], -match.evidence.value, match.evidence.text, -match.evidence.begin


def _near(claim: Quantity, evidence: Quantity) -> bool:
    close = math.isclose(claim.value, evidence.value, rel_tol=0.1)
    return close and claim.value != evidence.value and claim.family != "when"
