"""Annotate: everything that is read off one sentence by itself, once, however many pairs it takes part in."""

from __future__ import annotations

from scoring.agreement import relate
from scoring.agreement.matching import Given
from scoring.frozen import frozen
from scoring.language import bonds, credits, exchanges, marks, name_spans, polarity
from scoring.language.bond import Bond
from scoring.normalise import words
from scoring.quantities import values
from scoring.quantities.quantity import Quantity
from scoring.records import Words
from scoring.words.lexicon import Ids, Vocabulary


@frozen
class Annotated:
    """One clean sentence with its words, names, negators, cues of strength, roles and quantities."""

    words: Words
    ids: Ids
    names: name_spans.Names
    bonds: tuple[Bond, ...]
    credits: tuple[credits.Credit, ...]
    polarity: polarity.Polarity
    strength: marks.Strength
    roles: exchanges.Roles
    quantities: tuple[Quantity, ...]
    figures: Given | None
    """``quantities`` with their places among the words; None where there are none."""

    @property
    def text(self) -> str:
        """The sentence."""
        return self.words.text


def annotate(text: str, vocabulary: Vocabulary, reply: str = "") -> Annotated:
    """Annotate one sentence; ``reply`` is the sentence after it, which answers it when it is a question."""
    language = vocabulary.lexicon.language
    found = words(text, language)
    answer = words(reply, language) if reply and ("?" in text or "？" in text) else None
    quantities = values.find(text)
    names = name_spans.annotate(found)
    return Annotated(
        found,
        vocabulary.ids(found.forms),
        names,
        bonds.annotate(found, names) if names.spans else (),
        credits.annotate(found, names),
        polarity.annotate(found, answer),
        marks.annotate(found),
        exchanges.annotate(found),
        quantities,
        relate.given(text, quantities),
    )
