"""Pairs of related terms from WordNet: who is a synonym, a kind, an opposite of whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from training.wordnet import SynsetId, WordNet

SYNONYM_SENSES = 4
KIND_SENSES = 2
LEVELS = {"n": 3, "v": 1}
TOO_WIDE = {"n": 3000, "v": 300}
"""A class with more kinds than this says nothing about its members."""
WIDE_BUT_TELLING = frozenset({"person", "animal", "plant", "place", "organization"})
"""Classes that are too wide and yet used as a name for any member."""
CROWD = 80
"""Siblings are taken from classes of at most this many members."""
Pair = tuple[str, str]


class Links:
    """Iterators over (lower-case term, lower-case term)."""

    def __init__(self, wordnet: WordNet) -> None:
        self._net = wordnet
        self._rank = {
            (lemma, synset): place
            for lemma, parts in wordnet.senses.items()
            for synsets in parts.values()
            for place, synset in enumerate(synsets)
        }
        self._kinds: dict[SynsetId, list[SynsetId]] = {}
        for synset in wordnet.synsets:
            for parent in wordnet.linked(synset, "@ @i"):
                self._kinds.setdefault(parent, []).append(synset)
        self._width = lru_cache(maxsize=None)(self._count_kinds)

    def _count_kinds(self, synset: SynsetId) -> int:
        return sum(1 + self._width(kind) for kind in self._kinds.get(synset, ()))

    def _words(self, synset: SynsetId, senses: int) -> list[str]:
        """The words of a synset that have it among their first senses."""
        lowered = (word.lower() for word in self._net.synsets[synset].words)
        return [word for word in lowered if self._rank.get((word, synset), 99) < senses]

    def _lexical(self, kinds: str, senses: int) -> Iterator[Pair]:
        for name, synset in self._net.synsets.items():
            for link in synset.links:
                if link.kind in kinds.split() and link.source:
                    source = synset.words[link.source - 1].lower()
                    target = self._net.synsets[link.to].words[link.target - 1].lower()
                    if max(self._rank.get((source, name), 99), self._rank.get((target, link.to), 99)) < senses:
                        yield source, target

    def synonyms(self) -> Iterator[Pair]:
        """Words of one synset that is among the first four senses of both."""
        for name in self._net.synsets:
            words = self._words(name, SYNONYM_SENSES)
            yield from ((one, other) for one in words for other in words if one < other)

    def derivations(self) -> Iterator[Pair]:
        """Derivationally related forms and pertainyms."""
        yield from self._lexical("+ \\", 99)

    def antonyms(self) -> Iterator[Pair]:
        """Direct antonyms among the first five senses."""
        yield from self._lexical("!", 5)

    def indirect_antonyms(self) -> Iterator[Pair]:
        """Satellites of an adjective against its antonym and that one's satellites (tiny - large, tiny - huge)."""
        for name, synset in self._net.synsets.items():
            if name[0] != "a":
                continue
            near = [word for other in self._net.linked(name, "&") for word in self._words(other, 1)]
            for opposite in {link.to for link in synset.links if link.kind == "!"}:
                far = [word for other in self._net.linked(opposite, "&") for word in self._words(other, 1)]
                heads = self._words(opposite, 2)
                if len(near) <= CROWD // 2:  # ordinals, colours and the like are groups, not shades of one head
                    yield from ((one, other) for one in near for other in heads + far)

    def kinds(self) -> Iterator[Pair]:
        """(class, kind): up to three levels for nouns and one for verbs, wide classes left out."""
        for name in self._net.synsets:
            kinds = self._words(name, KIND_SENSES) if name[0] in LEVELS else []
            if kinds:
                for parent in self._ancestors(name):
                    yield from ((word, kind) for word in self._words(parent, KIND_SENSES + 1) for kind in kinds)
                yield from ((word, kind) for word in self._wide(name) for kind in self._words(name, 1))

    def _ancestors(self, name: SynsetId) -> list[SynsetId]:
        found: list[SynsetId] = []
        level = [name]
        for _ in range(LEVELS[name[0]]):
            level = [parent for synset in level for parent in self._net.linked(synset, "@ @i")]
            found += level
        return [parent for parent in found if self._width(parent) <= TOO_WIDE[parent[0]]]

    def _wide(self, name: SynsetId) -> list[str]:
        """Classes of ``WIDE_BUT_TELLING`` at any height above a noun."""
        found: set[str] = set()
        above = self._net.linked(name, "@ @i")
        while above:
            synset = above.pop()
            found.update(WIDE_BUT_TELLING.intersection(self._words(synset, 1)))
            above += self._net.linked(synset, "@ @i")
        return sorted(found)

    def siblings(self) -> Iterator[Pair]:
        """Nouns with a common direct class in their first two senses."""
        for parent, members in self._kinds.items():
            words = sorted({word for kind in members for word in self._words(kind, KIND_SENSES)})
            if parent[0] == "n" and len(words) <= CROWD:
                yield from ((one, other) for one in words for other in words if one < other)

    def negations(self) -> Iterator[Pair]:
        """(word, word with a denying prefix or suffix), where the gloss or an antonym of the longer one says so."""
        opposites = set(self.antonyms())
        for word, parts in self._net.senses.items():
            for base in _bases(word):
                shared = [part for part in parts if part in self._net.senses.get(base, {})]
                if shared and ((base, word) in opposites or self._denies(word, base, shared[0])):
                    yield base, word

    def _denies(self, word: str, base: str, part: str) -> bool:
        synset = self._net.senses[word][part][0]
        gloss = self._net.synsets[synset].gloss.split(";")[0]
        return bool(_DENIAL.search(gloss)) and len(base) >= 4


_PREFIX = re.compile(r"^(?:un|in|im|il|ir|dis|non|anti|a)(?=\w{3})")
_DENIAL = re.compile(
    r"\b(?:not|no|without|lack|lacking|absence|opposite|against|opposed|undo|reverse|cancel|remove|cease|free from)\b"
)


def _bases(word: str) -> list[str]:
    if " " in word:
        return []
    found = [word[match.end() :].lstrip("-") for match in [_PREFIX.match(word)] if match]
    if word.endswith("less"):
        found += [word.removesuffix("less"), word.removesuffix("less") + "ful"]
    return found
