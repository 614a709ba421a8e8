"""Kinds about names: replaced, missing, aliases, lists, nationality, roles exchanged."""

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
_DEALS = (
    ("acquired", "acquired", "The acquisition of {b} by {a}"),
    ("bought", "bought", "The purchase of {b} by {a}"),
    ("sued", "sued", "The lawsuit of {a} against {b}"),
    ("supplied", "supplied", ""),
    ("hired", "hired", "The hiring of {b} by {a}"),
    ("beat", "beaten", "The victory of {a} over {b}"),
    ("praised", "praised", "The praise of {a} for {b}"),
    ("criticised", "criticised", "The criticism of {b} by {a}"),
    ("rescued", "rescued", "The rescue of {b} by {a}"),
    ("financed", "financed", "The financing of {b} by {a}"),
    ("defeated", "defeated", "The defeat of {b} by {a}"),
    ("replaced", "replaced", "The replacement of {b} by {a}"),
    ("overtook", "overtaken", ""),
    ("taught", "taught", ""),
    ("visited", "visited", "The visit of {a} to {b}"),
    ("invited", "invited", "The invitation of {b} by {a}"),
    ("followed", "followed", ""),
    ("thanked", "thanked", ""),
)
_PEOPLE_ONLY = ("hired", "taught", "invited", "praised", "thanked")


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


def list_members(draw: Draw) -> Contrast:
    """A list: a part of it, one more, one exchanged, one denied."""
    lead, passive, things = draw.pick(words.LISTS)
    place = draw.place()
    lead = lead.replace("The ", f"The {place} ")
    picked = draw.some(things, 5)
    inside, outside = picked[:3], picked[3:]
    evidence = f"{lead} {inside[0]}, {inside[1]} and {inside[2]}."
    deny = draw.chance(0.5)
    texts = (
        (evidence, f"{capital(outside[0])} {'are' if outside[0][-1] == 's' else 'is'} not {passive}.")
        if deny
        else (evidence,)
    )
    right = (
        f"{lead} {inside[2]} and {inside[0]}.",
        f"{lead} {inside[1]}.",
        f"{lead} {inside[1]}, {inside[2]} and {inside[0]}.",
        f"{capital(inside[0])} {'are' if inside[0][-1] == 's' else 'is'} {passive}.",
    )
    wrong = (
        (f"{lead} {inside[1]} and {outside[0]}.", f"{lead} {outside[0]}.")
        if deny
        else (f"{lead} neither {inside[0]} nor {inside[1]}.", f"{lead} no {inside[2]}.")
    )
    return Contrast(
        texts, right, wrong, (f"{lead} {inside[0]}, {inside[1]} and {outside[1]}.", f"{lead} {outside[1]}."), whole=True
    )


def group_members(draw: Draw) -> Contrast:
    """A group of persons: part of it, an extra member."""
    people = [draw.person() for _ in range(4)]
    group = (
        draw.pick(
            (
                "the {p} ensemble",
                "the {p} jury",
                "the {c} board",
                "the {p} rescue crew",
                "the {c} design team",
                "the {p} band",
            )
        )
        .replace("{p}", draw.place())
        .replace("{c}", draw.company().split()[0])
    )
    names = [person.name for person in people]
    evidence = draw.pick(
        (
            f"{capital(group)} consists of {names[0]}, {names[1]} and {names[2]}.",
            f"{names[0]}, {names[1]} and {names[2]} are the members of {group}.",
        )
    )
    right = (
        f"{names[1]} and {names[2]} are members of {group}.",
        f"{names[0]} is a member of {group}.",
        f"{names[2]}, {names[0]} and {names[1]} form {group}.",
        f"{capital(group)} has three members.",
    )
    wrong = (
        f"{capital(group)} consists of {names[0]}, {names[1]} and {names[3]}.",
        f"{capital(group)} has {draw.pick(('two', 'four', 'five'))} members.",
        f"{names[0]} is not a member of {group}.",
        f"{names[0]} and {names[3]} alone form {group}.",
    )
    return Contrast(
        (evidence,),
        right,
        wrong,
        (f"{names[0]} and {names[1]} founded {group} in {draw.place()}.", f"{names[2]} joined {group} last."),
        group,
    )


def nationality(draw: Draw) -> Contrast:
    """Countries against adjectives of nationality."""
    (land, adjective), (other, other_adjective) = draw.some(words.COUNTRIES, 2)
    person, job = draw.person(), draw.pick(words.JOBS)
    name = person.name
    one, two = (f"{'an' if text[0] in 'EIAO' else 'a'} {text} {job}" for text in (adjective, other_adjective))
    article = "an" if job[0] in "aeiou" else "a"
    by_land = (f"{name} is {article} {job} from {land}.", f"{name}, {article} {job}, comes from {land}.")
    if draw.chance(0.5):
        evidence, right, wrong = f"{name} is {one}.", by_land, f"{name} is {article} {job} from {other}."
    else:
        evidence, right, wrong = by_land[0], (f"{name} is {one}.", f"{name} is {one} by origin."), f"{name} is {two}."
    return Contrast(
        (evidence,),
        (*right, f"{name} is {article} {job}."),
        (wrong,),
        (f"{name} studied in {land}.", f"{name}'s mother was {adjective}."),
        name,
    )


