"""Generated corpora: text with the word statistics of a language, and no meaning."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

VOCABULARY = 300_000
_SYLLABLES = [c + v for c in "bcdfghjklmnprstvwz" for v in "aeiou"]


def word(index: int) -> str:
    """The word of rank ``index``: shorter for more frequent ones."""
    text = ""
    index += 1
    while index:
        index, digit = divmod(index, len(_SYLLABLES))
        text += _SYLLABLES[digit]
    return text


def documents(count: int, sentences: int, seed: int = 7) -> Iterator[str]:
    """``count`` documents of ``sentences`` sentences each: words drawn by Zipf's law, names, numbers."""
    words = np.array([word(i) for i in range(VOCABULARY)], dtype=object)
    share = np.cumsum(1.0 / np.arange(10, VOCABULARY + 10))
    share /= share[-1]
    draw = np.random.default_rng(seed)
    for _ in range(count):
        lengths = draw.integers(8, 26, size=sentences)
        picked = words[np.searchsorted(share, draw.random(int(lengths.sum())))]
        yield "".join(_sentences(picked, lengths, draw))


def _sentences(picked: np.ndarray, lengths: np.ndarray, draw: np.random.Generator) -> Iterator[str]:
    at = 0
    for number, length in enumerate(lengths):
        words = list(picked[at : at + length])
        at += length
        words[0] = words[0].capitalize()
        words[-2] = words[-2].capitalize()
        if number % 3 == 0:
            words[-1] = str(draw.integers(1, 5000))
        if number % 40 == 0:
            yield f"\n\n# {words[1].capitalize()} {words[-2]}\n\n"
        yield " ".join(words) + (".\n" if number % 7 == 6 else ". ")
