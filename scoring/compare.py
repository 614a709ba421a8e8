"""Compare: one claim sentence with its evidence sentences, by every typed view of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from scoring.agreement import cells, nouns, order, relate, retired
from scoring.agreement.agree import SATISFIED, VIOLATED
from scoring.agreement.matching import Asked
from scoring.agreement.order import OrderVerdict, Question
from scoring.agreement.relation import Relation
from scoring.annotate import Annotated
from scoring.frozen import frozen, replace
from scoring.language import (
    aliases,
    bindings,
    credits,
    deeds,
    doers,
    duties,
    exchanges,
    fulfilment,
    left_open,
    lost_heads,
    names,
    near_copies,
    objects,
    open_days,
    particles,
    polarity,
    portions,
    reversals,
    strength,
    substitutions,
    topics,
    verb_last,
    victories,
    wholes,
)
from scoring.language.findings import Finding
from scoring.records import Words
from scoring.words import relations
from scoring.words.light import LIGHT
from scoring.words.links import MEETING, REVERSING, Link, links, put_in_place
from scoring.words.relations import Facing

FEATURES = (
    *polarity.FEATURES,
    *near_copies.FEATURES,
    *left_open.FEATURES,
    *wholes.FEATURES,
    *deeds.FEATURES,
    *nouns.FEATURES,
    *strength.FEATURES,
    *portions.FEATURES,
    *names.FEATURES,
    *bindings.FEATURES,
    *exchanges.FEATURES,
    *substitutions.FEATURES,
    *lost_heads.FEATURES,
    *relate.FEATURES,
    "order_agrees",
    "order_denies",
)


_NEARLY = 0.7
_BRIEF = 16
"""Words of a claim up to which an order borne out bears out the claim: a longer one says more."""
_OPPOSING = REVERSING | {"exclusive"}


@frozen
class Comparison:
    """What the typed views say: word links, findings, relations of quantities, and the features named in FEATURES."""

    links: list[Link | None]
    findings: tuple[Finding, ...]
    quantities: tuple[Relation, ...]
    features: dict[str, float]


@lru_cache(maxsize=16)
def _relation(language: str) -> Callable[[str, str], str | None]:
    return lru_cache(maxsize=65536)(lambda claim, evidence: relations.relation(claim, evidence, language))


@lru_cache(maxsize=16)
def _alike(language: str) -> Callable[[str, str], bool]:
    related = _relation(language)
    return lambda claim, evidence: related(claim, evidence) in MEETING


def _negators(sentence: Annotated) -> frozenset[int]:
    return frozenset(cue.word for cue in sentence.polarity.cues)


def _exchanged(claim: Annotated, evidence: Sequence[Annotated], linked: Sequence[Link | None]) -> bool:
    """Whether particles tell exchanged roles in a sentence that has nearly all of the claim."""
    counts = Counter(link.sentence for link in linked if link is not None)
    content = sum(link is not None or form not in LIGHT for form, link in zip(claim.words.forms, linked, strict=True))
    number, met = min(counts.items(), key=lambda item: (-item[1], item[0]), default=(-1, 0))
    near = met > 0 and met >= _NEARLY * content
    if not near:
        return False
    if not particles.applies(claim.text):
        return verb_last.exchanged(claim.words, evidence[number].words)
    return particles.exchanged(claim.text, evidence[number].text) is not None


def _add_phrases(linked: list[Link | None], facing: Facing, evidence: Sequence[Annotated]) -> None:
    """Links the words of phrases: "left office" meets "resigned"; an opposite overrules what their parts met."""
    for number, sentence in enumerate(evidence) if facing.wide else ():
        for begin, end, start, stop, kind in facing.phrases(sentence.ids):
            name = relations.KINDS[kind]
            for at in range(begin, end):
                link = linked[at]
                if link is None or (name in _OPPOSING and link.kind != "same"):
                    linked[at] = Link(number, min(start + at - begin, stop - 1), name)


@frozen
class Claimed:
    """One claim with what its figures ask of any evidence."""

    sentence: Annotated
    language: str
    asked: Sequence[Asked]
    order: Question | None
    facing: Facing
    """The relations of its words."""


def claimed(sentence: Annotated, language: str, facing: Facing) -> Claimed:
    """A claim made ready for ``compare``."""
    asked = relate.asked(sentence.figures, _alike(language)) if sentence.figures else ()
    return Claimed(sentence, language, asked, order.question(sentence.text, sentence.quantities), facing)


def compare(claimed: Claimed, evidence: Sequence[Annotated], beside: Sequence[Annotated] = ()) -> Comparison:
    """Compare a claim with the sentences of its evidence, given in the order of their text; ``beside`` are the rows
    next to those that are rows of a table."""
    claim, texts = claimed.sentence, [sentence.words for sentence in evidence]
    linked = links(claim.words, texts, _relation(claimed.language))
    linked = put_in_place(claim.words, texts, linked, _relation(claimed.language))
    _add_phrases(linked, claimed.facing, evidence)
    for at, link in victories.put_in_place(claim.words, texts, linked):
        linked[at] = link
    opened = open_days.answered(claim.words, claim.quantities, texts, [sentence.quantities for sentence in evidence])
    for at, link, _, _ in opened:
        linked[at] = link
    called = aliases.known([sentence.names for sentence in evidence] if claim.names.spans else ())
    held = evidence if claim.bonds else ()
    views = (
        polarity.compare(claim.words, texts, linked, claim.polarity, [sentence.polarity for sentence in evidence]),
        strength.compare(claim.words, texts, linked, claim.strength, [sentence.strength for sentence in evidence]),
        portions.compare(claim.words, texts, linked),
        names.compare(claim.words, texts, linked, claim.names, called),
        bindings.compare(
            claim.words,
            texts,
            linked,
            claim.bonds,
            [sentence.bonds for sentence in held],
            [sentence.names for sentence in held],
        ),
        exchanges.compare(claim.words, texts, linked, claim.roles, lambda number: evidence[number].roles),
        substitutions.compare(claim.words, texts, _relation(claimed.language)),
    )
    figures = [sentence.figures for sentence in evidence if claim.figures or claimed.order]
    quantities = relate.between(claim.text, claim.figures, figures, _alike(claimed.language), claimed.asked)
    quantities = retired.checked(claim.text, quantities, [sentence.text for sentence in evidence])
    quantities = open_days.settled(quantities, opened)
    verdict = order.answer(claimed.order, [(one.line, one.quantities) if one else None for one in figures])
    known = cells.records([*evidence, *beside])
    if known:
        quantities = _borne_out(quantities, cells.borne_out(claim, known), evidence)
    if verdict is not None and not verdict.agrees:
        quantities = tuple([_undone(one) for one in quantities])
    features: dict[str, float] = {}
    for view in views:
        features |= view.features
    found = [finding for view in views for finding in view.found]
    if open_days.by_exception(claim.words, texts, opened):
        features["affirmed_outright"] = 1.0
    duties.settle(found, features, claim.words, texts, linked)
    fulfilment.settle(found, features, claim.words, texts, linked)
    turned = reversals.find(claim.words, texts, linked, claim.polarity, [sentence.polarity for sentence in evidence])
    if turned is not None:
        features["bound_otherwise"] = 1.0
        found.append(turned)
    features |= left_open.compare(claim.words, texts, linked, claimed.language)
    if objects.open_of_another(claim.words, texts, linked, [(cue.word, cue.reach) for cue in claim.polarity.cues]):
        features["left_open"] = 1.0
    features |= lost_heads.compare(claim.words, texts)
    features |= wholes.compare(claim.words, texts, linked)
    features |= deeds.compare(claim.words, texts, linked)
    features |= nouns.compare(claim.words, texts, linked, quantities)
    verbs_last = claimed.language in ("de", "nl") and not features["role_swap"]
    if verbs_last or particles.applies(claim.text):
        features["role_swap"] = float(_exchanged(claim, evidence, linked))
    features |= near_copies.compare(claim.words, linked, _negators(claim), features)
    features |= relate.summary(quantities)
    features |= _ordered(verdict, features, brief=len(claim.words.forms) <= _BRIEF)
    _add_doers(found, features, claimed, evidence, linked)
    _add_credits(found, features, claim, evidence)
    other = cells.crossed(claim, known) if known else None
    if other is not None:
        features["bound_otherwise"] = 1.0
        found.append(other)
    _add_topic(found, features, claim.words, texts, linked)
    if verdict is not None and not verdict.agrees:
        found.append(_disorder(claim.text, verdict))
    return Comparison(linked, tuple(found), quantities, features)


def _undone(relation: Relation) -> Relation:
    """A difference between figures that stand in the other order is none of the claim's."""
    return replace(relation, state=VIOLATED, arithmetic="") if relation.arithmetic == "difference" else relation


