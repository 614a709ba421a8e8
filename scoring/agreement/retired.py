"""Addresses and releases that the evidence names to say that they are out of use: "a@b.example is no longer in use"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.agreement.agree import VIOLATED
from scoring.agreement.relation import SURE, Relation
from scoring.expressions import lazy
from scoring.frozen import replace
from scoring.quantities.quantity import Quantity

_BEHIND = lazy(
    r"[\"”)]?,?\s(?:(?:which|that|die|das|qui|que|che)\s)?(?:(?:is|are|was|were|has been|have been|had been|does"
    r"|did)\s)?"
    r"(?:(?:now|since|also|already)\s)?(?:no longer\b|not (?:in use|valid|active|available|work)|out of (?:use"
    r"|service|support|maintenance)"
    r"|(?:shut|taken|closed) down|closed|retired|discontinued|withdrawn|switched off|disconnected|abandoned|defunct"
    r"|obsolete|outdated|expired|replaced|superseded|deactivated|deleted|invalid|deprecated|unsupported|unmaintained|old\b)"
    r"|[\"”)]?,?\s(?:(?:wird|werden|ist|sind|wurde|gilt|funktioniert)\s)(?:\w+\s)?(?:nicht mehr|abgeschaltet"
    r"|stillgelegt"
    r"|ungültig|veraltet|geschlossen|ersetzt)"
    r"|[\"”)]?,?\s(?:n['’]est plus|ne (?:fonctionne|marche|sert) plus|n['’]existe plus|a été (?:fermée?|supprimée?"
    r"|remplacée?))"
    r"|[\"”)]?,?\s(?:ya no|fue (?:cerrad|dad|reemplazad|sustituid)\w|está (?:cerrad|obsolet)\w|já não|não (?:é|está"
    r"|existe) mais"
    r"|foi (?:desativad|fechad|substituíd)\w|non (?:è|esiste|funziona) più|è (?:stat[oa] )?(?:chius|dismess"
    r"|sostituit)\w)"
    r"|[\"”)]?,?\s(?:is|wordt|werkt|bestaat) niet meer\b",
    2,
)
_LEAD = lazy(r"(?:^|[;:(.,–—-]\s?)(?:(?:and|but|while|the|version|release|branch|v)\s?)*$", re.I)
"""A release that begins its clause is itself out of use: "runs 2.1, which is outdated" still tells what runs."""
_CHANGED = frozenset("longer old former previous mehr plus ya más più meer defunct retired closed obsolete".split())


def checked(claim: str, relations: Sequence[Relation], texts: Sequence[str]) -> tuple[Relation, ...]:
    """The relations, with the agreeing address of a claim violated where its evidence, one of ``texts``, says that it
    is out of use and the claim does not."""
    if not any(_is_named(relation.claim) for relation in relations):
        return tuple(relations)
    if not _CHANGED.isdisjoint(claim.lower().split()):
        return tuple(relations)
    return tuple(_checked(relation, texts) for relation in relations)


def _checked(relation: Relation, texts: Sequence[str]) -> Relation:
    name = relation.claim.text
    if not _is_named(relation.claim) or not relation.anywhere:
        return relation
    places = [(index, at) for index, text in enumerate(texts) for at in _places(text, name)]
    address = relation.claim.family == "identifier"
    gone = [
        (index, at)
        for index, at in places
        if _BEHIND.match(texts[index], at) and (address or _LEAD.search(texts[index], 0, at - len(name)))
    ]
    if not gone or len(gone) < len(places):
        return relation
    return replace(relation, state=VIOLATED, anywhere=False, index=gone[0][0], score=max(relation.score, SURE))


def _is_named(quantity: Quantity) -> bool:
    """Whether a quantity is an address, or the number of a release, which is written as a bare decimal."""
    release = quantity.kind == "cardinal" and not quantity.head and "." in quantity.text
    return release or quantity.family in ("identifier", "version")


def _places(text: str, name: str) -> list[int]:
    """Where each occurrence of an address ends; not within a longer one."""
    found, at = [], text.find(name)
    while at >= 0:
        end = at + len(name)
        if not text[end : end + 1].isalnum() and text[end : end + 1] not in ("/", "@", "-"):
            found.append(end)
        at = text.find(name, end)
    return found
