"""Compare two items by their figures: "Hall B is larger than Hall A", "the wall is older than the fort", "built before
the wall"."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement import comparatives, gapping, roles, superlatives, yearly
from scoring.agreement.agree import is_bare
from scoring.frozen import frozen
from scoring.quantities import tables, values
from scoring.quantities.quantity import Quantity

_IN_TIME = frozenset(("earlier", "sooner", "later", "newer", "older", "younger", "before", "after"))
_FAMILY = {word: tuple(kinds.split()) for kinds, row in tables.named("measured in").items() for word in row.split()}
_QUICK = frozenset(("faster", "quicker", "swifter", "slower"))
_AGES = frozenset(("yr", "mo", "wk"))
_FAR = 40
_PRO_NOUNS = frozenset(("one", "ones"))
_NONE: frozenset[str] = frozenset()
Sentence = tuple[roles.Line, Sequence[Quantity]]
"""The words of one sentence and its figures."""


@frozen
class OrderVerdict:
    """What the figures of two items say about a claim that compares them.

    ``agrees``: whether the order is as claimed. ``first`` and ``second``: the figures of the claim's two sides, found
    in the evidence sentences ``first_index`` and ``second_index``. ``cue``: the comparing word, at ``place`` in the
    claim.
    """

    agrees: bool
    first: Quantity
    second: Quantity
    first_index: int
    second_index: int
    cue: str
    place: tuple[int, int]


@frozen
class Question:
    """A claim's comparison of two items: the comparing word, where it stands, its sign (1: the figure of the first is
    the greater one), the word keys of each item alone and of both. A superlative has no second item: it stands against
    all others. ``years``: the items are years."""

    cue: str
    place: tuple[int, int]
    sign: int
    own: tuple[frozenset[str], frozenset[str]]
    shared: frozenset[str]
    years: yearly.Years | None = None

    @property
    def alone(self) -> bool:
        """Whether one item stands against all others."""
        return not self.own[1] and self.years is None


def question(claim_text: str, figures: Sequence[Quantity] | None = None, language: str = "en") -> Question | None:
    """What a claim compares; None when it compares nothing. ``figures`` are its quantities, where they are known."""
    figures = values.find(claim_text) if figures is None else figures
    dated = yearly.asked(claim_text, figures) if len(figures) > 1 else None
    if dated is not None:
        return Question(*dated[:3], (_NONE, _NONE), _NONE, dated[3])
    cue = comparatives.cue(claim_text)
    if cue is None:
        return _most(claim_text, language)
    word, sign, place, right = cue
    left = _worded(claim_text[: place[0]], figures)
    first, second = (frozenset(roles.line(side, language).places) - _PRO_NOUNS for side in (left, right))
    if first <= second or second <= first:
        return None
    return Question(word, place, sign, (first - second, second - first), first & second)


def _worded(left: str, figures: Sequence[Quantity]) -> str:
    """The words of an item without the figure by which it differs ("costs five euros more than")."""
    for one in figures:
        if one.end <= len(left):
            left = left[: one.begin] + " " * (one.end - one.begin) + left[one.end :]
    return left


def _most(claim_text: str, language: str) -> Question | None:
    """One item against all others: a superlative."""
    most = superlatives.said(claim_text)
    if most is None or most[0] not in comparatives.SIGNS:
        return None
    own = frozenset(roles.line(most[2], language).places)
    return Question(most[0], most[1], comparatives.SIGNS[most[0]], (own, frozenset()), frozenset()) if own else None


def order(
    claim_text: str, evidence_texts: Sequence[str], evidence_quantities: Sequence[Sequence[Quantity]] | None = None
) -> OrderVerdict | None:
    """Whether the figures of the evidence agree with the claim's comparison of two items.

    None when the claim compares nothing, or when one of its sides has no comparable figure of its own.
    """
    given = [values.find(text) for text in evidence_texts] if evidence_quantities is None else evidence_quantities
    lines = [(roles.line(text), gapping.filled(text, found)) for text, found in zip(evidence_texts, given, strict=True)]
    return answer(question(claim_text), lines)


def answer(asked: Question | None, sentences: Sequence[Sentence | None]) -> OrderVerdict | None:
    """As ``order``, from what is known of the claim and of its evidence; None for a sentence without figures."""
    if asked is None:
        return None
    word, sign, (mine, theirs) = asked.cue, asked.sign, asked.own
    if asked.years:
        return _dated(asked, asked.years, sentences)
    if not theirs:
        own = superlatives.own(mine, sentences)
        return _extreme(asked, _figure(own, theirs, asked.shared, word, sentences, None), sentences)
    mine, theirs = _apart(mine, theirs, sentences), _apart(theirs, mine, sentences)
    first = _figure(mine, theirs, asked.shared, word, sentences, None)
    second = _figure(theirs, mine, asked.shared, word, sentences, first[0] if first else None)
    if first is None or second is None:
        return None
    difference = _difference(first[0], second[0])
    if not difference:
        return None
    agrees = difference * _turned(sign, word, first[0]) > 0
    return OrderVerdict(agrees, first[0], second[0], first[1], second[1], word, asked.place)


def _dated(asked: Question, years: yearly.Years, sentences: Sequence[Sentence | None]) -> OrderVerdict | None:
    """What the figures of two years say."""
    held = yearly.figures(years, [one[1] if one else () for one in sentences])
    if held is None or held[0][0].value == held[1][0].value:
        return None
    (first, one), (second, other) = held
    return OrderVerdict(
        (first.value > second.value) == (asked.sign > 0), first, second, one, other, asked.cue, asked.place
    )


def _apart(own: frozenset[str], others: frozenset[str], sentences: Sequence[Sentence | None]) -> frozenset[str]:
    """An item's own words without the noun that the claim leaves out of the other ("the blue kayak is lighter than the
    red one"): beside the other's words the evidence has it."""
    if len(own) < 2 or len(others) > len(own):
        return own
    noun = {
        word
        for line, _ in filter(None, sentences)
        for word in own
        for other in others
        for at in line.places.get(word, ())
        if at + 1 in line.places.get(other, ()) or at - 1 in line.places.get(other, ())
    }
    return own - noun or own


