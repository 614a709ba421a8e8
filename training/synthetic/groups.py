"""Kinds about several names: lists, members of a group, two items with a name each, nationality."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.draw import Draw, capital, indefinite
from training.synthetic.rows import Contrast, Maker


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


def nationality(draw: Draw) -> Contrast:
    """Countries against adjectives of nationality."""
    (land, adjective), (other, other_adjective) = draw.some(words.COUNTRIES, 2)
    person, job = draw.person(), draw.pick(words.JOBS)
    name = person.name
    first, second = (indefinite(f"{text} {job}") for text in (adjective, other_adjective))
    by_land = (f"{name} is {indefinite(job)} from {land}.", f"{name}, {indefinite(job)}, comes from {land}.")
    if draw.chance(0.5):
        evidence, right, wrong = f"{name} is {first}.", by_land, f"{name} is {indefinite(job)} from {other}."
    else:
        evidence, right, wrong = (
            by_land[0],
            (f"{name} is {first}.", f"{name} is {first} by origin."),
            f"{name} is {second}.",
        )
    return Contrast(
        (evidence,),
        (*right, f"{name} is {indefinite(job)}."),
        (wrong,),
        (f"{name} studied in {land}.", f"{name}'s mother was {adjective}."),
        name,
    )


KINDS: dict[str, Maker] = {
    "name-nationality": nationality,
    "name-list": list_members,
    "name-group": group_members,
    "name-two-items": country_of,
}
