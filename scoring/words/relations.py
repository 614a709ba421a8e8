"""How two words are related: one compiled table of pairs, closed groups, and multi-word terms that act as words.

Sources: WordNet 3.0 and Groundwire's own lists, compiled by ``training.relations``. Kinds, from the claim word's side:

* ``same`` equal keys; ``alias`` two names of one thing; ``demonym`` a country and its people or adjective;
  ``derivation`` (reject, rejection); ``synonym``;
* ``hypernym`` the evidence word is a kind of the claim word (claim bird, evidence eagle); ``hyponym`` the other way
  round; ``capital`` a country and its capital; ``sibling`` two kinds of one class;
* ``antonym``; ``indirect`` antonym through a near word; ``negated prefix`` (possible, impossible); ``exclusive`` two
  members of a closed group (Monday, Tuesday).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from scoring.artefact import FOLDER
from scoring.frozen import field, frozen
from scoring.words.lexicon import Ids, Lexicon
from scoring.words.lexicon import load as load_lexicon
from scoring.words.stems import key

KINDS = (
    "",
    "same",
    "alias",
    "demonym",
    "derivation",
    "synonym",
    "hypernym",
    "hyponym",
    "capital",
    "sibling",
    "antonym",
    "indirect",
    "negated prefix",
    "exclusive",
)
"""Names of the kinds by their number in the tables; 0 is no relation."""
SAME, EXCLUSIVE = KINDS.index("same"), KINDS.index("exclusive")
PADDING = 65535
Wide = tuple[int, int, int, int]
"""Begin and end of a word or phrase of the claim, the id of what it is related to (one of them a phrase), the kind."""


@frozen
class Relations:
    """The relations of one language's listed words and phrases."""

    starts: NDArray[np.uint32] | NDArray[np.uint16]
    targets: NDArray[np.uint16]
    kinds: NDArray[np.uint8]
    groups: dict[int, dict[int, int]]
    """Id -> group -> member of the group."""
    lexicon: Lexicon
    openings: dict[int, int]
    """First two word ids of a phrase, as first << 16 | second -> row of its longest; the others follow."""
    _rows: dict[int, dict[int, int]] = field(factory=dict)
    _phrases: dict[int, list[tuple[int, int, int]]] = field(factory=dict)
    _parts: dict[int, list[int]] = field(factory=dict)

    def related(self, number: int) -> dict[int, int]:
        """Ids related to one id, each with the number of its kind (see ``KINDS``). Groups are not unrolled here."""
        row = self._rows.get(number)
        if row is None:
            if number >= len(self.starts) - 1:
                return {}
            begin, end = int(self.starts[number]), int(self.starts[number + 1])
            row = dict(zip(self.targets[begin:end].tolist(), self.kinds[begin:end].tolist(), strict=True))
            self._rows[number] = row
        return row

    def kind(self, claim: int, evidence: int) -> int:
        """The number of the kind of relation between two ids, 0 for none."""
        if claim == evidence:
            return SAME
        found = self.related(claim).get(evidence, 0)
        return found or (EXCLUSIVE if self._excludes(claim, evidence) else 0)

    def _excludes(self, claim: int, evidence: int) -> bool:
        ours = self.groups.get(claim)
        theirs = self.groups.get(evidence) if ours else None
        return bool(ours and theirs and any(theirs.get(group, member) != member for group, member in ours.items()))

    def matrix(self, claim: Ids, evidence: Ids) -> NDArray[np.uint8]:
        """Kinds of all pairs, shape (len(claim), len(evidence))."""
        return self.facing(claim).matrix(evidence)

    def facing(self, claim: Ids) -> Facing:
        """The relations of one claim's words, gathered once for all evidence that it meets."""
        words = list(enumerate(claim.tolist()))
        related = [(line, row) for line, number in words if (row := self.related(number))]
        met = frozenset().union(*(row for _, row in related))
        grouped = [(line, number) for line, number in words if number in self.groups]
        return Facing(self, claim, related, met, grouped, self._wide([number for _, number in words]))

    def _wide(self, words: list[int]) -> dict[int, list[Wide]]:
        """What the phrases of a run of words are related to, and its words to phrases, by the first word of the other
        side."""
        found: dict[int, list[Wide]] = {}
        for begin, end, phrase in self.terms(words) if self.openings else ():
            for other, kind in self.related(phrase).items():
                found.setdefault(self._first(other), []).append((begin, end, other, kind))
        for line, number in enumerate(words):
            for first, other, kind in self._to_phrases(number):
                found.setdefault(first, []).append((line, line + 1, other, kind))
        return found

    def _to_phrases(self, number: int) -> list[tuple[int, int, int]]:
        """First word, id and kind of the phrases that a word is related to."""
        found = self._phrases.get(number)
        if found is None:
            size = len(self.lexicon.words)
            row = self.related(number).items() if self.openings else ()
            found = [(self._first(other), other, kind) for other, kind in row if other >= size]
            self._phrases[number] = found
        return found

    def _first(self, number: int) -> int:
        """The first word of a word or phrase."""
        row = number - len(self.lexicon.words)
        return number if row < 0 else int(self.lexicon.phrases[row, 0])

    def parts(self, number: int) -> list[int]:
        """The word ids of a word or phrase."""
        row = number - len(self.lexicon.words)
        if row < 0:
            return [number]
        found = self._parts.get(number)
        if found is None:
            found = self._parts[number] = [part for part in self.lexicon.phrases[row].tolist() if part != PADDING]
        return found

    def terms(self, ids: Sequence[int]) -> list[tuple[int, int, int]]:
        """Listed phrases in a run of ids, longest first match from the left: (begin, end, phrase id)."""
        found = []
        at = 0
        while at < len(ids):
            phrase = self._phrase(ids, at)
            if phrase:
                found.append(phrase)
                at = phrase[1]
            else:
                at += 1
        return found

    def _phrase(self, ids: Sequence[int], at: int) -> tuple[int, int, int] | None:
        if at + 1 >= len(ids):
            return None
        opening = ids[at] << 16 | ids[at + 1]
        row = self.openings.get(opening)
        while row is not None and row < len(self.lexicon.phrases):
            parts = [part for part in self.lexicon.phrases[row].tolist() if part != PADDING]
            if parts[0] << 16 | parts[1] != opening:
                return None
            if list(ids[at : at + len(parts)]) == parts:
                return at, at + len(parts), len(self.lexicon.words) + row
            row += 1
        return None


