"""Kinds about ranks and comparisons in words."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.degrees import named
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_SUPER = (
    ("large", "largest", "smallest", ("lake", "park", "stadium", "market")),
    ("old", "oldest", "youngest", ("school", "bakery", "newspaper", "choir")),
    ("tall", "tallest", "lowest", ("tower", "chimney", "building")),
    ("long", "longest", "shortest", ("bridge", "tunnel", "pier")),
    ("busy", "busiest", "quietest", ("station", "port", "airport")),
    ("deep", "deepest", "shallowest", ("lake", "well", "mine")),
    ("rich", "richest", "poorest", ("club", "foundation", "parish")),
    ("steep", "steepest", "flattest", ("street", "trail", "slope")),
)

_NTH = ("second", "third", "fourth", "fifth")


def superlative(draw: Draw) -> Contrast:
    """The largest, the second-largest, one of the largest, the smallest."""
    word, most, least, things = draw.pick(_SUPER)
    thing, name, region, land = draw.pick(things), draw.place(), draw.place(), draw.pick(words.COUNTRIES)[0]
    subject, nth = f"the {name} {thing}", draw.pick(_NTH)
    best = (
        f"{capital(subject)} is the {most} {thing} in {region}.",
        f"The {most} {thing} in {region} is {subject}.",
        f"No {thing} in {region} is {_more(word)} than {subject}.",
    )
    second = (
        f"{capital(subject)} is the {nth}-{most} {thing} in {region}.",
        f"The {nth}-{most} {thing} in {region} is {subject}.",
    )
    among = (
        f"{capital(subject)} is one of the {most} {_plural(thing)} in {region}.",
        f"{capital(subject)} is among the {most} {_plural(thing)} in {region}.",
    )
    last = (f"{capital(subject)} is the {least} {thing} in {region}.",)
    wide = (f"{capital(subject)} is the {most} {thing} in {land}.",)
    choice = draw.random.randrange(3)
    if choice == 0:
        return Contrast((draw.pick(best[:2]),), (*best, *among), (*second, *last), wide, subject)
    if choice == 1:
        return Contrast(
            (draw.pick(second),),
            second,
            (*best, *last, second[0].replace(nth, draw.pick([n for n in _NTH if n != nth]))),
            wide,
            subject,
        )
    return Contrast((draw.pick(among),), among, last, (*best, *wide), subject)


def _more(word: str) -> str:
    return {"busy": "busier", "large": "larger"}.get(word, f"{word}er")


def _plural(word: str) -> str:
    return "bakeries" if word == "bakery" else "parishes" if word == "parish" else f"{word}s"


def comparative(draw: Draw) -> Contrast:
    """Which of two is more, said with words."""
    more, less, things = draw.pick(
        (
            ("larger", "smaller", "the {p} hall"),
            ("older", "younger", "{n}"),
            ("faster", "slower", "the {c} ferry"),
            ("heavier", "lighter", "the {c} drone"),
            ("cheaper", "dearer", "the {c} lens"),
            ("warmer", "colder", "lake {p}"),
            ("louder", "quieter", "the {p} bell"),
            ("wider", "narrower", "the {p} canal"),
            ("taller", "shorter", "the {p} mast"),
            ("stronger", "weaker", "the {c} alloy"),
            ("safer", "riskier", "the {p} route"),
        )
    )
    a, b, c = (named(draw, things) for _ in range(3))
    gap = draw.pick(("", "", "much ", "slightly "))
    right = (
        capital(f"{a} is {more} than {b}."),
        capital(f"{b} is {less} than {a}."),
        capital(f"{b} is not as {_base(more)} as {a}."),
    )
    wrong = (
        capital(f"{a} is {less} than {b}."),
        capital(f"{b} is {more} than {a}."),
        capital(f"{a} is not {more} than {b}."),
        capital(f"{a} and {b} are equally {_base(more)}."),
    )
    return Contrast(
        (capital(f"{a} is {gap}{more} than {b}."),),
        right,
        wrong,
        (
            capital(f"{a} is {more} than {c}."),
            capital(f"{a} is the {_base(more) + 'est' if _base(more)[-1] != 'e' else _base(more) + 'st'} of all."),
        ),
        a,
    )


def _base(more: str) -> str:
    return {"larger": "large", "wider": "wide", "safer": "safe"}.get(more, more[:-2])


KINDS: dict[str, Maker] = {
    "superlative": superlative,
    "comparative": comparative,
}
