"""Draw: seeded choices of names, subjects and figures; no two names of one draw are equal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from training.synthetic import words
from training.synthetic.frames import Frame

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Person:
    """A person with the pronoun in the nominative ("She") and possessive ("her")."""

    first: str
    last: str
    pronoun: str
    possessive: str

    @property
    def name(self) -> str:
        """First name and surname."""
        return f"{self.first} {self.last}"


@dataclass(slots=True)
class Draw:
    """Random choices for one contrast set; names are used once."""

    random: Random
    used: set[str] = field(default_factory=set)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.random.randrange(len(items))]

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """``count`` different items in random order."""
        return self.random.sample(list(items), count)

    def chance(self, share: float) -> bool:
        """True in ``share`` of the calls."""
        return self.random.random() < share

    def fresh(self, items: Sequence[str]) -> str:
        """An item that this draw has not given before."""
        while True:
            item = self.pick(items)
            if item not in self.used:
                self.used.add(item)
                return item

    def place(self) -> str:
        """An invented town."""
        return self.fresh(words.PLACES)

    def company(self) -> str:
        """An invented firm."""
        return f"{self.fresh(words.ROOTS)} {self.pick(words.SUFFIXES)}"

    def person(self) -> Person:
        """An invented person."""
        if self.chance(0.5):
            return Person(self.fresh(words.SHE), self.fresh(words.LAST), "She", "her")
        return Person(self.fresh(words.HE), self.fresh(words.LAST), "He", "his")

    def subject(self, frame: Frame) -> str:
        """The subject of a frame with fresh names."""
        text = frame.subject
        if "{place}" in text:
            text = text.replace("{place}", self.place())
        return text.replace("{company}", self.company()) if "{company}" in text else text

    def figure(self, frame: Frame) -> int:
        """A figure for a frame, spread evenly over magnitudes; small ones exact, large ones seldom round."""
        low, high = frame.low, frame.high
        value = int(low * (high / low) ** self.random.random())
        return value if value < 1000 or self.chance(0.7) else round(value, -2)

    def changed(self, value: int) -> int:
        """Another figure of about the same size, told from ``value`` by at least 5 %."""
        shift = max(1, round(value * self.random.uniform(0.06, 0.6)))
        lower = value - shift
        return value + shift if lower < 2 or self.chance(0.5) else lower


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def indefinite(noun: str) -> str:
    """The noun with its indefinite article."""
    return f"{'an' if noun[0] in 'aeiouAEIO' else 'a'} {noun}"


def fill(template: str, subject: str, value: str) -> str:
    """A sentence of a frame."""
    return capital(template.replace("{S}", subject).replace("{v}", value).replace("{V}", capital(value)))


def say(draw: Draw, frame: Frame, subject: str, value: str) -> str:
    """One of the sentences of a frame."""
    return fill(draw.pick(frame.says), subject, value)
