"""Bonds: which word of a sentence holds a name, and how ("died" holds "Vienna" by "in", "mayor" is "Omar Lund").

No parser: a name is held by the content word before it across function words, by the noun of its copula (``copulas``),
or, as the one who does it, by the verb behind it (``agents``).
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.agents import agent
from scoring.language.bond import (
    AGENT,
    BREAKS,
    COMMA,
    COPULAS,
    DEFINITE,
    HAS,
    IS,
    NAMED,
    NAMING,
    STOP,
    Bond,
    belongs,
    gap_between,
    passed,
)
from scoring.language.copulas import described, equated, first
from scoring.language.name_spans import Name, Names
from scoring.language.negators import VALUES
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

_LEADS = word_set(
    """in at on from to near by for with as into im am an bei von nach aus zu à en dans au chez par pour a por em no na
    nel nella per te op uit"""
)
_PARTICIPLE = lazy(
    r"\w+(?:ed|en|wn)|made|built|led|won|held|bought|sold|sung|run|lost|sent|taught|fought|caught|found|told|shot"
)
_BY = word_set("by von durch par por da door")
_NAMED_AFTER = word_set("after for nach d'après por per")
_REACH, _MOST = 5, 24
_BEHIND = lazy(r"(?:\w{0,6})ge\w+(?:t|en)")
_ELSEWHERE = word_set("abroad elsewhere overseas")


def annotate(words: Words, names: Names) -> tuple[Bond, ...]:
    """The bonds of the names of one sentence in reading order."""
    spans = [span for span in names.spans[:_MOST] if span.end <= len(words.forms)]
    found: list[Bond] = []
    held: dict[Name, Bond] = {}
    for span in spans:
        bond = _led(words, span, spans, held) or equated(words, span) or first(words, span)
        if bond is not None:
            held[span] = bond
            found.append(bond)
    found += [bond for span in spans if span not in held and (bond := agent(words, span)) is not None]
    if not _ELSEWHERE.isdisjoint(words.forms):
        found += [_away(words, at) for at, form in enumerate(words.forms) if at and form in _ELSEWHERE]
    if not found:
        return ()
    free = [
        span for span in spans if (span not in held or held[span].role in (AGENT, HAS, IS)) and not belongs(words, span)
    ]
    return tuple(bond._replace(who=_who(bond, free)) for bond in found)


def _who(bond: Bond, free: Sequence[Name]) -> tuple[str, ...]:
    """The last name before the holding word that nothing else holds."""
    before = [span for span in free if span.end <= bond.place and span != bond.name]
    return before[-1].keys if before else ()


def _led(words: Words, span: Name, spans: Sequence[Name], held: dict[Name, Bond]) -> Bond | None:
    """ "Died in Vienna", "designed by Nora Blau", "the ship, called Marlin"."""
    lead = ""
    for at in range(span.begin - 1, max(-1, span.begin - 1 - _REACH), -1):
        form, gap = words.forms[at], gap_between(words, at, at + 1)
        if gap != " " and form not in NAMING and STOP.search(gap):
            return None
        if form in NAMING and lead not in _NAMED_AFTER and lead not in _LEADS:
            return Bond(at, frozenset((NAMED,)), IS, span)
        if form in COPULAS:
            return (_behind(words, span, lead) or described(words, at, span, lead)) if lead else None
        if form in _LEADS and not words.capital[at]:
            lead = lead or form
        elif form in LIGHT or form in VALUES or passed(form):
            if form in BREAKS and not lead:
                return _shared(span, spans, held, at)
        elif words.capital[at]:
            return _shared(span, spans, held, at) if not lead else None
        elif gap != " " and COMMA.search(gap):
            return None
        elif not lead and _by_one(words, at):
            continue
        else:
            return _held(words, at, lead, span)
    return None


def _held(words: Words, at: int, lead: str, span: Name) -> Bond | None:
    """What the word ``at`` holds by a preposition; the one who did it behind a participle with "by"."""
    if not lead or (lead == "by" and not _PARTICIPLE.fullmatch(words.forms[at])):
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


def _away(words: Words, at: int) -> Bond:
    """ "Lives abroad": a place without a name."""
    return Bond(at - 1, frozenset((words.stems[at - 1],)), "in", Name(at, at + 1, (words.forms[at],)))
