"""Annotate: everything that is read off one sentence by itself, once, however many pairs it takes part in."""

from __future__ import annotations

from functools import cached_property

from scoring.agreement import cells, relate
from scoring.agreement.cells import Record
from scoring.agreement.matching import Given
from scoring.frozen import frozen
from scoring.language import bonds, credits, denial, exchanges, marks, name_spans
from scoring.language.bond import Bond
from scoring.language.credits import Credit
from scoring.language.denial import Polarity
from scoring.language.exchanges import Roles
from scoring.language.marks import Strength
from scoring.language.name_spans import Names
from scoring.normalise import words
from scoring.quantities import values
from scoring.quantities.quantity import Quantity
from scoring.records import Words
from scoring.words.lexicon import Ids, Vocabulary


@frozen
class Annotated:
    """One clean sentence with its words; what else it holds is read when a view first asks for it, since most views
    look only at what the claim has, too."""

    words: Words
    ids: Ids
    reply: Words | None = None
    """The sentence after a question, which may answer it."""
    language: str = "en"

    @property
    def text(self) -> str:
        """The sentence."""
        return self.words.text

    @cached_property
    def names(self) -> Names:
        """Its names."""
        return name_spans.annotate(self.words)

    @cached_property
    def bonds(self) -> tuple[Bond, ...]:
        """What holds its names."""
        return bonds.annotate(self.words, self.names) if self.names.spans else ()

    @cached_property
    def credits(self) -> tuple[Credit, ...]:
        """Who has which part in a work."""
        return credits.annotate(self.words, self.names)

    @cached_property
    def polarity(self) -> Polarity:
        """Its negators, and what they deny."""
        return denial.annotate(self.words, self.reply)

    @cached_property
    def strength(self) -> Strength:
        """Its cues of how many, how often, how surely."""
        return marks.annotate(self.words)

    @cached_property
    def roles(self) -> Roles:
        """Its passives, and its clauses with numbers."""
        return exchanges.annotate(self.words)

    @cached_property
    def quantities(self) -> tuple[Quantity, ...]:
        """Its quantities."""
        return values.find(_small(self.text) if self.language == "tr" else self.text)

    @cached_property
    def figures(self) -> Given | None:
        """``quantities`` with their places among the words; None where there are none."""
        return relate.given(self.text, self.quantities, self.language)

    @cached_property
    def record(self) -> Record | None:
        """What it holds as a row of a table or a labelled line, where it may be one."""
        return cells.record(self)


def _small(text: str) -> str:
    """A Turkish sentence without its first capital, which makes a name with a number behind it: "Otelde 85 oda"."""
    first = text[:1].lower()
    return first + text[1:] if len(first) == 1 else text


def annotate(text: str, vocabulary: Vocabulary, reply: str = "") -> Annotated:
    """Annotate one sentence; ``reply`` is the sentence after it, which answers it when it is a question."""
    language = vocabulary.lexicon.language
    found = words(text, language)
    answer = words(reply, language) if reply and ("?" in text or "？" in text) else None
    return Annotated(found, vocabulary.ids(found.forms), answer, language)
