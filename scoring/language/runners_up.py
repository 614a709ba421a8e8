"""Runners-up: a prize that the claim gives to somebody who was only on the list for it: "Ott won the prize" beside "the
prize went to Holt; Ott was shortlisted"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from scoring.expressions import lazy
from scoring.language.findings import Finding
from scoring.language.name_spans import Names
from scoring.records import Words
from scoring.words.light import word_set

WON = word_set(
    """won wins win winner received awarded gewann gewonnen gewinnt gewinnen erhielt erhalten bekam ausgezeichnet sieger
    siegerin preisträger preisträgerin gagne remporté remporte reçu obtenu lauréat lauréate décerné attribué revenu
    ganó gana ganado ganador ganadora obtuvo recibió galardonado galardonada otorgado concedido venceu vence ganhou
    gagné vencedor vencedora recebeu conquistou atribuído vinto vince vincitore vincitrice ricevuto ottenuto assegnato
    aggiudicato won gewonnen wint winnaar winnares kreeg ontving"""
)
"""The words of which a claim has one that gives a prize."""
_LISTED = lazy(
    r"\b(?:finalists?|shortlist(?:ed)?|short-listed|longlist(?:ed)?|nominee|nominated|nomination|runner-up|runners-up"
    r"|second place|came second|third place|came third|finished second|honou?rable mention"
    r"|finalist(?:in|en|innen)?|nominiert\w*|auf der (?:shortlist|longlist|nominiertenliste)|zweite[rn]? platz"
    r"|zweite[rn]? wurde|wurde zweite[rn]?|landete auf platz|unterlag|leer aus"
    r"|finalistes?|nommée?s?|nominée?s?|(?:arrivée? )?(?:deuxième|seconde) place|arrivée? (?:deuxième|seconde?)"
    r"|finalistas?|nominad[oa]s?|segundo (?:puesto|lugar)|quedó segund[oa]|subcampe(?:ón|ona)"
    r"|finalist[ai]|nominat[oaie]|second[oa] (?:posto|classificat[oa])"
    r"|nomead[oa]s?|indicad[oa]s? ao|segundo lugar"
    r"|genomineerd\w*|finaliste?n?|tweede plaats|werd tweede)\b",
    2,
)
_CLAUSE = lazy(
    r";|\.(?=\s)|,? (?:while|whereas|but|während|aber|tandis que|mais|mientras(?: que)?|pero|mentre|ma|enquanto|mas"
    r"|terwijl|maar) ",
    2,
)


class Named(Protocol):
    """A sentence that knows its names."""

    @property
    def names(self) -> Names: ...


def passed_over(claim: Words, named: Names, evidence: Sequence[Words], named_there: Sequence[Named]) -> Finding | None:
    """The finding where the first name of a claim of winning stands only in clauses of those who did not."""
    if WON.isdisjoint(claim.forms) or not named.spans or _LISTED.search(claim.text):
        return None
    who = next((span for span in named.spans if len(span.keys) > 1 and not span.weak), None)
    if who is None:
        return None
    for number, there in enumerate(evidence):
        spans = [span for span in named_there[number].names.spans if span.keys == who.keys]
        clauses = [_clause(there.text, there.begins[span.begin]) for span in spans]
        others = [there.begins[span.begin] for span in named_there[number].names.spans if _other(span.keys, who.keys)]
        elsewhere = any(not any(start <= place < stop for start, stop in clauses) for place in others)
        if clauses and elsewhere and all(_lost(there, clause) for clause in clauses):
            begin, end = claim.begins[who.begin], claim.ends[who.end - 1]
            start, stop = clauses[0]
            value, told = claim.text[begin:end], there.text[start:stop]
            return Finding("bound otherwise", begin, end, value, number, start, stop, told, True)
    return None


def _clause(text: str, place: int) -> tuple[int, int]:
    """Begin and end of the clause around a place."""
    cuts = [match.span() for match in _CLAUSE.finditer(text)]
    begin = max((end for _, end in cuts if end <= place), default=0)
    return begin, min((start for start, _ in cuts if start >= place), default=len(text))


def _other(keys: Sequence[str], own: Sequence[str]) -> bool:
    """Whether a name of several words is another one."""
    return len(keys) > 1 and set(own).isdisjoint(keys)


def _lost(words: Words, clause: tuple[int, int]) -> bool:
    """Whether a clause names a runner-up and no winner."""
    wins = (at for at, form in enumerate(words.forms) if form in WON)
    inside = any(clause[0] <= words.begins[at] < clause[1] for at in wins)
    return not inside and _LISTED.search(words.text, *clause) is not None
