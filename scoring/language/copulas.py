"""Copulas and labels: the noun phrase that is a name ("the largest lake is Lake Venn", "director: Tim Arlt").

Takes a sentence and the span of a name, returns its bond or None.
"""

from __future__ import annotations

from scoring.language.bond import BREAKS, COMMA, COPULAS, DEFINITE, IS, NAMED, NAMING, OF, STOP, Bond, gap_between
from scoring.language.name_spans import Name
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

_PHRASE = 10
_ONE_OF = word_set("a an one ein eine un une uno una um uma een")


def equated(words: Words, span: Name) -> Bond | None:
    """ "The largest lake of the region is Lake Venn", "director: Tim Arlt"."""
    at = span.begin - 1
    if at >= 0 and gap_between(words, at, span.begin).strip() == ":":
        return described(words, at + 1, span) or _label(words, at, span)
    while at >= 0 and words.forms[at] in DEFINITE:
        at -= 1
    if at < 0 or words.forms[at] not in COPULAS or STOP.search(gap_between(words, at, span.begin)):
        return None
    return described(words, at, span)


def _label(words: Words, at: int, span: Name) -> Bond | None:
    """ "Director: Tim Arlt" at the start of a sentence or record."""
    if at and not STOP.search(gap_between(words, at - 1, at)):
        return None
    return Bond(at, frozenset((words.stems[at],)), IS, span)


def described(words: Words, end: int, span: Name, role: str = IS) -> Bond | None:
    """The noun phrase that ends before word ``end`` and is, or is somewhere."""
    start = end
    while start > 0 and end - start < _PHRASE:
        if words.forms[start - 1] in BREAKS or (start < end and STOP.search(gap_between(words, start - 1, start))):
            break
        start -= 1
    bond = _noun(words, range(start, end), span)
    return bond._replace(role=role) if bond else None


def first(words: Words, span: Name) -> Bond | None:
    """ "Brask is the largest city of Torvania", "Hope is the name of the ship"."""
    at = span.end
    if at + 1 >= len(words.forms) or words.forms[at] not in COPULAS or words.forms[at + 1] not in DEFINITE:
        return None
    if gap_between(words, at - 1, at) != " ":
        return None
    end = at + 1
    while end < min(len(words.forms), at + _PHRASE) and words.forms[end] not in BREAKS:
        gap = gap_between(words, end - 1, end)
        if end > at + 1 and (STOP.search(gap) or COMMA.search(gap)):
            break
        end += 1
    return _noun(words, range(at + 1, end), span)


def _noun(words: Words, places: range, span: Name) -> Bond | None:
    """The description in a noun phrase: its words before "of …", without names and possessors."""
    cut = next((at for at in places if words.forms[at] in OF and at > places.start), places.stop)
    if any(words.forms[at] in _ONE_OF for at in range(places.start, cut)):
        return None
    kept = [
        at
        for at in range(places.start, cut)
        if words.forms[at] in NAMING or not (words.forms[at] in LIGHT or words.capital[at] or _owner(words, at))
    ]
    if not kept:
        return None
    naming = any(words.forms[at] in NAMING for at in kept)
    nouns = frozenset((NAMED,)) if naming else frozenset(words.stems[at] for at in kept)
    return Bond(kept[-1], nouns, IS, span)


def _owner(words: Words, at: int) -> bool:
    return words.text[words.ends[at] - 2 : words.ends[at]] in {"'s", "’s"}
