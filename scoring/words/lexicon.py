"""The lexicon: rarity, lightness and meaning of words by number, one table a language, loaded once a process.

A word is known by the id of its key (``scoring.words.stems``): 0 … N-1 are listed keys, most frequent first; N … base-1
are listed phrases; unknown keys get ids from ``base`` up inside one request's ``Vocabulary`` and are forgotten with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from scoring.artefact import FOLDER
from scoring.frozen import frozen
from scoring.words.stems import STOPS, key

Floats = NDArray[np.float32]
Ids = NDArray[np.int32]
IDF_SCALE = 32
UNKNOWN_IDF = 6.5
NUMBER_IDF = 4.0
DIMENSIONS = 64


@frozen
class Lexicon:
    """What is known about the listed words of one language. Arrays run over ids."""

    language: str
    words: list[str]
    """Keys by id, without the phrases."""
    index: Mapping[str, int]
    """Key -> id."""
    phrases: NDArray[np.uint16]
    """Shape (phrases, 4): the word ids of phrase number ``N + row``, padded with 65535."""
    idf: Floats
    """clip(-log10 frequency - 0.5, 0.3, 7.5) of words and phrases; a phrase has that of its rarest word."""
    stop: NDArray[np.bool_]
    light: NDArray[np.bool_]
    vectors: NDArray[np.int8]
    """Distilled word vectors of the first ids, 64 dimensions, each row scaled to its own maximum of 127."""
    norms: Floats
    """Lengths of the vectors, at least 1."""

    @property
    def base(self) -> int:
        """The first id that is free for unknown keys."""
        return len(self.words) + len(self.phrases)


def load(language: str = "en") -> Lexicon:
    """The lexicon of a language; an empty one where none is shipped. Read once a process."""
    return _loaded(language)


@lru_cache(maxsize=16)
def _loaded(language: str) -> Lexicon:
    path = FOLDER / f"lexicon-words.{language}.txt"
    words = path.read_text(encoding="utf-8").split() if path.exists() else []
    index = dict(zip(words, range(len(words)), strict=True))
    phrases = _array(f"relations-phrases.{language}.npy", np.empty((0, 4), np.uint16))
    rarity = _array(f"lexicon-idf.{language}.npy", np.empty(0, np.uint8)).astype(np.float32) / IDF_SCALE
    of_phrases = np.append(rarity, np.float32(0))[np.minimum(phrases, len(words))].max(1, initial=0)
    vectors = _array(f"vectors.{language}.npy", np.empty((0, DIMENSIONS), np.int8))
    light = (FOLDER / "lexicon-light.txt").read_text(encoding="utf-8").split() if language == "en" else []
    return Lexicon(
        language,
        words,
        index,
        phrases,
        np.concatenate([rarity, of_phrases.astype(np.float32)]),
        _flags(index, STOPS.get(language, ()), len(words) + len(phrases)),
        _flags(index, (key(form) for form in light), len(words) + len(phrases)),
        vectors,
        np.sqrt(np.maximum(np.einsum("nk,nk->n", vectors, vectors, dtype=np.float32), 1)),
    )


def _array(name: str, otherwise: NDArray) -> NDArray:  # type: ignore[type-arg]
    path: Path = FOLDER / name
    return np.load(path, allow_pickle=False) if path.exists() else otherwise


def _flags(index: Mapping[str, int], keys: Iterable[str], size: int) -> NDArray[np.bool_]:
    found = np.zeros(size, np.bool_)
    found[[index[word] for word in keys if word in index]] = True
    return found


class Vocabulary(dict[str, int]):
    """Lower-case form -> id, for one request: known forms by their key, new keys numbered as they come.

    A form is looked up and stemmed once however often it occurs. Every array it returns is indexed by these ids.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__()
        self.lexicon = lexicon
        self._base = lexicon.base
        self._new: dict[str, int] = {}

    def __missing__(self, form: str) -> int:
        word = key(form, self.lexicon.language)
        found = self.lexicon.index.get(word)
        if found is None:
            found = self._new.setdefault(word, self._base + len(self._new))
        self[form] = found
        return found

    def ids(self, forms: Iterable[str]) -> Ids:
        """The id of every form."""
        return np.fromiter(map(self.__getitem__, forms), np.int32)

    def idf(self) -> Floats:
        """Rarity weight of every id seen so far, 0.3 to 7.5."""
        new = [NUMBER_IDF if word[:1].isdigit() else UNKNOWN_IDF for word in self._new]
        return np.concatenate([self.lexicon.idf, np.array(new, np.float32)])

    def stop(self) -> NDArray[np.bool_]:
        """Whether an id is a function word."""
        return np.concatenate([self.lexicon.stop, np.zeros(len(self._new), np.bool_)])

    def light(self) -> NDArray[np.bool_]:
        """Whether an id says little in any text ("however", "several", "become")."""
        return np.concatenate([self.lexicon.light, np.zeros(len(self._new), np.bool_)])

    def vectors(self, ids: Ids) -> Floats:
        """Unit vectors of meaning, shape (len(ids), 64); zeros for words without one, of no width in a language without
        any, so that nothing is reckoned from them."""
        table, norms = self.lexicon.vectors, self.lexicon.norms
        if not len(table):
            return np.zeros((len(ids), 0), np.float32)
        found = np.divide(table.take(ids, 0, mode="clip"), norms.take(ids, mode="clip")[:, None], dtype=np.float32)
        found[(ids < 0) | (ids >= len(table))] = 0
        return found

    def codes(self, ids: Ids) -> Floats:
        """Unit vectors of identity, shape (len(ids), 64): equal for equal keys, close to orthogonal for others."""
        rows = np.frombuffer(b"".join(_code(self.word(number)) for number in ids.tolist()), np.int8)
        codes = rows.reshape(-1, DIMENSIONS).astype(np.float32)
        return np.asarray(codes / np.sqrt((codes * codes).sum(1, keepdims=True)), np.float32)

    def word(self, number: int) -> str:
        """The key (or phrase) behind an id."""
        lexicon = self.lexicon
        if number < len(lexicon.words):
            return lexicon.words[number]
        if number < lexicon.base:
            parts = lexicon.phrases[number - len(lexicon.words)].tolist()
            return " ".join(lexicon.words[part] for part in parts if part < len(lexicon.words))
        return list(self._new)[number - lexicon.base]


def _code(word: str) -> bytes:
    """64 bytes that look random and depend on the word alone."""
    return blake2b(word.encode()).digest()
