"""Doers: which of two names does it, and to which, by the place of both around a verb they share.

No parser: the one who does it stands before an active verb and behind the "by" of a passive; between an auxiliary and
a verb that stands last (German, Dutch) stands whom it is done to. Appositions and dates may stand between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from scoring.expressions import lazy
from scoring.language.findings import Finding
from scoring.language.name_spans import Name, Names
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import Link

_BY = word_set("by par por pela pelo pelas pelos da dal dallo dalla dall dai dagli dalle von vom durch door")
_BEING = word_set(
    """is are was were be been being est sont été fut furent era eran fue fueron sido foi foram era é è fu furono stato
    stata stati state viene venne venivano wurde wurden wird werden worden werd werden wordt"""
)
_HAVING = word_set("hat haben hatte hatten heeft hebben had hadden")
_LAST = word_set("wurde wurden wird werden werd werden wordt") | _HAVING
"""Auxiliaries whose verb may stand at the end."""
_TIES = word_set(
    """of in on at for with from into near under des vom von aus bei mit nach für im zu zum zur auf de du des d del
    della dello dell dei degli delle di do dos das em no na nos nas con avec com met van op bij voor pour sous sur chez
    s en dans nel nella desde until since than als que"""
)
_TOWARDS = word_set("a al to à au aux ao aos an gegen against contra contre contro tegen")
"""What may lead the one it is done to, never the one who does it."""
_ARTICLES = {"pt": frozenset({"a", "as", "o", "os"})}
"""Of these none leads anything there."""
_OBJECTS = word_set("den dem ihn ihm whom que quien quienes che wen wem lo la le les los las li gli l'")
"""Before a verb or its subject they tell of an order turned round."""
_ACCUSED = frozenset({"den", "dem"})
_SYMMETRIC = lazy(
    r"marr|wed|met$|meet|divorc|border|resembl|differ|equal|merg|tied|share|collab|coop|join|versus|vs$|play|(?:ge)?spiel"
    r"|jug|jou|gioc|jog|ge?spee?l|heirat|verheirat|cas[óoa]|casad|épous|spos|trouw|treff|traf|getroff|encontr|incontr"
    r"|rencontr|ontmoet|say|said|told|tell|announc|report|sag|dit$|dij|diss|zei|call|ask|add|writ|wrot|know|knew|folg"
)
"""What both do alike, and words of saying, whose speaker may stand behind."""
_ONE = frozenset({"same", "synonym"})
_ARTICLE = word_set("a an the der die das ein eine le un une el los una il lo l o um uma het een its his her their")
"""Before a noun, which nobody does."""
_CUT = lazy(r"[.;:!?]\s")
_NEAR, _FAR = 3, 10
_TITLED = 6
"""So many words behind \"by\" stands a name with what it is (\"by the American singer\")."""


Numbered = tuple[Name, int]


class Deed(NamedTuple):
    """Who does it, and to whom, as numbers of common names."""

    doer: int
    other: int


def exchanged(
    claim: Words,
    mine: Names,
    evidence: Sequence[Words],
    theirs: Sequence[Names],
    links: Sequence[Link | None],
    language: str,
) -> Finding | Literal[False] | None:
    """Whether two names have exchanged what one does to the other (then a finding), or keep it (False); None where the
    sentences do not tell."""
    if len(mine.spans) < 2:
        return None
    kept: Literal[False] | None = None
    ties = _TIES | _BY | _TOWARDS - _ARTICLES.get(language, frozenset())
    for at, link in enumerate(links):
        if link is None or link.kind not in _ONE or claim.capital[at] or claim.forms[at] in LIGHT:
            continue
        there = theirs[link.sentence].spans
        if at and claim.forms[at - 1] in _ARTICLE and (claim.forms[at - 1] != "a" or language != "fr"):
            continue
        if len(there) < 2 or _SYMMETRIC.match(claim.forms[at]):
            continue
        own, other = _common(mine.spans, there)
        one = _deed(claim, own, at, ties) if len(own) > 1 else None
        two = _deed(evidence[link.sentence], other, link.word, ties) if one else None
        if one is None or two is None:
            continue
        if one == two:
            kept = False
        elif one == (two.other, two.doer):
            return _finding(claim, evidence[link.sentence], link.sentence, own, other)
    return kept


