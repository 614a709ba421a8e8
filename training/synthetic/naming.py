"""Kinds about names: replaced, missing, surnames, acronyms."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_DONE = (
    ("designed", "design", "the {x} library"),
    ("painted", "painting", "the {x} altar"),
    ("founded", "founding", "the {x} school"),
    ("restored", "restoration", "the {x} mill"),
    ("directed", "direction", "the film about {x}"),
    ("translated", "translation", "the {x} letters"),
    ("discovered", "discovery", "the {x} comet"),
    ("composed", "composition", "the {x} suite"),
    ("edited", "editing", "the {x} chronicle"),
    ("managed", "management", "the {x} team"),
    ("photographed", "photographing", "the {x} glacier"),
    ("mapped", "mapping", "the {x} caves"),
    ("invented", "invention", "the {x} valve"),
    ("led", "leadership", "the {x} expedition"),
    ("wrote", "", "the {x} hymn"),
)


def _doing(draw: Draw) -> tuple[str, str, str]:
    verb, noun, thing = draw.pick(_DONE)
    return verb, noun, thing.replace("{x}", draw.place())


def _says(verb: str, name: str, thing: str) -> tuple[str, ...]:
    participle = "written" if verb == "wrote" else verb
    return (
        f"{capital(name)} {verb} {thing}.",
        f"{capital(thing)} was {participle} by {name}.",
        f"It was {name} who {verb} {thing}.",
    )


def replaced(draw: Draw) -> Contrast:
    """Another person in the same place."""
    verb, _, thing = _doing(draw)
    right, wrong = draw.person(), draw.person()
    bad = (
        wrong.name
        if draw.chance(0.5)
        else f"{right.first} {wrong.last}"
        if draw.chance(0.5)
        else f"{wrong.first} {right.last}"
    )
    where = draw.place()
    return Contrast(
        (draw.pick(_says(verb, right.name, thing)),),
        _says(verb, right.name, thing),
        _says(verb, bad, thing),
        (f"{right.name} grew up in {where}.", f"{right.name} {verb} {thing} with the help of {wrong.name}."),
        thing,
    )


def place_replaced(draw: Draw) -> Contrast:
    """Another town in the same place; a town added."""
    person, job, home, other = draw.person(), draw.pick(words.JOBS), draw.place(), draw.place()
    verb = draw.pick(
        (
            ("was born in {p}", "hails from {p}"),
            ("works in {p}", "is employed in {p}"),
            ("lives in {p}", "has a home in {p}"),
            ("studied in {p}", "was a student in {p}"),
            ("opened a workshop in {p}", "started a workshop in {p}"),
        )
    )
    role = f"the {job} {person.name}" if draw.chance(0.5) else person.name
    return Contrast(
        (capital(f"{role} {verb[0].replace('{p}', home)}."),),
        tuple(f"{person.name} {text.replace('{p}', home)}." for text in verb),
        tuple(f"{person.name} {text.replace('{p}', other)}." for text in verb),
        (
            f"{person.name} {verb[0].replace('{p}', home)} near the church.",
            f"{person.name} {verb[0].replace('{p}', home)} and once visited {other}.",
        ),
        person.name,
    )


def missing(draw: Draw) -> Contrast:
    """A name that the evidence does not have, where it names nobody."""
    verb, _, thing = _doing(draw)
    person = draw.person()
    job, year = (
        draw.pick(("a team of students", "two brothers", "an unnamed monk", "local volunteers", "a group of amateurs")),
        draw.random.randint(1800, 2015),
    )
    evidence = draw.pick(
        (
            f"{capital(thing)} was {'written' if verb == 'wrote' else verb} in {year}.",
            f"In {year}, {job} {verb} {thing}.",
        )
    )
    right = (
        (
            f"{capital(thing)} was {'written' if verb == 'wrote' else verb} in {year}.",
            f"{capital(thing)} dates from {year}.",
        )
        if job not in evidence
        else _says(verb, job, thing)
    )
    return Contrast(
        (evidence,), right, (), tuple(f"{text[:-1]} in {year}." for text in _says(verb, person.name, thing)[:2]), thing
    )


def surname(draw: Draw) -> Contrast:
    """Surname only, title dropped or added, initials."""
    verb, _, thing = _doing(draw)
    person, other = draw.person(), draw.person()
    title = draw.pick(("Dr", "Professor", "Sir", "Captain", "Judge"))
    title = "Dame" if title == "Sir" and person.pronoun == "She" else title
    given = draw.pick(
        (person.name, f"{title} {person.name}", f"{person.first} {draw.pick('ABCDEFGHKLMR')}. {person.last}")
    )
    forms = (person.last, f"{person.first[0]}. {person.last}", person.name)
    return Contrast(
        (_says(verb, given, thing)[0],),
        tuple(text for form in forms for text in _says(verb, form, thing)),
        tuple(text for form in (other.last, f"{other.first[0]}. {other.last}") for text in _says(verb, form, thing)),
        (f"{person.last} was paid for the work on {thing}.",),
        thing,
    )


def acronym(draw: Draw) -> Contrast:
    """Acronyms with their expansion in the evidence."""
    first = draw.pick(("National", "Regional", "United", "Central", "Joint", "Royal", "Open", "General"))
    second, fourth = (
        draw.pick(("Water", "Grain", "Forest", "Harbour", "Textile", "Railway", "Museum", "Fishery")),
        draw.pick(("Council", "Agency", "Board", "Institute", "Union", "Fund")),
    )
    third = draw.pick(("Safety", "Research", "Trade", "Planning", "Quality"))
    parts, other = (first, second, third, fourth), draw.person()
    full, short = " ".join(parts), "".join(part[0] for part in parts)
    wrong = short[:-1] + draw.pick([c for c in "XVZKJ" if c != short[-1]])
    what = draw.pick(
        (
            "published a guide on wells",
            "opened an office in {p}",
            "fined two companies",
            "trained ninety inspectors",
            "moved its seat to {p}",
            "lowered its fees",
            "hired more divers",
        )
    ).replace("{p}", draw.place())
    evidence = draw.pick(
        (
            (f"The {full} ({short}) {what}.",),
            (f"The {full} ({short}) was set up by law.", f"{short} {what}."),
            (f"{short}, the {full}, {what}.",),
        )
    )
    return Contrast(
        evidence,
        (f"The {full} {what}.", f"{short} {what}.", f"The {short} {what}."),
        (),
        (
            f"{wrong} {what}.",
            f"{short} {what} after an appeal by {other.name}.",
        ),
        f"the {full}",
    )


KINDS: dict[str, Maker] = {
    "name-replaced": replaced,
    "name-place": place_replaced,
    "name-missing": missing,
    "name-surname": surname,
    "name-acronym": acronym,
}
