"""Kinds about denial: negation added, dropped, lexical, double, ended."""

from __future__ import annotations

from training.synthetic.deeds import DEEDS, Deed
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_RUNS = (
    ("runs", "run", "the café in {p}"),
    ("teaches", "teach", "geometry in {p}"),
    ("owns", "own", "the mill near {p}"),
    ("edits", "edit", "the {p} gazette"),
    ("leads", "lead", "the {p} choir"),
    ("sponsors", "sponsor", "the {p} team"),
    ("makes", "make", "bells in {p}"),
    ("rents", "rent", "a studio in {p}"),
    ("advises", "advise", "the mayor of {p}"),
    ("cleans", "clean", "the {p} baths"),
    ("stores", "store", "wine in {p}"),
    ("breeds", "breed", "horses near {p}"),
)


def named(draw: Draw, text: str) -> str:
    text = text.replace("{p}", draw.place()) if "{p}" in text else text
    return text.replace("{c}", draw.company()) if "{c}" in text else text


def doer(draw: Draw) -> str:
    return draw.pick((draw.person().name, draw.company(), f"the council of {draw.place()}"))


def did(who: str, deed: Deed) -> tuple[str, ...]:
    """Sentences that affirm the deed."""
    return (
        f"{capital(who)} {deed.past} {deed.thing}.",
        f"{capital(deed.thing)} {'was' if deed.thing[-2:] != 'es' else 'were'} {deed.participle} by {who}.",
        f"{capital(who)} did {deed.base} {deed.thing}.",
    )


def did_not(who: str, deed: Deed) -> tuple[str, ...]:
    """Sentences that deny the deed."""
    return (
        f"{capital(who)} did not {deed.base} {deed.thing}.",
        f"{capital(who)} never {deed.past} {deed.thing}.",
        f"{capital(deed.thing)} {'was' if deed.thing[-2:] != 'es' else 'were'} not {deed.participle} by {who}.",
        f"{capital(who)} didn't {deed.base} {deed.thing}.",
    )


def _refused(who: str, deed: Deed) -> tuple[str, ...]:
    return (
        f"{capital(who)} failed to {deed.base} {deed.thing}.",
        f"{capital(who)} refused to {deed.base} {deed.thing}.",
        f"{capital(who)} declined to {deed.base} {deed.thing}.",
        f"{capital(who)} neglected to {deed.base} {deed.thing}.",
    )


def another(draw: Draw, who: str, deed: Deed) -> tuple[str, ...]:
    other = draw.pick([row for row in DEEDS if row.thing != deed.thing])
    return (*did(who, other), *did_not(who, other), f"{capital(who)} {deed.past} {deed.thing} without telling anyone.")


def negated(draw: Draw) -> Contrast:
    """A plain denial on one side or on both."""
    who, deed = doer(draw), draw.pick(DEEDS)
    yes, no = did(who, deed), did_not(who, deed)
    if draw.chance(0.5):
        return Contrast((draw.pick(yes),), yes, no, another(draw, who, deed), who)
    other = draw.pick([row for row in DEEDS if row.thing != deed.thing])
    return Contrast((draw.pick(no),), no, yes, (*did(who, other), *did_not(who, other)), who)


def lexical(draw: Draw) -> Contrast:
    """Denials in the verb: failed to, refused to, lacks, without."""
    who, deed = doer(draw), draw.pick(DEEDS)
    yes, no, refused = did(who, deed), did_not(who, deed), _refused(who, deed)
    other = draw.pick([row for row in DEEDS if row.thing != deed.thing])
    rest = (*did(who, other), *_refused(who, other))
    if draw.chance(0.5):
        return Contrast((draw.pick(refused),), (no[0], no[3], no[2]), yes, rest, who)
    return Contrast(
        (draw.pick(yes),), (f"{capital(who)} managed to {deed.base} {deed.thing}.", *yes), refused, rest, who
    )