def _borne_out(
    quantities: tuple[Relation, ...], held: frozenset[float], evidence: Sequence[Annotated]
) -> tuple[Relation, ...]:
    """What the claim's item has in its row of a table is borne out there, whatever the figures of other cells."""
    return tuple([_in_its_row(one, held, evidence) if one.state == VIOLATED else one for one in quantities])


def _in_its_row(relation: Relation, held: frozenset[float], evidence: Sequence[Annotated]) -> Relation:
    wanted = held & cells.figures(relation.claim)
    for number, sentence in enumerate(evidence if wanted else ()):
        for there in sentence.quantities:
            if not wanted.isdisjoint(cells.figures(there)):
                return replace(relation, state=SATISFIED, evidence=there, index=number, anywhere=True)
    return relation


def _ordered(verdict: OrderVerdict | None, features: Mapping[str, float], *, brief: bool) -> dict[str, float]:
    """What the figures say of an order; one that agrees bears out a superlative. A long claim says more than that."""
    agrees = verdict is not None and verdict.agrees and brief
    return {
        "order_agrees": float(agrees),
        "order_denies": float(verdict is not None and not verdict.agrees),
        "superlative_added": 0.0 if agrees else features["superlative_added"],
    }


def _add_doers(
    found: list[Finding],
    features: dict[str, float],
    claimed: Claimed,
    evidence: Sequence[Annotated],
    linked: Sequence[Link | None],
) -> None:
    """Who does it to whom: two names that keep it exchange no roles, two that change it do."""
    texts, names = [sentence.words for sentence in evidence], [sentence.names for sentence in evidence]
    claim = claimed.sentence
    turned = doers.exchanged(claim.words, claim.names, texts, names, linked, claimed.language)
    if turned is not None:
        found[:] = [finding for finding in found if finding.kind != "roles exchanged"]
        features["role_swap"] = float(bool(turned))
    if turned:
        found.append(turned)


