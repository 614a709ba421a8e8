"""Stream: the sentences of a whole request -> one array of word ids each, in the order of ``normalise.words`` but with
contractions whole.

A text of two million characters has some hundred thousand words, so none of them is looked at by itself. Between two
blanks stands the same few thousand times over ("bridge,"), and each such piece is read once; Han and kana, which have
no blanks, are looked up in a table of signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.normalise import HAN_KANA, spelled, word
from scoring.words import compounds
from scoring.words.lexicon import Ids, Vocabulary

_SIGN = lazy(f"[{HAN_KANA}]")
_END = "\x00"
"""Stands for the end of a sentence; no word holds it."""
_SIGNS_END = 0x10000
"""All signs lie below this code point."""


@frozen
class Stream:
    """The word ids of many sentences: those of number ``n`` stand in ``flat`` from ``bounds[n]`` to the next bound."""

    flat: Ids
    bounds: list[int]

    def __getitem__(self, number: int) -> Ids:
        """The ids of one sentence, counted from 0."""
        return self.flat[self.bounds[number] : self.bounds[number + 1]]

    def __len__(self) -> int:
        """How many sentences there are."""
        return len(self.bounds) - 1

    def __iter__(self) -> Iterator[Ids]:
        """The ids of sentence after sentence."""
        return map(self.__getitem__, range(len(self)))


def stream(sentences: Sequence[str], vocabulary: Vocabulary) -> Stream:
    """The word ids of every sentence. New words are numbered in the order in which they come."""
    lower = [sentence.lower() for sentence in sentences]
    signs = any(not sentence.isascii() and _SIGN.search(sentence) for sentence in lower)
    flat, counts = _signs(lower, vocabulary) if signs else _pieces(lower, vocabulary)
    return Stream(flat, [0, *np.cumsum(counts).tolist()])


class _Pieces(dict[str, int]):
    """Piece between blanks -> the id of its one word, or ``-1 - n`` for the words ``several[n]``."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self._vocabulary = vocabulary
        self._parted = vocabulary.lexicon.language in compounds.LANGUAGES
        self.several: list[list[int]] = []

    def __missing__(self, piece: str) -> int:
        plain = piece.rstrip(".,")
        if self._parted:
            found = self._of(self._parts([plain] if plain.isalpha() else word(piece).findall(piece)))
        elif plain.isalpha():
            found = self._vocabulary[plain]
        else:
            found = self._of([self._vocabulary[form] for form in word(piece).findall(piece)])
        self[piece] = found
        return found

    def _parts(self, forms: Sequence[str]) -> list[int]:
        """The ids of some forms, compounds parted."""
        language = self._vocabulary.lexicon.language
        return [self._vocabulary[part] for form in forms for part in compounds.parts(form, language)]

    def _of(self, ids: list[int]) -> int:
        if len(ids) == 1:
            return ids[0]
        self.several.append(ids)
        return -len(self.several)


def _pieces(sentences: Sequence[str], vocabulary: Vocabulary) -> tuple[Ids, NDArray[np.int64]]:
    """The ids of sentences without signs, one after the other, and how many each has."""
    known = _Pieces(vocabulary)
    known[_END] = end = np.iinfo(np.int32).max
    joined = f" {_END} ".join([*(sentence.replace(_END, " ") for sentence in sentences), ""])
    codes = np.fromiter(map(known.__getitem__, joined.split()), np.int32)
    if known.several:
        codes = _spread(codes, known.several)
    ends = np.flatnonzero(codes == end)
    return codes[codes != end], np.diff(ends, prepend=-1) - 1


def _spread(codes: Ids, several: Sequence[list[int]]) -> Ids:
    """The codes with each negative one replaced by the ids that it stands for."""
    many = codes < 0
    sizes = np.array([len(ids) for ids in several], np.int32)
    held = np.where(many, sizes[-1 - codes.clip(max=-1)], 1)
    flat = np.repeat(codes, held)
    places = np.flatnonzero(np.repeat(many, held))
    flat[places] = list(chain.from_iterable(several[-1 - code] for code in codes[many].tolist()))
    return flat


def _signs(sentences: Sequence[str], vocabulary: Vocabulary) -> tuple[Ids, NDArray[np.int64]]:
    """The same for sentences with signs."""
    codes = np.frombuffer("\n".join(sentences).encode("utf-32-le"), np.uint32)
    signs = _are_signs(codes)
    places = np.flatnonzero(signs)
    starts, forms = _spelled(codes, signs)
    table = _numbered(codes[places], places, starts.tolist(), forms, vocabulary)
    flat = np.full(len(codes), -1, np.int32)
    flat[places] = table[codes[places]]
    flat[starts] = vocabulary.ids(forms)
    kept = np.flatnonzero(flat >= 0)
    ends = np.cumsum([0, *map(len, sentences)]) + np.arange(len(sentences) + 1)
    return flat[kept], np.diff(np.searchsorted(kept, ends))


def _spelled(codes: NDArray[np.uint32], signs: NDArray[np.bool_]) -> tuple[NDArray[np.int64], list[str]]:
    """Where the words between the signs begin, and these words: sought where every run of signs is a single blank."""
    kept = ~signs
    kept[1:] |= kept[:-1].copy()
    rest = np.where(signs[kept], np.uint32(ord(" ")), codes[kept])
    text = rest.tobytes().decode("utf-32-le")
    pieces = spelled(text).split(text)
    ends = np.cumsum(np.fromiter(map(len, pieces), np.int64, len(pieces)))
    return np.flatnonzero(kept)[ends[:-1:2]], pieces[1::2]


def _are_signs(codes: NDArray[np.uint32]) -> NDArray[np.bool_]:
    found = np.zeros(len(codes), np.bool_)
    for first, last in zip(HAN_KANA[::3], HAN_KANA[2::3], strict=True):
        found |= (codes >= ord(first)) & (codes <= ord(last))
    return found


def _numbered(
    signs: NDArray[np.uint32],
    places: NDArray[np.int64],
    starts: Sequence[int],
    spelled: Sequence[str],
    vocabulary: Vocabulary,
) -> Ids:
    """Sign -> id, once all forms have met the vocabulary in the order in which they first stand in the text."""
    first = np.full(_SIGNS_END, -1, np.int64)
    first[signs[::-1]] = places[::-1]
    distinct = np.flatnonzero(first >= 0)
    order = distinct[np.argsort(first[distinct])]
    met = list(zip(first[order].tolist(), map(chr, order.tolist()), strict=True))
    words = dict(zip(reversed(spelled), reversed(starts), strict=True))  # the first of several stays
    met += [(start, form) for form, start in words.items()]
    met.sort()  # two runs in order: a merge
    table = np.full(_SIGNS_END, -1, np.int32)
    vocabulary.ids([form for _, form in met])
    table[distinct] = vocabulary.ids(map(chr, distinct.tolist()))
    return table
