"""Build everything the scorer knows about words: stem tables, words, rarity, vectors, relations.

    python -m training.lexicon --wordnet /usr/share/wordnet --out scoring/model

The same inputs give the same bytes. It takes about ten minutes, nearly all of them in the encoders; ``--cache`` keeps
their states between builds.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import Stemmer
from numpy.typing import NDArray

from training import frequencies, keys, relations, vectors, verbs
from training.wordnet import WordNet, read

SIZES = {
    "en": 30_000,
    "de": 20_000,
    "fr": 15_000,
    "es": 15_000,
    "pt": 12_000,
    "it": 12_000,
    "nl": 12_000,
    "ru": 12_000,
    "ar": 8_000,
    "hi": 6_000,
    "zh": 6_000,
    "ja": 6_000,
    "ko": 12_000,
}
"""Keys kept by language. Chinese and Japanese count characters."""
SNOWBALL = {
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "pt": "portuguese",
    "it": "italian",
    "nl": "dutch",
}
"""Languages with a list of irregular forms."""
ENCODED = {"en": frequencies.FORMS, "de": 9_000, "fr": 9_000, "es": 9_000, "it": 9_000, "pt": 9_000, "nl": 9_000}
"""Forms that go through an encoder, by language."""
IDF_SCALE = 32


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--out", type=Path, default=Path("scoring/model"))
    parser.add_argument("--cache", type=Path, default=None, help="a folder for the encoders' states")
    arguments = parser.parse_args()
    wordnet = read(arguments.wordnet)
    write_stems(wordnet, arguments.out)
    for language, size in SIZES.items():
        words = write_words(arguments.out, language, size)
        if (keys.WORDS / f"opposites.{language}.txt").exists():
            write_meaning(language, words, wordnet if language == "en" else None, arguments.out, arguments.cache)


def write_stems(wordnet: WordNet, out: Path) -> None:
    """The function words, the light words and the English forms with a key of their own."""
    out.mkdir(parents=True, exist_ok=True)
    stops = list(keys.lines("stop.txt"))
    english = frozenset(stops[0].partition(": ")[2].split())
    _write(out / "lexicon-stop.txt", stops)
    _write(out / "lexicon-light.txt", [" ".join(keys.words("light.txt"))])
    table = keys.table(wordnet, frequencies.forms("en"), english)
    _write(out / "lexicon-stems.en.txt", [f"{form} {key}" for form, key in table.items()])
    for language, name in SNOWBALL.items():
        stem = Stemmer.Stemmer(name).stemWord
        regular = verbs.forms(frequencies.forms(language), stem) if language == "de" else {}
        found = {form: key for form, key in regular.items() if stem(form) != key} | keys.irregular(language, stem)
        if found:
            _write(out / f"lexicon-stems.{language}.txt", [f"{form} {key}" for form, key in sorted(found.items())])


def write_words(out: Path, language: str, size: int) -> list[str]:
    """The most frequent keys of a language and their rarity; returns the keys."""
    weights = _weights(language, size)
    words = [word for word, _ in weights]
    _write(out / f"lexicon-words.{language}.txt", words)
    quantised = [round(frequencies.idf(share) * IDF_SCALE) for _, share in weights]
    np.save(out / f"lexicon-idf.{language}.npy", np.array(quantised, np.uint8), allow_pickle=False)
    return words


def write_meaning(language: str, words: list[str], wordnet: WordNet | None, out: Path, cache: Path | None) -> None:
    """Vectors drawn to the relations, then the relations with siblings found by the vectors."""
    table = relations.compiled(words, language, wordnet)
    reduced = _vectors(language, words, table, cache) if language in ENCODED else None
    if reduced is not None:
        np.save(out / f"vectors.{language}.npy", reduced, allow_pickle=False)
        if wordnet is not None:
            relations.add_siblings(table, wordnet, reduced)
    relations.write(table, out, language, len(words))


def _vectors(language: str, words: list[str], table: relations.Table, cache: Path | None) -> NDArray[np.int8]:
    """The vectors of the keys that have an encoded form, up to the last such key."""
    from scoring.words.stems import key  # reads the tables written before

    forms = list(frequencies.forms(language).items())[: ENCODED[language]]
    index = {word: number for number, word in enumerate(words)}
    rows: dict[int, list[tuple[int, float]]] = {}
    for row, (form, share) in enumerate(forms):
        number = index.get(key(form, language))
        if number is not None:
            rows.setdefault(number, []).append((row, share))
    states = vectors.encode([form for form, _ in forms], language, cache)
    distilled = vectors.of_keys(states, rows, len(words))
    near = table.of("alias", "demonym", "own synonym", "derivation", "synonym")
    far = table.of("own antonym", "antonym", "indirect", "negated prefix")
    return vectors.reduce(vectors.retrofit(distilled, near, far))[: max(rows) + 1]


def _weights(language: str, size: int) -> list[tuple[str, float]]:
    """The most frequent keys of a language with their frequencies."""
    from scoring.words.stems import key  # reads the tables written above

    if language in ("zh", "ja"):
        return frequencies.characters(language)[:size]
    grouped = frequencies.keys(language, key)
    return [(word, sum(share for _, share in forms)) for word, forms in list(grouped.items())[:size]]


def _write(path: Path, lines: Sequence[str]) -> None:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
