"""Word frequencies by language from ``wordfreq``, summed over the forms of a key."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import lru_cache

import wordfreq

_WORD = re.compile(r"(?:[^\W\d_][\u0900-\u0903\u093a-\u094f\u0962\u0963]*)+(?:'[^\W\d_]+)*")
_LARGE = frozenset({"en", "de", "fr", "es", "pt", "it", "nl", "sv"})
FORMS = 60_000


@lru_cache(maxsize=32)
def forms(language: str) -> dict[str, float]:
    """Form -> frequency of the most frequent forms made of letters, most frequent first."""
    table = wordfreq.get_frequency_dict(language, "large" if language in _LARGE else "small")
    words = [(form, share) for form, share in table.items() if _WORD.fullmatch(form) and not form.endswith("'s")]
    return dict(sorted(words, key=lambda item: (-item[1], item[0]))[:FORMS])


def keys(language: str, key: Callable[[str, str], str]) -> dict[str, list[tuple[str, float]]]:
    """Key -> its forms with frequencies; keys sorted by total frequency."""
    grouped: dict[str, list[tuple[str, float]]] = {}
    for form, share in forms(language).items():
        grouped.setdefault(key(form, language), []).append((form, share))
    return dict(sorted(grouped.items(), key=lambda item: (-sum(share for _, share in item[1]), item[0])))


def characters(language: str) -> list[tuple[str, float]]:
    """Characters of a language written without blanks, with the share of words that hold them; most frequent first."""
    shares: dict[str, float] = {}
    for form, share in forms(language).items():
        for character in dict.fromkeys(form):
            shares[character] = shares.get(character, 0.0) + share
    return sorted(shares.items(), key=lambda item: (-item[1], item[0]))


def idf(frequency: float) -> float:
    """Rarity weight: clip(-log10 frequency - 0.5, 0.3, 7.5)."""
    return min(7.5, max(0.3, -math.log10(frequency) - 0.5))
