"""Kinds about what the evidence leaves open: other properties, half a claim, links between topics, pronouns."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.deeds import DEEDS
from training.synthetic.draw import Draw, indefinite
from training.synthetic.rows import Contrast, Maker
from training.synthetic.scenes import scene


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
        f"{one.person.name} was married to {indefinite(draw.pick(words.JOBS))}.",
        f"{one.person.name} was the first to do so in {one.place}.",
    )
    denied = (
        f"{one.person.name} did not {one.deed.base} {one.deed.thing}.",
        f"{one.person.name} was never {indefinite(one.job)}.",
    )
    return Contrast(
        (one.full,), (f"{one.person.name} was {indefinite(one.job)}.", *one.parts[:2]), denied, things, one.person.name
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


_OWNED = tuple("branch depot factory office warehouse workshop hall plant stand studio".split())
_DEALT = (
    ("close", "closed", "shut"),
    ("sell", "sold", "part with"),
    ("renovate", "renovated", "do up"),
    ("expand", "expanded", "enlarge"),
    ("insure", "insured", "take out insurance on"),
)


def owned(draw: Draw) -> Contrast:
    """The evidence says that something is there, the claim what becomes of it."""
    who, place, other = draw.company(), draw.place(), draw.place()
    thing, (base, past, same) = draw.pick(_OWNED), draw.pick(_DEALT)
    month = draw.pick(words.MONTHS)
    told = (f"{who} will {base} its {thing} in {place}.", f"{who} {past} its {thing} in {place}.")
    if draw.chance(0.5):
        evidence = f"{who} has {indefinite(thing)} in {place}. Its head office will move to {other} in {month}."
        right = (f"{who} has {indefinite(thing)} in {place}.", f"{who} runs {indefinite(thing)} in {place}.")
        return Contrast((evidence,), right, (f"{who} has no {thing} in {place}.",), told, whole=True)
    evidence = f"In {month}, {who} will {same} its {thing} in {place}."
    wrong = (f"{who} will not {base} its {thing} in {place}.",)
    return Contrast((evidence,), told[:1], wrong, (f"{who} will {base} its {thing} in {other} as well.",), whole=True)


def pronoun(draw: Draw) -> Contrast:
    """A claim of two sentences, the second with a pronoun; another person's property stands beside."""
    one, two = scene(draw), scene(draw)
    p, q = one.person, two.person
    born, else_ = draw.place(), draw.place()
    evidence = (
        f"{p.name} is {indefinite(one.job)} and lives in {one.place}.",
        f"{p.name} was born in {born}.",
        f"{q.name} {two.deed.past} {two.deed.thing} in {else_}.",
    )
    lead = f"{p.name} lives in {one.place}. "
    right = (
        f"{lead}{p.pronoun} was born in {born}.",
        f"{lead}{p.pronoun} is {indefinite(one.job)}.",
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
    "absence": silent,
    "conjunction": conjunction,
    "conjunction-half": half,
    "topics-joined": topics,
    "topics-owned": owned,
    "pronoun-claim": pronoun,
    "pronoun-fact": fact_pronoun,
}
