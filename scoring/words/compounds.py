"""German and Dutch compounds that the lexicon does not list, as their parts: "Widerspruchsfrist" is "Widerspruchs" and
"frist", so that "die Frist für den Widerspruch" meets it. Listed ones mean something of their own ("Bahnhof")."""

from __future__ import annotations

from functools import lru_cache

from scoring.records import Words
from scoring.words.lexicon import Lexicon, load
from scoring.words.light import word_set
from scoring.words.stems import STOPS, key

LANGUAGES = frozenset({"de", "nl"})
_LINKS = {"de": ("", "s", "es", "n", "en", "er", "e"), "nl": ("", "s", "en", "e", "n")}
"""What may stand between two parts."""
_LEAST, _HEAD, _FIRST = 8, 4, 3
"""Letters of a compound, of its last part and of its first, at least."""
_DEEP = 2
"""So often the first part is parted again."""
_LINKED = 0.3
"""Rarity by which a part with a letter between is thought less likely."""
_ENDINGS = word_set(
    """ungen ischen ischer isches ische liche lichen licher liches keit keiten heiten schaft schaften chen lein barkeit
    losen loser lose sten stens igen iger iges iert ierte ierten ieren ierung eten erin innen artig artige artigen lich
    mäßig mäßige isch bare baren haft hafte haften lijke lijk baar heid heden ingen schap tjes tje ende enden ster
    elijk elijke iseren isatie eren eerd eert erend lijks loos loze zame berg berge burg bach thal hausen hofen heim
    walde horst"""
)
"""Endings of words, and of names of places and families, which are no parts."""
_BEGINNINGS = word_set(
    """ver ent zer miss bei ein aus auf vor her hin los mit weg wieder weiter zurück zusammen fest fort nieder nach neu
    neuen alt unter über haupt onder over door voor toe ont terug mee raus rum dar vorbei heraus"""
)
"""First parts of verbs and of names."""


@lru_cache(maxsize=65536)
def parts(form: str, language: str, deep: int = _DEEP) -> tuple[str, ...]:
    """The parts of a lower-case word in order; the word alone where it is none or listed. Together they are as long as
    the word."""
    if len(form) < _LEAST or language not in LANGUAGES or not form.isalpha():
        return (form,)
    if listed(form, language):
        return (form,)
    lexicon = load(language)
    found: tuple[float, tuple[str, ...]] = (99.0, (form,))
    for at in range(_FIRST, len(form) - _HEAD + 1):
        head = form[at:]
        if head in _ENDINGS or not (rare := _rarity(head, lexicon)):
            continue
        first = _first(form[:at], lexicon, deep)
        if first is not None:
            found = min(found, (rare + first[0], (*first[1], head)))
    return found[1]


def _first(form: str, lexicon: Lexicon, deep: int) -> tuple[float, tuple[str, ...]] | None:
    """How rare a first part is, and its own parts; None where it is no word."""
    if form in _BEGINNINGS:
        return None
    for link in _LINKS[lexicon.language]:
        bare = form[: len(form) - len(link)]
        if form.endswith(link) and len(bare) >= _FIRST and bare not in _BEGINNINGS and (rare := _rarity(bare, lexicon)):
            return rare + _LINKED * bool(link), (form,)
    again = parts(form, lexicon.language, deep - 1) if deep else (form,)
    return (sum(_rarity(one, lexicon) for one in again), again) if len(again) > 1 else None


def _rarity(form: str, lexicon: Lexicon) -> float:
    """How rare a listed word is; 0 for others and for function words."""
    word = key(form, lexicon.language)
    number = lexicon.index.get(word)
    return 0.0 if number is None or word in STOPS[lexicon.language] else float(lexicon.idf[number])


def listed(form: str, language: str) -> bool:
    """Whether the lexicon lists a word: a German noun that it does not is likely a name."""
    return key(form, language) in load(language).index


def part(words: Words, language: str) -> None:
    """Puts the parts of every compound of a sentence in its place; each has the capital of the whole."""
    many = {at: found for at, form in enumerate(words.forms) if len(found := parts(form, language)) > 1}
    for at in sorted(many, reverse=True):
        found = many[at]
        if sum(map(len, found)) != words.ends[at] - words.begins[at]:
            continue  # a verb that was put together
        stops = [words.begins[at] + sum(map(len, found[: count + 1])) for count in range(len(found))]
        place = slice(at, at + 1)
        words.forms[place] = found
        words.stems[place] = [key(one, language) for one in found]
        words.begins[place] = [words.begins[at], *stops[:-1]]
        words.ends[place] = stops
        words.capital[place] = [words.capital[at]] * len(found)
