"""Compile the table of English forms whose key is not their plain Snowball stem."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import Stemmer

from training.wordnet import WordNet

WORDS = Path(__file__).parent / "words"
_STEM = Stemmer.Stemmer("english").stemWord
# British endings; the table holds a form only when its American twin is in use.
_BRITISH = ((re.compile(r"(...+)is(e|es|ed|ing|er|ers|able|ation|ations|ational)$"), r"\1iz\2"),
            (re.compile(r"(...+)ys(e|es|ed|ing|er|ers)$"), r"\1yz\2"),
            (re.compile(r"(..+)our(s|ed|ing|ful|able|ite|ites|less|hood|hoods|ly|)$"), r"\1or\2"))
_NO_BRITISH = frozenset({"contour", "contours", "flour", "four", "hour", "hours", "tour", "tours", "pour", "pours"})


def lines(name: str) -> Iterator[str]:
    """The lines of a word list without comments and blanks."""
    for line in (WORDS / name).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield line.strip()


def words(name: str) -> list[str]:
    """All words of a word list."""
    return [word for line in lines(name) for word in line.split()]


def table(wordnet: WordNet, frequency: Mapping[str, float], stops: frozenset[str]) -> dict[str, str]:
    """Form -> key: own families and overrides, then spellings, irregular forms, forms that look like a stop word."""
    found = dict(line.split() for line in lines("overrides.txt"))
    found |= {form: _STEM(head) for head, forms in _families() for form in [head, *forms.split()]}
    _add_spellings(found, frequency)
    _add_irregular(found, wordnet, frequency)
    for form in frequency:
        if form not in found and form not in stops and "'" not in form and _STEM(form) in stops:
            found[form] = _STEM(form) + "'"
    return {form: key for form, key in sorted(found.items()) if form not in stops and key != _STEM(form)}


def _families() -> Iterator[tuple[str, str]]:
    for line in lines("families.txt"):
        head, _, forms = line.partition(":")
        yield head, forms


def _add_spellings(found: dict[str, str], frequency: Mapping[str, float]) -> None:
    for british, american in (line.split() for line in lines("spelling.txt")):
        found.setdefault(british, found.get(american, _STEM(american)))
    for form, share in frequency.items():
        if form in found or form in _NO_BRITISH:
            continue
        for pattern, american in _BRITISH:
            twin, hit = pattern.subn(american, form)
            if hit and frequency.get(twin, 0.0) > share / 30:
                found[form] = found.get(twin, _STEM(twin))


def _add_irregular(found: dict[str, str], wordnet: WordNet, frequency: Mapping[str, float]) -> None:
    regular = set(words("regular.txt"))
    for part in "vn":
        for form, base in wordnet.exceptions[part].items():
            if form in frequency and form not in regular and " " not in base:
                found.setdefault(form, found.get(base, _STEM(base)))
