"""Kinds about why, and about only when."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.degrees import named
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_CAUSES = (
    ("the {p} road was closed", "a landslide"),
    ("the harvest near {p} failed", "late frost"),
    ("the {c} launch was delayed", "a faulty sensor"),
    ("the {p} concert was called off", "high winds"),
    ("sales of {c} dropped", "a new rival"),
    ("the fish in {p} died", "a lack of oxygen"),
    ("the power in {p} went out", "a fallen tree"),
    ("the {c} share rose", "a large order"),
    ("the {p} bridge was reinforced", "heavier lorries"),
    ("the {c} recall was ordered", "a sharp edge"),
)


def cause(draw: Draw) -> Contrast:
    """Two things side by side made cause and effect; a cause stated, another cause claimed."""
    (effect, reason), (_, other) = draw.some(_CAUSES, 2)
    effect = named(draw, effect)
    month = draw.pick(words.MONTHS)
    if draw.chance(0.5):
        evidence = (f"{capital(effect)} in {month}.", f"In the same month there was talk of {reason}.")
        return Contrast(
            evidence,
            (f"{capital(effect)} in {month}.",),
            (f"{capital(effect)} in {draw.pick([m for m in words.MONTHS if m != month])}.",),
            (
                f"{capital(effect)} because of {reason}.",
                f"{capital(reason)} led to the fact that {effect}.",
                f"Due to {reason}, {effect}.",
            ),
        )
    right = (
        f"{capital(effect)} because of {reason}.",
        f"{capital(effect)} owing to {reason}.",
        f"Due to {reason}, {effect}.",
        f"{capital(reason)} was the reason why {effect}.",
    )
    return Contrast(
        (draw.pick(right),),
        right,
        (
            f"{capital(effect)} because of {other}.",
            f"{capital(other)} was the reason why {effect}.",
            f"{capital(reason)} had nothing to do with the fact that {effect}.",
        ),
        (f"{capital(effect)} because of {reason} and bad planning.",),
    )


def exclusive(draw: Draw) -> Contrast:
    """Only, solely, exclusively: added or dropped."""
    desk = draw.pick(
        (
            f"the desk in {draw.place()}",
            f"the {draw.company()} shop",
            f"the {draw.place()} clinic",
            f"the {draw.place()} library",
            f"the {draw.company()} hotline",
        )
    )
    (one, two), word = draw.some(words.WEEKDAYS, 2), draw.pick(("only", "exclusively", "solely"))
    plain = (f"{capital(desk)} is open on {one}s.", f"On {one}s, {desk} is open.")
    alone = (
        f"{capital(desk)} is open only on {one}s.",
        f"{capital(desk)} is open exclusively on {one}s.",
        f"Only on {one}s is {desk} open.",
    )
    if draw.chance(0.5):
        return Contrast(
            (plain[0],),
            plain,
            (f"{capital(desk)} is closed on {one}s.", f"{capital(desk)} is never open on {one}s."),
            (*alone, f"{capital(desk)} is open on {two}s."),
            desk,
        )
    return Contrast(
        (f"{capital(desk)} is open {word} on {one}s.",),
        (*plain, *alone),
        (
            f"{capital(desk)} is open on {two}s.",
            f"{capital(desk)} is open on {one}s and {two}s.",
            f"{capital(desk)} is open every day.",
        ),
        (f"{capital(desk)} is open on {one}s until nine.",),
        desk,
    )


KINDS: dict[str, Maker] = {
    "cause": cause,
    "exclusive": exclusive,
}
