"""Scales: one request prepared for weighing: its claims, where their words occur, and what its facts are asked for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from scoring import match, postings, runs
from scoring.annotate import Annotated, annotate
from scoring.encode import Marked, marked
from scoring.frozen import field, frozen
from scoring.language import attribution, quotes, sayings
from scoring.language.attribution import Attribution, Voices
from scoring.language.quotes import Plain
from scoring.match import Match
from scoring.postings import Held
from scoring.reading import ClaimText, Library
from scoring.runs import Asking, Tables
from scoring.sides import Claimed, claimed
from scoring.stream import stream
from scoring.words import relations
from scoring.words.lexicon import DIMENSIONS, Floats, Ids, Vocabulary
from scoring.words.relations import Facing, Relations

_PLACES = 6_000_000
"""At most so many places of claim words are looked at for all claims together."""
_NO_IDS = np.empty(0, np.int32)


@frozen
class Subject:
    """One claim prepared for comparing, whatever it is compared with."""

    claim: ClaimText
    claimed: Claimed
    marked: Marked
    ids: Ids
    held: Held
    asking: Asking
    facing: Facing
    """Of ``ids``."""
    facing_words: Facing
    """Of the ids of ``annotated``, in which contractions are parted."""

    @property
    def annotated(self) -> Annotated:
        """The claim with all that is read off it."""
        return self.marked.sentence


@frozen
class Scales:
    """What one request needs for weighing: the library, its word tables, where claim words occur, the facts as plain
    words."""

    library: Library
    subjects: list[Subject]
    tables: Tables
    _plain: dict[int, Plain] = field(factory=dict)
    _voices: dict[int, Voices] = field(factory=dict)
    _sources: dict[int, Attribution | None] = field(factory=dict)
    _marked: dict[int, Marked] = field(factory=dict)

    def plain(self, fact: int) -> Plain:
        """A fact as plain words, for quotations; made when first asked for."""
        found = self._plain.get(fact)
        if found is None:
            found = self._plain[fact] = quotes.plain(self.library.facts[fact].text)
        return found

    def voices(self, fact: int) -> Voices:
        """Who may say what a fact says; gathered when an attributed claim first asks."""
        found = self._voices.get(fact)
        if found is None:
            known = self.library.facts[fact]
            found = self._voices[fact] = attribution.voices(known.text, known.attributes)
        return found

    def source(self, row: int) -> Attribution | None:
        """Who a row says says it; told once a row."""
        if row not in self._sources:
            told = sayings.may_say(self.library.annotated(row).words)
            self._sources[row] = attribution.split(self.library.rows[row].text) if told else None
        return self._sources[row]

    def marked(self, row: int) -> Marked:
        """A row with the flags of its words; told once a row."""
        found = self._marked.get(row)
        if found is None:
            found = self._marked[row] = marked(self.library.annotated(row), self.tables)
        return found

    def meanings(self, ids: Ids) -> Floats:
        """Word vectors as the network knows them: English ones; zeros for every other language."""
        vocabulary = self.library.vocabulary
        if vocabulary.lexicon.language != "en":
            return np.zeros((len(ids), DIMENSIONS), np.float32)
        return vocabulary.vectors(ids)


def prepare(claims: Sequence[ClaimText], library: Library) -> Scales:
    """Prepare claims that need a check, and index the library for their words."""
    vocabulary = library.vocabulary
    ids = stream([claim.text for claim in claims], vocabulary)
    annotated = [annotate(claim.text, vocabulary) for claim in claims]
    tables = _tables(vocabulary)
    known = relations.load(vocabulary.lexicon.language)
    terms = [postings.terms(words, tables.idf, tables.stop, tables.light) for words in ids]
    interest = postings.distinct(np.concatenate([_NO_IDS, *(one.ids for one in terms)]))
    index = postings.postings(interest, library.ids)
    most = _PLACES // max(len(claims), 1)
    subjects = [
        _subject(claim, notes, words, postings.held(one, index, most), tables, known)
        for claim, notes, words, one in zip(claims, annotated, ids, terms, strict=True)
    ]
    return Scales(library, subjects, tables)


def _subject(claim: ClaimText, notes: Annotated, ids: Ids, held: Held, tables: Tables, known: Relations) -> Subject:
    facing = known.facing(ids)
    facing_words = facing if np.array_equal(ids, notes.ids) else known.facing(notes.ids)
    return Subject(
        claim,
        claimed(notes, tables.vocabulary.lexicon.language, facing_words),
        marked(notes, tables),
        ids,
        held,
        runs.asking(ids, tables),
        facing,
        facing_words,
    )


def _tables(vocabulary: Vocabulary) -> Tables:
    return Tables(vocabulary.idf(), vocabulary.stop(), vocabulary.light(), vocabulary)


def find(subject: Subject, first: int, last: int) -> Match:
    """The best rows for a claim among the rows ``first`` to ``last`` (exclusive)."""
    return match.match(subject.held, first, last)
