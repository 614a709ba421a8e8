"""Kinds about sense: classes of things, derivation and noun phrases, paraphrase, short answers to a prompt."""

from __future__ import annotations

from training.synthetic import frames, words
from training.synthetic.deeds import DEEDS
from training.synthetic.draw import Draw, capital, fill, indefinite, say
from training.synthetic.rows import Contrast, Maker
from training.synthetic.sections import sections


def _article(noun: str) -> str:
    if noun.split()[0] in ("copper", "whisky", "influenza"):
        return noun
    return indefinite(noun)


_MENTIONS = (
    "{n} was asked to draw {x} first.",
    "The first prize of the {p} fair was {x}.",
    "The only figure on the emblem of {p} is {x}.",
    "The oldest exhibit of the {p} museum is {x}.",
    "The first word on the list of {n} was {x}.",
    "The favourite subject of {n} is {x}.",
    "The answer to the riddle of {p} was {x}.",
    "The topic of the lesson in {p} was {x}.",
)


def classes(draw: Draw) -> Contrast:
    """A thing and its class: the narrower supports the wider, not the other way; another thing is denied."""
    (thing, kind, wide), (other, _, _) = draw.some(words.KINDS, 2)
    text = draw.pick(_MENTIONS).replace("{n}", draw.person().name).replace("{p}", draw.place())
    tell = {name: text.replace("{x}", _article(name)) for name in (thing, kind, wide, other)}
    if draw.chance(0.6):
        return Contrast(
            (tell[thing],), (tell[kind], tell[wide], tell[thing]), (tell[other],), (tell[thing][:-1] + " from abroad.",)
        )
    return Contrast((tell[kind],), (tell[kind], tell[wide]), (), (tell[thing],))


def nominal(draw: Draw) -> Contrast:
    """A deed as a verb on one side and as a noun on the other."""
    who, (deed, other) = (
        draw.pick((draw.person().name, draw.company(), f"the council of {draw.place()}")),
        draw.some(
            [deed for deed in DEEDS if deed.noun not in ("memory", "winning", "keeping", "saving", "welcome")], 2
        ),
    )
    month, wrong = draw.some(words.MONTHS, 2)
    link = "for" if deed.noun in ("support", "permission", "praise") else "at" if deed.noun == "attendance" else "of"
    verbal = (f"{capital(who)} {deed.past} {deed.thing} in {month}.", f"In {month}, {who} {deed.past} {deed.thing}.")
    noun = (
        f"The {deed.noun} {link} {deed.thing} by {who} came in {month}.",
        f"{capital(who)} announced the {deed.noun} {link} {deed.thing} in {month}.",
    )[:1]
    given, asked = (verbal, noun) if draw.chance(0.6) else (noun, verbal)
    against = (
        f"{capital(who)} {deed.opposite} {deed.thing} in {month}.",
        *(text.replace(month, wrong) for text in asked),
    )
    return Contrast(
        (draw.pick(given),),
        asked,
        against,
        (
            f"{capital(who)} {other.past} {other.thing} in {month}.",
            f"{capital(who)} demanded the {deed.noun} {link} {deed.thing} in {month}."
            if given is not verbal
            else f"{verbal[0][:-1]} at the wish of the members.",
        ),
        who,
    )


_PARAPHRASES = sections("lists/paraphrases.txt")["paraphrases"]
"""(a statement, the same, the opposite, something more)."""


def paraphrase(draw: Draw) -> Contrast:
    """Other words for the same, for the opposite, for something more."""
    row = draw.pick(_PARAPHRASES)
    person = draw.person()
    while "herself" in row[0] and person.pronoun == "He":
        person = draw.person()
    names = {
        "{n}": person.name,
        "{m}": draw.person().name,
        "{p}": draw.place(),
        "{c}": draw.company(),
        "{j}": draw.pick([job for job in words.JOBS if job[0] not in "aeio"]),
    }
    texts = []
    for text in row:
        for slot, name in names.items():
            text = text.replace(slot, name)
        texts.append(f"{text}.")
    given = draw.random.randrange(2)
    return Contrast(
        (texts[given],),
        (texts[1 - given], texts[given]),
        (texts[2],),
        (texts[3],),
        person.name if "{n}" in row[0] else "",
    )


def short(draw: Draw) -> Contrast:
    """A short answer that needs its prompt."""
    if draw.chance(0.5):
        frame = draw.pick(frames.COUNTS)
        subject, value = draw.subject(frame), draw.figure(frame)
        prompt = f"How many {frame.noun} does {subject} have?"
        return Contrast(
            (say(draw, frame, subject, f"{value:,}"),),
            (f"{value:,}.", f"{value:,} {frame.noun}.", f"It has {value:,} {frame.noun}."),
            (f"{draw.changed(value):,}.", f"{draw.changed(value):,} {frame.noun}."),
            (f"{value:,}, and most of them are new.",),
            subject,
            prompt=prompt,
        )
    if draw.chance(0.5):
        frame = draw.pick(frames.EVENTS)
        subject, year = draw.subject(frame), draw.random.randint(1880, 2020)
        prompt = f"When was the {frame.noun} of {subject}?"
        return Contrast(
            (fill(draw.pick(frame.says), subject, f"in {year}"),),
            (f"In {year}.", f"It was in {year}.", f"{year}."),
            (f"In {year + draw.pick((1, -4, 20))}.", f"{year - draw.pick((1, 10, 3))}."),
            (f"In {draw.pick(words.MONTHS)} {year}.",),
            subject,
            prompt=prompt,
        )
    right, wrong, thing = (
        draw.person(),
        draw.person(),
        f"the {draw.place()} {draw.pick(('library', 'hymn', 'altar', 'park', 'monument'))}",
    )
    verb = draw.pick(("designed", "restored", "donated", "described"))
    return Contrast(
        (draw.pick((f"{right.name} {verb} {thing}.", f"{capital(thing)} was {verb} by {right.name}.")),),
        (f"{right.name}.", f"It was {right.name}.", f"{right.last}."),
        (f"{wrong.name}.", f"It was {wrong.name}.", f"{wrong.last}."),
        (f"{right.name}, with the help of {draw.person().name}.",),
        thing,
        prompt=f"Who {verb} {thing}?",
    )


def capacity(draw: Draw) -> Contrast:
    """The same property as a verb, an adjective and a noun."""
    frame = draw.pick(frames.MEASURES)
    subject, value = draw.subject(frame), draw.figure(frame)
    text, wrong = f"{value:,} {frame.unit}", f"{draw.changed(value):,} {frame.unit}"
    other = draw.pick(
        [
            row
            for row in frames.MEASURES
            if row.subject.split()[-1] != frame.subject.split()[-1]
            and row.noun != frame.noun
            and row.unit != frame.unit
            and row.noun not in ("duration", "term", "length")
        ]
    )
    return Contrast(
        (fill(frame.says[draw.random.randrange(2)], subject, text),),
        tuple(fill(form, subject, text) for form in frame.says[2:]),
        tuple(fill(form, subject, wrong) for form in frame.says[2:]),
        (fill(other.says[2], subject, f"{value:,} {other.unit}"),),
        subject,
    )


KINDS: dict[str, Maker] = {
    "sense-class": classes,
    "sense-nominal": nominal,
    "sense-paraphrase": paraphrase,
    "short-answer": short,
    "sense-property": capacity,
}
