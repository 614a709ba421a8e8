"""Kinds about what may, must or would be."""

from __future__ import annotations

from training.synthetic.deeds import DEEDS
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker


def modal(draw: Draw) -> Contrast:
    """May, might, plans, aims against done; hedges added and dropped."""
    who, deed = draw.pick((draw.person().name, draw.company(), f"The council of {draw.place()}")), draw.pick(DEEDS)
    unsure = (
        f"{who} may have {deed.participle} {deed.thing}.",
        f"{who} might have {deed.participle} {deed.thing}.",
        f"{who} possibly {deed.past} {deed.thing}.",
        f"Perhaps {who.replace('The', 'the')} {deed.past} {deed.thing}.",
    )
    planned = (
        f"{who} plans to {deed.base} {deed.thing}.",
        f"{who} intends to {deed.base} {deed.thing}.",
        f"{who} is considering whether to {deed.base} {deed.thing}.",
        f"{who} was expected to {deed.base} {deed.thing}.",
    )
    done = (
        f"{who} {deed.past} {deed.thing}.",
        f"{who} has {deed.participle} {deed.thing}.",
        f"{who} certainly {deed.past} {deed.thing}.",
    )
    other = draw.pick([row for row in DEEDS if row.thing != deed.thing])
    choice = draw.random.randrange(3)
    if choice == 0:
        return Contrast(
            (draw.pick(done[:2]),),
            (*done[:2], *unsure),
            (f"{who} has not {deed.participle} {deed.thing}.",),
            (f"{who} {other.past} {other.thing}.",),
            who,
        )
    if choice == 1:
        return Contrast(
            (draw.pick(unsure),),
            unsure,
            (f"It is impossible that {who.replace('The', 'the')} {deed.past} {deed.thing}.",),
            done,
            who,
        )
    return Contrast(
        (draw.pick(planned[:2]),),
        planned[:2],
        (f"{who} has no plans to {deed.base} {deed.thing}.", f"{who} does not intend to {deed.base} {deed.thing}."),
        done,
        who,
    )


def duty(draw: Draw) -> Contrast:
    """Must, may, need not, must not; can and cannot."""
    who = draw.pick(
        (
            f"visitors to {draw.place()}",
            f"users of the {draw.company()} app",
            f"drivers in {draw.place()}",
            f"members of the {draw.place()} club",
            f"suppliers of {draw.company()}",
            f"tenants in {draw.place()}",
        )
    )
    what, other = draw.some(
        (
            "show a card",
            "wear a badge",
            "book in advance",
            "leave before noon",
            "use the side entrance",
            "pay in cash",
            "bring a guest",
            "keep the receipt",
            "sign the register",
            "lock the door",
        ),
        2,
    )
    must = (f"must {what}", f"are required to {what}", f"have to {what}", f"are obliged to {what}")
    may = (f"may {what}", f"are allowed to {what}", f"are permitted to {what}")
    free = (f"need not {what}", f"do not have to {what}", f"are not required to {what}")
    banned = (f"must not {what}", f"are forbidden to {what}", f"are not allowed to {what}")
    choice = draw.random.randrange(4)
    given, right, wrong, open_ = (
        (must, must, free + banned, ()),
        (may, may, banned, must),
        (free, free, must, ()),
        (banned, banned, may + must, ()),
    )[choice]
    silent = f"must {other}"
    return Contrast(
        (f"{capital(who)} {draw.pick(given)}.",),
        tuple(f"{capital(who)} {text}." for text in right),
        tuple(f"{capital(who)} {text}." for text in wrong),
        tuple(f"{capital(who)} {text}." for text in (*open_, silent)),
    )


def conditional(draw: Draw) -> Contrast:
    """If, unless, provided that: dropped, kept, turned round."""
    who, deed = draw.pick((draw.person().name, draw.company(), f"the council of {draw.place()}")), draw.pick(DEEDS)
    will = f"{who} will {deed.base} {deed.thing}"
    on = draw.pick(
        (
            "the subsidy arrives",
            "the vote passes",
            "the weather holds",
            "the bank agrees",
            "the test succeeds",
        )
    )
    evidence = (f"If {on}, {will}.", f"{capital(will)} if {on}.", f"{capital(will)} provided that {on}.")
    right = (*evidence, f"{capital(will)} on condition that {on}.")
    return Contrast(
        (draw.pick(evidence),),
        right,
        (
            f"{capital(who)} will not {deed.base} {deed.thing} even if {on}.",
            f"If {on}, {who} will not {deed.base} {deed.thing}.",
        ),
        (capital(f"{will}."), f"{capital(who)} {deed.past} {deed.thing}.", capital(f"{will} in any case.")),
        who,
    )


KINDS: dict[str, Maker] = {
    "modality": modal,
    "duty": duty,
    "conditional": conditional,
}
