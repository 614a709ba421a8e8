"""Hours: "closes at 9 pm" agrees with "open from 8 am to 9 pm", and the other way round."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.records import Words
from scoring.words.light import word_set

CLOSES = word_set(
    """close closes closing closed shut shuts schließt schließen schliesst geschlossen ferme ferment fermée fermé
    fermeture cierra cierran cerrado cerrada cierre fecha fecham fechado fechada chiude chiudono chiuso chiusa sluit
    sluiten gesloten закрывается закрываются"""
)
OPENS = word_set(
    """open opens opened opening geöffnet offen öffnet öffnungszeiten ouvert ouverte ouvre ouverts ouvertes abierto
    abierta abre abren aberto aberta abrem aperto aperta apre aprono geopend opent открыт открыта открыто открывается"""
)
_UNTIL = lazy(
    r"(?:\b(?:to|until|till|and|bis|und|à|jusqu['’]à|et|a|y|hasta(?:\slas)?|às|até(?:\sàs)?|e|alle|fino\salle|tot|en|до)"
    r"\s|[-–—]\s?)\s*$",
    re.I,
)
_HOUR = lazy(r"\d{1,2}(?:[:.]\d\d)?")
_REACH, _LONGEST = 5, 10**4
_LATER = 12


def agree(claim: Words, at: int, there: Words, word: int) -> bool:
    """Whether the claim's word ``at`` and the sentence's word ``word``, opposites, tell one hour of closing: one that
    something closes at it, the other that it is open until then."""
    mine, theirs = claim.forms[at], there.forms[word]
    if mine in CLOSES and theirs not in CLOSES:
        return _alike(_hours(claim, at), _until(there))
    if mine in OPENS and theirs in CLOSES:
        return _alike(_hours(there, word), _until(claim))
    return False


def _hours(words: Words, at: int) -> list[str]:
    """The first hour behind the word, or the last before it ("um 21 Uhr geschlossen")."""
    behind = [form for form in words.forms[at + 1 : at + _REACH] if form[0].isdigit()]
    before = [form for form in words.forms[max(0, at - _REACH) : at] if form[0].isdigit()]
    return behind[:1] or before[-1:]


def _until(words: Words) -> list[str]:
    """The hours behind "to" or "until"."""
    text = words.text[:_LONGEST]
    return [
        hour.group() for hour in _HOUR.finditer(text) if _UNTIL.search(text, max(0, hour.start() - 16), hour.start())
    ]


def _alike(closing: list[str], until: list[str]) -> bool:
    """Whether an hour is among others, "9" being "21" too: which half of the day is meant the figures compare."""
    found = {_minutes(hour) % (60 * _LATER) for hour in until}
    return any(_minutes(hour) % (60 * _LATER) in found for hour in closing)


def _minutes(hour: str) -> int:
    hours, _, minutes = hour.replace(".", ":").partition(":")
    return 60 * int(hours) + int(minutes or 0) if hours.isdecimal() and (minutes or "0").isdecimal() else -1
