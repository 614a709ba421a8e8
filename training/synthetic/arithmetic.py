"""Kinds about figures together: sums, differences, shares, change, two items, conversion, durations and frequencies."""

from __future__ import annotations

from training.synthetic import figures, frames
from training.synthetic.draw import Draw, capital, fill, say
from training.synthetic.figures import decimal, per_cent, with_unit
from training.synthetic.rows import Contrast, Maker

_PARTS = (
    ("the {place} school", "pupils", ("girls", "boys")),
    ("the {company} workforce", "employees", ("engineers", "clerks")),
    ("the {place} herd", "animals", ("sheep", "goats")),
    ("the {place} fleet", "vehicles", ("buses", "trams")),
    ("the {place} collection", "works", ("paintings", "drawings")),
    ("the {place} ward", "patients", ("adults", "children")),
    ("the {company} catalogue", "titles", ("novels", "atlases")),
    ("the {place} garden", "trees", ("apple trees", "plum trees")),
    ("the {place} squad", "players", ("professionals", "amateurs")),
    ("the {company} order", "items", ("chairs", "tables")),
)


def _subject(draw: Draw, template: str) -> str:
    text = template.replace("{place}", draw.place()) if "{place}" in template else template
    return text.replace("{company}", draw.company()) if "{company}" in text else text


def _sums(draw: Draw) -> tuple[str, str, tuple[str, str], int, int, str]:
    template, whole, parts = draw.pick(_PARTS)
    subject = _subject(draw, template)
    first, second = draw.random.randint(12, 700), draw.random.randint(12, 700)
    forms = (
        f"{subject} has {first} {parts[0]} and {second} {parts[1]}.",
        f"There are {first} {parts[0]} and {second} {parts[1]} in {subject}.",
        f"In {subject}, {first} {parts[0]} stand beside {second} {parts[1]}.",
        f"{subject}: {first} {parts[0]}, {second} {parts[1]}.",
    )
    return subject, whole, parts, first, second, capital(draw.pick(forms))


def total(draw: Draw) -> Contrast:
    """The sum of two figures."""
    subject, whole, parts, first, second, evidence = _sums(draw)
    right, wrong = first + second, draw.pick((first + second + draw.pick((7, 20, -9, 100)), first * 2 + second))
    says = (
        "Together, {s} has {n} {p}.",
        "In total there are {n} {p} in {s}.",
        "{s} has {n} {p} altogether.",
        "{s} has {n} {a} and {b} combined.",
        "The total of {a} and {b} in {s} is {n}.",
    )
    claim = [
        capital(text.format(s=subject, p=f"{parts[0]} and {parts[1]}", a=parts[0], b=parts[1], n="{n}"))
        for text in says
    ]
    silent = f"{capital(subject)} had {right} {whole} ten years ago."
    return Contrast(
        (evidence,),
        tuple(text.format(n=f"{right:,}") for text in claim),
        tuple(text.format(n=f"{wrong:,}") for text in claim),
        (silent,),
        subject,
    )


def difference(draw: Draw) -> Contrast:
    """The difference of two figures, and which one is greater."""
    subject, _, parts, first, second, evidence = _sums(draw)
    if first == second:
        return difference(draw)
    more, less = parts if first > second else parts[::-1]
    gap = abs(first - second)
    wrong = gap + draw.pick((5, 12, 60))
    right = (
        f"{capital(subject)} has {gap} more {more} than {less}.",
        f"There are {gap} fewer {less} than {more} in {subject}.",
        f"{capital(subject)} has more {more} than {less}.",
        f"There are fewer {less} than {more} in {subject}.",
    )
    bad = (
        f"{capital(subject)} has {gap} more {less} than {more}.",
        f"{capital(subject)} has {wrong} more {more} than {less}.",
        f"{capital(subject)} has fewer {more} than {less}.",
        f"There are more {less} than {more} in {subject}.",
    )
    return Contrast((evidence,), right, bad, (f"{capital(subject)} has gained {gap} {more} since last year.",), subject)


