"""How much of what a passage shares with a claim chance would bring anyway.

Among N passages that have nothing to do with a claim, the best still shares some of its words. A word that stands in a
share p of all passages tells -ln p; as long as the words shared tell less than ln N together, one of N unrelated
passages can be expected to hold as much.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

from scoring.words.lexicon import NUMBER_IDF, UNKNOWN_IDF, load
from scoring.words.light import LIGHT
from scoring.words.stems import key
from store.passages import indexed_terms
from store.records import Passage
from store.terms import terms

TOKEN = re.compile(r"[^\W_]+(?:[.,]\d+)*")
LIGHT_TERMS = frozenset(term for word in LIGHT for term in terms(word))
_PASSAGE_WORDS = 250
"""A full passage of English has about so many."""
_IDF_BASE = 0.5
"""The lexicon's rarity is -log10 of the frequency less this."""


def told(text: str, language: str) -> dict[str, float]:
    """Term -> what it tells, in nats, for the words of ``text`` that name something.

    Rarity is that of the language at large, so that the words which a whole corpus is about keep their worth. Words
    that are not listed (names, all words of a language without a lexicon) count as rare.
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
    return max(0.0, math.log(10) * (rarity + _IDF_BASE) - math.log(_PASSAGE_WORDS))


def shared(telling: Mapping[str, float], passage: Passage) -> float:
    """What the words of a claim that stand in ``passage``, its heading or title tell together, in nats."""
    held = telling.keys() & set(indexed_terms(passage))
    return math.fsum(telling[term] for term in held)