def lacking(draw: Draw) -> Contrast:
    """Lacks, is without, is free of, has no, is missing."""
    place = draw.place()
    thing, no, one, silent = draw.pick(
        (
            (f"the {place} hut", "electricity", "has electricity", "has a stove"),
            (f"the {place} ferry", "a lift", "has a lift", "has a bar"),
            (f"the {draw.company()} tablet", "a headphone socket", "has a headphone socket", "has a stylus"),
            (f"the {place} hall", "air conditioning", "has air conditioning", "has a stage"),
            (f"the {draw.company()} syrup", "sugar", "contains sugar", "contains mint"),
            (f"the {place} beach", "showers", "has showers", "has a kiosk"),
            (f"the {draw.company()} report", "footnotes", "has footnotes", "has an index"),
            (f"the {place} library", "a catalogue", "has a catalogue", "has a reading room"),
            (f"the {draw.company()} tyre", "an inner tube", "has an inner tube", "has a warranty"),
        )
    )
    bare = no.removeprefix("a ").removeprefix("an ")
    denied: tuple[str, ...] = (
        f"{capital(thing)} lacks {no}.",
        f"{capital(thing)} has no {bare}.",
        f"{capital(thing)} does not have {'any ' if bare == no else ''}{no}.",
        f"{capital(thing)} is without {no}.",
        f"There is no {bare} in {thing}.",
    )
    if no == "showers":
        denied = denied[:4]
    affirmed = (f"{capital(thing)} {one}.", f"{capital(thing)} comes with {no}.")
    if draw.chance(0.6):
        return Contrast((draw.pick(denied),), denied, affirmed, (f"{capital(thing)} {silent}.",), thing)
    return Contrast((draw.pick(affirmed),), affirmed, denied, (f"{capital(thing)} {silent}.",), thing)


def double(draw: Draw) -> Contrast:
    """Two denials that cancel; "not only … but also"; "nobody but"."""
    who, deed = doer(draw), draw.pick(DEEDS)
    other = draw.pick([row for row in DEEDS if row.thing != deed.thing])
    evidence = draw.pick(
        (
            f"{capital(who)} did not fail to {deed.base} {deed.thing}.",
            f"{capital(who)} never failed to {deed.base} {deed.thing}.",
            f"It is not true that {who} did not {deed.base} {deed.thing}.",
            f"{capital(who)} not only {deed.past} {deed.thing} but also {other.past} {other.thing}.",
            f"Nobody but {who} {deed.past} {deed.thing}.",
        )
    )
    third = draw.pick([row for row in DEEDS if row.thing not in (deed.thing, other.thing)])
    return Contrast((evidence,), did(who, deed), (*did_not(who, deed), *_refused(who, deed)[:2]), did(who, third), who)


def no_longer(draw: Draw) -> Contrast:
    """No longer, not any more, still, used to."""
    who, (does, base, thing) = draw.person().name, draw.pick(_RUNS)
    thing = named(draw, thing)
    ended = (
        f"{who} no longer {does} {thing}.",
        f"{who} does not {base} {thing} any more.",
        f"{who} has ceased to {base} {thing}.",
    )
    still = (f"{who} still {does} {thing}.", f"{who} continues to {base} {thing}.")
    neutral = (f"{who} {does} {thing} with a partner.", f"{who} was asked to {base} {thing} by a relative.")
    if draw.chance(0.5):
        return Contrast(
            (draw.pick(ended),),
            (*ended, f"{who} used to {base} {thing}."),
            (*still, f"{who} {does} {thing}."),
            neutral,
            who,
        )
    return Contrast((draw.pick(still),), (*still, f"{who} {does} {thing}."), ended, neutral, who)


KINDS: dict[str, Maker] = {
    "negation": negated,
    "negation-lexical": lexical,
    "negation-lacking": lacking,
    "negation-double": double,
    "negation-no-longer": no_longer,
}
