"""Credits: who had which part in a work or holds an office, as the clauses of a sentence say it.

"Jens Maar directed, the music is by Ida Kuhn" beside "the music is by Jens Maar". A clause with one part and one name
ties the two, whatever the order of its words: languages put the one who did it before or behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.language import credits_arabic, credits_east
from scoring.language.credit_words import ALL, DEEDS, PERSONS, VERBS
from scoring.language.findings import Finding
from scoring.language.name_spans import Name, Names, fold
from scoring.records import Words
from scoring.words.light import LIGHT, word_set

_JOINS = word_set("and und et y e en а и ve yerine")
_BY = word_set("by von durch par por da door dal dalla d de di van")
_OF = word_set("of de del der des du di do da van von d l")
_PASSIVE = word_set("was were been wurde wurden worden été fue fueron foi foram stato stata werd is ist wird")
_SUBJECTS = word_set("er sie es he she they it il elle él ella ele ela lui lei egli hij zij ze who que che qui")
_ARTICLES = word_set(
    "a an the der die das den dem le la les el los las il lo gli o a os as het de ein eine un una um uma"
)
_SMALL = (
    LIGHT
    | _BY
    | _OF
    | _ARTICLES
    | _PASSIVE
    | word_set(
        """führte führt deed doet tuvo haben hat нынешний нынешняя нынешним текущий новый новая новым стал стала
        назначен назначена избран избрана şimdiki yeni oldu atandı seçildi"""
    )
)
_HELD_BACK = word_set(
    """deputy vice former assistant ex co acting interim stellvertretender stellvertretende stellvertretenden vize
    ehemaliger ehemalige früherer frühere adjunto adjunta adjoint adjointe ancien ancienne antiguo antigua exalcalde
    voormalig later next nächster nächste not nicht kein keine no non não nunca niet geen pas
    прежний прежняя бывший бывшая экс заместитель заместителем ушёл ушел ушла покинул покинула оставил оставила передал
    передала уволился уволилась до не eski önceki yardımcısı ayrıldı bıraktı değil"""
)
_ARABIC = lazy("[\u0620-\u064a]")
_TAIL = 6
"""The letters of a copula and a stop."""
_STOPS = frozenset(".,;!?()\n|–—")


class Credit(NamedTuple):
    """One part with the ``keys`` of who has it; ``rest`` the stems of what else the clause speaks of; where it stands
    in the sentence."""

    part: str
    keys: tuple[str, ...]
    rest: frozenset[str]
    begin: int
    end: int


def annotate(words: Words, names: Names) -> tuple[Credit, ...]:
    """The credits of one sentence in reading order."""
    if not words.text.isascii():
        read = credits_arabic.find if _ARABIC.search(words.text) else credits_east.find
        if found := read(words.text):
            return tuple(Credit(part, (name,), rest, begin, end) for part, name, rest, begin, end in found)
    if ALL.keys().isdisjoint(words.forms) or not names.spans:
        return ()
    clauses = (_clause(words, names, places) for places in _clauses(words))
    return tuple(credit for credit in clauses if credit is not None)


def _clauses(words: Words) -> list[range]:
    cuts = [0]
    for at in range(1, len(words.forms)):
        gap = words.text[words.ends[at - 1] : words.begins[at]]
        equates = gap.strip() in ("—", "–") and words.forms[at] >= "а"  # "Директор — Олег Смирнов"
        if (not _STOPS.isdisjoint(gap) and not equates) or (words.forms[at] in _JOINS and not words.capital[at]):
            cuts.append(at)
    return [range(one, other) for one, other in zip(cuts, [*cuts[1:], len(words.forms)], strict=True)]


def _clause(words: Words, names: Names, places: range) -> Credit | None:
    """The credit of a clause: one part, by a noun before a verb, and one name in its place."""
    forms = words.forms[places.start : places.stop]
    parts = {ALL[form] for form in forms if form in PERSONS or form in DEEDS} or {
        VERBS[form] for form in forms if form in VERBS
    }
    spans = [
        span for name in names.spans if (span := _without_part(words, name)).begin in places and _person(words, span)
    ]
    if len(parts) != 1 or len(spans) != 1 or not _HELD_BACK.isdisjoint(forms) or not _placed(words, spans[0], places):
        return None
    span = spans[0]
    taken = range(span.begin, span.end)
    rest = frozenset(
        words.stems[at]
        for at in places
        if at not in taken and words.forms[at] not in _SMALL and words.forms[at] not in ALL
    )
    return Credit(parts.pop(), span.keys, rest, words.begins[places.start], words.ends[places.stop - 1])


def _without_part(words: Words, span: Name) -> Name:
    """ "Regia di Mara Poli" at the start of a sentence: the name alone."""
    end = span.begin + 2
    if words.forms[span.begin] not in DEEDS or end >= span.end or words.forms[end - 1] not in _OF:
        return span
    return Name(end, span.end, span.keys[1:])


def _person(words: Words, span: Name) -> bool:
    """Whether a span can name somebody: no capitalised noun, nor a word for the part itself."""
    return not span.weak and ALL.keys().isdisjoint(words.forms[span.begin : span.end])


def _placed(words: Words, span: Name, places: range) -> bool:
    """Whether the name stands where the one who has the part does, not as a work or an owner ("director of Volver",
    "Acme Works was founded")."""
    forms = words.forms[places.start : places.stop]
    before = words.forms[span.begin - 1] if span.begin > places.start else ""
    if not PERSONS.keys().isdisjoint(forms):
        return before not in _OF and before not in _ARTICLES
    if not DEEDS.keys().isdisjoint(forms):
        return True
    if not _PASSIVE.isdisjoint(forms):
        return before in _BY
    return before not in _ARTICLES and _SUBJECTS.isdisjoint(forms)


def compare(
    claim: Words, mine: Sequence[Credit], evidence: Sequence[Words], theirs: Sequence[Sequence[Credit]]
) -> tuple[int, Finding | None]:
    """1 when the evidence gives all parts in the claim to the same names; -1 with the finding when it gives one of them
    to another name alone, though it speaks of this one (names in Han or Hangul need not stand there); else 0."""
    known = [(number, credit) for number, credits in enumerate(theirs) for credit in credits]
    if not known or not mine:
        return 0, None
    held = 0
    named, heard = frozenset(map(fold, claim.forms)), frozenset(fold(form) for one in evidence for form in one.forms)
    for credit in mine:
        same = [(at, one) for at, one in known if one.part == credit.part and _one_work(credit, one)]
        if any(_shares(credit.keys, one.keys) for _, one in same):
            held += 1
            continue
        for number, one in same if not credit.keys[0].isascii() or credit.keys[-1] in heard else ():
            if not _named(claim, named, one):
                place = credit.begin, credit.end, claim.text[credit.begin : credit.end]
                there = one.begin, one.end, evidence[number].text[one.begin : one.end]
                return -1, Finding("bound otherwise", *place, number, *there, True)
    return int(0 < held == len(mine)), None


def says_all(text: str, mine: Sequence[Credit]) -> bool:
    """Whether a claim in another script than Latin says no more than who has one part in a work that it does not
    name."""
    return len(mine) == 1 and not text.isascii() and not mine[0].rest and mine[0].end + _TAIL >= len(text)


def _one_work(mine: Credit, other: Credit) -> bool:
    """Whether two credits may speak of one work: what one clause calls it, the other calls it too, or nothing."""
    return not (mine.rest and other.rest and mine.rest.isdisjoint(other.rest))


def _shares(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    return not set(mine).isdisjoint(theirs) or any(
        len(name) > 1 and (name in other or other in name) for name in mine for other in theirs if not name.isascii()
    )


def _named(claim: Words, named: frozenset[str], credit: Credit) -> bool:
    """Whether the claim, whose words are ``named``, itself speaks of the other one."""
    return named.issuperset(credit.keys) or any(key in claim.text for key in credit.keys if not key.isascii())
