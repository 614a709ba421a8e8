"""Sides: a claim and the sentences of its evidence beside each other, with the evidence word that answers each word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from scoring.agreement import order, relate
from scoring.agreement.matching import Asked
from scoring.agreement.order import Question
from scoring.annotate import Annotated
from scoring.frozen import frozen
from scoring.language import open_days, victories
from scoring.language.open_days import Found
from scoring.records import Words
from scoring.words import relations
from scoring.words.links import MEETING, REVERSING, Link, links, put_in_place
from scoring.words.relations import Facing

_OPPOSING = REVERSING | {"exclusive"}


@frozen
class Claimed:
    """One claim with what its figures ask of any evidence."""

    sentence: Annotated
    language: str
    asked: Sequence[Asked]
    order: Question | None
    facing: Facing
    """The relations of its words."""


@frozen
class Sides:
    """A claim and its evidence, in the order of its text."""

    claimed: Claimed
    evidence: Sequence[Annotated]
    texts: list[Words]
    """The words of the evidence."""
    links: list[Link | None]
    """For every word of the claim the word that answers it."""
    opened: Sequence[Found]
    """What answers words of opening and closing on a day."""

    @property
    def claim(self) -> Annotated:
        """The claim with all that is read off it."""
        return self.claimed.sentence


@lru_cache(maxsize=16)
def related(language: str) -> Callable[[str, str], str | None]:
    """The relation of two words of a language; None where there is none."""
    return lru_cache(maxsize=65536)(lambda claim, evidence: relations.relation(claim, evidence, language))


@lru_cache(maxsize=16)
def alike(language: str) -> Callable[[str, str], bool]:
    """Whether two words of a language may stand for each other."""
    relation = related(language)
    return lambda claim, evidence: relation(claim, evidence) in MEETING


def claimed(sentence: Annotated, language: str, facing: Facing) -> Claimed:
    """A claim made ready for any evidence."""
    asked = relate.asked(sentence.figures, alike(language)) if sentence.figures else ()
    return Claimed(sentence, language, asked, order.question(sentence.text, sentence.quantities, language), facing)


def beside(claimed: Claimed, evidence: Sequence[Annotated]) -> Sides:
    """A claim and the sentences of its evidence, linked word by word, by phrases and by what is said of a day."""
    claim, texts = claimed.sentence, [sentence.words for sentence in evidence]
    linked = links(claim.words, texts, related(claimed.language))
    linked = put_in_place(claim.words, texts, linked, related(claimed.language))
    _add_phrases(linked, claimed.facing, evidence)
    for at, link in victories.put_in_place(claim.words, texts, linked):
        linked[at] = link
    opened = open_days.answered(claim.words, claim.quantities, texts, [sentence.quantities for sentence in evidence])
    for at, link, _, _ in opened:
        linked[at] = link
    return Sides(claimed, evidence, texts, linked, opened)


def _add_phrases(linked: list[Link | None], facing: Facing, evidence: Sequence[Annotated]) -> None:
    """Links the words of phrases: "left office" meets "resigned"; an opposite overrules what their parts met."""
    for number, sentence in enumerate(evidence) if facing.wide else ():
        for begin, end, start, stop, kind in facing.phrases(sentence.ids):
            name = relations.KINDS[kind]
            for at in range(begin, end):
                link = linked[at]
                if link is None or (name in _OPPOSING and link.kind != "same"):
                    linked[at] = Link(number, min(start + at - begin, stop - 1), name)
