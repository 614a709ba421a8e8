"""Settle: what a view that knows more says over the head of others: who does what to whom, who had which part, what
stands in another row, what a text is about.

Every step changes the findings and features of a comparison in place.
"""

from __future__ import annotations

from collections import Counter

from scoring.agreement import cells
from scoring.figures import Figures, disorder
from scoring.language import (
    comparisons_east,
    credits,
    doers,
    duties,
    fulfilment,
    objects,
    open_days,
    particles,
    permissions,
    reversals,
    runners_up,
    switches,
    topics,
    two_answers,
    verb_last,
)
from scoring.language.findings import Finding
from scoring.quantities.free import is_free
from scoring.quantities.quantity import Quantity
from scoring.sides import Sides
from scoring.words.light import LIGHT

_NEARLY = 0.7
_UNOPPOSED = ("role_swap", "bound_otherwise", "antonym", "copy_opposed", "copy_denied", "denied_outright")
Found = list[Finding]
Features = dict[str, float]


def said(found: Found, features: Features, sides: Sides) -> None:
    """What is open but for one day, what is a duty, what is done already, what is granted in place of another."""
    claim, texts, linked = sides.claim, sides.texts, sides.links
    if open_days.by_exception(claim.words, texts, sides.opened):
        features["affirmed_outright"] = 1.0
    duties.settle(found, features, claim.words, texts, linked)
    if sides.claimed.language in permissions.LANGUAGES:
        permissions.settle(found, features, claim.words, texts, linked)
    fulfilment.settle(found, features, claim.words, texts, linked)
    theirs = [sentence.polarity for sentence in sides.evidence]
    turned = reversals.find(claim.words, texts, linked, claim.polarity, theirs)
    if turned is not None:
        features["bound_otherwise"] = 1.0
        found.append(turned)


def open_of_another(features: Features, sides: Sides) -> None:
    """What is said of an object of another leaves the claim open."""
    cues = [(cue.word, cue.reach) for cue in sides.claim.polarity.cues]
    if objects.open_of_another(sides.claim.words, sides.texts, sides.links, cues):
        features["left_open"] = 1.0


def particles_tell(features: Features, sides: Sides) -> None:
    """Roles that particles or the order of words tell, where no other view found them exchanged."""
    verbs_last = sides.claimed.language in ("de", "nl") and not features["role_swap"]
    if verbs_last or particles.applies(sides.claim.text):
        features["role_swap"] = float(_exchanged(sides))


def _exchanged(sides: Sides) -> bool:
    """Whether particles tell exchanged roles in a sentence that has nearly all of the claim."""
    claim, linked = sides.claim, sides.links
    counts = Counter(link.sentence for link in linked if link is not None)
    content = sum(link is not None or form not in LIGHT for form, link in zip(claim.words.forms, linked, strict=True))
    number, met = min(counts.items(), key=lambda item: (-item[1], item[0]), default=(-1, 0))
    near = met > 0 and met >= _NEARLY * content
    if not near:
        return False
    if not particles.applies(claim.text):
        return verb_last.exchanged(claim.words, sides.texts[number])
    return particles.exchanged(claim.text, sides.texts[number].text) is not None


def tied(found: Found, features: Features, sides: Sides, figures: Figures) -> None:
    """Who did it, who had which part, what stands in the item's row, what it is about, and in which order."""
    if sides.claimed.language in two_answers.LANGUAGES:
        counted = any(not is_free(one) and not _is_weekday(one) for one in sides.claim.quantities)
        two_answers.settle(found, features, sides.claim.words, sides.texts, sides.links, counted)
        _compared(found, features, sides, counted)
    if not switches.WORDS.isdisjoint(sides.claim.words.forms):
        switches.settle(found, features, sides.claim.words, sides.texts, sides.links)
    _doers(found, features, sides)
    _credits(found, features, sides)
    passed = runners_up.passed_over(sides.claim.words, sides.claim.names, sides.texts, sides.evidence)
    if passed is not None:
        features["bound_otherwise"] = 1.0
        found.append(passed)
    other = cells.crossed(sides.claim, figures.records) if figures.records else None
    if other is not None:
        features["bound_otherwise"] = 1.0
        found.append(other)
    _topic(found, features, sides)
    if figures.denied is not None:
        found.append(disorder(sides.claim.text, figures.denied))


def _is_weekday(one: Quantity) -> bool:
    """Whether a figure is a day of the week alone, which two answers compare themselves."""
    return one.day is not None and one.day.weekday is not None and one.day.day is None


def _compared(found: Found, features: Features, sides: Sides, counted: bool) -> None:
    """What is more than what: two items that are compared alike exchange no roles and oppose no quality."""
    if comparisons_east.settle(found, features, sides.claim.words, sides.texts):
        features |= dict.fromkeys(_UNOPPOSED, 0.0)
        features["affirmed_outright"] = max(features["affirmed_outright"], float(not counted))
        found[:] = [finding for finding in found if finding.kind not in ("roles exchanged", "antonym")]


def _doers(found: Found, features: Features, sides: Sides) -> None:
    """Who does it to whom: two names that keep it exchange no roles, two that change it do."""
    names = [sentence.names for sentence in sides.evidence]
    claim = sides.claim
    turned = doers.exchanged(claim.words, claim.names, sides.texts, names, sides.links, sides.claimed.language)
    if turned is not None:
        found[:] = [finding for finding in found if finding.kind != "roles exchanged"]
        features["role_swap"] = float(bool(turned))
    if turned:
        found.append(turned)


def _credits(found: Found, features: Features, sides: Sides) -> None:
    """Who had which part in a work: a part that is borne out exchanges no roles, one of another name denies."""
    claim = sides.claim
    if not claim.credits:
        return
    theirs = [sentence.credits for sentence in sides.evidence]
    held, other = credits.compare(claim.words, claim.credits, sides.texts, theirs)
    if held > 0:
        features |= {"role_swap": 0.0, "bound_otherwise": 0.0}
        found[:] = [finding for finding in found if finding.kind not in ("roles exchanged", "bound otherwise")]
        if credits.says_all(claim.words.text, claim.credits):
            features["affirmed_outright"] = 1.0
    elif other is not None:
        features["bound_otherwise"] = 1.0
        found.append(other)


def _topic(found: Found, features: Features, sides: Sides) -> None:
    """A topic that the evidence does not connect: neither tied to it nor told of it."""
    claim = sides.claim.words
    apart = topics.unconnected(claim, sides.texts, sides.links)
    if apart is not None:
        features |= {"bound_unlike": 1.0, "deed_missing": 1.0}
        begin, end = claim.begins[apart[0]], claim.ends[apart[1] - 1]
        found.append(Finding("bound unlike", begin, end, claim.text[begin:end]))
