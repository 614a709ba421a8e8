"""Open days: whether something is open or closed on a day of the week, where the evidence tells of both ("open from
Tuesday to Sunday, closed on Mondays").

A claim's word of opening or closing answers to the one that stands with its day, not to the first of the text.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.agreement.agree import SATISFIED
from scoring.agreement.relation import Relation
from scoring.expressions import lazy
from scoring.frozen import replace
from scoring.language.hours import CLOSES, OPENS
from scoring.quantities.quantity import Quantity
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import Link

_OPEN = OPENS | word_set(
    """funciona funcionan funcionam fonctionne funziona geöffnete ouvertes abiertos abiertas abertos aberti
    엽니다 연다 열며 열고 열어요 열립니다 영업합니다 영업하며 영업한다 개관합니다 개관하며 운영합니다 운영하며"""
)
_CLOSED = CLOSES | word_set(
    """fermés fermées cerrados cerradas fechadas fechados chiusi chiuse encerra encerram encerrado encerrada encerrados
    encerradas dicht schliesst ruhetag
    닫습니다 닫는다 닫으며 닫고 닫아요 휴관합니다 휴관입니다 휴관이다 휴관하며 휴관한다
    휴무입니다 휴무이다 휴무이며 휴업합니다 쉽니다 쉬며 쉰다 쉬고 쉬어요"""
)
STATES = _OPEN | _CLOSED
_CUT = lazy(r"[.,;:()–—]\s|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s", 2)
_EXCEPT = lazy(
    r"\b(?:except(?:ing)?|excluding|apart from|other than|außer|ausgenommen|sauf|excepté|hormis|excepto|salvo|menos"
    r"|exceto|tranne|eccetto|behalve)\s(?:(?:for|on|the|an|am|le|les|el|los|a|al|à|às|aos|na|nas|il|la|de|op)\s)*$",
    2,
)
_DAILY = lazy(
    r"\b(?:(?:every|each|any|all) days?|daily|all week|seven days|täglich|jeden tag|alle tagen?|tous les jours"
    r"|todos los días|todos os dias|diariamente|tutti i giorni|ogni giorno|elke dag|dagelijks|alle dagen|매일)\b",
    2,
)
_BACK = 40
"""Characters before a day in which it may be excepted."""
_SAVE = lazy(r"[을를]?\s?(?:제외|빼고)")
"""Excepts a day in Korean, behind it."""
_FAR = 40
"""Characters that the border of a clause counts for."""
State = tuple[int, list[Quantity]]
"""The place of a word of opening or closing, and the days that stand with it."""


def _states(words: Words, quantities: Sequence[Quantity]) -> list[State]:
    """Every word of opening or closing with its days: each day goes to the nearest of them."""
    places = [at for at, form in enumerate(words.forms) if form in STATES]
    held: dict[int, list[Quantity]] = {at: [] for at in places}
    for day in quantities:
        if places and day.day is not None and day.day.weekday is not None:
            held[min(places, key=lambda at: _way(words, at, day))].append(day)
    return list(held.items())


def _way(words: Words, at: int, day: Quantity) -> int:
    """How far a word and a day stand apart, borders of clauses between them counted."""
    first, last = sorted((words.begins[at], day.begin))
    return last - first + _FAR * len(_CUT.findall(words.text[first:last]))


def _covers(there: Quantity, mine: Quantity) -> bool:
    """Whether a day, or a run of days, holds the claim's."""
    one, other = there.day, mine.day
    if one is None or other is None or one.weekday is None or other.weekday is None or one.year or other.year:
        return False
    if other.until is not None:
        return (one.weekday, one.until) == (other.weekday, other.until)
    length = (one.until - one.weekday) % 7 if one.until is not None else 0
    return (other.weekday - one.weekday) % 7 <= length


def _opens(words: Words, at: int, there: Quantity, mine: Quantity) -> bool | None:
    """Whether a word of opening or closing and a day with it say of the claim's day that something opens; None where
    they say nothing of it. What is open every day except one is open on all others."""
    before = _EXCEPT.search(words.text, max(0, there.begin - _BACK), there.begin)
    excepted = before is not None or _SAVE.match(words.text, there.end) is not None
    if _covers(there, mine):
        return (words.forms[at] in _OPEN) != excepted
    weekdays = there.day and mine.day and None not in (there.day.weekday, mine.day.weekday)
    return words.forms[at] in _OPEN if weekdays and excepted and _DAILY.search(words.text) else None


Found = tuple[int, Link, Quantity, Quantity]
"""The claim's word, what answers it, the claim's day and the evidence's."""


def answered(
    claim: Words, mine: Sequence[Quantity], evidence: Sequence[Words], theirs: Sequence[Sequence[Quantity]]
) -> list[Found]:
    """What answers each word of the claim that opens or closes on a day that the evidence tells of."""
    if STATES.isdisjoint(claim.forms):
        return []
    found = []
    for at, days in _states(claim, mine):
        opens = _opens(claim, at, days[0], days[0]) if days else None
        for number, sentence in enumerate(evidence):
            for place, held in _states(sentence, theirs[number]) if days else ():
                said = [(day, state) for day in held if (state := _opens(sentence, place, day, days[0])) is not None]
                if said:
                    kind = "same" if said[0][1] == opens else "antonym"
                    found.append((at, Link(number, place, kind), days[0], said[0][0]))
    return found


def by_exception(claim: Words, evidence: Sequence[Words], found: Sequence[Found]) -> bool:
    """Whether the evidence bears a word of the claim out by its opposite, of which it excepts the day: "closed on
    Mondays" beside "open every day except Monday"."""
    return any(
        link.kind == "same" and (claim.forms[at] in _OPEN) != (evidence[link.sentence].forms[link.word] in _OPEN)
        for at, link, _, _ in found
    )


def settled(quantities: tuple[Relation, ...], found: Sequence[Found]) -> tuple[Relation, ...]:
    """The relations, with the days of opening that the evidence tells of satisfied."""
    days = {(mine.begin, mine.end): (link.sentence, there) for _, link, mine, there in found}
    return tuple(
        replace(one, state=SATISFIED, evidence=days[key][1], index=days[key][0], anywhere=True)
        if (key := (one.claim.begin, one.claim.end)) in days
        else one
        for one in quantities
    )
