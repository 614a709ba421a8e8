"""Kinds about who and whom, from and to."""

from __future__ import annotations

from training.synthetic.draw import Draw
from training.synthetic.rows import Contrast, Maker

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


KINDS: dict[str, Maker] = {
    "role-swap": roles,
    "role-direction": directions,
}