def _common(mine: Sequence[Name], theirs: Sequence[Name]) -> tuple[list[Numbered], list[Numbered]]:
    """The names of both sentences, each with a number that they share."""
    last = {span.keys[-1]: number for number, span in enumerate(mine) if span.keys}
    other = [(span, last[span.keys[-1]]) for span in theirs if span.keys and span.keys[-1] in last]
    known = {number for _, number in other}
    return [(span, last[span.keys[-1]]) for span in mine if span.keys and last[span.keys[-1]] in known], other


def _deed(words: Words, names: Sequence[Numbered], verb: int, ties: frozenset[str]) -> Deed | None:
    """What the verb tells of the names, in the active or with "by"; none of the ``ties`` leads who does it."""
    forms = words.forms
    free = [(span, number) for span, number in names if not _led(words, span, ties)]
    being = next((at for at in range(verb - 1, max(-1, verb - _FAR), -1) if forms[at] in _BEING), -1)
    agent = _agent(words, names, being) if being >= 0 else None
    if agent is not None and (verb < agent[0] or forms[being] in _LAST):
        place, doer = agent
        others = [number for span, number in free if span.end <= place and number != doer]
        return Deed(doer, others[-1]) if others else None
    if being >= 0 and (verb - being <= _NEAR or forms[being] in _LAST):
        return None  # done, nobody says by whom
    if not _OBJECTS.isdisjoint(forms[max(0, verb - 2) : verb]):
        return None
    return _active(words, [one for one in free if one[0].end <= verb], names, verb)


def _active(words: Words, before: Sequence[Numbered], names: Sequence[Numbered], verb: int) -> Deed | None:
    """Who stands before the verb does it to whom stands behind, or between auxiliary and verb."""
    having = next((at for at in range(verb - 1, -1, -1) if words.forms[at] in _HAVING), -1)
    if 0 <= having < verb - 1 and any(span.begin > having for span, _ in before):
        return _last(words, before, having)
    behind = [(span, number) for span, number in names if verb < span.begin <= verb + _FAR]
    if not before or not behind or _led(words, behind[0][0], _TIES | _BY):
        return None
    (first, doer), (second, other) = before[-1], behind[0]
    if doer == other or not _BY.isdisjoint(words.forms[verb : second.begin]):
        return None
    if _CUT.search(words.text, words.ends[first.end - 1], words.begins[second.begin]):
        return None
    return Deed(other, doer) if _led(words, first, _ACCUSED) else Deed(doer, other)  # "den Geiger B entdeckte A"


def _last(words: Words, before: Sequence[Numbered], having: int) -> Deed | None:
    """The verb stands last: "A hat den Geiger B entdeckt", "2019 hat A den Verlag B gekauft"."""
    numbers = [number for span, number in before if span.begin > having]
    for span, number in [(span, number) for span, number in before if span.end <= having][-1:]:
        numbers = [*numbers, number] if _led(words, span, _ACCUSED) else [number, *numbers]
    return Deed(numbers[0], numbers[1]) if len(numbers) == 2 and numbers[0] != numbers[1] else None


def _agent(words: Words, names: Sequence[Numbered], being: int) -> tuple[int, int] | None:
    """The place of the "by" behind an auxiliary, and the name that it leads."""
    for at in range(being + 1, len(words.forms)):
        if words.forms[at] in _BY:
            found = [number for span, number in names if at < span.begin <= at + _TITLED]
            if found:
                return at, found[0]
    return None


def _led(words: Words, span: Name, leads: frozenset[str]) -> bool:
    """Whether one of the ``leads`` stands before a name, with an article or a word of what it is between."""
    at, passed = span.begin - 1, 0
    while at >= 0 and passed < 2:
        if words.text[words.ends[at] : words.begins[at + 1]].strip():
            return False
        if words.forms[at] in leads:
            return True
        passed += words.forms[at] not in LIGHT
        at -= 1
    return False


def _finding(claim: Words, there: Words, number: int, own: Sequence[Numbered], other: Sequence[Numbered]) -> Finding:
    begin, end = claim.begins[own[0][0].begin], claim.ends[own[-1][0].end - 1]
    start, stop = there.begins[other[0][0].begin], there.ends[other[-1][0].end - 1]
    return Finding(
        "roles exchanged", begin, end, claim.text[begin:end], number, start, stop, there.text[start:stop], True
    )
