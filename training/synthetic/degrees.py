"""Kinds about strength: quantifiers, frequency, generalisation."""

from __future__ import annotations

from training.synthetic.deeds import GROUPS
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_HABITS = (
    ("the {p} ferry", "arrives late"),
    ("{n}", "works at night"),
    ("the {c} printer", "jams"),
    ("the {p} river", "floods the meadow"),
    ("{n}", "wears a hat"),
    ("the {c} server", "restarts by itself"),
    ("the {p} council", "meets in public"),
    ("{n}", "cooks with saffron"),
    ("the {c} alarm", "rings at dawn"),
    ("the {p} market", "sells mushrooms"),
    ("{n}", "travels by train"),
    ("the {c} valve", "leaks"),
    ("the {p} band", "plays outdoors"),
    ("{n}", "answers letters by hand"),
)


def named(draw: Draw, text: str) -> str:
    text = text.replace("{n}", draw.person().name) if "{n}" in text else text
    text = text.replace("{p}", draw.place()) if "{p}" in text else text
    return text.replace("{c}", draw.company()) if "{c}" in text else text


def quantified(draw: Draw) -> Contrast:
    """All, most, some, none, only one."""
    members, whole, do, does, other = draw.pick(GROUPS)
    whole = named(draw, whole)
    every = (
        f"All {members} in {whole} {do}.",
        f"Every one of the {members} in {whole} {does}.",
        f"The {members} in {whole} all {do}.",
        f"Without exception, the {members} in {whole} {do}.",
    )
    most = (f"Most {members} in {whole} {do}.", f"The majority of the {members} in {whole} {do}.")
    some = (
        f"Some {members} in {whole} {do}.",
        f"At least one of the {members} in {whole} {does}.",
        f"A few {members} in {whole} {do}.",
    )
    none = (
        f"None of the {members} in {whole} {do}.",
        f"No {members} in {whole} {do}.",
        f"Not one of the {members} in {whole} {does}.",
    )
    part = (
        f"Only some {members} in {whole} {do}.",
        f"Not all {members} in {whole} {do}, but some do.",
        f"Only one of the {members} in {whole} {does}.",
    )
    silent = (f"All {members} in {whole} {other}.", f"Some {members} in {whole} {other}.")
    choice = draw.random.randrange(5)
    if choice == 0:
        return Contrast((draw.pick(every),), (*every, most[0], some[1]), (*none, *part[::2]), silent, whole)
    if choice == 1:
        return Contrast((draw.pick(some[:2]),), some[:2], none, (*every, *silent, *most), whole)
    if choice == 2:
        return Contrast((draw.pick(none),), none, (*some, *every, *most), silent, whole)
    if choice == 3:
        return Contrast((draw.pick(most),), (*most, some[1], some[0]), none, (*silent, *every[:3]), whole)
    return Contrast((draw.pick(part),), (some[1],), (*every, *none), silent, whole)


def often(draw: Draw) -> Contrast:
    """Always, often, sometimes, rarely, never."""
    who, does = draw.pick(_HABITS)
    who = capital(named(draw, who))
    always, often_, some, seldom, never = (
        ("always",),
        ("often", "frequently", "usually"),
        ("sometimes", "occasionally", "now and then"),
        ("rarely", "seldom", "hardly ever"),
        ("never", "at no time"),
    )
    given, right, wrong, neutral = draw.pick(
        (
            (always, (*always, "invariably"), never + seldom, ()),
            (often_, often_, never + seldom, always),
            (some, some, never, always),
            (seldom, seldom, often_[:2] + always, ()),
            (never, never, always + often_ + some, ()),
        )
    )
    silent = f"{who} {draw.pick(right)} {does} on purpose."
    return Contrast(
        (f"{who} {draw.pick(given)} {does}.",),
        tuple(f"{who} {word} {does}." for word in right),
        tuple(f"{who} {word} {does}." for word in wrong),
        (*(f"{who} {word} {does}." for word in neutral), silent),
        who,
    )


def generalised(draw: Draw) -> Contrast:
    """One case made a rule, and a rule applied to a case."""
    members, whole, do, does, _ = draw.pick(
        [row for row in GROUPS if row[0] not in ("members", "judges", "editors", "drivers", "patients", "pupils")]
    )
    whole, one = named(draw, whole), draw.pick(("oldest", "largest", "newest", "smallest"))
    single = members[:-1]
    if draw.chance(0.5):
        return Contrast(
            (f"The {one} {single} in {whole} {does}.",),
            (
                f"One {single} in {whole}, the {one}, {does}.",
                f"The {one} of the {members} in {whole} {does}.",
                f"At least one {single} in {whole} {does}.",
            ),
            (f"No {single} in {whole} {does}.", f"None of the {members} in {whole} {do}."),
            (
                f"All {members} in {whole} {do}.",
                f"The {members} in {whole} generally {do}.",
                f"Every {single} in {whole} {does}.",
            ),
            whole,
        )
    return Contrast(
        (f"Every {single} in {whole} {does}.",),
        (f"The {one} {single} in {whole} {does}.",),
        (f"Not all {members} in {whole} {do}.", f"No {single} in {whole} {does}."),
        (f"Every {single} outside {whole} {does}.",),
        whole,
    )


KINDS: dict[str, Maker] = {
    "quantifier": quantified,
    "frequency-adverb": often,
    "generalised": generalised,
}