def share(draw: Draw) -> Contrast:
    """A part of a whole as a percentage or fraction."""
    template, whole, parts = draw.pick(_PARTS)
    subject, pct = _subject(draw, template), draw.pick((10, 20, 25, 30, 40, 50, 60, 75, 80, 90))
    size = 20 * draw.random.randint(3, 60)
    part, other = size * pct // 100, draw.pick([p for p in (15, 35, 45, 55, 65, 85) if p != pct])
    evidence = capital(
        draw.pick(
            (
                f"of the {size:,} {whole} in {subject}, {part:,} are {parts[0]}.",
                f"{subject} has {size:,} {whole}; {part:,} of them are {parts[0]}.",
            )
        )
    )
    says = (
        f"{{v}} of the {whole} in {subject} are {parts[0]}.",
        f"{capital(parts[0])} make up {{v}} of the {whole} in {subject}.",
    )
    return Contrast(
        (evidence,),
        tuple(capital(text.replace("{v}", per_cent(pct, draw))) for text in says),
        tuple(capital(text.replace("{v}", per_cent(other, draw))) for text in says),
        (f"{capital(per_cent(pct, draw))} of the {parts[0]} in {subject} are new.",),
        subject,
    )


def change(draw: Draw) -> Contrast:
    """From one figure to another: direction, percent, factor."""
    frame = draw.pick(frames.COUNTS)
    subject = draw.subject(frame)
    old, pct = 100 * draw.random.randint(1, 30), draw.pick((10, 20, 25, 50, 100, 200, 300))
    new, up = old + old * pct // 100, draw.chance(0.6)
    first, last = (old, new) if up else (new, old)
    noun = f"the number of {frame.noun} {'at' if frame.subject == '{company}' else 'in'} {subject}"
    verbs, opposite = (
        ("rose", "increased", "grew", "went up", "climbed"),
        ("fell", "decreased", "dropped", "went down", "declined"),
    )
    good, bad = (verbs, opposite) if up else (opposite, verbs)
    evidence = capital(f"{noun} {draw.pick(good)} from {first:,} to {last:,}.")
    right = [capital(f"{noun} {verb}.") for verb in good] + [
        capital(f"{noun} {verb} by {abs(first - last):,}.") for verb in good
    ]
    wrong = [capital(f"{noun} {verb}.") for verb in bad] + [
        capital(f"{noun} {verb} from {last:,} to {first:,}.") for verb in good
    ]
    if up:
        right += [capital(f"{noun} {verb} by {pct} percent.") for verb in good]
        wrong += [capital(f"{noun} {verb} by {pct + draw.pick((5, 15, 35))} percent.") for verb in good]
        if pct in (100, 200):
            right += [capital(f"{noun} {'doubled' if pct == 100 else 'tripled'}.")] * 2
        elif pct in (20, 25, 300):
            wrong += [capital(f"{noun} doubled.")]
    return Contrast(
        (evidence,),
        tuple(right),
        tuple(wrong),
        (capital(f"{noun} {draw.pick(good)} because of new funding."),),
        subject,
    )


def two_items(draw: Draw) -> Contrast:
    """Two subjects with one figure each: the figures exchanged."""
    frame = draw.pick(frames.COUNTS + frames.MEASURES)
    first, second = draw.subject(frame), draw.subject(frame)
    one, two = draw.figure(frame), draw.figure(frame)
    while two == one:
        two = one + draw.random.randint(1, 9)
    texts = [f"{value:,} {frame.unit}".strip() for value in (one, two)]
    says = draw.pick(frame.says[:1] if frame.unit else frame.says[:2])
    link = draw.pick(("and", "while", "whereas"))
    pair = f"{fill(says, first, texts[0])[:-1]} {link} {says.replace('{S}', second).replace('{v}', texts[1])}"
    evidence = draw.pick(((pair,), (say(draw, frame, first, texts[0]), say(draw, frame, second, texts[1]))))
    swapped = f"{fill(says, first, texts[1])[:-1]} and {says.replace('{S}', second).replace('{v}', texts[0])}"
    same = f"{fill(says, second, texts[1])[:-1]} and {says.replace('{S}', first).replace('{v}', texts[0])}"
    return Contrast(
        evidence,
        (say(draw, frame, first, texts[0]), say(draw, frame, second, texts[1]), same),
        (say(draw, frame, first, texts[1]), say(draw, frame, second, texts[0]), swapped),
        (say(draw, frame, draw.subject(frame), texts[0]),),
        first,
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
    first, second = _subject(draw, template), _subject(draw, template)
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
        tuple(evidence), right, wrong, (capital(f"{first} is {more} than {_subject(draw, template)}."),), first
    )


