"""Stems: one key for all inflections of a word, and the cheap guess of a text's language that chooses the stemmer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat

import Stemmer

from scoring.artefact import FOLDER
from scoring.expressions import lazy
from scoring.words import korean, polish, turkish

LANGUAGES = ("en", "de", "fr", "es", "pt", "it", "nl", "sv", "da", "no", "ru", "ar", "hi", "zh", "ja", "ko", "tr", "pl")
_SNOWBALL = {
    "en": "english",
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "pt": "portuguese",
    "it": "italian",
    "nl": "dutch",
    "sv": "swedish",
    "da": "danish",
    "no": "norwegian",
    "ru": "russian",
    "ar": "arabic",
    "hi": "hindi",
    "pl": "polish",
}
_OWN = {"ko": korean.stem, "tr": turkish.stem}
"""Languages with rules of their own."""
_ELIDED = lazy(r"^(?:l|d|j|n|s|c|m|t|qu|un|dell|all|nell|dall|sull|quest)'(?=\w)")
_IERT = lazy(r"(?<=\w\w\wier)t(?:e[nrsmt]?)?$")
_WORD = lazy(r"[^\W\d_]+")
_VOTERS = 60
_HOME = 0.6
"""English, the common case, wins a near tie: short texts share many function words with Dutch or German."""


def _read_stops() -> dict[str, frozenset[str]]:
    lines = (FOLDER / "lexicon-stop.txt").read_text(encoding="utf-8").splitlines()
    return {language: frozenset(words.split()) for language, _, words in (line.partition(": ") for line in lines)}


@lru_cache(maxsize=32)
def _irregular(language: str) -> dict[str, str]:
    path = FOLDER / f"lexicon-stems.{language}.txt"
    words = path.read_text(encoding="utf-8").split() if path.exists() else []
    return dict(zip(words[::2], words[1::2], strict=True))


STOPS = _read_stops()
"""Function words by language."""
# A letter that a few languages use votes for each of them like half a word.
_LETTERS = {
    "ñ": "es",
    "¿": "es",
    "í": "es pt",
    "ó": "es pt pl",
    "ú": "es pt",
    "á": "es pt",
    "ã": "pt",
    "õ": "pt",
    "ç": "fr pt tr",
    "è": "fr it",
    "ê": "fr pt",
    "ù": "fr it",
    "œ": "fr",
    "î": "fr",
    "é": "fr",
    "à": "fr it",
    "ò": "it",
    "ì": "it",
    "ß": "de",
    "ä": "de sv",
    "ö": "de sv tr",
    "ü": "de tr",
    "ı": "tr",
    "ş": "tr",
    "ğ": "tr",
    "ą": "pl",
    "ę": "pl",
    "ł": "pl",
    "ś": "pl",
    "ż": "pl",
    "ź": "pl",
    "ć": "pl",
    "ń": "pl",
    "å": "sv da no",
    "ø": "da no",
    "æ": "da no",
}
_VOTES: dict[str, list[str]] = {}
for _language in (*_SNOWBALL, "tr"):
    for _word in STOPS[_language]:
        _VOTES.setdefault(_word, []).append(_language)
_TURKISH = """yok yoktur gerek gerekir gerekli gereklidir gerekmez edilir edilmez edilmektedir edilebilir edilemez
    edilecek edilecektir edildi edilmedi edecek olacak olacaktır verilir verilmez vardır"""
for _word in _TURKISH.split():
    _VOTES.setdefault(_word, []).append("tr")  # they carry meaning, and stand in sentences of plain letters


@lru_cache(maxsize=8)
def _stemmer(language: str) -> Stemmer.Stemmer:
    return Stemmer.Stemmer(_SNOWBALL[language], 0)  # without its own cache, which is slower than stemming


@lru_cache(maxsize=131072)
def key(form: str, language: str = "en") -> str:
    """The key of a lower-case form: equal for all inflections of a word.

    English: irregular forms and British spellings by table (built from WordNet's exception lists), then Snowball. Other
    languages: a short table of irregular forms, then Snowball; Korean without particles, Turkish without endings;
    Chinese, Japanese and unknown languages: the form itself.
    """
    if language not in _SNOWBALL:
        own = _OWN.get(language)
        return own(form) if own else form
    bare = _bare(form.replace("’", "'"), language)
    stops = STOPS[language]
    if bare in stops:
        return bare
    stem = _irregular(language).get(bare) or str(_stemmer(language).stemWord(bare))
    return stem + "'" if stem in stops else stem  # "willing" is not "will"


def keys(forms: Sequence[str], language: str) -> list[str]:
    """The key of every form."""
    return list(map(key, forms, repeat(language)))


def _bare(form: str, language: str) -> str:
    """The form without a possessive, an elided article, a British -isation, the accent of a participle or a Polish
    denial."""
    if language == "en":
        form = form.removesuffix("'s").removesuffix("'") if "'" in form else form
        return form.replace("isation", "ization")
    if language == "de" and "iert" in form:
        return _IERT.sub("en", form)  # "informierte" is of "informieren"
    if language == "pl":
        return polish.affirmed(form)
    if language == "pt":
        return form.replace("íd", "id")  # "substituído" is of "substituir"
    return _ELIDED.sub("", form) if "'" in form and language in ("fr", "it") else form


def language(text: str) -> str:
    """The language of a text: by script, then by votes of function words among its first 60 words, else "en".

    A word that several languages share counts for each of them by an equal part.
    """
    if not text.isascii():
        script = _script(text)
        if script:
            return script
    votes: dict[str, float] = {"en": 0.1}
    for word in _WORD.findall(text[:600].lower())[:_VOTERS]:
        voters = _VOTES.get(word)
        if voters:
            for name in voters:
                votes[name] = votes.get(name, 0.0) + 1 / len(voters)
    if not text.isascii():
        for letter in _LETTERS.keys() & set(text[:600].lower()):
            for name in _LETTERS[letter].split():
                votes[name] = votes.get(name, 0.0) + 0.5
    best = max(votes.values())
    if votes.get("en", 0.0) >= _HOME * best:
        return "en"
    return next(name for name in LANGUAGES if votes.get(name) == best)


_SCRIPTS = (
    ("ja", lazy("[぀-ヿ]")),
    ("ko", lazy("[가-힯]")),
    ("zh", lazy("[㐀-鿿]")),
    ("ru", lazy("[Ѐ-ӿ]")),
    ("ar", lazy("[؀-ۿ]")),
    ("hi", lazy("[ऀ-ॿ]")),
)


def _script(text: str) -> str | None:
    """The language of a script that makes up a tenth of the text or more."""
    sample = text[:600]
    for name, pattern in _SCRIPTS:
        if len(pattern.findall(sample)) * 10 >= len(sample):
            return name
    return None
