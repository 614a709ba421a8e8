"""Read: facts and answer candidate -> sentences ready to be compared, with the way back to where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from scoring.agreement import firsts, tallies
from scoring.annotate import Annotated, annotate
from scoring.answer.claims import required
from scoring.answer.hedges import led_apart, statement
from scoring.frozen import field, frozen
from scoring.language.attributes import attribute_text, title
from scoring.language.attribution import Attribution, split
from scoring.language.context import claim_context, fact_context
from scoring.language.quotes import Quotation, quotations
from scoring.records import Fact, Sentence
from scoring.segment import sentences
from scoring.stream import Stream, stream
from scoring.text import members
from scoring.text.clean import Cleaned, clean
from scoring.text.readable import readable
from scoring.words.lexicon import Vocabulary


class Row(NamedTuple):
    """One sentence of a fact as it is compared. ``head`` characters of ``text`` were put before it (its context).

    A large request has some ten thousand rows and looks at a few of them again: they are plain tuples, and where one
    stands in the fact is told when it is asked for.
    """

    fact: int
    text: str
    way: Cleaned
    """The way back into the fact; the sentence is ``start`` to ``stop`` of its text."""
    start: int
    stop: int
    head: int = 0
    rewritten: bool = False
    """Whether the text is no stretch of the fact (records, attributes), so that only the whole of it can be shown."""

    @property
    def begin(self) -> int:
        """Where the sentence begins in the fact's text."""
        return self.way.span(self.start, self.stop)[0]

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.way.span(self.start, self.stop)[1]

    def span(self, begin: int, end: int) -> tuple[int, int]:
        """The stretch of the fact behind ``text[begin:end]``."""
        if self.rewritten or end <= self.head:
            return self.begin, self.end
        return self.way.span(self.start + max(begin - self.head, 0), self.start + end - self.head)


_NOWHERE = Cleaned("")


@frozen
class Library:
    """All sentences of all facts, fact after fact, with their word ids; single ones are annotated when they are first
    needed."""

    facts: Sequence[Fact]
    places: Sequence[int]
    """Where each fact stands in the request."""
    rows: list[Row]
    ids: Stream
    starts: list[int]
    """First row of every fact, and the number of rows at the end."""
    vocabulary: Vocabulary
    _annotated: dict[int, Annotated] = field(factory=dict)

    def span(self, fact: int) -> tuple[int, int]:
        """The first row of a fact and the one behind its last."""
        return self.starts[fact], self.starts[fact + 1]

    def followed(self, row: int) -> tuple[str, str]:
        """The text of a row and that of the next row of the same fact, or ""."""
        here, after = self.rows[row], self.rows[row + 1 : row + 2]
        return here.text, after[0].text if after and after[0].fact == here.fact else ""

    def annotated(self, row: int) -> Annotated:
        """The annotated sentence of a row."""
        found = self._annotated.get(row)
        if found is None:
            reply = ""
            if row + 1 < len(self.rows) and self.rows[row + 1].fact == self.rows[row].fact:
                reply = self.rows[row + 1].text
            found = self._annotated[row] = annotate(self.rows[row].text, self.vocabulary, reply)
        return found


def read_facts(facts: Sequence[Fact], vocabulary: Vocabulary, claims: Sequence[str] = ()) -> Library:
    """Segment and clean every fact; its useful attributes become its first row, and what the rows of a table come to
    in the words of ``claims`` its last ones.

    The facts are read in an order of their own, so that the order in which a request gives them moves no score.
    """
    places = sorted(range(len(facts)), key=lambda at: (facts[at].text, sorted(facts[at].attributes.items())))
    facts = [facts[at] for at in places]
    rows: list[Row] = []
    counts = []
    counting = [claim for claim in claims if tallies.counts(claim) or firsts.names_one(claim)]
    for number, fact in enumerate(facts):
        found = _rows(number, fact)
        if counting and len(found) > 1:
            found += _tallied(found, counting)
        counts.append(len(found))
        rows += found
    ids = stream([row.text for row in rows], vocabulary)
    return Library(facts, places, rows, ids, [0, *accumulate(counts)], vocabulary)


def _rows(number: int, fact: Fact) -> list[Row]:
    if not fact.text.strip():
        return []
    way = clean(fact.text, keep_lines=True)
    listed = [Row(number, clean(row).text, way, 0, len(way.text), 0, True) for row in members.rows(way.text)]
    parts = [] if listed else sentences(way.text, dense_windows=True)
    named = title(fact.attributes) if fact.attributes else ""
    contexts = fact_context(parts, named)
    known = attribute_text(fact.attributes) if fact.attributes else ""
    rows = [Row(number, known, _NOWHERE, 0, 0, 0, True), *listed] if known else listed
    for part, plain, context in zip(parts, readable(parts), contexts, strict=True):
        rows.append(_row(number, way, part, plain, context))
    return rows


def _tallied(rows: Sequence[Row], claims: Sequence[str]) -> list[Row]:
    """What the rows of a table come to, as rows that stand for the whole table."""
    known = tallies.table([row.text for row in rows if row.rewritten])
    told = {tallies.told(claim, known) or firsts.told(claim, known): None for claim in claims} if known else {}
    first, last = rows[0], rows[-1]
    return [Row(last.fact, text, last.way, first.start, last.stop, 0, True) for text in told if text]


def _row(number: int, way: Cleaned, part: Sentence, plain: str, context: str) -> Row:
    head = f"{context}: " if context else ""
    if plain != part.text or "\n" in plain:
        return Row(number, head + clean(plain).text, way, part.begin, part.end, len(head), True)
    return Row(number, head + plain, way, part.begin, part.end, len(head))


@frozen
class ClaimText:
    """One sentence of the answer candidate; what follows is empty where no grounding check is required.

    ``text`` is what is compared: cleaned, without its attribution, after ``head`` characters of context. ``start`` is
    where the rest of it begins in ``way``'s text.
    """

    sentence: Sentence
    required: bool
    text: str = ""
    head: int = 0
    way: Cleaned = field(factory=lambda: Cleaned(""))
    start: int = 0
    attribution: Attribution | None = None
    quoted: tuple[Quotation, ...] = ()

    @property
    def stated(self) -> str:
        """What is compared, without its context."""
        return self.text[self.head :]

    def span(self, begin: int, end: int) -> tuple[int, int]:
        """The stretch of the answer candidate behind ``text[begin:end]``."""
        at = self.sentence.begin
        if end <= self.head:
            return at, self.sentence.end
        begin, end = self.way.span(self.start + max(begin - self.head, 0), self.start + end - self.head)
        return at + begin, at + end


def read_answer(answer: str, prompt: str | None) -> list[ClaimText]:
    """The claims of an answer candidate in order."""
    parts = led_apart(sentences(answer))
    flags = required(parts, prompt)
    contexts = claim_context(parts, prompt, flags)
    plain = readable(parts)
    return [
        _claim(part, shown, context) if flag else ClaimText(part, False)
        for part, shown, context, flag in zip(parts, plain, contexts, flags, strict=True)
    ]


def _claim(part: Sentence, shown: str, context: str) -> ClaimText:
    way = clean(part.text)
    text = way.text if shown == part.text else clean(shown).text
    source = split(text)
    start, end = (source.bare_begin, source.bare_end) if source else statement(text)
    bare = text[start:end]
    head = f"{context}: " if context else ""
    return ClaimText(part, True, head + bare, len(head), way, start, source, tuple(quotations(text)))
