"""Kinds about what a name or a figure is tied to, reports that are denied, and parts of a whole."""

from __future__ import annotations

from training.synthetic.draw import Draw
from training.synthetic.rows import Contrast, Maker

_STAGES = (
    ("was born in", "died in"),
    ("grew up in", "lives in"),
    ("studied in", "teaches in"),
    ("married in", "is buried in"),
)
_POSTS = (
    ("mayor", "deputy mayor"),
    ("director", "assistant director"),
    ("chair", "vice chair"),
    ("editor", "co-editor"),
)
_DEEDS = (("founded", "school"), ("designed", "pier"), ("wrote", "hymn"), ("trained", "crew"), ("painted", "ceiling"))
_KIN = {"She": "Her cousin", "He": "His cousin"}
_REMEDIES = ("the ointment soothes burns", "the tonic cures coughs", "the lamp saves power", "the spray stops mould")
_GROUPS = (("ferries", "are electric"), ("barns", "are thatched"), ("huts", "are heated"), ("wells", "are dry"))


def stages(draw: Draw) -> Contrast:
    """Two stations of one life in two towns."""
    person, (one, two) = draw.person(), draw.pick(_STAGES)
    here, there = draw.place(), draw.place()
    right = (f"{person.name} {one} {here}.", f"{person.name} {two} {there}.")
    wrong = (f"{person.name} {one} {there}.", f"{person.name} {two} {here}.")
    return Contrast(
        (f"{person.name} {one} {here} and {two} {there}.",),
        right,
        wrong,
        (f"{person.name} owns a mill in {here}.",),
        person.name,
    )


def posts(draw: Draw) -> Contrast:
    """Two names for two posts of one town or firm."""
    post, lesser = draw.pick(_POSTS)
    first, second, place = draw.person().name, draw.person().name, draw.place()
    evidence = f"{second} is the {lesser} of {place}, but the {post} is {first}."
    right = (f"The {post} of {place} is {first}.", f"{first} is the {post} of {place}.")
    return Contrast(
        (evidence,), right, (f"The {post} of {place} is {second}.",), (f"{first} was born in {place}.",), first
    )


def doers(draw: Draw) -> Contrast:
    """What one did, and a relative did."""
    person, other = draw.person(), draw.person()
    deed, thing = draw.pick(_DEEDS)
    evidence = (f"{person.name} paid for the {thing}.", f"{_KIN[person.pronoun]} {other.first} {deed} it.")
    right = (f"{other.first} {deed} the {thing}.", f"{person.name} paid for the {thing}.")
    return Contrast(
        evidence,
        right,
        (f"{person.name} {deed} the {thing}.",),
        (f"{other.first} cleaned the {thing}.",),
        person.name,
        whole=True,
    )


def rebuttal(draw: Draw) -> Contrast:
    """A report that the next sentence denies."""
    said, who = draw.pick(_REMEDIES), draw.company()
    denial = draw.pick(
        ("Tests found that it does not.", "Two trials found no such effect.", "An inquiry refuted this.")
    )
    flat = f"{said[:1].upper()}{said[1:]}."
    return Contrast(
        (f"{who} claims that {said}.", denial),
        (f"{who} claims that {said}.",),
        (flat,),
        (f"{who} was sold twice.",),
        who,
        whole=True,
    )


def portion(draw: Draw) -> Contrast:
    """Some of a group, and the others not."""
    (things, state), place = draw.pick(_GROUPS), draw.place()
    many = draw.random.randint(6, 20)
    few = draw.random.randint(2, many - 2)
    evidence = f"{few} of the {many} {things} in {place} {state}; the others are not."
    right = (f"Some {things} in {place} {state}.", f"{few} {things} in {place} {state}.")
    wrong = (f"All {things} in {place} {state}.", f"All {many} {things} in {place} {state}.")
    return Contrast((evidence,), right, wrong, (f"Some {things} in {draw.place()} {state}.",), place)


KINDS: dict[str, Maker] = {
    "tie-stages": stages,
    "tie-posts": posts,
    "tie-doers": doers,
    "tie-rebuttal": rebuttal,
    "tie-portion": portion,
}
