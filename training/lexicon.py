"""Build the lexicon: words, rarity weights and stem tables of every language.

    python -m training.lexicon --wordnet /usr/share/wordnet --out scoring/model

writes ``lexicon-*``; ``training.vectors``, then ``training.relations`` add vectors and relations of the same words.
The same inputs give the same bytes.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from training import frequencies, keys
from training.wordnet import WordNet, read

SIZES = {"en": 30_000, "de": 20_000, "fr": 15_000, "es": 15_000, "pt": 12_000, "it": 12_000, "nl": 12_000,
         "zh": 6_000, "ja": 6_000, "ko": 12_000}
"""Keys kept by language. Chinese and Japanese count characters."""
IDF_SCALE = 32


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--out", type=Path, default=Path("scoring/model"))
    arguments = parser.parse_args()
    build(read(arguments.wordnet), arguments.out)


def build(wordnet: WordNet, out: Path, sizes: Mapping[str, int] = SIZES) -> None:
    """Write the stem tables, then the words of every language in ``sizes``."""
    out.mkdir(parents=True, exist_ok=True)
    stops = list(keys.lines("stop.txt"))
    english = frozenset(stops[0].partition(": ")[2].split())
    _write(out / "lexicon-stop.txt", stops)
    _write(out / "lexicon-light.txt", [" ".join(keys.words("light.txt"))])
    table = keys.table(wordnet, frequencies.forms("en"), english)
    _write(out / "lexicon-stems.en.txt", [f"{form} {key}" for form, key in table.items()])
    for language, size in sizes.items():
        _write_words(out, language, _weights(language, size))


def _weights(language: str, size: int) -> list[tuple[str, float]]:
    """The most frequent keys of a language with their frequencies."""
    from scoring.stems import key  # reads the tables written above

    if language in ("zh", "ja"):
        return frequencies.characters(language)[:size]
    grouped = frequencies.keys(language, key)
    return [(word, sum(share for _, share in forms)) for word, forms in list(grouped.items())[:size]]


def _write_words(out: Path, language: str, weights: Sequence[tuple[str, float]]) -> None:
    _write(out / f"lexicon-words.{language}.txt", [word for word, _ in weights])
    quantised = [round(frequencies.idf(share) * IDF_SCALE) for _, share in weights]
    np.save(out / f"lexicon-idf.{language}.npy", np.array(quantised, np.uint8), allow_pickle=False)


def _write(path: Path, lines: Sequence[str]) -> None:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
