"""Kinds about sense: classes of things, derivation and noun phrases, paraphrase, short answers to a prompt."""

from __future__ import annotations

from training.synthetic import frames, words
from training.synthetic.deeds import DEEDS
from training.synthetic.draw import Draw, capital, fill, say
from training.synthetic.rows import Contrast, Maker


def _article(noun: str) -> str:
    if noun.split()[0] in ("copper", "whisky", "influenza"):
        return noun
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


_MENTIONS = (
    "{n} was asked to draw {x} first.",
    "The first prize of the {p} fair was {x}.",
    "The emblem of {p} shows {x}.",
    "The oldest exhibit of the {p} museum is {x}.",
    "The first word on the list of {n} was {x}.",
    "The favourite subject of {n} is {x}.",
    "The answer to the riddle of {p} was {x}.",
    "The topic of the lesson in {p} was {x}.",
)


def classes(draw: Draw) -> Contrast:
    """A thing and its class: the narrower supports the wider, not the other way; another thing of the class is denied."""
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


_SAME = """
{n} died in {p}|{n} passed away in {p}|{n} was born in {p}|{n} was buried in {p}
{n} is married to a {j}|{n} has a {j} as spouse|{n} is unmarried|{n} works with a {j}
{n} lives in {p}|{n} has a home in {p}|{n} has never lived in {p}|{n} owns land in {p}
The {p} mill produces paper|Paper is made in the {p} mill|The {p} mill produces flour instead of paper|The {p} mill exports paper
{c} makes lamps|{c} is a manufacturer of lamps|{c} does not make lamps|{c} makes lamps for hospitals
{n} wrote the hymn|{n} is the author of the hymn|The hymn was not written by {n}|{n} wrote the hymn in one night
{n} stepped down as mayor of {p}|{n} resigned as mayor of {p}|{n} stayed on as mayor of {p}|{n} was elected mayor of {p} twice
The {p} museum charges no entrance fee|Admission to the {p} museum is free|Visitors pay to enter the {p} museum|The {p} museum is open at night
{n} is in charge of the {p} library|{n} heads the {p} library|{n} has no post at the {p} library|{n} reorganised the {p} library
The {p} festival happens each year|The {p} festival is an annual event|The {p} festival was held only once|The {p} festival draws large crowds
{n} owns the {p} inn|The {p} inn belongs to {n}|{n} rents the {p} inn from the owner|{n} built the {p} inn
The vaccine of {c} is kept cold|The vaccine of {c} is stored at a low temperature|The vaccine of {c} is stored warm|The vaccine of {c} is stored in glass
{n} has two brothers|{n} is the sibling of two brothers|{n} is an only child|{n} has two younger brothers
{p} lies on the coast|{p} is by the sea|{p} is far from the sea|{p} has a large harbour
The {c} engine runs on diesel|The {c} engine uses diesel as fuel|The {c} engine is electric|The {c} engine uses little diesel
{n} cannot swim|{n} is unable to swim|{n} is able to swim|{n} is afraid of lakes
The {p} tower was torn down|The {p} tower was demolished|The {p} tower is still standing|The {p} tower was rebuilt
{c} went bankrupt|{c} became insolvent|{c} remained solvent|{c} went bankrupt because of fraud
{n} was given the {p} medal|{n} received the {p} medal|{n} was refused the {p} medal|{n} was given the {p} medal by a minister
The talk by {n} was brief|{n} gave a short talk|The talk by {n} was long|The talk by {n} was well attended
{n} taught herself Latin|{n} learned Latin without a teacher|{n} knows no Latin|{n} learned Latin as a child
Smoking is banned in the {p} park|It is forbidden to smoke in the {p} park|People may smoke in the {p} park|Smoking is banned in the {p} park at night
{n} arrived late at {p}|{n} did not reach {p} on time|{n} was punctual at {p}|{n} arrived late at {p} because of fog
The {p} road is closed to cars|Cars may not use the {p} road|The {p} road is open to cars|The {p} road is closed to cars on Sundays
{c} let forty workers go|{c} dismissed forty workers|{c} hired forty workers|{c} let forty workers go in spring
{n} agreed with {m}|{n} shared the opinion of {m}|{n} contradicted {m}|{n} agreed with {m} about taxes
The {p} spring never freezes|The {p} spring stays free of ice all year|The {p} spring freezes every winter|The {p} spring is warm
{n} is from {p}|{n} comes from {p}|{n} has no ties to {p}|{n} is from {p} and moved abroad
The soup in {p} contains no meat|The soup in {p} is meatless|The soup in {p} contains beef|The soup in {p} contains no salt
{n} began working for {c}|{n} took up a job at {c}|{n} left {c}|{n} began working for {c} as a driver
The {c} case was settled out of court|{c} reached a settlement without a trial|A court decided the {c} case|The {c} case was settled quickly
{n} is deaf|{n} cannot hear|{n} hears well|{n} was born deaf
{n} beat {m} at chess|{n} won against {m} at chess|{m} beat {n} at chess|{n} beat {m} at chess in ten moves
The {p} bakery opens at dawn|The {p} bakery starts business at daybreak|The {p} bakery opens at noon|The {p} bakery opens at dawn on Mondays
The {p} lake is suitable for drinking water|Water from the {p} lake can be drunk|Water from the {p} lake is undrinkable|The {p} lake is suitable for swimming
"""
_PARAPHRASES = tuple(tuple(line.split("|")) for line in _SAME.strip().splitlines())


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
