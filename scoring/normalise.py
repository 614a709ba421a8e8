"""Normalise: sentences -> words with stems and offsets, and one stream of word ids for a whole text."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from scoring.records import Words
from scoring.words.lexicon import Ids, Vocabulary
from scoring.words.stems import key

_LETTER = r"[^\W\d_぀-ヿ㐀-鿿\uf900-\ufaff]"
_PATTERN = rf"\d+(?:[.,'’]\d+)*|[぀-ヿ㐀-鿿\uf900-\ufaff]|{_LETTER}+(?:['’]{_LETTER}+)*"
_WORD = re.compile(_PATTERN)
_SIGNS = "[\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u064b-\u0652]"
_SIGNED = re.compile(_SIGNS)
"""Vowel signs, which are marks to Unicode but letters to their words."""
_PATTERN_SIGNED = _PATTERN.replace(f"{_LETTER}+", f"(?:{_LETTER}{_SIGNS}*)+")
_WORD_SIGNED = re.compile(_PATTERN_SIGNED)
_MARK = "\x1e"
_MARKED = re.compile(rf"{_MARK}|{_PATTERN}")
_MARKED_SIGNED = re.compile(rf"{_MARK}|{_PATTERN_SIGNED}")
_HEADS = {"can't": "can", "won't": "will", "shan't": "shall"}


def words(text: str, language: str = "en") -> Words:
    """The words of one clean sentence."""
    found = Words(text, [], [], [], [], [])
    pattern = _WORD if text.isascii() or not _SIGNED.search(text) else _WORD_SIGNED
    for match in pattern.finditer(text):
        _append(found, match.group(), match.start(), match.end(), language)
    return found


def _append(found: Words, surface: str, begin: int, end: int, language: str) -> None:
    form = surface.lower()
    if "’" in form:
        form = form.replace("’", "'")
    if form.endswith("n't"):
        _add(found, _HEADS.get(form, form[:-3]), begin, end - 3, surface[0].isupper(), language)
        _add(found, "not", end - 3, end, False, language)
        return
    _add(found, form.removesuffix("'s"), begin, end, surface[0].isupper(), language)


def _add(found: Words, form: str, begin: int, end: int, capital: bool, language: str) -> None:
    if not form:
        return
    found.forms.append(form)
    found.stems.append(key(form, language))
    found.begins.append(begin)
    found.ends.append(end)
    found.capital.append(capital)


def stream(sentences: Sequence[str], vocabulary: Vocabulary) -> list[Ids]:
    """The word ids of every sentence: one pass over all of them, in the order of ``words`` but contractions whole."""
    if not sentences:
        return []
    joined = _MARK.join(sentences)
    if joined.count(_MARK) >= len(sentences):
        joined = _MARK.join(sentence.replace(_MARK, " ") for sentence in sentences)
    pattern = _MARKED if joined.isascii() or not _SIGNED.search(joined) else _MARKED_SIGNED
    forms = pattern.findall(joined.lower())
    ids = vocabulary.ids(forms)
    cuts = np.flatnonzero(ids == vocabulary[_MARK])
    return [piece[1:] if number else piece for number, piece in enumerate(np.split(ids, cuts))]