def converted(draw: Draw) -> Contrast:
    """A unit converted rightly, wrongly, or exchanged for another dimension."""
    large, small, factor = draw.pick(figures.CONVERSIONS)
    kinds = {
        "kilometres": "length",
        "metres": "length",
        "tonnes": "load",
        "kilograms": "weight",
        "litres": "capacity",
        "hours": "duration",
        "days": "duration",
        "weeks": "duration",
        "years": "duration",
        "minutes": "duration",
        "gigabytes": "size",
        "kilowatts": "power",
        "miles": "length",
        "feet": "height",
        "pounds": "weight",
        "inches": "width",
        "hectares": "area",
        "acres": "area",
    }
    things = {
        "length": "the {place} route",
        "load": "the {place} shipment",
        "weight": "the {company} engine",
        "capacity": "the {company} tank",
        "duration": "the {place} programme",
        "size": "the {company} archive",
        "power": "the {company} motor",
        "height": "the {place} mast",
        "width": "the {company} screen",
        "area": "the {place} park",
    }
    noun = kinds[large]
    subject, value = _subject(draw, things[noun]), draw.random.randint(2, 48)
    exact = factor == int(factor)
    answer = value * factor
    forms = [with_unit(answer if exact else round(answer, 1), small, draw), with_unit(value, large, draw)]
    wrong = with_unit(
        round(draw.pick((answer * 10, answer / 10 if exact else answer * 1.4, answer * 1.25)), 1), small, draw
    )
    if draw.chance(0.4):
        forms, wrong = forms[::-1], with_unit(value + draw.pick((1, 3, 5)) * max(1, value // 8), large, draw)
    about = "" if exact else draw.pick(("about ", "roughly ", "some ", ""))
    says = (
        f"The {noun} of {subject} is {{v}}.",
        f"{capital(subject)} has a {noun} of {{v}}.".replace("a area", "an area"),
        f"{capital(noun)} of {subject}: {{v}}.",
    )
    other = draw.pick([name for name in ("length", "weight", "duration", "power") if name != noun])
    return Contrast(
        (draw.pick(says).replace("{v}", forms[1]),),
        tuple(text.replace("{v}", about + forms[0]) for text in says),
        tuple(text.replace("{v}", wrong) for text in says),
        (f"The {other} of {subject} is {decimal(value)}.",),
        subject,
    )


def temperature(draw: Draw) -> Contrast:
    """Degrees Celsius and Fahrenheit."""
    subject, celsius = (
        _subject(
            draw,
            draw.pick(("the {company} oven", "the {place} spring", "the {company} freezer", "the {place} greenhouse")),
        ),
        5 * draw.random.randint(-6, 50),
    )
    fahrenheit = celsius * 9 // 5 + 32
    forms = (f"{celsius} °C", f"{celsius} degrees Celsius"), (f"{fahrenheit} °F", f"{fahrenheit} degrees Fahrenheit")
    given, asked = forms if draw.chance(0.5) else forms[::-1]
    off = draw.pick((9, 18, 25, -14))
    wrong = f"{fahrenheit + off} °F" if asked is forms[1] else f"{celsius + off} °C"
    figure = fahrenheit if asked is forms[0] else celsius
    swapped = f"{figure} degrees {'Celsius' if asked is forms[0] else 'Fahrenheit'}" if celsius != -40 else wrong
    says = (
        f"The temperature in {subject} is {{v}}.",
        f"{capital(subject)} is kept at {{v}}.",
        f"Temperature of {subject}: {{v}}.",
    )
    return Contrast(
        (draw.pick(says[::2]).replace("{v}", draw.pick(given)),),
        tuple(says[0].replace("{v}", text) for text in asked),
        (says[2].replace("{v}", wrong), says[0].replace("{v}", swapped)),
        subject=subject,
    )


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
    text = _subject(draw, draw.pick(what))
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
    subject, start, years = _subject(draw, subject), draw.random.randint(1800, 1995), draw.random.randint(2, 19)
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


KINDS: dict[str, Maker] = {
    "number-sum": total,
    "number-difference": difference,
    "number-share": share,
    "number-change": change,
    "number-two-items": two_items,
    "number-compared": compared,
    "unit-converted": converted,
    "unit-temperature": temperature,
    "frequency": frequency,
    "duration": duration,
    "number-rank": ranks,
}