def _turned(sign: int, word: str, figure: Quantity) -> int:
    """The older has the earlier year, the faster the shorter time."""
    early = figure.family == "when" and word in ("older", "younger")
    return -sign if early or (word in _QUICK and figure.family == "duration") else sign


def _extreme(
    asked: Question, first: tuple[Quantity, int] | None, sentences: Sequence[Sentence | None]
) -> OrderVerdict | None:
    """Whether the figure of a superlative's item lies beyond all others of its kind."""
    if first is None:
        return None
    sign = _turned(asked.sign, asked.cue, first[0])
    other = superlatives.rival(*first, sign, sentences)
    if other is None or not other[0]:
        return None
    return OrderVerdict(other[0] > 0, first[0], other[1], first[1], other[2], asked.cue, asked.place)


def _difference(first: Quantity, second: Quantity) -> float:
    """First minus second; a figure without a unit is taken in the other's ("900 square metres" and "1,250")."""
    if first.family == second.family:
        return first.value - second.value
    return first.amount - second.amount


def _figure(
    own: frozenset[str],
    others: frozenset[str],
    shared: frozenset[str],
    cue: str,
    sentences: Sequence[Sentence | None],
    like: Quantity | None,
) -> tuple[Quantity, int] | None:
    """The figure that belongs to one side: in a sentence with the side's own words, nearest behind them."""
    best: tuple[float, Quantity, int] | None = None
    for index, sentence in enumerate(sentences):
        if sentence is None:
            continue
        line, quantities = sentence
        held = [word for word in own if word in line.places]
        if not held:
            continue
        held = [word for word in held if len(line.places[word]) == 1] or held  # "costs" stands beside both
        for quantity in quantities:
            if not _fits(quantity, cue, like):
                continue
            score = len(held) + 0.5 * len(shared & line.places.keys()) + _nearness(held, others, line, quantity)
            if best is None or score > best[0]:
                best = (score, quantity, index)
    return (best[1], best[2]) if best else None


def _fits(quantity: Quantity, cue: str, like: Quantity | None) -> bool:
    """Whether a figure can answer the cue; ``like``: the figure of the other side, whose family it must share."""
    if like is not None:
        return (
            quantity.family == like.family
            or (is_bare(quantity) and bool(like.unit))
            or (is_bare(like) and bool(quantity.unit))
        )
    if quantity.family in ("identifier", "order", "version", "clock"):
        return False
    if cue in ("before", "after"):
        return quantity.family == "when" and quantity.value > 0
    if cue in ("older", "younger") and quantity.family == "duration":
        return quantity.unit in _AGES
    if cue in _FAMILY:
        return quantity.family in _FAMILY[cue]
    return quantity.family == "when" if cue in _IN_TIME else quantity.family != "when"


def _nearness(held: Sequence[str], others: frozenset[str], line: roles.Line, quantity: Quantity) -> float:
    """Near the side's own words, rather behind than before them, and not beyond the other side's."""
    place = roles.place(line, quantity)
    score = 0.0
    for word in held:
        distances = [place - at if place > at else 1.5 * (at - place + 1) for at in line.places[word]]
        score = max(score, 1 / (1 + 0.2 * min(distances)))
    rivals = [place - at for word in others for at in line.places.get(word, ()) if at < place]
    nearest = min((place - at for word in held for at in line.places[word] if at < place), default=_FAR)
    return score - (0.8 if rivals and min(rivals) < nearest else 0.0)
