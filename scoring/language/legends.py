"""Legends: what is told only as a legend, a rumour or hearsay is not said to be so."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.records import Words
from scoring.words.light import word_set

_TALE = r"(?:legends?|myths?|folklore|folk ?tales?|rumou?rs?|hearsay|superstition|tradition|old (?:story|stories|tale))"
_TELLS = r"(?:say|says|said|tell|tells|told|claim|claims|claimed|hold|holds|held|has it|had it|have it|goes|suggests?)"
_SAGE = r"(?:sage|legende|sagen|legenden|gerüchten?|gerücht|überlieferung)"
_ROMANCE = r"(?:légendes?|rumeurs?|leyendas?|rumor(?:es)?|lendas?|boatos?|leggend[ae]|voc[ei] di corridoio|tradizione)"
HEARSAY = lazy(
    rf"\b{_TALE} (?:also )?{_TELLS}\b|\b(?:according to|in) (?:an? |the |one )?(?:[\w-]+ ){{0,2}}{_TALE}\b(?! of\b)"
    rf"|\b{_TALE} that\b|\b(?:it is|it's|it was|is|are|was|were) (?:often |widely |also )?(?:rumou?red|fabled)\b"
    r"|\bit is (?:often |sometimes |also )?said\b|\b(?:is|are) (?:often |sometimes )?(?:said|reputed) to\b"
    rf"|\b(?:einer?|der|laut(?: \w+)?) (?:\w+ )?{_SAGE}(?: nach| zufolge)?\b|\bgerüchten zufolge\b"
    r"|\bes heißt,|\bman (?:sagt|erzählt),"
    rf"|\b(?:selon|d'après|según|segundo|secondo|de acordo com|cuenta|dice|diz|narra) "
    rf"(?:(?:la|une?|una|a|uma|las|les|os|el|un) )?{_ROMANCE}\b"
    rf"|\b{_ROMANCE} (?:\w+ )?(?:dit|veut|raconte|prétend|dice|cuenta|afirma|diz|conta|narra|vuole|racconta)\b"
    r"|\bon (?:dit|raconte) que?\b|\bse (?:dice|cuenta|rumorea) que\b|\bdiz-se que\b|\bsi (?:dice|narra) che\b"
    r"|\bvolgens (?:een |de )?(?:\w+ )?(?:legende|sage|overlevering|geruchten)\b|\bhet verhaal gaat\b"
    r"|по (?:\w+ )?(?:легенде|преданию|слухам)|согласно (?:\w+ )?легенде|ходят слухи"
    r"|传说|傳說|据传|據傳|相传|相傳|传闻|傳聞|伝説では|伝説によ|という伝説|という噂|噂では|噂によ"
    r"|전설에|소문에|전설이 있|소문이 있",
    2,
)
TELLING = word_set(
    """legend legends myth myths folklore folk folktale folktales rumor rumors rumour rumours rumored rumoured fabled
    hearsay superstition tradition old said reputed sage sagen legende legenden man rumeur rumeurs leyenda leyendas
    rumores lenda lendas boato boatos leggenda leggende corridoio tradizione dit raconte dice cuenta rumorea diz narra
    overlevering geruchten verhaal"""
)
"""The words of ASCII of which one stands in all that the expression finds."""


def may_tell(words: Words) -> bool:
    """False for most sentences for which ``told`` is False, told at a glance."""
    return may_hold(words, TELLING)


def told(words: Words) -> bool:
    """Whether a sentence tells something as hearsay."""
    return may_tell(words) and HEARSAY.search(words.text) is not None


def told_only(heads: Sequence[str], least: float, evidence: Sequence[Words]) -> int:
    """The sentence that tells what a claim states, of whose words (beginnings ``heads``) at least ``least`` stand in
    it, as hearsay, -1 where none does or another says it plainly."""
    found = -1
    for number, words in enumerate(evidence):
        if not reports(heads, least, words.text):
            continue
        if not told(words):
            return -1
        found = number if found < 0 else found
    return found


def reports(heads: Sequence[str], least: float, text: str) -> bool:
    """Whether enough of the words, given by their beginnings, stand in a sentence."""
    lower = text.lower()
    return len([head for head in heads if head in lower]) >= least
