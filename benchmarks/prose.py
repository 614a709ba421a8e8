"""Generated English prose: names, numbers, dates, quotations, words drawn by Zipf's law. The same seed gives the same
text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence

from benchmarks import words

_SLOT = re.compile(r"\{(\w+)\}")


class Writer:
    """An endless writer of sentences. ``seed`` decides everything."""

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed)
        self._fill: dict[str, Callable[[], str]] = {
            "noun": lambda: self.ranked(words.NOUNS),
            "verb": lambda: self.ranked(words.VERBS),
            "adjective": lambda: self.ranked(words.ADJECTIVES),
            "adverb": lambda: self.ranked(words.ADVERBS),
            "unit": lambda: self.pick(words.UNITS),
            "closing": lambda: self.filled(self.pick(words.CLOSINGS)),
            "organisation": lambda: f"{self.place()} {self.pick(words.ORGANISATIONS)}",
            "place": self.place,
            "person": self.person,
            "rare": self.rare,
            "year": lambda: str(1800 + self.below(225)),
            "date": lambda: f"{1 + self.below(28)} {self.pick(words.MONTHS)} {1850 + self.below(175)}",
            "number": self.number,
            "percent": lambda: str(1 + self.below(99)),
            "decimal": lambda: f"{self.below(90)}.{self.below(10)}",
        }

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1."""
        return int(self._draw.random() * limit)

    def pick(self, choices: Sequence[str]) -> str:
        """One of ``choices``, each as likely."""
        return choices[self.below(len(choices))]

    def ranked(self, choices: Sequence[str]) -> str:
        """One of ``choices``, the first ones more likely, about as in Zipf's law."""
        return choices[int(len(choices) ** self._draw.random()) - 1]

    def place(self) -> str:
        """A town."""
        return (self.pick(words.SYLLABLES) + self.ranked(words.PLACES)).capitalize()

    def person(self) -> str:
        """First name, sometimes an initial, family name."""
        initial = f" {self.pick('ABCDEFGHJKLMNPRSTW')}." if self.below(6) == 0 else ""
        first = self.ranked(words.PEOPLE)
        family = self.pick(words.SYLLABLES) + self.pick(words.FAMILY)
        return f"{first}{initial} {family.capitalize()}"

    def rare(self) -> str:
        """A word that a text of this size holds once or twice."""
        noun = self.pick(words.NOUNS)
        return self.pick(words.PREFIXES) + noun if self.below(2) else noun + self.pick(words.ENDINGS)

    def number(self) -> str:
        """A count of one to seven digits, grouped by commas."""
        return f"{self.below(10 ** (1 + self.below(7))) + 2:,}"

    def filled(self, template: str) -> str:
        """``template`` with each {slot} filled anew."""
        return _SLOT.sub(lambda slot: self._fill[slot.group(1)](), template)

    def sentence(self) -> str:
        """One sentence with its full stop."""
        text = self.filled(self.pick(words.SENTENCES))
        return text[0].upper() + text[1:]

    def text(self, length: int) -> str:
        """Whole sentences in paragraphs, cut at ``length`` characters."""
        parts: list[str] = []
        size = 0
        while size < length:
            parts.append(self.sentence() + ("\n\n" if self.below(9) == 0 else " "))
            size += len(parts[-1])
        return "".join(parts)[:length]

    def claim(self, sentence: str) -> str:
        """What an answer makes of a fact's sentence: a copy, a changed figure, a shorter or reworded form, or something
        else."""
        turn = self.below(10)
        if turn < 4:
            return sentence
        if turn < 6:
            return re.sub(r"\d+", lambda match: str(int(match.group()) + 1), sentence, count=1)
        if turn < 9:
            return self._reworded(sentence)
        return self.sentence()

    def _reworded(self, sentence: str) -> str:
        kept = [self.ranked(words.ADJECTIVES) if self.below(8) == 0 else word for word in sentence.split()]
        return " ".join(kept[: max(6, len(kept) - self.below(5))]).rstrip(".,") + "."


def claims_of(facts: Sequence[str], count: int, writer: Writer) -> Iterator[str]:
    """``count`` claims about ``facts``, taken evenly."""
    for number in range(count):
        own = [part for part in re.split(r"(?<=[.!?])\s+", facts[number * len(facts) // count]) if len(part) > 30]
        yield writer.claim(own[writer.below(max(1, len(own) - 1))]) if own else writer.sentence()
