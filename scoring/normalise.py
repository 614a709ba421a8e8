"""Normalise: one sentence -> its words with stems and offsets."""

from __future__ import annotations

import re
from itertools import accumulate

from scoring.expressions import lazy
from scoring.records import Words
from scoring.words import compounds, scale_letters, separable
from scoring.words.stems import key, keys

HAN_KANA = "\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
"""Each of these characters is a word."""
_LETTER = rf"[^\W\d_{HAN_KANA}]"
_SPELLED = rf"\d+(?:[.,'’]\d+)*|{_LETTER}+(?:['’]{_LETTER}+)*"
_VOWELS = "[\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u064b-\u0652]"
"""Vowel signs, which are marks to Unicode but letters to their words."""
_WITH_VOWELS = _SPELLED.replace(f"{_LETTER}+", f"(?:{_LETTER}{_VOWELS}*)+")
_ASCII_WORD = lazy(r"([A-Za-z]+(?:'[A-Za-z]+)*|[0-9]+(?:[.,'][0-9]+)*)")
_WORD, _WORD_WITH_VOWELS = lazy(rf"([{HAN_KANA}]|{_SPELLED})"), lazy(rf"([{HAN_KANA}]|{_WITH_VOWELS})")


def _by_its_first(letter: str, signs: str) -> str:
    """A spelled word as one group that begins with one set of characters, which the engine finds twice as fast as
    alternatives; ``signs`` may follow its first letter."""
    return rf"([^\W_{HAN_KANA}](?:(?<=\d)\d*(?:[.,'’]\d+)*|(?<!\d){signs}{letter}*(?:['’]{letter}+)*))"


_SPELLED_WORD = lazy(_by_its_first(_LETTER, ""))
_SPELLED_WITH_VOWELS = lazy(_by_its_first(f"(?:{_LETTER}{_VOWELS}*)", f"{_VOWELS}*"))
_VOWEL = lazy(_VOWELS)
_HEADS = {"can't": "can", "won't": "will", "shan't": "shall"}


def word(text: str) -> re.Pattern[str]:
    """What a word of ``text`` is, as one group: a number, letters, or a character of Han or kana."""
    if text.isascii():
        return _ASCII_WORD
    return _WORD_WITH_VOWELS if _VOWEL.search(text) else _WORD


def spelled(text: str) -> re.Pattern[str]:
    """The same without Han and kana, as the one group of an expression: ``split`` gives what stands between the words
    and the words in turn."""
    return _SPELLED_WITH_VOWELS if _VOWEL.search(text) else _SPELLED_WORD


def words(text: str, language: str = "en") -> Words:
    """The words of one clean sentence."""
    pieces = word(text).split(text)  # what is no word, a word, what is no word …
    surfaces = pieces[1::2]
    stops = [*accumulate(map(len, pieces))]
    begins, ends = stops[:-1:2], stops[1::2]
    if "'" in text or "’" in text:
        found = _contracted(text, surfaces, begins, ends, language)
    else:
        forms = [*map(str.lower, surfaces)]
        found = Words(text, forms, keys(forms, language), begins, ends, [surface[0].isupper() for surface in surfaces])
    scale_letters.spell(found, language)
    if language == "de":
        separable.join(found)
    if language in compounds.LANGUAGES:
        compounds.part(found, language)
    return found


def _contracted(text: str, surfaces: list[str], begins: list[int], ends: list[int], language: str) -> Words:
    """The words of a sentence with apostrophes: possessives lose theirs, and contracted negations are split."""
    found = Words(text, [], [], [], [], [])
    for surface, begin, end in zip(surfaces, begins, ends, strict=True):
        _append(found, surface, begin, end, language)
    return found


def _append(found: Words, surface: str, begin: int, end: int, language: str) -> None:
    form = surface.lower()
    if "’" in form:
        form = form.replace("’", "'")
    if language == "tr":
        form = form.partition("'")[0]  # what a name's ending hangs on
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
