"""Numbers that name or rank: labels ("Room 12"), numbers in names ("Camden 28"), ordinals, versions."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities import bounds, currencies, identifiers, numerals, tables
from scoring.quantities.atoms import Atom
from scoring.quantities.quantity import Quantity
from scoring.quantities.unit_words import label, scale, tail, unit_after

_LABELS = frozenset(tables.words("labels"))
_OPENERS = frozenset(tables.words("openers"))
"""Capitalised words that open a sentence and make no name with a number."""
_NAME = lazy(r"(?:^|[\s(\"“'’-])([A-Z][^\W\d_]+)\s$")
_GERMAN_NOUN = lazy(
    r"\b(?:der|die|das|dem|den|des|eine?|einem|einen|einer|im|am|zum|zur|vom|beim|unser|ihr|sein)\s[A-ZÄÖÜ][^\W\d_]+\s$"
)
_NOUN_BEHIND = lazy(r"\s(?:[a-zäöü]+e[nr]?\s)?[A-ZÄÖÜ][a-zäöüß]+")
_VERSION_CUE = lazy(
    r"\b(?:versions?|release(?! date)|firmware|build|python|java|ios|android|kernel|software|driver|patch|api|sdk|v)\b",
    re.I,
)
_AFTER, _NAMED_AFTER = 60, 160
"""Characters that a word of versions counts for, and for a number behind a name ("Lumen 3.10")."""
_HEADS = frozenset(
    """Seats Rooms Beds Guests Points Goals Wins Losses Members Employees Students Pages Copies Floors Doors Speakers
    Players Votes Medals Games Matches Passengers Visitors Copies Tracks Episodes Stops Stations""".split()
)
"""Column heads and labels that count."""
_NO_NAMES = _OPENERS | _HEADS | currencies.BY_NAME.keys()
"""Capitalised words that make no name with the number behind them: "Population 900", "CHF 18"."""


def labelled(text: str, atom: Atom) -> Quantity | None:
    word = label(text, atom.begin)
    amount, step = atom.readings[0]
    if atom.source == "digits" and step < 1 and amount < 1000 and _is_release(text, atom):
        value = numerals.version(text[atom.begin : atom.end])
        return None if value is None else release(text, atom.begin, atom.end, value)
    before = text[max(0, atom.begin - 1) : atom.begin]
    if before == "#" or (word in _LABELS and before in (" ", ".", "\u00a0") and tail(text, atom.end) is None):
        return ranked("label", text, atom.begin, atom.end, amount, "no" if before == "#" else word)
    if step == 1 and before == " " and _is_name(text, atom, amount):
        return ranked("label", text, atom.begin, atom.end, amount, word)
    return None


def is_label(word: str) -> bool:
    """Whether a word in front of a number makes it a name ("section", "room")."""
    return word in _LABELS


def _is_name(text: str, atom: Atom, amount: float) -> bool:
    """Whether a number belongs to the name before it ("Camden 28", "Formula One"): capitals, no comma, no counted
    plural behind."""
    match = _NAME.search(text, max(0, atom.begin - 24), atom.begin)
    if match is None or match.group(1) in _NO_NAMES or (match.start(1) == 0 and len(match.group(1)) < 4):
        return False
    if (atom.source == "words" and not text[atom.begin].isupper()) or atom.source not in ("digits", "words"):
        return False
    if _GERMAN_NOUN.search(text, max(0, atom.begin - 40), atom.begin) and _NOUN_BEHIND.match(text, atom.end):
        return False  # "hat der Verein 205 Mitglieder"
    plain = atom.end - atom.begin <= 4 or atom.source != "digits"
    return plain and amount < 10000 and not unit_after(text, atom.end) and scale(text, atom.end, False)[1] == atom.end


def _is_release(text: str, atom: Atom) -> bool:
    named = _NAME.search(text, max(0, atom.begin - 24), atom.begin) is not None
    back = _NAMED_AFTER if named else _AFTER
    cued = _VERSION_CUE.search(text, max(0, atom.begin - back), atom.begin) is not None
    return (
        (cued or (named and _VERSION_CUE.search(text, atom.end, atom.end + _AFTER) is not None))
        and tail(text, atom.end) is None
        and scale(text, atom.end, False)[1] == atom.end
        and text[atom.begin - 1 : atom.begin] not in ("$", "€", "£")
    )


def ranked(kind: str, text: str, begin: int, end: int, amount: float, noun: str) -> Quantity:
    return Quantity(kind, "order", amount, amount, amount, amount, 1.0, "", "", noun, begin, end, text[begin:end])


def dotted(text: str, begin: int, end: int) -> Quantity:
    value = numerals.version(text[begin:end])
    return identifiers.make(text, begin, end) if value is None else release(text, begin, end, value)


def release(text: str, begin: int, end: int, value: float) -> Quantity:
    bound = bounds.before(text[max(0, begin - 32) : begin], timed=True) or bounds.after(text, end, timed=True)
    low, high = bounds.interval(
        value, value, {"since": "least", "until": "most", "after": "above"}.get(bound, bound), margin=0.0
    )
    amount = _float(text[begin:end].lstrip("vV"))
    return Quantity("version", "version", value, low, high, amount, 0.0, "", bound, "", begin, end, text[begin:end])


def _float(text: str) -> float:
    found = numerals.readings(text)
    return found[0][0] if found else 0.0
