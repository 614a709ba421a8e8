"""Kinds about copied text: exact, one word exchanged, cut down, spliced, joined."""

from __future__ import annotations

from dataclasses import replace

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


KINDS: dict[str, Maker] = {
    "copy-changed": copied,
    "copy-negated": negated_copy,
    "copy-compressed": compressed,
    "copy-spliced": spliced,
    "copy-merged": merged,
}
