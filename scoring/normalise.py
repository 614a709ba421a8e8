"""Normalise: a sentence -> its words with stems and offsets."""

from __future__ import annotations

import re
from functools import lru_cache

import Stemmer

from scoring.records import Words

_WORD = re.compile(
    r"\d+(?:[.,'’]\d+)*"
    r"|[぀-ヿ㐀-鿿豈-﫿]"
    r"|[^\W\d_぀-ヿ㐀-鿿豈-﫿]+(?:['’][^\W\d_]+)*"
)
_ENGLISH = Stemmer.Stemmer("english")


@lru_cache(maxsize=65536)
def stem(form: str) -> str:
    """The key of a lower-case form."""
    return str(_ENGLISH.stemWord(form))


def words(text: str) -> Words:
    """The words of one sentence."""
    found = Words(text, [], [], [], [], [])
    for match in _WORD.finditer(text):
        _append(found, match.group(), match.start(), match.end())
    return found


def _append(found: Words, surface: str, begin: int, end: int) -> None:
    form = surface.lower().replace("’", "'")
    if form.endswith("n't"):
        head = {"can't": "can", "won't": "will", "shan't": "shall"}.get(form, form[:-3])
        _add(found, head, begin, end - 3, surface[0].isupper())
        _add(found, "not", end - 3, end, False)
        return
    _add(found, form.removesuffix("'s"), begin, end, surface[0].isupper())


def _add(found: Words, form: str, begin: int, end: int, capital: bool) -> None:
    found.forms.append(form)
    found.stems.append(stem(form))
    found.begins.append(begin)
    found.ends.append(end)
    found.capital.append(capital)
