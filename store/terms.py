"""Text -> index terms, the same for passages, queries and every engine.

Words are folded (case, accents) and stemmed; numbers lose their thousands separators; scripts written without spaces
(Han, kana, Hangul, Thai, Lao, Khmer, Myanmar) become overlapping pairs of characters. ``VERSION`` is stored with every
index: terms of another version would silently match nothing.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import Stemmer

VERSION = "1"

_DENSE = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff"
_TOKEN = re.compile(rf"(\d+(?:[.,]\d+)*|[^\W\d_{_DENSE}]+)|([{_DENSE}]+)")
_THOUSANDS = re.compile(r"[.,](?=\d{3}(?:\D|$))")
_STEMMER = Stemmer.Stemmer("english", 0)
"""Without the stemmer's own cache: looking a new word up there takes three times as long as stemming it."""
_LONGEST = 40


def word_term(word: str) -> str:
    """The term of one word: without case, accents and English inflection."""
    folded = word.casefold()
    if not folded.isascii():
        folded = "".join(c for c in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(c))
    return str(_STEMMER.stemWord(folded[:_LONGEST]))


def number_term(number: str) -> str:
    """The term of a number: "1,200" and "1200" are one; "3.5" and "3,5" are one."""
    return _THOUSANDS.sub("", number).replace(",", ".")[:_LONGEST]


def dense_terms(run: str) -> list[str]:
    """Overlapping pairs of a run of characters written without spaces; a lone character stands for itself."""
    return [run[i : i + 2] for i in range(max(1, len(run) - 1))]


@lru_cache(maxsize=200_000)
def _spaced_term(token: str) -> str:
    return number_term(token) if token[0].isdecimal() else word_term(token)


def terms(text: str) -> list[str]:
    """All terms of ``text`` in reading order."""
    found: list[str] = []
    for spaced, dense in _TOKEN.findall(unicodedata.normalize("NFKC", text)):
        if spaced:
            found.append(_spaced_term(spaced))
        else:
            found.extend(dense_terms(dense))
    return found
