"""Reconcile: what one fact is held to say of a claim where the others, or all together, show it to be wrong."""

from __future__ import annotations

from scoring.agreement.agree import SATISFIED, VIOLATED
from scoring.classify import Scored
from scoring.frozen import replace
from scoring.scales import Scales, Subject
from scoring.weigh import FEATURES
from scoring.words.links import MEETING

_DISORDER = FEATURES.index("order_denies")
_HOPPING = frozenset({"bound otherwise", "order"})
_OVER_A_WORD = frozenset({"antonym", "negation"})
_LOST = frozenset({"name missing", "name replaced"})
_OUTRIGHT = FEATURES.index("denied_outright")
DENIED = 0.8
"""From this contradiction on a fact denies the claim."""

Known = tuple[tuple[int, Scored], ...]
"""Facts, by number, and what each says."""


def hopped(facts: Known, together: Scored, scales: Scales) -> Known:
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


def outdone(facts: Known) -> Known:
    """A fact says no more than another leaves that has all it has of the claim's words, and more, but another figure:
    "a week pass is 8 euros", or 28, beside "day pass: 8 euros" and "week pass: 28 euros". What is told of
    another time ("in May it held 6.1 million") neither outdoes nor denies what
    a fact says of the claim's."""
    if len(facts) < 2 or not any(one.weighed.comparison.quantities for _, one in facts):
        return facts
    held = [(_met(one), one, any(it.state == VIOLATED for it in one.weighed.comparison.quantities)) for _, one in facts]
    found = []
    for (fact, one), (words, _, violated) in zip(facts, held, strict=True):
        better = [(other, denies) for more, other, denies in held if words < more and not _other_time(one, other)]
        support = [1 - other.contradiction for other, denies in better if denies and other.contradiction >= DENIED]
        against = [1 - other.support for other, denies in better if violated and not denies]
        against += [1 - other.support for _, other, _ in held if violated and _other_time(other, one)]
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


def _other_time(one: Scored, other: Scored) -> bool:
    """Whether one fact has the claim's month or day of the week and a figure of it, and the other has others of both:
    what happens each June is told of each July, too. Two years may be two accounts of one event."""
    mine, theirs = (
        {it.claim.begin: (it.state, it.claim.family == "when") for it in fact.weighed.comparison.quantities}
        for fact in (one, other)
    )
    named = {it.claim.begin for it in one.weighed.comparison.quantities if not any(map(str.isdigit, it.claim.text))}
    turned = {
        timed
        for begin, (state, timed) in mine.items()
        if state == SATISFIED and theirs.get(begin) == (VIOLATED, timed) and (begin in named or not timed)
    }
    return len(turned) == 2


def gainsaid(facts: Known) -> Known:
    """A fact that has nothing of the words over which another denies the claim outright does not bear it out: "the
    doors open inwards and the cabin is locked" beside "the doors open outwards" and "the cabin is locked"."""
    denying = [
        (fact, one.contradiction, finding.claim_start, finding.claim_end)
        for fact, one in facts
        if one.contradiction >= DENIED and one.weighed.values[_OUTRIGHT]
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


def of_another(subject: Subject, one: Scored, together: Scored) -> Scored:
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
