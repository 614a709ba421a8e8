"""Kinds about spans of time, how often; ranks and comparisons by figures."""

from __future__ import annotations

from training.synthetic import figures
from training.synthetic.arithmetic import named
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker


def frequency(draw: Draw) -> Contrast:
    """How often: daily, every week, twice a year."""
    same = (
        ("daily", "every day", "once a day"),
        ("weekly", "every week", "once a week"),
        ("monthly", "every month", "once a month"),
        ("yearly", "every year", "once a year", "annually"),
        ("twice a week", "two times a week", "2 times per week"),
        ("every two weeks", "every 14 days", "once a fortnight"),
        ("twice a year", "two times a year", "every six months"),
        ("every two hours", "every 120 minutes"),
        ("four times a year", "quarterly", "every three months"),
        ("hourly", "every hour", "every 60 minutes"),
    )
    what = (
        "the {place} ferry runs",
        "the {company} backup starts",
        "the {place} market is held",
        "the {company} newsletter appears",
        "the {place} filter is cleaned",
        "the {place} council meets",
        "the {company} sensor reports",
        "the {place} choir rehearses",
    )
    text = named(draw, draw.pick(what))
    right, wrong = draw.some(same, 2)
    given = draw.pick(right)
    return Contrast(
        (capital(f"{text} {given}."),),
        tuple(capital(f"{text} {form}.") for form in right),
        tuple(capital(f"{text} {form}.") for form in wrong),
        (capital(f"{text} {given} under a new contract."), capital(f"{text} {given} without any help.")),
    )


def duration(draw: Draw) -> Contrast:
    """Spans that follow from two years, and spans in other units."""
    what = (
        ("built", "construction", "the {place} dam"),
        ("written", "writing", "the {place} chronicle"),
        ("restored", "restoration", "the {place} chapel"),
        ("dug", "digging", "the {place} canal"),
    )
    verb, noun, subject = draw.pick(what)
    subject, start, years = named(draw, subject), draw.random.randint(1800, 1995), draw.random.randint(2, 19)
    evidence = draw.pick(
        (
            f"{capital(subject)} was {verb} between {start} and {start + years}.",
            f"The {noun} of {subject} began in {start} and ended in {start + years}.",
        )
    )
    wrong = years + draw.pick((2, 5, 10))
    says = (
        f"The {noun} of {subject} took {{v}}.",
        f"{capital(subject)} was {verb} in {{v}}.",
        f"The {noun} of {subject} lasted {{v}}.",
    )
    took, took_wrong = (figures.spelled(n) if draw.chance(0.5) else str(n) for n in (years, wrong))
    return Contrast(
        (evidence,),
        tuple(text.replace("{v}", f"{took} years") for text in (says[0], says[2])),
        tuple(text.replace("{v}", f"{took_wrong} years") for text in (says[0], says[2])),
        (f"The {noun} of {subject} employed {years} people.",),
        subject,
    )


def ranks(draw: Draw) -> Contrast:
    """Places in an order."""
    person, event = (
        draw.person(),
        draw.pick(("marathon", "chess tournament", "regatta", "spelling contest", "ski race", "cooking contest")),
    )
    place, (right, wrong) = draw.place(), draw.some(range(len(figures.ORDINALS)), 2)
    digits = [f"{n + 1}{['st', 'nd', 'rd'][n] if n < 3 else 'th'}" for n in (right, wrong)]
    says = (
        f"{person.name} finished {{v}} in the {place} {event}.",
        f"{person.name} took {{v}} place in the {place} {event}.",
        f"In the {place} {event}, {person.name} came {{v}}.",
    )
    given = draw.pick((figures.ORDINALS[right], digits[0]))
    return Contrast(
        (draw.pick(says).replace("{v}", given),),
        tuple(text.replace("{v}", form) for text in says for form in (figures.ORDINALS[right], digits[0])),
        tuple(text.replace("{v}", form) for text in says for form in (figures.ORDINALS[wrong], digits[1])),
        (f"{person.name} finished {figures.ORDINALS[right]} in the {draw.place()} {event}.",),
        person.name,
    )


def compared(draw: Draw) -> Contrast:
    """Which of two is greater, from their figures."""
    adjectives = (
        ("the {place} tower", "metres", "is {v} tall", "taller", "shorter", 20, 400),
        ("the {place} trail", "kilometres", "is {v} long", "longer", "shorter", 3, 200),
        ("lake {place}", "metres", "is {v} deep", "deeper", "shallower", 6, 300),
        ("the {company} drone", "grams", "weighs {v}", "heavier", "lighter", 200, 9000),
        ("the {place} hall", "square metres", "measures {v}", "larger", "smaller", 80, 5000),
        ("the {company} tablet", "euros", "costs {v}", "dearer", "cheaper", 80, 900),
        ("the {company} scooter", "kilometres per hour", "reaches {v}", "faster", "slower", 20, 90),
        ("the {place} fort", "years", "is {v} old", "older", "younger", 40, 900),
    )
    template, unit, says, more, less, low, high = draw.pick(adjectives)
    first, second = named(draw, template), named(draw, template)
    small = draw.random.randint(low, high)
    big = small + draw.random.randint(max(1, small // 10), small)
    evidence = [
        capital(f"{first} {says.replace('{v}', f'{big:,} {unit}')}."),
        capital(f"{second} {says.replace('{v}', f'{small:,} {unit}')}."),
    ]
    draw.random.shuffle(evidence)
    right = (capital(f"{first} is {more} than {second}."), capital(f"{second} is {less} than {first}."))
    wrong = (capital(f"{second} is {more} than {first}."), capital(f"{first} is {less} than {second}."))
    return Contrast(
        tuple(evidence), right, wrong, (capital(f"{first} is {more} than {named(draw, template)}."),), first
    )


KINDS: dict[str, Maker] = {
    "number-compared": compared,
    "frequency": frequency,
    "duration": duration,
    "number-rank": ranks,
}
