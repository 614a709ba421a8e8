"""Halves: a claim that says how many twice ("most rooms have a desk, and all of them have a bed"), parted into clauses,
so that what is said of all in one is not measured by the evidence of the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scoring.language.scales import QUANTITY
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import Link

_ANDS = word_set(
    "and but while whereas although though und aber während doch et mais tandis y pero mientras e mas ma en"
)
_BUTS = _ANDS - word_set("and und et y e en")
_MANY = QUANTITY.keys() | word_set("none no keine keines aucun aucune ninguno ninguna nenhum nenhuma nessuno nessuna")
_SUBJECTS = word_set("the a an it they its their he she der die das sie er es le la les il ils elle elles el los las")
_LEAST = 2


class Half(NamedTuple):
    """A clause as words of its own, with what answers each of them."""

    words: Words
    links: Sequence[Link | None]


def halves(claim: Words, links: Sequence[Link | None]) -> list[Half]:
    """The clauses of a claim, in order; the claim itself where nothing parts it."""
    cuts = [0, *(at for at in range(_LEAST, len(claim.forms) - 1) if _parts(claim, at)), len(claim.forms)]
    if len(cuts) == _LEAST:
        return [Half(claim, links)]
    return [_half(claim, links, first, last) for first, last in pairwise(cuts)]


def _parts(claim: Words, at: int) -> bool:
    """Whether a clause begins with the word: after a semicolon, with "but" behind a comma, or with "and" before how
    many ("and all of them") or before a subject behind a comma ("…, and the garage")."""
    gap = claim.text[claim.ends[at - 1] : claim.begins[at]]
    if ";" in gap:
        return True
    form, following = claim.forms[at], claim.forms[at + 1]
    if form not in _ANDS:
        return False
    return following in _MANY or ("," in gap and (form in _BUTS or following in _SUBJECTS))


def _half(claim: Words, links: Sequence[Link | None], first: int, last: int) -> Half:
    begin = claim.begins[first] if first else 0
    end = claim.begins[last] if last < len(claim.forms) else len(claim.text)
    own = slice(first, last)
    begins, ends = ([place - begin for place in places[own]] for places in (claim.begins, claim.ends))
    words = Words(claim.text[begin:end], claim.forms[own], claim.stems[own], begins, ends, claim.capital[own])
    return Half(words, links[own])
