"""Bridges: whether facts that bear a claim out only together have to do with each other.

"Ida Holm won the Lyle Medal" has all its words in "Ida Holm wrote three novels" and "Per Lund won the Lyle Medal", and
is grounded in neither. Two facts make one statement where they share a word of content ("the author of Grey Tides won",
"Ida Holm wrote Grey Tides"), or where one speaks on about the other by a pronoun.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.classify import Scored
from scoring.records import Words
from scoring.scales import Scales
from scoring.words.light import LIGHT, word_set

_LEAST = 2
"""So many words of a clause a fact must have alone to make a statement of its own."""
_JOINS = word_set("and but while whereas und aber während et mais y e pero ma mas en maar")
_PRONOUNS = word_set(
    """it its they their them he his she her hers this these both er sie sein seine ihr ihre il elle son sa leur su sus
    seu sua suo loro hij zij zijn hun"""
)


def spanned(together: Scored, scales: Scales) -> bool:
    """Whether no clause of the claim puts words of two facts together that nothing else joins."""
    weighed, library = together.weighed, scales.library
    facts = [library.rows[row].fact for row in weighed.rows]
    if len(set(facts)) < 2:
        return True
    claim, links = weighed.subject.annotated.words, weighed.comparison.links
    texts: dict[int, list[Words]] = {}
    for at, row in enumerate(weighed.rows):
        texts.setdefault(facts[at], []).append(library.annotated(row).words)
    held = {fact: _content(rows) for fact, rows in texts.items()}
    for clause in _clauses(claim):
        alone: dict[int, int] = {}
        for at in clause:
            link = links[at]
            if link is not None and claim.forms[at] not in LIGHT and not _dated(claim.forms[at]):
                own = facts[link.sentence]
                if not any(claim.stems[at] in held[fact] for fact in held if fact != own):
                    alone[own] = alone.get(own, 0) + 1
        parted = [fact for fact, count in alone.items() if count >= _LEAST]
        if len(parted) > 1 and not _joined(parted, texts, held, scales):
            return False
    return True


def _joined(
    parted: Sequence[int], texts: dict[int, list[Words]], held: dict[int, frozenset[str]], scales: Scales
) -> bool:
    """Whether every two of the facts share a word, or a third joins them, or all have one title, or one of them speaks
    of another by a pronoun."""
    if any(not _PRONOUNS.isdisjoint(rows[0].forms[:1]) for fact in parted for rows in [texts[fact]]):
        return True
    first, *others = parted
    titles = [scales.library.facts[fact].attributes.get("title") for fact in parted]
    if titles[0] and len(set(titles)) == 1:
        return True
    linked, todo = set(held[first]), [fact for fact in held if fact != first]
    while not {*others}.isdisjoint(todo):
        near = next((fact for fact in todo if not linked.isdisjoint(held[fact])), None)
        if near is None:
            return False
        linked |= held[near]
        todo.remove(near)
    return True


def _content(rows: Sequence[Words]) -> frozenset[str]:
    """The stems of the words of content of some sentences; a year or a number joins nothing."""
    return frozenset(words.stems[at] for words in rows for at in words.content if not _dated(words.forms[at]))


def _dated(form: str) -> bool:
    return form[0].isdigit()


def _clauses(claim: Words) -> list[range]:
    """The stretches of words between conjunctions, semicolons and brackets. What stands between commas ("Ida Holm, who
    won the prize, lives in Orsk", "at a meeting in May, …") hangs on the rest."""
    found, begin = [], 0
    for at, form in enumerate(claim.forms):
        gap = claim.text[claim.ends[at - 1] : claim.begins[at]] if at else ""
        if at and (form in _JOINS or any(mark in gap for mark in ";:()")):
            found.append(range(begin, at))
            begin = at
    found.append(range(begin, len(claim.forms)))
    return found
