"""The words of a sentence as its numbers need them: their places, the names among them, who a number belongs to."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence, Set
from itertools import pairwise

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.quantities import tables
from scoring.quantities.quantity import Quantity
from scoring.words import compounds, stems
from scoring.words.light import LIGHT

_ASCII_WORD = lazy("[A-Za-z]+")
_WORD = lazy(r"[぀-ヿ㐀-鿿\uf900-\ufaff가-힣]|[^\W\d_぀-ヿ㐀-鿿\uf900-\ufaff가-힣]+")
_LIGHT = frozenset(tables.words("light"))
_LIGHT_ELSEWHERE = _LIGHT | LIGHT
_SAME = {stems.key(word): name for name, row in tables.group("role").items() for word in row.split()}
"""Words for one thing that has a price or a count: entry, admission, ticket."""
_OWN_STEMS = frozenset(("ru", "ar", "tr", "de", "fr", "es", "pt", "it", "nl", "pl"))
"""Languages whose words change so much that English stems seldom meet."""
_BEGINNINGS = frozenset(stems.key(word) for word in tables.words("beginnings"))
_ENDINGS = frozenset(stems.key(word) for word in tables.words("endings"))
_OF_THE = lazy(r"(?:^|[.;:,]\s)of (?:the|its|their|his|her|our|all|[\w-]+(?: [\w-]+)?['’]s) $", re.I)
_CUT = lazy(r";|\.(?=\s[A-Z])")
"""What parts the members of a record and the cells of a row."""
_DASH = lazy(r"\s*[-–—]\s*|\s(?:to|until)\s")


@frozen
class Line:
    """One sentence: where its words begin, their keys, the places of each key, and which keys are written as names."""

    begins: list[int]
    keys: list[str]
    places: dict[str, list[int]]
    names: frozenset[str]
    cuts: tuple[int, ...] = ()
    """The word places at which a clause or cell begins, but for the first."""
    language: str = "en"
    plain: Set[str] = frozenset()
    """The keys of its content words as English has them: what the lists of words for roles are made of."""

    def mentions(self, noun: str) -> bool:
        """Whether it has a noun, in whatever form."""
        return noun in self.places or (self.language != "en" and stems.key(noun, self.language) in self.places)


def line(text: str, language: str = "en") -> Line:
    """The words of one sentence, ready for comparisons. What follows English rules elsewhere is stemmed as English."""
    language = language if language in _OWN_STEMS else "en"
    parted = language in compounds.LANGUAGES
    light = _LIGHT if language == "en" else _LIGHT_ELSEWHERE
    begins: list[int] = []
    keys: list[str] = []
    names: list[str] = []
    places: dict[str, list[int]] = {}
    for match in (_ASCII_WORD if text.isascii() else _WORD).finditer(text):
        form = match.group()
        begin = match.start()
        for lower in compounds.parts(form.lower(), language) if parted else (form.lower(),):
            word = lower if lower in light or form >= "\u3000" else stems.key(lower, language)
            word = _SAME.get(word if language == "en" else stems.key(lower), word)
            if lower not in light or (form == "A" and keys):
                places.setdefault(word, []).append(len(keys))
                if (
                    form[0].isupper()
                    and form < "\u3000"
                    and not (language == "de" and compounds.listed(lower, language))
                ):
                    names.append(word)
            begins.append(begin)
            keys.append(word)
            begin += len(lower)
    record = (";" in text and text.count(": ") > text.count(";")) or ". " in text
    cuts = [bisect_left(begins, cut.end()) for cut in _CUT.finditer(text)] if record else []
    plain = places.keys() if language == "en" else frozenset(map(stems.key, _WORD.findall(text.lower())))
    return Line(begins, keys, places, frozenset(names), tuple(cuts), language, plain)


def subject(claim: Line) -> tuple[str, ...]:
    """The claim's first name, else its first content word: whom the claim is about."""
    named = [word for word in claim.keys if word in claim.names and word in claim.places]
    return tuple(named[:2]) if named else tuple(word for word in claim.keys if word in claim.places)[:1]


def place(line: Line, quantity: Quantity) -> int:
    """The word place at which a number stands."""
    return bisect_left(line.begins, quantity.begin)


def owned_by_another(line: Line, place: int, rivals: Sequence[int], known: frozenset[str]) -> bool:
    """Whether the nearest name between the number before this one and this one is not among the ``known`` words."""
    if not line.names:
        return False
    first = max((rival for rival in rivals if rival < place), default=0)
    for at in range(place - 1, max(first, place - 12) - 1, -1):
        if line.keys[at] in line.names:
            return line.keys[at] not in known
    return False


def phase(claim: Line) -> int:
    """-1 when a claim speaks of a birth or beginning, 1 when of a death or end, 0 for neither or both."""
    begins, ends = not _BEGINNINGS.isdisjoint(claim.plain), not _ENDINGS.isdisjoint(claim.plain)
    return ends - begins


def parted(
    text: str, line: Line, quantities: Sequence[Quantity], places: Sequence[int]
) -> dict[int, tuple[frozenset[str], frozenset[str]]]:
    """The numbers of wholes ("of the 40 boats in port, 12 sank"), each with the words between it and the number of its
    part, and the words behind that, which are said of the part alone."""
    found = {}
    for at, (first, second) in enumerate(pairwise(quantities)):
        counts = first.family == second.family == "count" and second.value < first.value
        if counts and _OF_THE.search(text, max(0, first.begin - 32), first.begin):
            between = frozenset(line.keys[places[at] : places[at + 1]]) & line.places.keys()
            behind = frozenset(line.keys[places[at + 1] :]) & line.places.keys()
            noun = frozenset(line.keys[places[at] : places[at] + 1])
            found[at] = (between - noun - behind, behind - between)
    return found


def end(claim: Line, place: int) -> int:
    """1 for a number behind "to", -1 behind "from", 0 for any other."""
    before = claim.keys[max(0, place - 1) : place]
    return (before == ["to"]) - (before == ["from"])


def phases(text: str, quantities: Sequence[Quantity]) -> list[int]:
    """For each number of a sentence: -1 before a dash to another date ("1921 - 1990"), 1 behind it, else 0."""
    found = [0] * len(quantities)
    for at, (first, second) in enumerate(pairwise(quantities)):
        if first.family == second.family == "when" and _DASH.fullmatch(text, first.end, second.begin):
            found[at], found[at + 1] = -1, 1
    return found
