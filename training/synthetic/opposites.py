"""Kinds about opposites of words, and about answers with Yes and No."""

from __future__ import annotations

from training.synthetic.deeds import DEEDS, STATES
from training.synthetic.denial import another, did, doer, named
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_COVERS = (
    ("the {p} pass", "cover", "covers", ("boat trips", "night buses", "museum visits", "cable cars", "ferries")),
    ("the {c} plan", "include", "includes", ("roaming", "insurance", "repairs", "backups", "training")),
    ("the {p} permit", "allow", "allows", ("camping", "fishing", "open fires", "drones", "dogs")),
    (
        "the {c} device",
        "support",
        "supports",
        ("wireless charging", "two displays", "voice control", "night vision", "fast boot"),
    ),
    (
        "the {c} policy",
        "pay for",
        "pays for",
        ("dental care", "hail damage", "lost keys", "flights home", "legal advice"),
    ),
    ("the {p} school", "offer", "offers", ("evening classes", "swimming", "Spanish", "robotics", "catering")),
)

_EITHER = {"open", "enabled", "mandatory", "public", "permanent", "occupied", "unanimous"}
"""Words that hold wherever their opposite does not."""


def states(draw: Draw) -> Contrast:
    """Adjectives and their opposites, with and without a negation."""
    subject, word, opposite, other = draw.pick(STATES)
    subject = named(draw, subject)
    word, opposite = draw.some((word, opposite), 2)
    forms = (
        f"{capital(subject)} is {{v}}.",
        f"{capital(subject)} was found to be {{v}}.",
        f"It is known that {subject} is {{v}}.",
    )
    either = word in opposite or opposite in word or {word, opposite} & _EITHER
    right = (
        forms[0].format(v=word),
        forms[0].format(v=f"not {opposite}"),
        f"{capital(subject)} is {word}, not {opposite}.",
    )
    wrong = (forms[0].format(v=opposite), forms[0].format(v=f"not {word}"), f"{capital(subject)} isn't {word}.")
    return Contrast(
        (draw.pick((forms[0], forms[2], *(right[1:2] if either else ()))).format(v=word),),
        right,
        wrong,
        (forms[0].format(v=other), forms[0].format(v=f"not {other}")),
        subject,
    )


def opposites(draw: Draw) -> Contrast:
    """Deeds and the verbs of the opposite sense."""
    who, deed = doer(draw), draw.pick(DEEDS)
    yes = (*did(who, deed)[:2], f"{capital(who)} {deed.same} {deed.thing}.")
    against = (f"{capital(who)} {deed.opposite} {deed.thing}.", f"{capital(who)} {deed.opposite} {deed.thing} instead.")
    if draw.chance(0.6):
        return Contrast((draw.pick(yes),), yes, against, another(draw, who, deed), who)
    return Contrast((against[0],), (against[0],), yes, another(draw, who, deed)[:3], who)


def directions(draw: Draw) -> Contrast:
    """Up or down without figures."""
    noun = named(
        draw,
        draw.pick(
            (
                "the rent in {p}",
                "the share price of {c}",
                "the water level at {p}",
                "unemployment in {p}",
                "the output of {c}",
                "traffic in {p}",
                "the number of visitors to {p}",
                "the membership of the {p} club",
                "demand for the {c} lamp",
                "the birth rate in {p}",
                "the error rate of {c}",
                "the noise near {p}",
            )
        ),
    )
    when = draw.pick(
        ("last year", "in March", "over the decade", "during the strike", "in 2019", "after the reform", "this summer")
    )
    up, down = (
        ("rose", "increased", "went up", "grew", "climbed"),
        ("fell", "decreased", "went down", "dropped", "declined"),
    )
    good, bad = draw.some((up, down), 2)
    nominal = {"rose": "a rise", "fell": "a fall"}[good[0]], {"rose": "a rise", "fell": "a fall"}[bad[0]]
    right = [f"{capital(noun)} {verb} {when}." for verb in good] + [f"There was {nominal[0]} in {noun} {when}."]
    wrong = [f"{capital(noun)} {verb} {when}." for verb in bad] + [
        f"There was {nominal[1]} in {noun} {when}.",
        f"{capital(noun)} remained unchanged {when}.",
    ]
    return Contrast(
        (draw.pick(right[:5]),),
        tuple(right),
        tuple(wrong),
        tuple(f"{capital(noun)} {verb} more than expected {when}." for verb in good),
        noun,
    )


def answered(draw: Draw) -> Contrast:
    """Question and answer as evidence: "Q: … A: No."."""
    subject, base, does, things = draw.pick(_COVERS)
    subject = named(draw, subject)
    thing, other = draw.some(things, 2)
    yes = draw.chance(0.5)
    word = draw.pick(("Yes", "Yes, always", "Yes, it does") if yes else ("No", "No, never", "No, it does not"))
    evidence = draw.pick(
        (
            f"Q: Does {subject} {base} {thing}? A: {word}.",
            f"Question: Does {subject} {base} {thing}?\nAnswer: {word}.",
            f"Does {subject} {base} {thing}? {word}.",
        )
    )
    affirm = (
        f"{capital(subject)} {does} {thing}.",
        f"{capital(thing)} {'is' if thing[-1] != 's' else 'are'} something that {subject} {does}.",
    )[:1]
    deny = (f"{capital(subject)} does not {base} {thing}.", f"{capital(subject)} doesn't {base} {thing}.")
    right, wrong = (affirm, deny) if yes else (deny, affirm)
    return Contrast(
        (evidence,),
        right,
        wrong,
        (f"{capital(subject)} {does} {other}.", f"{capital(subject)} does not {base} {other}."),
        subject,
    )


def leading(draw: Draw) -> Contrast:
    """A claim that starts with Yes or No, with its prompt."""
    subject, base, does, things = draw.pick(_COVERS)
    subject = named(draw, subject)
    thing, other = draw.some(things, 2)
    affirm, deny = f"{subject} {does} {thing}", f"{subject} does not {base} {thing}"
    fact, against = (affirm, deny) if draw.chance(0.5) else (deny, affirm)
    lead, wrong = ("Yes", "No") if fact == affirm else ("No", "Yes")
    return Contrast(
        (capital(f"{fact}."),),
        (f"{lead}, {fact}.", f"{lead}. {capital(fact)}."),
        (f"{wrong}, {against}.", f"{wrong}. {capital(against)}."),
        (f"{lead}, {fact}, and {subject} {does} {other}.",),
        subject,
        prompt=f"Does {subject} {base} {thing}?",
    )


KINDS: dict[str, Maker] = {
    "opposite-state": states,
    "opposite-verb": opposites,
    "opposite-direction": directions,
    "question-answered": answered,
    "question-leading": leading,
}