@frozen
class Facing:
    """The words of one claim with all that they are related to."""

    relations: Relations
    claim: Ids
    related: list[tuple[int, dict[int, int]]]
    """Places of the claim's words, and the kinds of the ids that each is related to."""
    met: frozenset[int]
    """All these ids."""
    grouped: list[tuple[int, int]]
    """Place and id of the claim words that belong to closed groups."""
    wide: dict[int, list[Wide]]
    """By the first word of the other side."""

    def matrix(self, evidence: Ids) -> NDArray[np.uint8]:
        """Kinds of all pairs, shape (len(claim), len(evidence))."""
        found: NDArray[np.uint8] = np.equal(self.claim[:, None], evidence[None, :]).view(np.uint8)
        words, met = evidence.tolist(), self.met
        for column, other in [(at, number) for at, number in enumerate(words) if number in met]:
            for line, row in self.related:
                if other in row:
                    found[line, column] = row[other]
        groups = self.relations.groups if self.grouped else {}
        for column, other in [(at, number) for at, number in enumerate(words) if number in groups]:
            for line, number in self.grouped:
                found[line, column] = found[line, column] or self.relations.kind(number, other)
        for begin, end, start, stop, kind in self.phrases(evidence):
            block = found[begin:end, start:stop]
            block[block != SAME] = kind
        return found

    def phrases(self, evidence: Ids) -> list[tuple[int, int, int, int, int]]:
        """Where a phrase of one side meets a word or phrase of the other: begin and end in the claim, begin and end in
        the evidence, kind. A phrase of the claim that stands there as it is meets nothing else."""
        there = evidence.tolist()
        if self.wide.keys().isdisjoint(there):
            return []
        held = frozenset(there)
        firsts = [first for first in self.wide if first in held]
        found = []
        for first in firsts:
            for begin, end, other, kind in self.wide[first]:
                parts = self.relations.parts(other)
                start = _place(parts, there, held)
                if start is not None and _place(self.claim[begin:end].tolist(), there, held) is None:
                    found.append((begin, end, start, start + len(parts), kind))
        return found


def _place(parts: Sequence[int], there: Sequence[int], held: frozenset[int]) -> int | None:
    """Where a run of ids stands for the first time in another."""
    if not held.issuperset(parts):
        return None
    size = len(parts)
    return next((at for at in range(len(there) - size + 1) if there[at : at + size] == list(parts)), None)


def load(language: str = "en") -> Relations:
    """The relations of a language; none where none are shipped. Read once a process."""
    return _loaded(language)


@lru_cache(maxsize=16)
def _loaded(language: str) -> Relations:
    lexicon = load_lexicon(language)
    if not (FOLDER / f"relations-starts.{language}.npy").exists():
        return Relations(np.zeros(1, np.uint32), np.empty(0, np.uint16), np.empty(0, np.uint8), {}, lexicon, {})
    starts, targets, kinds, members = (
        np.load(FOLDER / f"relations-{part}.{language}.npy", allow_pickle=False)
        for part in ("starts", "to", "kinds", "groups")
    )
    groups: dict[int, dict[int, int]] = {}
    for number, group, member in zip(*members.T.tolist(), strict=True):  # three long lists, not a list a row
        groups.setdefault(number, {})[group] = member
    return Relations(starts, targets, kinds, groups, lexicon, _openings(lexicon))


def _openings(lexicon: Lexicon) -> dict[int, int]:
    pairs = lexicon.phrases[:, :2].astype(np.int64)
    openings = (pairs[:, 0] << 16 | pairs[:, 1])[::-1].tolist()
    return dict(zip(openings, range(len(openings) - 1, -1, -1), strict=True))


def parts(term: str, language: str) -> list[str]:
    """The words of a term: parted by blanks, underscores, hyphens and dots; characters in Chinese and Japanese."""
    if language in ("zh", "ja"):
        return list(term.replace(" ", ""))
    return re.split(r"[ _.-]+", term.strip(" ."))


def relation(claim: str, evidence: str, language: str = "en") -> str | None:
    """The kind of relation between two lower-case forms (or terms, words parted by blanks), None for none."""
    ours, theirs = key(claim, language), key(evidence, language)
    if ours == theirs:
        return "same"
    numbers = _number(claim, language), _number(evidence, language)
    if numbers[0] is None or numbers[1] is None:
        return None
    return KINDS[load(language).kind(numbers[0], numbers[1])] or None


@lru_cache(maxsize=65536)
def _number(form: str, language: str) -> int | None:
    index = load_lexicon(language).index
    ids = [index.get(key(part, language), -1) for part in parts(form, language)]
    if len(ids) < 2:
        return ids[0] if ids and ids[0] >= 0 else None
    terms = load(language).terms(ids)
    return terms[0][2] if terms and terms[0][:2] == (0, len(ids)) else None
