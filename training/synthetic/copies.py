"""Kinds about copied text: exact, one word exchanged, cut down, spliced, joined; silent evidence."""

from __future__ import annotations

from dataclasses import replace

from training.synthetic import words
from training.synthetic.deeds import DEEDS
from training.synthetic.draw import Draw
from training.synthetic.rows import Contrast, Maker
from training.synthetic.scenes import altered, scene


def copied(draw: Draw) -> Contrast:
    """A long sentence copied, and copied with one part exchanged."""
    one, two = scene(draw), scene(draw)
    evidence = draw.pick(((one.full,), (one.full, two.full), (two.full, one.full)))
    changed = altered(draw, one)
    return Contrast(
        evidence,
        (one.full,),
        (changed.full,),
        (f"{one.full[:-1]}, and {one.person.pronoun.lower()} paid for everything.",),
        one.person.name,
    )


def negated_copy(draw: Draw) -> Contrast:
    """A long sentence copied with a denial put in."""
    one = scene(draw)
    denied = one.full.replace(f" {one.deed.past} ", f" did not {one.deed.base} ", 1)
    given, other = (one.full, denied) if draw.chance(0.6) else (denied, one.full)
    added = one.full.replace(" in " + one.place, f" in {one.place} and {draw.place()}")
    return Contrast(
        (given,),
        (given,),
        (other,),
        (
            added
            if given == one.full
            else replace(one, deed=draw.pick([deed for deed in DEEDS if deed.thing != one.deed.thing])).full,
        ),
        one.person.name,
    )


def compressed(draw: Draw) -> Contrast:
    """Parts dropped (supported), exchanged (denied), added (open)."""
    one, two = scene(draw), scene(draw)
    evidence = draw.pick(((one.full,), (one.full, two.full), (two.full, one.full)))
    changed = altered(draw, one)
    differing = tuple(
        text for text in (*changed.parts, changed.passive) if text not in one.parts and text != one.passive
    )
    silent = (
        f"{one.person.name} {one.deed.past} {one.deed.thing} in {one.place} for {one.count} euros.",
        f"{one.person.name} {one.deed.past} {one.deed.thing} twice in {one.year}.",
    )
    return Contrast(evidence, (*one.parts, one.passive), differing or (changed.full,), silent, one.person.name)


def spliced(draw: Draw) -> Contrast:
    """Subject of one sentence, predicate of another: nothing bears it out."""
    one, two = scene(draw), scene(draw)
    if one.deed == two.deed:
        return spliced(draw)
    mixed = replace(one, deed=two.deed)
    claims = (
        mixed.parts[0],
        mixed.parts[1],
        replace(mixed, place=two.place).parts[1],
        replace(two, deed=one.deed).parts[0],
        mixed.passive,
    )
    return Contrast(
        (one.full, two.full), (*one.parts[:2], *two.parts[:2], one.passive, two.passive), (), claims, one.person.name
    )


def merged(draw: Draw) -> Contrast:
    """Two sentences joined into one, rightly or with the parts exchanged."""
    one, two = scene(draw), scene(draw)
    right = (
        f"{one.parts[1][:-1]}, and {two.parts[1]}",
        f"{two.parts[0][:-1]} and {one.parts[0]}",
        f"{one.parts[0][:-1]}, while {two.parts[1]}",
    )
    changed = altered(draw, two)
    while changed.parts[1] == two.parts[1]:
        changed = altered(draw, two)
    wrong = (f"{one.parts[1][:-1]}, and {changed.parts[1]}", f"{changed.parts[1][:-1]} and {one.parts[0]}")
    linked = (
        f"{one.parts[0][:-1]} because {two.parts[0]}",
        f"{one.parts[0][:-1]}, which led to the fact that {two.parts[0]}",
        f"{one.person.name} and {two.person.name} met in {one.place}.",
    )
    return Contrast((one.full, two.full), right, wrong, linked)


def silent(draw: Draw) -> Contrast:
    """The evidence speaks of the subject, not of the property."""
    one = scene(draw)
    things = (
        f"{one.person.name} has two daughters.",
        f"{one.person.name} was born in {draw.place()}.",
        f"{one.person.name} studied law.",
        f"{one.person.name} speaks {draw.pick(words.COUNTRIES)[1]}.",
        f"{one.person.name} won a prize for the work in {one.place}.",
        f"{one.person.name} earned {one.count * 1000:,} euros a year.",
        f"{one.person.name} lived in {one.place} for {one.count} years.",
        f"{one.person.name} was married to a {draw.pick(words.JOBS[:4])}.",
        f"{one.person.name} was the first to do so in {one.place}.",
    )
    denied = (
        f"{one.person.name} did not {one.deed.base} {one.deed.thing}.",
        f"{one.person.name} was never a {one.job}.".replace(" a a", " an a").replace(" a e", " an e"),
    )
    article = "an" if one.job[0] in "aeio" else "a"
    return Contrast(
        (one.full,), (f"{one.person.name} was {article} {one.job}.", *one.parts[:2]), denied, things, one.person.name
    )


def conjunction(draw: Draw) -> Contrast:
    """A and B: both stated, only A stated, B denied."""
    who = draw.pick((draw.person().name, draw.company(), f"The council of {draw.place()}"))
    a, b, c = draw.some(DEEDS, 3)
    affirm = f"{who} {a.past} {a.thing}"
    denied = draw.chance(0.5)
    second = f"{who} did not {b.base} {b.thing}." if denied else f"{who} {b.past} {b.thing}."
    pair = f"{affirm} but did not {b.base} {b.thing}." if denied else f"{affirm} and {b.past} {b.thing}."
    evidence = (pair,) if draw.chance(0.5) else (f"{affirm}.", second)
    flipped = f"{affirm} and {b.past} {b.thing}." if denied else f"{affirm} but did not {b.base} {b.thing}."
    return Contrast(
        evidence,
        (pair, f"{affirm}.", second),
        (flipped, f"{who} did not {a.base} {a.thing}."),
        (f"{affirm} and {c.past} {c.thing}.", f"{affirm}, then {c.past} {c.thing}."),
        who,
    )


