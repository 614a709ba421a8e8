"""Bonds: which word of a sentence holds a name, and how ("died" holds "Vienna" by "in", "mayor" is "Omar Lund").

No parser: a name is held by the content word before it across function words, by the noun of its copula, or, as the one
who does it, by the verb behind it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from scoring.language.name_spans import Name, Names
from scoring.language.negators import VALUES
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

IS, AGENT, HAS, NAMED = "is", "agent", "has", "«name»"
"""Roles beside the prepositions: what a noun is, who did it, who does or has it; and the one noun for all words of
naming."""


class Bond(NamedTuple):
    """``place`` is the word that holds the name, ``nouns`` the keys of its description ("largest", "lake"), ``role`` a
    preposition, IS, AGENT or HAS; ``who`` the keys of the name that the sentence speaks of there."""

    place: int
    nouns: frozenset[str]
    role: str
    name: Name
    who: tuple[str, ...] = ()


_LEADS = word_set(
    """in at on from to near by for with as into im am an bei von nach aus zu à en dans au chez par pour a por em no na
    nel nella per te op uit"""
)
_COPULAS = word_set("is was are were be been ist war sind est était es era é foi fu è sono son fue remains became")
_AUXILIARIES = word_set("having also later then who which that qui die der que che")
PARTICIPLE = re.compile(
    r"\w+(?:ed|en|wn)|made|built|led|won|held|bought|sold|sung|run|lost|sent|taught|fought|caught|found|told|shot"
)
OF = word_set("of in for at on von der des de du del di da do van d l")
_BY = word_set("by von durch par por da door")
_BREAKS = word_set("but and while whereas although though because which that who when und aber et mais y pero e mas ma")
DEFINITE = word_set("the its his her their der die das le la el o a il lo seine ihre son sa leur su seu sua l de het")
_ONE_OF = word_set("a an one ein eine un une uno una um uma een")
NAMING = word_set(
    """name named called titled entitled title titel titled heißt heisst namens titre titulé appelle nommé llama llamado
    título titulado chama chamado intitulado chiama chiamato titolo intitolato"""
)
_NAMED_AFTER = word_set("after for nach d'après por per")
_STOP = re.compile(r"[.;:!?()\[\]|\n\"“”„«»]")
_COMMA = re.compile(r"[,–—]")
_REACH, _PHRASE, _MOST = 5, 10, 24
_PASSED = re.compile(r"\w+ly|\d[\d.,]*")
PAST = re.compile(
    r"\w+ed|won|wrote|built|led|took|made|beat|sold|bought|sang|ran|held|began|drew|gave|taught|found|brought|became"
    r"|fought|lost|left|saw|said|shot|spoke|stole|swam|told|wore|\w{2,}(?:te|ten|ó|ou|ait)"
)
_PRESENT = re.compile(r"\w{2,}[^s\W]s")
_HAS = word_set("has have had hat haben hatte a avait tiene tenía tem tinha ha aveva heeft had")
_BEHIND = re.compile(r"(?:\w{0,6})ge\w+(?:t|en)")
_ELSEWHERE = word_set("abroad elsewhere overseas")


def annotate(words: Words, names: Names) -> tuple[Bond, ...]:
    """The bonds of the names of one sentence in reading order."""
    spans = [span for span in names.spans[:_MOST] if span.end <= len(words.forms)]
    found: list[Bond] = []
    held: dict[Name, Bond] = {}
    for span in spans:
        bond = _led(words, span, spans, held) or _equated(words, span) or _first(words, span)
        if bond is not None:
            held[span] = bond
            found.append(bond)
    found += [bond for span in spans if span not in held and (bond := _agent(words, span)) is not None]
    found += [_away(words, at) for at, form in enumerate(words.forms) if at and form in _ELSEWHERE]
    free = [
        span
        for span in spans
        if (span not in held or held[span].role in (AGENT, HAS, IS)) and not _belongs(words, span)
    ]
    return tuple(bond._replace(who=_who(bond, free)) for bond in found)


def _who(bond: Bond, free: Sequence[Name]) -> tuple[str, ...]:
    """The last name before the holding word that nothing else holds."""
    before = [span for span in free if span.end <= bond.place and span != bond.name]
    return before[-1].keys if before else ()


def _belongs(words: Words, span: Name) -> bool:
    """ "The composer of Night Ferry", "the coach of the Lions": the name is what something else belongs to."""
    at = span.begin - 1
    while at > 1 and words.forms[at] in DEFINITE and words.forms[at] not in OF:
        at -= 1
    return at > 0 and words.forms[at] in OF


def _gap(words: Words, left: int, right: int) -> str:
    return words.text[words.ends[left] : words.begins[right]]


def _led(words: Words, span: Name, spans: Sequence[Name], held: dict[Name, Bond]) -> Bond | None:
    """ "Died in Vienna", "designed by Nora Blau", "the ship, called Marlin"."""
    lead = ""
    for at in range(span.begin - 1, max(-1, span.begin - 1 - _REACH), -1):
        if _STOP.search(_gap(words, at, at + 1)) and words.forms[at] not in NAMING:
            return None
        form = words.forms[at]
        if form in NAMING and lead not in _NAMED_AFTER and lead not in _LEADS:
            return Bond(at, frozenset((NAMED,)), IS, span)
        if form in _COPULAS:
            return (_behind(words, span, lead) or _described(words, at, span, lead)) if lead else None
        if form in _LEADS and not words.capital[at]:
            lead = lead or form
        elif form in LIGHT or VALUES & {form} or _PASSED.fullmatch(form):
            if form in _BREAKS and not lead:
                return _shared(span, spans, held, at)
        elif words.capital[at]:
            return _shared(span, spans, held, at) if not lead else None
        elif _COMMA.search(_gap(words, at, at + 1)):
            return None
        elif not lead and _by_one(words, at):
            continue
        else:
            return _held(words, at, lead, span)
    return None


def _held(words: Words, at: int, lead: str, span: Name) -> Bond | None:
    """What the word ``at`` holds by a preposition; the one who did it behind a participle with "by"."""
    if not lead or (lead == "by" and not PARTICIPLE.fullmatch(words.forms[at])):
        return None
    return Bond(at, frozenset((words.stems[at],)), AGENT if lead in _BY else lead, span)


def _behind(words: Words, span: Name, lead: str) -> Bond | None:
    """ "Wurde in Köln geboren": the participle behind."""
    at = span.end
    if at < len(words.forms) and not words.capital[at] and _BEHIND.fullmatch(words.forms[at]):
        return Bond(at, frozenset((words.stems[at],)), AGENT if lead in _BY else lead, span)
    return None


def _by_one(words: Words, at: int) -> bool:
    """ "By her aunt Keiko", "by the mason Imre Szabo": a noun that belongs to the name behind it."""
    return at > 1 and words.forms[at - 1] in DEFINITE and words.forms[at - 2] in _BY


def _shared(span: Name, spans: Sequence[Name], held: dict[Name, Bond], at: int) -> Bond | None:
    """ "In Porto and Lisbon": what holds the first holds the second."""
    before = next((other for other in reversed(spans) if at - 1 <= other.end - 1 <= at and other != span), None)
    return held[before]._replace(name=span) if before in held else None


def _equated(words: Words, span: Name) -> Bond | None:
    """ "The largest lake of the region is Lake Venn", "director: Tim Arlt"."""
    at = span.begin - 1
    if at >= 0 and _gap(words, at, span.begin).strip() == ":":
        return _described(words, at + 1, span) or _label(words, at, span)
    while at >= 0 and words.forms[at] in DEFINITE:
        at -= 1
    if at < 0 or words.forms[at] not in _COPULAS or _STOP.search(_gap(words, at, span.begin)):
        return None
    return _described(words, at, span)


def _label(words: Words, at: int, span: Name) -> Bond | None:
    """ "Director: Tim Arlt" at the start of a sentence or record."""
    if at and not _STOP.search(_gap(words, at - 1, at)):
        return None
    return Bond(at, frozenset((words.stems[at],)), IS, span)


def _described(words: Words, end: int, span: Name, role: str = IS) -> Bond | None:
    """The noun phrase that ends before word ``end`` and is, or is somewhere."""
    start = end
    while start > 0 and end - start < _PHRASE:
        if words.forms[start - 1] in _BREAKS or (start < end and _STOP.search(_gap(words, start - 1, start))):
            break
        start -= 1
    bond = _noun(words, range(start, end), span)
    return bond._replace(role=role) if bond else None


def _first(words: Words, span: Name) -> Bond | None:
    """ "Brask is the largest city of Torvania", "Hope is the name of the ship"."""
    at = span.end
    if at + 1 >= len(words.forms) or words.forms[at] not in _COPULAS or words.forms[at + 1] not in DEFINITE:
        return None
    if _gap(words, at - 1, at) != " ":
        return None
    end = at + 1
    while end < min(len(words.forms), at + _PHRASE) and words.forms[end] not in _BREAKS:
        if end > at + 1 and (_STOP.search(_gap(words, end - 1, end)) or _COMMA.search(_gap(words, end - 1, end))):
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


def _away(words: Words, at: int) -> Bond:
    """ "Lives abroad": a place without a name."""
    return Bond(at - 1, frozenset((words.stems[at - 1],)), "in", Name(at, at + 1, (words.forms[at],)))


def _owner(words: Words, at: int) -> bool:
    return words.text[words.ends[at] - 2 : words.ends[at]] in {"'s", "’s"}


def _agent(words: Words, span: Name) -> Bond | None:
    """ "Eva trained it", "the clinic offers dialysis", "the hotel has a sauna": the verb behind a name, or what it
    has; not behind a copula, which makes a passive."""
    role = ""
    if _belongs(words, span):
        return None
    for at in range(span.end, min(len(words.forms), span.end + 3)):
        gap = _gap(words, at - 1, at).strip()
        relative = words.forms[at] in {"who", "which", "qui", "die", "der", "que", "che"}
        if gap and not (relative and gap == ","):
            return None
        form = words.forms[at]
        if form in _COPULAS or words.capital[at]:
            return None
        if form in _HAS:
            role = HAS
        elif form not in LIGHT and form not in _AUXILIARIES and not _PASSED.fullmatch(form):
            role = role or (AGENT if PAST.fullmatch(form) else HAS if _PRESENT.fullmatch(form) else "")
            return Bond(at, frozenset((words.stems[at],)), role, span) if role else None
    return None