def roles(draw: Draw) -> Contrast:
    """Who did it to whom: active, passive, nominal."""
    verb, participle, noun = draw.pick(_DEALS)
    people = verb in _PEOPLE_ONLY or (
        verb in ("beat", "visited", "followed", "overtook", "defeated", "criticised", "rescued", "replaced")
        and draw.chance(0.5)
    )
    a, b = (draw.person().name, draw.person().name) if people else (draw.company(), draw.company())
    year = draw.random.randint(1960, 2023)

    def forms(x: str, y: str) -> tuple[str, ...]:
        base = (f"{x} {verb} {y} in {year}.", f"{y} was {participle} by {x} in {year}.", f"In {year}, {x} {verb} {y}.")
        return (*base, f"{noun.format(a=x, b=y)} took place in {year}.") if noun and verb not in ("praised",) else base

    third = draw.person().name if people else draw.company()
    return Contrast(
        (draw.pick(forms(a, b)),),
        forms(a, b),
        forms(b, a)[:3],
        (f"{a} {verb} {third} in {year}.", f"{b} {verb} {third} in {year}."),
        a,
    )


def directions(draw: Draw) -> Contrast:
    """From and to, giver and receiver, teacher and pupil."""
    a, b = draw.person().name, draw.person().name
    town, city = draw.place(), draw.place()
    frames = (
        (
            (f"{a} moved from {town} to {city}.", f"{a} left {town} for {city}."),
            (f"{a} moved from {city} to {town}.", f"{a} left {city} for {town}."),
        ),
        (
            (
                f"The train runs from {town} to {city} without a stop.",
                f"The train leaves {town} and runs to {city} without a stop.",
            ),
            (f"The train runs from {city} to {town} without a stop.",),
        ),
        (
            (f"{a} sold the boat to {b}.", f"{b} bought the boat from {a}."),
            (f"{b} sold the boat to {a}.", f"{a} bought the boat from {b}."),
        ),
        (
            (f"{a} lent {b} a tent.", f"{b} borrowed a tent from {a}."),
            (f"{b} lent {a} a tent.", f"{a} borrowed a tent from {b}."),
        ),
        (
            (f"{a} is the teacher of {b}.", f"{b} is a pupil of {a}."),
            (f"{b} is the teacher of {a}.", f"{a} is a pupil of {b}."),
        ),
        (
            (f"{a} is older than {b}.", f"{b} is younger than {a}."),
            (f"{b} is older than {a}.", f"{a} is younger than {b}."),
        ),
        (
            (f"{a} succeeded {b} as mayor.", f"{b} was followed by {a} as mayor."),
            (f"{b} succeeded {a} as mayor.", f"{a} was followed by {b} as mayor."),
        ),
        (
            (f"{a} gave {b} the keys.", f"{b} received the keys from {a}."),
            (f"{b} gave {a} the keys.", f"{a} received the keys from {b}."),
        ),
        (
            (f"{town} lies north of {city}.", f"{city} lies south of {town}."),
            (f"{city} lies north of {town}.", f"{town} lies south of {city}."),
        ),
        (
            (f"{a} scored more points than {b}.", f"{b} scored fewer points than {a}."),
            (f"{b} scored more points than {a}.", f"{a} scored fewer points than {b}."),
        ),
    )
    right, wrong = draw.pick(frames)
    where = draw.place()
    neutral = (f"{a} has relatives in {where}.",) if a in right[0] else (f"{town} is larger than {where}.",)
    return Contrast((draw.pick(right),), right, wrong, neutral, a if a in right[0] else town)


def country_of(draw: Draw) -> Contrast:
    """Two items with a name each, exchanged."""
    one, two = draw.some(
        (
            "the novel",
            "the film",
            "the opera",
            "the bridge",
            "the statue",
            "the app",
            "the garden",
            "the stadium",
            "the vaccine",
            "the ship",
        ),
        2,
    )
    names = [draw.person().name, draw.person().name]
    first, second = (
        f"{one} {draw.pick(words.TITLES)}"
        if one in ("the novel", "the film", "the opera")
        else f"{one} in {draw.place()}",
        f"{two} of {draw.place()}",
    )
    verb = draw.pick(("is the work of", "was planned by", "goes back to", "is credited to"))
    text = draw.pick(
        (
            f"{first} {verb} {names[0]}, while {second} {verb} {names[1]}.",
            f"{first} {verb} {names[0]} and {second} {verb} {names[1]}.",
        )
    )
    evidence = (
        (capital(text),)
        if draw.chance(0.6)
        else (capital(f"{first} {verb} {names[0]}."), capital(f"{second} {verb} {names[1]}."))
    )
    right = (
        f"{first} {verb} {names[0]}.",
        f"{second} {verb} {names[1]}.",
        f"{second} {verb} {names[1]} and {first} {verb} {names[0]}.",
    )
    wrong = (
        f"{first} {verb} {names[1]}.",
        f"{second} {verb} {names[0]}.",
        f"{first} {verb} {names[1]}, while {second} {verb} {names[0]}.",
    )
    return Contrast(
        evidence,
        tuple(map(capital, right)),
        tuple(map(capital, wrong)),
        (capital(f"{first} {verb} {names[0]}, who lives in {draw.place()}."),),
        first,
    )


KINDS: dict[str, Maker] = {
    "name-replaced": replaced,
    "name-place": place_replaced,
    "name-missing": missing,
    "name-surname": surname,
    "name-acronym": acronym,
    "name-list": list_members,
    "name-group": group_members,
    "name-nationality": nationality,
    "role-swap": roles,
    "role-direction": directions,
    "name-two-items": country_of,
}
