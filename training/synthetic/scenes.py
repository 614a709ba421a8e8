"""Scenes: long sentences of parts (time, person, deed, place, clause) that may be copied, cut, changed or spliced."""

from __future__ import annotations

from dataclasses import dataclass, replace

from training.synthetic import words
from training.synthetic.deeds import DEEDS, Deed
from training.synthetic.draw import Draw, Person, capital

_TRAITS = (
    "tall",
    "retired",
    "young",
    "well-known",
    "left-handed",
    "self-taught",
    "soft-spoken",
    "grey-haired",
    "widely travelled",
    "patient",
)
_WITH = (
    "with three colleagues",
    "after a long debate",
    "without a lawyer",
    "in front of forty guests",
    "during a thunderstorm",
    "for the second time",
    "with a borrowed pen",
    "at the request of a neighbour",
    "despite heavy rain",
    "on behalf of the parish",
)
_ENDS = (
    "which surprised the local press",
    "where a plaque now recalls the day",
    "while the band played in the square",
    "although the roads were closed",
    "and later thanked the volunteers",
    "before returning home by boat",
    "which the mayor had hoped for",
    "as the town archive records",
    "and gave a short speech",
    "while reporters waited outside",
)
_BASES = ("cafe", "studio", "workshop", "school", "office", "shop", "surgery", "press")


@dataclass(frozen=True, slots=True)
class Scene:
    """One event with all its circumstances."""

    person: Person
    trait: str
    job: str
    deed: Deed
    place: str
    year: int
    month: str
    how: str
    end: str
    count: int

    @property
    def who(self) -> str:
        """The person with trait and trade."""
        return f"the {self.trait} {self.job} {self.person.name}"

    @property
    def full(self) -> str:
        """The sentence with all its parts."""
        done = f"{self.deed.past} {self.deed.thing} in {self.place}"
        return f"In {self.month} {self.year}, {self.who} {done} {self.how}, {self.end}."

    @property
    def parts(self) -> tuple[str, ...]:
        """Shorter sentences that follow from the full one."""
        core = f"{self.person.name} {self.deed.past} {self.deed.thing}"
        return (
            f"{core}.",
            f"{core} in {self.place}.",
            f"In {self.year}, {core}.",
            f"{capital(self.who)} {self.deed.past} {self.deed.thing} {self.how}.",
            f"{core} in {self.place} in {self.month} {self.year}.",
            f"The {self.job} {self.person.name} {self.deed.past} {self.deed.thing} in {self.place} {self.how}.",
            f"{core} {self.how}.",
        )

    @property
    def passive(self) -> str:
        """The core in the passive."""
        done = f"{'were' if self.deed.thing.endswith('es') else 'was'} {self.deed.participle}"
        return f"{capital(self.deed.thing)} {done} by {self.person.name} in {self.place}."


def scene(draw: Draw) -> Scene:
    """A scene with fresh names."""
    return Scene(
        draw.person(),
        draw.fresh(_TRAITS),
        draw.fresh(words.JOBS),
        draw.pick(DEEDS),
        draw.place(),
        draw.random.randint(1900, 2022),
        draw.pick(words.MONTHS),
        draw.fresh(_WITH),
        draw.fresh(_ENDS),
        draw.random.randint(3, 90),
    )


def altered(draw: Draw, given: Scene) -> Scene:
    """The scene with one part exchanged that denies it."""
    which = draw.random.randrange(5)
    if which == 0:
        return replace(given, place=draw.place())
    if which == 1:
        return replace(given, year=given.year + draw.pick((-1, 1, 10, -20, 5)))
    if which == 2:
        return replace(given, person=draw.person())
    if which == 3:
        return replace(given, deed=replace(given.deed, past=given.deed.opposite))
    return replace(given, month=draw.pick([month for month in words.MONTHS if month != given.month]))


def home(draw: Draw) -> str:
    """A kind of place that a person may run."""
    return draw.pick(_BASES)
