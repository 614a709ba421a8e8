"""The bond of a name: the word of a sentence that holds it, and how; and the function words around it.

Made by ``bonds``, compared by ``bindings``.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring.expressions import lazy
from scoring.language.name_spans import Name
from scoring.records import Words
from scoring.words.light import word_set

IS, AGENT, HAS, NAMED = "is", "agent", "has", "«name»"
"""Roles beside the prepositions: what a noun is, who did it, who does or has it; and the one noun for all words of
naming."""


class Bond(NamedTuple):
    """``place`` is the word that holds the name, ``nouns`` the keys of its description ("largest", "lake"), ``role`` a
    preposition, IS, AGENT or HAS; ``who`` the keys of the name that the sentence speaks of there."""

    place: int
    nouns: frozenset[str]
    role: str
    name: Name
    who: tuple[str, ...] = ()


COPULAS = word_set("is was are were be been ist war sind est était es era é foi fu è sono son fue remains became")
OF = word_set("of in for at on von der des de du del di da do van d l")
DEFINITE = word_set("the its his her their der die das le la el o a il lo seine ihre son sa leur su seu sua l de het")
NAMING = word_set(
    """name named called titled entitled title titel titled heißt heisst namens titre titulé appelle nommé llama llamado
    título titulado chama chamado intitulado chiama chiamato titolo intitolato"""
)
BREAKS = word_set("but and while whereas although though because which that who when und aber et mais y pero e mas ma")
STOP = lazy(r"[.;:!?()\[\]|\n\"“”„«»]")
COMMA = lazy(r"[,–—]")
_PASSED = lazy(r"\w+ly|\d[\d.,]*")


def passed(form: str) -> bool:
    """Whether a word is passed over on the way to what holds a name: an adverb, a number."""
    return (form.endswith("ly") or form[0].isdigit()) and _PASSED.fullmatch(form) is not None


def gap_between(words: Words, left: int, right: int) -> str:
    """What stands between the words ``left`` and ``right``."""
    return words.text[words.ends[left] : words.begins[right]]


def belongs(words: Words, span: Name) -> bool:
    """ "The composer of Night Ferry", "the coach of the Lions": the name is what something else belongs to."""
    at = span.begin - 1
    while at > 1 and words.forms[at] in DEFINITE and words.forms[at] not in OF:
        at -= 1
    return at > 0 and words.forms[at] in OF
