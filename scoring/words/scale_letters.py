"""Scale letters as words: "€3.4M" has the words of "3.4 million", so that it is no other name."""

from __future__ import annotations

from scoring.quantities.amounts import money
from scoring.quantities.unit_words import scale
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.stems import key

_LETTERS = word_set("k m b t bn mn mm tn mio mrd mln mld md")
_NAMES = {
    "en": ("thousand", "million", "billion", "trillion"),
    "de": ("tausend", "millionen", "milliarden", "billionen"),
    "fr": ("mille", "millions", "milliards", "billions"),
    "es": ("mil", "millones", "mil", "billones"),
    "pt": ("mil", "milhões", "bilhões", "trilhões"),
    "it": ("mila", "milioni", "miliardi", "bilioni"),
    "nl": ("duizend", "miljoen", "miljard", "biljoen"),
}
_RANKS = (1e3, 1e6, 1e9, 1e12)


def spell(words: Words, language: str) -> None:
    """Puts the word of the language in the place of a scale letter behind an amount."""
    if _LETTERS.isdisjoint(words.forms):
        return
    names = _NAMES.get(language, _NAMES["en"])
    for at in range(1, len(words.forms)):
        if words.forms[at] not in _LETTERS or not words.forms[at - 1][0].isdigit():
            continue
        paid = money(words.text, words.begins[at - 1])[1]
        factor, end = scale(words.text, words.ends[at - 1], bool(paid))
        if factor in _RANKS and end >= words.ends[at]:
            words.forms[at] = names[_RANKS.index(factor)]
            words.stems[at] = key(words.forms[at], language)
            words.capital[at] = False
