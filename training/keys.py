"""Compile the table of English forms whose key is not their plain Snowball stem."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import Stemmer

from training.wordnet import WordNet

WORDS = Path(__file__).parent / "words"
_STEM = Stemmer.Stemmer("english").stemWord
# British endings; the table holds a form only when its American twin is in use.
_BRITISH = (
    (re.compile(r"(...+)is(e|es|ed|ing|er|ers|able|ation|ations|ational)$"), r"\1iz\2"),
    (re.compile(r"(...+)ys(e|es|ed|ing|er|ers)$"), r"\1yz\2"),
    (re.compile(r"(..+)our(s|ed|ing|ful|able|ite|ites|less|hood|hoods|ly|)$"), r"\1or\2"),
)
_NO_BRITISH = frozenset({"contour", "contours", "flour", "four", "hour", "hours", "tour", "tours", "pour", "pours"})


def lines(name: str) -> Iterator[str]:
    """The lines of a word list without comments and blanks; none when a language has no such list."""
    path = WORDS / name
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.strip() and not line.startswith("#"):
            yield line.strip()


def words(name: str) -> list[str]:
    """All words of a word list."""
    return [word for line in lines(name) for word in line.split()]


def table(wordnet: WordNet, frequency: Mapping[str, float], stops: frozenset[str]) -> dict[str, str]:
    """Form -> key: own families and overrides, then spellings, then irregular forms."""
    found = dict(line.split() for line in lines("overrides.txt"))
    found |= {form: _STEM(head) for head, forms in _families("families.txt") for form in [head, *forms.split()]}
    _add_spellings(found, frequency)
    _add_irregular(found, wordnet, frequency)
    return {form: key for form, key in sorted(found.items()) if form not in stops and key != _STEM(form)}


def irregular(language: str, stem: Callable[[str], str]) -> dict[str, str]:
    """Form -> key of the irregular forms of a language other than English."""
    families = _families(f"irregular.{language}.txt")
    return {form: stem(head) for head, forms in families for form in [head, *forms.split()]}


def _families(name: str) -> Iterator[tuple[str, str]]:
    for line in lines(name):
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
    for form in frequency:
        if form.endswith("men") and form.removesuffix("men") + "man" in frequency:
            found.setdefault(form, _STEM(form.removesuffix("men") + "man"))
