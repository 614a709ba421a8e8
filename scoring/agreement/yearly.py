"""Two years compared by their figures: "520 fewer bicycles than in 2022", "a gagné 420 habitants entre 2016 et 2021".

The evidence ties every year to one figure: "3,420 in 2023, against 2,900 in 2022".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity
from scoring.words.light import LIGHT, word_set

_MORE = word_set("more mehr más plus mais più meer greater higher höher superior")
_LESS = word_set("less fewer weniger menos moins meno minder lower niedriger inferior")
_RISE = word_set(
    """rose risen grew grown gained increased climbed stieg stiegen gestiegen wuchs wuchsen gewachsen zugenommen gewann
    aumentó aumentaron creció crecieron subió subieron ganó augmenté progressé gagné augmentato aumentata aumentati
    cresciuto cresciuta cresciuti salito salita saliti guadagnato aumentou aumentaram cresceu cresceram subiu subiram
    ganhou steeg stegen gestegen groeide groeiden gegroeid toegenomen"""
)
_FALL = word_set(
    """fell fallen lost decreased declined dropped shrank sank sanken gesunken fiel fielen zurückgegangen abgenommen
    verloren verlor disminuyó disminuyeron bajó bajaron cayó cayeron perdió descendió baissé diminué perdu reculé chuté
    calato calata calati diminuito diminuita diminuiti sceso scesa scesi perso caiu caíram diminuiu diminuíram desceu
    perdeu daalde daalden gedaald afgenomen verloor verloren"""
)
CHANGED = _RISE | _FALL
_CUES = _MORE | _LESS | CHANGED
_WORD = lazy(r"[^\W\d_]+")
_THAN = lazy(
    r"\b(?:than|compared (?:with|to)|against|als|gegenüber|verglichen mit|dan|vergeleken met|que|qu['’]|frente a"
    r"|rispetto|di quanto|par rapport|em relação|con respecto)\b",
    re.I,
)
_BEFORE = lazy(
    r"\b(?:year before|previous year|year earlier|vorjahr|jahr (?:davor|zuvor)|año (?:anterior|previo)|année précédente"
    r"|an plus tôt|anno (?:prima|precedente)|ano (?:anterior|passado)|jaar (?:ervoor|eerder|daarvoor)|vorige jaar)",
    re.I,
)
Years = tuple[int, int]
"""The year whose figure is spoken of, and the one it is compared with."""


def asked(text: str, quantities: Iterable[Quantity]) -> tuple[str, tuple[int, int], int, Years] | None:
    """(word, its place, sign, years) of a claim that compares the figures of two years; sign 1: that of the first is
    the greater one."""
    known = [(one.day.year, one) for one in quantities if one.day is not None and one.day.year is not None]
    if not known or len(known) > 2:
        return None
    for match in _WORD.finditer(text):
        word = match.group().lower()
        if word not in _CUES:
            continue
        if word in CHANGED:
            years = sorted({year for year, _ in known})
            if len(years) == 2:
                return word, match.span(), 1 if word in _RISE else -1, (years[1], years[0])
        elif years_apart := _compared(text, match.end(), known):
            return word, match.span(), 1 if word in _MORE else -1, years_apart
    return None


def _compared(text: str, at: int, known: Sequence[tuple[int, Quantity]]) -> Years | None:
    """The years on both sides of "than" behind place ``at``; "than the year before" needs no second one."""
    than = _THAN.search(text, at)
    if than is None:
        return None
    behind = [year for year, one in known if one.begin >= than.end()]
    others = [year for year, one in known if one.begin < than.start()]
    if len(behind) == len(others) == 1 and behind != others:
        return others[0], behind[0]
    return (others[0], others[0] - 1) if len(others) == 1 and _BEFORE.search(text, than.end()) else None


def figures(
    years: Years, given: Sequence[Sequence[Quantity]]
) -> tuple[tuple[Quantity, int], tuple[Quantity, int]] | None:
    """The figures of two years with the numbers of their sentences; None unless each has one, both of one kind."""
    found: dict[int, tuple[Quantity, int]] = {}
    for number, quantities in enumerate(given):
        for year, figure in _tied(quantities):
            if year in found and found[year][0].value != figure.value:
                return None
            found.setdefault(year, (figure, number))
    if not found.keys() >= set(years):
        return None
    first, second = found[years[0]], found[years[1]]
    return (first, second) if _of_one_kind(first[0], second[0]) else None


def _of_one_kind(first: Quantity, second: Quantity) -> bool:
    nouns = {first.head, second.head} - LIGHT - {"", "em"}
    return first.family == second.family and first.unit == second.unit and len(nouns) < 2


def _tied(quantities: Sequence[Quantity]) -> list[tuple[int, Quantity]]:
    """The year beside each figure of a sentence that is nothing but such pairs."""
    pairs = []
    for one, other in zip(quantities[::2], quantities[1::2], strict=False):
        year, figure = (one, other) if one.family == "when" else (other, one)
        if year.day is None or year.day.year is None or figure.family in ("when", "order", "identifier"):
            return []
        pairs.append((year.day.year, figure))
    return pairs if len(quantities) % 2 == 0 else []
