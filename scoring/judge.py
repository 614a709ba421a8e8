"""Judge: which texts are weighed for each claim, and what they say together.

Every claim is weighed against each fact that shares enough of it, and against all facts as one text, since the evidence
may be spread. How a fact is weighed never depends on the other facts; what it is held to say does where they show it to
be wrong (see ``_reconciled``).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from scoring import bridges
from scoring.agreement.agree import VIOLATED
from scoring.classify import Model, Scored, classify
from scoring.frozen import frozen, replace
from scoring.match import Match, recalls
from scoring.scales import Scales, Subject, find
from scoring.weigh import FEATURES, Pair, weigh_all
from scoring.words.links import MEETING

_ARITHMETIC, _ORDER = FEATURES.index("num_arithmetic"), FEATURES.index("order_agrees")
_DISORDER = FEATURES.index("order_denies")
_HOPPING = frozenset({"bound otherwise", "order"})
_OVER_A_WORD = frozenset({"antonym", "negation"})
_LOST = frozenset({"name missing", "name replaced"})
DENIED = 0.8
"""From this contradiction on a fact denies the claim."""
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
    facts = _gainsaid(_outdone(facts))
    facts = _hopped(tuple((fact, _of_another(subject, one, together)) for fact, one in facts), together, scales)
    denied = any(one.contradiction >= DENIED for _, one in facts)
    return Judged(subject, facts, None if denied or not bridges.spanned(together, scales) else together)


def _hopped(facts: tuple[tuple[int, Scored], ...], together: Scored, scales: Scales) -> tuple[tuple[int, Scored], ...]:
    """A fact that denies the claim by what another says ("the hall was designed by Maas", "Maas studied in Leuven"):
    what all say together is held against it. The only fact may share no word with what it denies ("entry is free").
    An order that the figures of two facts deny is supported by neither."""
    if together.contradiction < DENIED:
        return facts
    library, weighed = scales.library, together.weighed
    violated = [one.index for one in weighed.comparison.quantities if one.state == VIOLATED]
    alone = violated if len(library.facts) == 1 else []
    hops = [one.sentence for one in weighed.findings if one.kind in _HOPPING and one.against] + alone
    denying = {library.rows[weighed.rows[at]].fact for at in hops if 0 <= at < len(weighed.rows)}
    most = together.support if weighed.values[_DISORDER] > 0 else 1.0
    known = {fact: replace(one, support=min(one.support, most)) for fact, one in facts}
    for fact in denying:
        if fact not in known or known[fact].contradiction < together.contradiction:
            known[fact] = replace(together, support=known[fact].support if fact in known else 0.0)
    return tuple(sorted(known.items()))


def _outdone(facts: tuple[tuple[int, Scored], ...]) -> tuple[tuple[int, Scored], ...]:
    """A fact says no more than another leaves that has all it has of the claim's words, and more, but another figure:
    "a week pass is 8 euros", or 28, beside "day pass: 8 euros" and "week pass: 28 euros"."""
    if len(facts) < 2 or not any(one.weighed.comparison.quantities for _, one in facts):
        return facts
    held = [(_met(one), one, any(it.state == VIOLATED for it in one.weighed.comparison.quantities)) for _, one in facts]
    found = []
    for (fact, one), (words, _, violated) in zip(facts, held, strict=True):
        better = [(other, denies) for more, other, denies in held if words < more]
        support = [1 - other.contradiction for other, denies in better if denies and other.contradiction >= DENIED]
        against = [1 - other.support for other, denies in better if violated and not denies]
        found.append(
            (
                fact,
                replace(
                    one,
                    support=min([one.support, *support]),
                    contradiction=min([one.contradiction, *against]),
                ),
            )
        )
    return tuple(found)


def _gainsaid(facts: tuple[tuple[int, Scored], ...]) -> tuple[tuple[int, Scored], ...]:
    """A fact that has nothing of the words over which another denies the claim does not bear it out: "the doors open
    inwards and the cabin is locked" beside "the doors open outwards" and "the cabin is locked"."""
    denying = [
        (fact, one.contradiction, finding.claim_start, finding.claim_end)
        for fact, one in facts
        if one.contradiction >= DENIED
        for finding in one.weighed.findings
        if finding.kind in _OVER_A_WORD and finding.against
    ]
    if not denying:
        return facts
    found = []
    for fact, one in facts:
        words, met = one.weighed.subject.annotated.words, _met(one)
        least = min(
            (
                1 - contradiction
                for other, contradiction, begin, end in denying
                if other != fact and not any(begin <= words.begins[at] < end for at in met)
            ),
            default=1.0,
        )
        found.append((fact, replace(one, support=min(one.support, least))))
    return tuple(found)


def _met(one: Scored) -> frozenset[int]:
    """The words of the claim beside its figures that a text has."""
    comparison, words = one.weighed.comparison, one.weighed.subject.annotated.words
    figures = [(it.claim.begin, it.claim.end) for it in comparison.quantities]
    return frozenset(
        at
        for at, link in enumerate(comparison.links)
        if link is not None
        and link.kind in MEETING
        and not any(begin < words.ends[at] and words.begins[at] < end for begin, end in figures)
    )


def _of_another(subject: Subject, one: Scored, together: Scored) -> Scored:
    """A fact that lacks the claim's first name, which other facts have, speaks of another and denies no more than all
    facts together. One that lacks a later name, and in which nothing speaks against the claim ("Grey Tides was written
    by Ada Holm" beside "the author of Grey Tides lives in Orsk"), is one step of several."""
    if together.contradiction >= one.contradiction:
        return one
    denies = any(finding.against for finding in one.weighed.findings)
    for name in subject.annotated.names.spans[: 1 if denies else None]:
        begin = subject.annotated.words.begins[name.begin]
        fates = [finding.kind for finding in one.weighed.findings if finding.claim_start == begin]
        known = [finding.kind for finding in together.weighed.findings if finding.claim_start == begin]
        if not _LOST.isdisjoint(fates) and "name found" in known:
            return replace(one, contradiction=together.contradiction)
    return one


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
