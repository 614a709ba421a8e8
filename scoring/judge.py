"""Judge: which texts are weighed for each claim, and what they say together.

Every claim is weighed against each fact that shares enough of it, and against all facts as one text, since the evidence
may be spread. How a fact is weighed never depends on the other facts; what it is held to say does where they show it to
be wrong (see ``_reconciled``).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from scoring import bridges
from scoring.classify import Model, Scored, classify
from scoring.frozen import frozen, replace
from scoring.match import Match, recalls
from scoring.reconcile import DENIED, gainsaid, hopped, of_another, outdone
from scoring.scales import Scales, Subject, find
from scoring.weigh import FEATURES, Pair, weigh_all

_ARITHMETIC, _ORDER = FEATURES.index("num_arithmetic"), FEATURES.index("order_agrees")
_NEAREST = 6
"""At most this many facts are weighed one by one for a claim; the others share less of it."""
_PAIRS = 60
"""About so many pairs of claim and fact are weighed for an answer candidate: a long one gets fewer facts a claim."""
_SHARE = 0.5
"""A fact is weighed when it holds at least this share of what the best one holds of the claim."""


@frozen
class Judged:
    """What the facts say about one claim: fact by fact, in the order of the facts, and all as one text."""

    subject: Subject
    facts: tuple[tuple[int, Scored], ...]
    together: Scored | None
    """None when it is the same as the only fact weighed."""

    @property
    def support(self) -> float:
        """The best support of a fact, or of all together."""
        scores = [scored.support for _, scored in self.facts]
        return max([*scores, self.together.support] if self.together else scores, default=0.0)

    @property
    def contradiction(self) -> float:
        """The strongest contradiction of a fact."""
        return max((scored.contradiction for _, scored in self.facts), default=0.0)


def judge(scales: Scales, model: Model, *, together: bool = True) -> list[Judged]:
    """Weigh and classify every claim that needs a check, in order; ``together`` also against all facts as one text."""
    nearest = min(_NEAREST, max(1, _PAIRS // max(1, len(scales.subjects))))
    chosen = [_texts(subject, scales, nearest, together) for subject in scales.subjects]
    weighed = weigh_all([pair for texts in chosen for _, pair in texts], scales)
    scored = classify(weighed, scales, model)
    judged, at = [], 0
    for subject, texts in zip(scales.subjects, chosen, strict=True):
        own = list(zip(texts, scored[at : at + len(texts)], strict=True))
        at += len(texts)
        facts = tuple((fact, result) for (fact, _), result in own if fact >= 0)
        joint = next((result for (fact, _), result in own if fact < 0), None)
        judged.append(_reconciled(subject, facts, joint, scales))
    return judged


def _reconciled(
    subject: Subject, facts: tuple[tuple[int, Scored], ...], together: Scored | None, scales: Scales
) -> Judged:
    """What single facts and all together say, without what the other view shows to be wrong.

    A figure or an order in time that follows from several facts is no contradiction of one of them; otherwise a fact
    that denies the claim outweighs support that only several facts give together.
    """
    if together is None:
        return Judged(subject, facts, None)
    if together.weighed.values[_ARITHMETIC] > 0 or together.weighed.values[_ORDER] > 0:
        most = 1 - together.support
        return Judged(
            subject,
            tuple((fact, replace(one, contradiction=min(one.contradiction, most))) for fact, one in facts),
            together,
        )
    facts = gainsaid(outdone(facts))
    facts = hopped(tuple((fact, of_another(subject, one, together)) for fact, one in facts), together, scales)
    denied = any(one.contradiction >= DENIED for _, one in facts)
    return Judged(subject, facts, None if denied or not bridges.spanned(together, scales) else together)


def _texts(subject: Subject, scales: Scales, nearest: int, together: bool) -> list[tuple[int, Pair]]:
    """The texts to weigh for a claim: (fact index, pair), -1 for all facts as one."""
    starts = scales.library.starts
    if not scales.library.rows or not len(subject.ids):
        return []
    everywhere = find(subject, 0, starts[-1])
    matches = _nearest(subject, scales, everywhere, nearest)
    found = [(fact, Pair(subject, *scales.library.span(fact), match)) for fact, match in matches]
    order = subject.claimed.order
    spread = len(scales.library.facts) > 1 and order is not None and order.alone
    if together and (len(matches) > 1 or spread or not _contained(everywhere, matches, starts)):
        found.append((-1, Pair(subject, 0, starts[-1], everywhere)))
    return found


def _nearest(subject: Subject, scales: Scales, everywhere: Match, most: int) -> list[tuple[int, Match]]:
    """The facts that share most of the claim, in the order of the facts."""
    library = scales.library
    rows = {fact: library.span(fact) for fact in sorted({library.rows[row].fact for row in everywhere.wide})}
    if len(library.facts) == 1:
        return [(fact, everywhere) for fact in rows]
    held = {fact: recalls(subject.held, *span) for fact, span in rows.items()}
    least = _SHARE * max((whole for whole, _ in held.values()), default=0.0)
    most_of = {fact: whole + best for fact, (whole, best) in held.items() if whole >= least}
    near: list[tuple[float, int, Match]] = []
    for fact in sorted(most_of, key=lambda fact: (-most_of[fact], fact)):
        # The cover holds no more than the whole fact does: what cannot come near is not matched.
        if len(near) >= most and most_of[fact] < -near[most - 1][0]:
            break
        match = find(subject, *rows[fact])
        insort(near, (-match.recall_cover - match.recall_best, fact, match), key=lambda one: one[:2])
    return sorted((fact, match) for _, fact, match in near[:most])


def _contained(everywhere: Match, matches: Sequence[tuple[int, Match]], starts: Sequence[int]) -> bool:
    """Whether one fact alone holds the evidence that all facts together offer."""
    return any(
        match.recall >= everywhere.recall - 1e-9
        and tuple(row + starts[fact] for row in match.cover) == everywhere.cover
        for fact, match in matches
    )
