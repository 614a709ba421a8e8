"""Weigh: a claim against one text (a fact, or all facts as one) -> the named features on which the classifier
decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

import numpy as np

from scoring import align, match, postings
from scoring.align import Side, Tables
from scoring.annotate import Annotated, annotate
from scoring.compare import FEATURES as COMPARED
from scoring.compare import Claimed, Comparison, claimed, compare
from scoring.encode import Marked, marked
from scoring.language import attribution, quotes
from scoring.language.attribution import NOBODY, Attribution, Voices
from scoring.language.findings import Finding
from scoring.language.quotes import Plain
from scoring.match import Match
from scoring.normalise import stream
from scoring.postings import Held, Terms
from scoring.reading import ClaimText, Library
from scoring.words import relations
from scoring.words.lexicon import DIMENSIONS, Floats, Ids, Vocabulary
from scoring.words.relations import Facing, Relations

FEATURES = (
    "recall",
    "recall_best",
    "recall_cover",
    *align.FEATURES,
    *COMPARED,
    *attribution.FEATURES,
    *quotes.FEATURES,
    "unopposed",
)
"""The features in the order of ``Weighed.values``."""
_in_order = itemgetter(*FEATURES)
_AGAINST = ("num_violated", "order_denies", "related_denies", "answer_no")
_LEAST_ROWS = 3
_PLACES = 6_000_000
"""At most so many places of claim words are looked at for all claims together."""
_NO_IDS = np.empty(0, np.int32)


@dataclass(frozen=True, slots=True)
class Subject:
    """One claim prepared for comparing, whatever it is compared with."""

    claim: ClaimText
    claimed: Claimed
    marked: Marked
    ids: Ids
    terms: Terms
    held: Held
    side: Side
    facing: Facing
    """Of ``ids``."""
    facing_words: Facing
    """Of the ids of ``annotated``, in which contractions are parted."""

    @property
    def annotated(self) -> Annotated:
        """The claim with all that is read off it."""
        return self.marked.sentence


@dataclass(frozen=True, slots=True)
class Weighed:
    """One claim against one text. ``rows`` are the rows of the evidence proper in the order of the text."""

    subject: Subject
    rows: tuple[int, ...]
    match: Match
    comparison: Comparison
    values: Floats
    """The features, in the order of FEATURES."""
    length: int
    """Sentences of the facts that the evidence comes from."""
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Scales:
    """What one request needs for weighing: the library, its word tables, where claim words occur, the facts as plain
    words."""

    library: Library
    subjects: list[Subject]
    tables: Tables
    _plain: dict[int, Plain] = field(default_factory=dict)
    _voices: dict[int, Voices] = field(default_factory=dict)
    _sources: dict[int, Attribution | None] = field(default_factory=dict)
    _marked: dict[int, Marked] = field(default_factory=dict)

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
            self._sources[row] = attribution.split(self.library.rows[row].text)
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
    """Prepare the claims that need a check, and index the library for their words."""
    vocabulary = library.vocabulary
    checked = [claim for claim in claims if claim.required]
    ids = stream([claim.text for claim in checked], vocabulary)
    annotated = [annotate(claim.text, vocabulary) for claim in checked]
    tables = _tables(vocabulary)
    known = relations.load(vocabulary.lexicon.language)
    terms = [postings.terms(words, tables.idf, tables.stop, tables.light) for words in ids]
    interest = np.unique(np.concatenate([_NO_IDS, *(one.ids for one in terms)]))
    index = postings.postings(interest, library.ids)
    most = _PLACES // max(len(checked), 1)
    subjects = [
        _subject(claim, notes, words, postings.held(one, index, most), tables, known)
        for claim, notes, words, one in zip(checked, annotated, ids, terms, strict=True)
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
        held.claim,
        held,
        align.side(ids, tables),
        facing,
        facing_words,
    )


def _tables(vocabulary: Vocabulary) -> Tables:
    return Tables(vocabulary.idf(), vocabulary.stop(), vocabulary.light(), vocabulary)


def find(subject: Subject, first: int, last: int) -> Match:
    """The best rows for a claim among the rows ``first`` to ``last`` (exclusive)."""
    return match.match(subject.held, first, last)


def weigh(subject: Subject, scales: Scales, first: int, last: int, found: Match) -> Weighed:
    """Compare a claim with the rows that ``find`` chose among ``first`` to ``last``."""
    library = scales.library
    near = sorted(_evidence(found, last - first))
    wide = [*near, *(row for row in found.wide if row not in near)]
    ids, spans = align.joined([library.ids[first + row] for row in wide])
    evidence = align.side(ids, scales.tables)
    kinds = subject.facing.matrix(ids[: spans[len(near) - 1][1]] if near else ids[:0])
    features = {"recall": found.recall, "recall_best": found.recall_best, "recall_cover": found.recall_cover}
    features.update(align.align(subject.side, evidence, spans, len(near), kinds, scales.tables))
    rows = tuple(first + row for row in near)
    comparison = compare(subject.claimed, [library.annotated(row) for row in rows])
    features |= comparison.features
    if comparison.features["antonym_agree"]:
        features["related_denies"] = 0.0  # an opposite that a negation turns round is no denial
    said = _said(subject, scales, rows)
    features |= said[0]
    findings = comparison.findings + said[1]
    features["unopposed"] = float(not opposed(findings, features))
    values = np.array(_in_order(features), np.float32)
    return Weighed(subject, rows, found, comparison, values, _length(library, rows), findings)


def opposed(findings: Sequence[Finding], features: Mapping[str, float]) -> bool:
    """Whether anything typed speaks against the claim: where nothing does, words that are missing deny nothing."""
    return any(finding.against for finding in findings) or any(features[name] > 0 for name in _AGAINST)


def _length(library: Library, rows: tuple[int, ...]) -> int:
    starts = library.starts
    return sum(starts[fact + 1] - starts[fact] for fact in {library.rows[row].fact for row in rows})


def _evidence(found: Match, count: int) -> list[int]:
    """The rows of the evidence proper: the cover, filled up to three by weight; the first rows where nothing
    matches."""
    chosen = list(found.cover)
    for row in found.wide:
        if len(chosen) >= _LEAST_ROWS:
            break
        if row not in chosen:
            chosen.append(row)
    return chosen or list(range(min(2, count)))


def _said(subject: Subject, scales: Scales, rows: tuple[int, ...]) -> tuple[dict[str, float], tuple[Finding, ...]]:
    """Who says it, and whether what is quoted stands there."""
    library, claim = scales.library, subject.claim
    facts = sorted({library.rows[row].fact for row in rows})
    said = scales.voices(library.rows[rows[0]].fact) if claim.attribution and rows else NOBODY
    views = (
        attribution.compare(claim.text, claim.attribution, [scales.source(row) for row in rows], said),
        quotes.compare(claim.quoted, [scales.plain(fact) for fact in facts] if claim.quoted else ()),
    )
    features = {name: value for view in views for name, value in view.features.items()}
    return features, tuple(finding for view in views for finding in view.found)
