"""Compile the relations of a language's words: WordNet's links, own lists, countries.

When two lists disagree the earlier kind in ``ORDER`` wins, so that opposites veto synonyms.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from scoring.words.relations import KINDS, PADDING, parts
from scoring.words.stems import key
from training import countries, keys
from training.links import Links
from training.wordnet import WordNet

ORDER = (
    "alias",
    "demonym",
    "capital",
    "own antonym",
    "own synonym",
    "own hypernym",
    "own hyponym",
    "negated prefix",
    "antonym",
    "exclusive",
    "derivation",
    "synonym",
    "hypernym",
    "hyponym",
    "indirect",
    "sibling",
)
MIRROR = {"own hypernym": "own hyponym", "hypernym": "hyponym", "hyponym": "hypernym"}
PHRASE_WORDS = 4
SIBLING_COSINE = 0.25
SIBLING_RANK = 12_000
WORD_RANK, PHRASE_RANK = 20_000, 6_000
"""Words and phrases of WordNet's wide relations are taken when all their words are among so many most frequent keys."""


class Table:
    """Kinds of pairs of ids, phrases numbered after the words as they come."""

    def __init__(self, words: list[str], language: str) -> None:
        self._language = language
        self._index = {word: number for number, word in enumerate(words)}
        self.phrases: dict[tuple[int, ...], int] = {}
        self.pairs: dict[tuple[int, int], int] = {}
        """(claim id, evidence id) -> place in ``ORDER``."""
        self.members: list[tuple[int, int, int]] = []
        """(id, group, member)."""

    def id(self, term: str) -> int | None:
        """The id of a word or phrase; a new phrase gets the next one. None when a word is not listed."""
        ids = [self._index.get(key(part, self._language), PADDING) for part in parts(term, self._language)]
        if PADDING in ids:
            return None
        if len(ids) == 1:
            return ids[0]
        if len(ids) > PHRASE_WORDS:
            return None
        return self.phrases.setdefault(tuple(ids), len(self._index) + len(self.phrases))

    def listed(self, term: str) -> bool:
        """Whether a term is frequent enough for WordNet's wide relations."""
        ids = [self._index.get(key(part, self._language), PADDING) for part in parts(term, self._language)]
        return max(ids) < (WORD_RANK if len(ids) == 1 else PHRASE_RANK)

    def single(self, term: str) -> bool:
        """Whether a term is one word."""
        return len(parts(term, self._language)) == 1

    def relate(self, kind: str, claim: int | None, evidence: int | None) -> None:
        """Note a relation and its mirror, unless a stronger one is known."""
        if claim is None or evidence is None or claim == evidence:
            return
        for pair, name in (((claim, evidence), kind), ((evidence, claim), MIRROR.get(kind, kind))):
            place = ORDER.index(name)
            if self.pairs.get(pair, 99) > place:
                self.pairs[pair] = place

    def group(self, members: Iterable[Iterable[str]]) -> None:
        """A closed group; the names of one member are aliases unless a stronger relation is known."""
        number = 1 + max((group for _, group, _ in self.members), default=-1)
        for member, names in enumerate(members):
            ids = [found for name in names if (found := self.id(name)) is not None]
            self.members += [(found, number, member) for found in ids]
            for one, other in combinations(ids, 2):
                self.relate("own synonym", one, other)

    def of(self, *kinds: str) -> list[tuple[int, int]]:
        """The pairs of single words of some kinds, sorted."""
        places = {ORDER.index(kind) for kind in kinds}
        size = len(self._index)
        return sorted(pair for pair, place in self.pairs.items() if place in places and max(pair) < size)

    def settle(self) -> None:
        """Take out weaker pairs that a closed group excludes."""
        groups: dict[int, dict[int, int]] = {}
        for found, group, member in self.members:
            groups.setdefault(found, {})[group] = member
        limit = ORDER.index("exclusive")
        for (one, other), place in list(self.pairs.items()):
            if (
                place > limit
                and ORDER[place] not in ("derivation", "hypernym", "hyponym")
                and any(
                    groups.get(other, {}).get(group, member) != member for group, member in groups.get(one, {}).items()
                )
            ):
                del self.pairs[(one, other)]