def _add_credits(
    found: list[Finding], features: dict[str, float], claim: Annotated, evidence: Sequence[Annotated]
) -> None:
    """Who had which part in a work: a part that is borne out exchanges no roles, one of another name denies."""
    if not claim.credits:
        return
    texts, theirs = [sentence.words for sentence in evidence], [sentence.credits for sentence in evidence]
    held, other = credits.compare(claim.words, claim.credits, texts, theirs)
    if held > 0:
        features |= {"role_swap": 0.0, "bound_otherwise": 0.0}
        found[:] = [finding for finding in found if finding.kind not in ("roles exchanged", "bound otherwise")]
    elif other is not None:
        features["bound_otherwise"] = 1.0
        found.append(other)


def _add_topic(
    found: list[Finding],
    features: dict[str, float],
    claim: Words,
    evidence: Sequence[Words],
    linked: Sequence[Link | None],
) -> None:
    """A topic that the evidence does not connect: neither tied to it nor told of it."""
    apart = topics.unconnected(claim, evidence, linked)
    if apart is not None:
        features |= {"bound_unlike": 1.0, "deed_missing": 1.0}
        begin, end = claim.begins[apart[0]], claim.ends[apart[1] - 1]
        found.append(Finding("bound unlike", begin, end, claim.text[begin:end]))


def _disorder(claim: str, verdict: OrderVerdict) -> Finding:
    """The comparing word beside the first item's figure, which makes it untrue."""
    (begin, end), figure = verdict.place, verdict.first
    return Finding(
        "order", begin, end, claim[begin:end], verdict.first_index, figure.begin, figure.end, figure.text, True
    )