def half(draw: Draw) -> Contrast:
    """Only one half of the claim stands in the evidence."""
    who = draw.person().name
    a, b, c = draw.some(DEEDS, 3)
    place, month = draw.place(), draw.pick(words.MONTHS)
    evidence = f"In {month}, {who} {a.past} {a.thing} in {place}."
    right = (
        f"{who} {a.past} {a.thing}.",
        f"{who} {a.past} {a.thing} in {place}.",
        f"{who} {a.past} {a.thing} in {month}.",
    )
    wrong = (
        f"{who} {a.past} {a.thing} in {draw.pick([m for m in words.MONTHS if m != month])}.",
        f"{who} {a.past} {a.thing} in {draw.place()}.",
    )
    open_ = (
        f"{who} {a.past} {a.thing} and {b.past} {b.thing}.",
        f"{who} {b.past} {b.thing} in {place}.",
        f"In {month}, {who} {a.past} {a.thing}, {b.past} {b.thing} and {c.past} {c.thing}.",
    )
    return Contrast((evidence,), right, wrong, open_, who)


def topics(draw: Draw) -> Contrast:
    """Two topics of the evidence linked by the claim."""
    person, place = draw.person(), draw.place()
    theme, craft = draw.some(("bees", "tides", "lace", "bread", "glass", "salt", "ferns", "drums", "kites", "soap"), 2)
    year = draw.random.randint(1880, 2020)
    evidence = (f"{person.name} wrote a book about {theme} in {year}.", f"{place} is known for its {craft}.")
    right = (
        f"{person.name} wrote a book about {theme}.",
        f"{place} is known for its {craft}.",
        f"A book about {theme} was written by {person.name} in {year}.",
    )
    wrong = (
        f"{person.name} wrote a book about {theme} in {year + draw.pick((3, -8, 10))}.",
        f"{place} is not known for its {craft}.",
        f"{person.name} never wrote a book about {theme}.",
    )
    linked = (
        f"{person.name} wrote a book about the {craft} of {place}.",
        f"{place} is known for its {theme}.",
        f"The book of {person.name} made {place} famous for its {craft}.",
        f"{person.name} wrote a book about {theme} in {place}.",
        f"{person.name} became known for {craft}.",
    )
    return Contrast(evidence, right, wrong, linked, person.name)


def pronoun(draw: Draw) -> Contrast:
    """A claim of two sentences, the second with a pronoun; another person's property stands beside."""
    one, two = scene(draw), scene(draw)
    p, q = one.person, two.person
    born, else_ = draw.place(), draw.place()
    evidence = (
        f"{p.name} is {'an' if one.job[0] in 'aeio' else 'a'} {one.job} and lives in {one.place}.",
        f"{p.name} was born in {born}.",
        f"{q.name} {two.deed.past} {two.deed.thing} in {else_}.",
    )
    lead = f"{p.name} lives in {one.place}. "
    right = (
        f"{lead}{p.pronoun} was born in {born}.",
        f"{lead}{p.pronoun} is {'an' if one.job[0] in 'aeio' else 'a'} {one.job}.",
        f"{p.name} was born in {born} and later found {p.possessive} home in {one.place}.",
    )[:2]
    wrong = (f"{lead}{p.pronoun} was born in {else_}.", f"{lead}{p.pronoun} was not born in {born}.")
    open_ = (
        f"{lead}{p.pronoun} {two.deed.past} {two.deed.thing} in {else_}.",
        f"{lead}{p.pronoun} {two.deed.past} {two.deed.thing}.",
    )
    return Contrast(evidence, right, wrong, open_, p.name)


def fact_pronoun(draw: Draw) -> Contrast:
    """The evidence goes on with a pronoun or a description of its subject."""
    one = scene(draw)
    p, born, count = one.person, draw.place(), draw.random.randint(2, 60)
    subject = draw.pick((p.pronoun, f"The {one.job}"))
    year = draw.random.randint(1900, 2020)
    evidence = (
        f"{p.name} is a well-known {one.job} from {born}. "
        f"{subject} {one.deed.past} {one.deed.thing} in {year} and employs {count} people.",
    )
    right = (
        f"{p.name} {one.deed.past} {one.deed.thing}.",
        f"{p.name} employs {count} people.",
        f"In {year}, {p.name} {one.deed.past} {one.deed.thing}.",
        f"{p.last} comes from {born}.",
    )
    wrong = (
        f"{p.name} employs {count + draw.pick((1, 5, 20))} people.",
        f"{p.name} {one.deed.past} {one.deed.thing} in {year + draw.pick((1, 7, -10))}.",
        f"{p.name} did not {one.deed.base} {one.deed.thing}.",
        f"{p.last} comes from {one.place}.",
    )
    return Contrast(
        evidence,
        right,
        wrong,
        (f"{draw.person().name} employs {count} people.", f"{p.name} employs {count} people in {one.place}."),
        p.name,
    )


KINDS: dict[str, Maker] = {
    "copy-changed": copied,
    "copy-negated": negated_copy,
    "copy-compressed": compressed,
    "copy-spliced": spliced,
    "copy-merged": merged,
    "absence": silent,
    "conjunction": conjunction,
    "conjunction-half": half,
    "topics-joined": topics,
    "pronoun-claim": pronoun,
    "pronoun-fact": fact_pronoun,
}