def own_lists(table: Table, language: str) -> None:
    """Opposites, groups, paraphrases and aliases written for Groundwire."""
    for line in keys.lines(f"opposites.{language}.txt"):
        left, right = (side.split() for side in line.split("/"))
        for one in left:
            for other in right:
                table.relate("own antonym", table.id(one), table.id(other))
    for line in keys.lines(f"groups.{language}.txt"):
        table.group(member.split("=") for member in line.partition(":")[2].split())
    for line in keys.lines(f"kinds.{language}.txt"):
        wide, _, narrow = line.partition(":")
        for term in narrow.split():
            table.relate("own hypernym", table.id(wide), table.id(term))
    for name, kind in (("paraphrases", "own synonym"), ("aliases", "alias")):
        for line in keys.lines(f"{name}.{language}.txt"):
            for one, other in combinations((term.strip() for term in line.split("|")), 2):
                table.relate(kind, table.id(one), table.id(other))


def from_countries(table: Table, language: str) -> None:
    """Countries with their people, and capitals; countries exclude each other, so do capitals."""
    listed = countries.read(language)
    table.group([*country.names, *country.people] for country in listed)
    table.group([country.capital] for country in listed if country.capital)
    for country in listed:
        for people in country.people:
            for name in country.names:
                table.relate("demonym", table.id(name), table.id(people))
        for name in [*country.names, *country.people] if country.capital else ():
            table.relate("capital", table.id(name), table.id(country.capital))


def from_wordnet(table: Table, links: Links) -> None:
    """All kinds of links; phrases enter by synonyms and as classes."""
    kept = {key(word) for word in keys.words("no-negation.txt")}
    negations = (pair for pair in links.negations() if kept.isdisjoint(map(key, pair)))
    for kind, pairs in (
        ("negated prefix", negations),
        ("antonym", links.antonyms()),
        ("derivation", links.derivations()),
        ("indirect", links.indirect_antonyms()),
    ):
        for one, other in pairs:
            frequent = table.listed(one) and table.listed(other)
            if table.single(one) and table.single(other) and (frequent or kind != "indirect"):
                table.relate(kind, table.id(one), table.id(other))
    for kind, pairs in (("synonym", links.synonyms()), ("hypernym", links.kinds())):
        for one, other in pairs:
            single = table.single(other) or (kind == "synonym" and table.single(one))
            if single and table.listed(one) and table.listed(other):
                table.relate(kind, table.id(one), table.id(other))


def add_siblings(table: Table, wordnet: WordNet, vectors: NDArray[np.int8]) -> None:
    """Kinds of one class whose vectors are near."""
    for one, other in Links(wordnet).siblings():
        if table.single(one) and table.single(other) and _near(vectors, table.id(one), table.id(other)):
            table.relate("sibling", table.id(one), table.id(other))
    table.settle()


def _near(vectors: NDArray[np.int8], one: int | None, other: int | None) -> bool:
    if one is None or other is None or max(one, other) >= min(SIBLING_RANK, len(vectors)):
        return False
    left, right = vectors[one].astype(np.float64), vectors[other].astype(np.float64)
    return bool(left @ right > SIBLING_COSINE * np.sqrt((left @ left) * (right @ right)))


def write(table: Table, out: Path, language: str, size: int) -> None:
    """The compiled arrays: row starts, targets, kinds, group members, and phrases in the order of their words."""
    order = sorted(table.phrases, key=lambda ids: (ids[0], ids[1], -len(ids), ids))
    moved = {table.phrases[ids]: size + row for row, ids in enumerate(order)}
    pairs = sorted(
        (moved.get(claim, claim), moved.get(evidence, evidence), place)
        for (claim, evidence), place in table.pairs.items()
    )
    starts = np.searchsorted([claim for claim, _, _ in pairs], np.arange(size + len(order) + 1))
    members = [(moved.get(found, found), group, member) for found, group, member in table.members]
    phrases = np.full((len(order), PHRASE_WORDS), PADDING, np.uint16)
    for row, ids in enumerate(order):
        phrases[row, : len(ids)] = ids
    arrays = {
        "starts": starts.astype(np.uint32 if len(pairs) > PADDING else np.uint16),
        "to": np.array([evidence for _, evidence, _ in pairs], np.uint16),
        "kinds": np.array([KINDS.index(ORDER[place].removeprefix("own ")) for _, _, place in pairs], np.uint8),
        "groups": np.array(members, np.uint16).reshape(-1, 3),
        "phrases": phrases,
    }
    for name, array in arrays.items():
        np.save(out / f"relations-{name}.{language}.npy", array, allow_pickle=False)


def compiled(words: list[str], language: str, wordnet: WordNet | None) -> Table:
    """All relations of a language but siblings."""
    table = Table(words, language)
    own_lists(table, language)
    from_countries(table, language)
    if wordnet is not None:
        from_wordnet(table, Links(wordnet))
    table.settle()
    return table
