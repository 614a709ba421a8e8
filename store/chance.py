"""Does a passage share more with a claim than chance brings?

A word of frequency f stands in a stretch of w words with a chance of about w f, several words together with the
product. Among N passages of n words there are N n / w such stretches. Unless the words shared are rarer together than
one in so many, some stretch that has nothing to do with the claim can be expected to hold them. They have to be ten
times as rare, so that chance brings a passage to one claim in ten at most. Whole passages are stretches, and so are
phrases: frequent words tell something where they stand close together.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from scoring.words.lexicon import NUMBER_IDF, UNKNOWN_IDF, load
from scoring.words.light import LIGHT
from scoring.words.stems import key
from store.passages import indexed_terms
from store.records import Passage
from store.terms import terms

TOKEN = re.compile(r"[^\W_]+(?:[.,]\d+)*")
LIGHT_TERMS = frozenset(term for word in LIGHT for term in terms(word))
_PASSAGE = 250
"""A full passage of English has about so many words."""
_PHRASE = 8
_MARGIN = 10
_IDF_BASE = 0.5
"""The lexicon's rarity is -log10 of the frequency less this."""


@lru_cache(maxsize=64)
def told(text: str, language: str) -> Mapping[str, float]:
    """Term -> -ln of its frequency, for the words of ``text`` that name something.

    The frequency is that in the language at large, so that the words which a whole corpus is about keep their worth.
    Words that are not listed (names, all words of a language without a lexicon) count as rare. The sentences of an
    answer are asked for again and again: each is a claim, and stands around others.
    """
    found: dict[str, float] = {}
    for match in TOKEN.finditer(text):
        for term in terms(match.group()):
            if term not in LIGHT_TERMS:
                found[term] = max(_nats(match.group(), term, language), found.get(term, 0.0))
    return found


def _nats(token: str, term: str, language: str) -> float:
    words = load(language)
    number = words.index.get(key(token.lower(), language))
    if number is not None:
        rarity = float(words.idf[number])
    else:
        rarity = UNKNOWN_IDF if term.isalpha() and len(term) > 2 else NUMBER_IDF
    return math.log(10) * (rarity + _IDF_BASE)


def beyond(telling: Mapping[str, float], passage: Passage, passages: int) -> bool:
    """Whether ``passage``, with its heading and title, holds more of what a claim tells than chance brings in one of
    ``passages`` that have nothing to do with it."""
    words = indexed_terms(passage)
    held = telling.keys() & set(words)
    least = math.log(max(1, _MARGIN * (passages - 1)))
    if _worth(telling, held, _PASSAGE) >= least:
        return True
    places = [at for at, word in enumerate(words) if word in held]
    least += math.log(_PASSAGE / _PHRASE)
    return any(_worth(telling, phrase, _PHRASE) >= least for phrase in _phrases(words, places))


def _worth(telling: Mapping[str, float], held: set[str], width: int) -> float:
    return math.fsum(max(0.0, telling[term] - math.log(width)) for term in held)


def _phrases(words: Sequence[str], places: Sequence[int]) -> list[set[str]]:
    """For each of ``places`` the words that stand there and at further places within a phrase."""
    return [
        {words[place] for place in places[number : number + _PHRASE] if place < first + _PHRASE}
        for number, first in enumerate(places)
    ]
