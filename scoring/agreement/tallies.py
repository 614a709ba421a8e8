"""Tallies: how many rows of a table are as a claim says that counts them.

The outcome is told as a sentence of the claim's own words, "3, not two, rooms have a sea view", which the views then
compare like any other of the fact.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.words import stems
from scoring.words.light import LIGHT

_MOST_ROWS = 400
_NUMBERS = {
    word: at for at, word in enumerate("one two three four five six seven eight nine ten eleven twelve".split(), 1)
} | {"both": 2}
_ORDINALS = {"first": "1", "second": "2", "third": "3", "fourth": "4", "fifth": "5", "sixth": "6"}
_COUNTED = lazy(
    r"^(?:(?:there (?:is|are|were)|only|exactly|(?:the )?(?:table|list|record|file) (?:lists|has|contains|names|shows)"
    r"|of the \w+ [\w-]+(?: listed| (?:on|in) the (?:table|list))?,) )*"
    rf"(?P<count>{'|'.join(_NUMBERS)}|\d{{1,3}})\b(?! percent)"
    r"(?: of (?:the|these|those))?(?: \w+ (?:listed )?)?(?P<rest> .+)",
    re.I,
)
_DENIED = lazy(r"n't\b|\b(?:not|no|without|lack\w*|never)\b", re.I)
_ON_THE_LIST = lazy(
    r"\b(?:listed|(?:on|in) the (?:list|table|file|record))\b|^(?:the )?(?:table|list|record|file)\b", re.I
)
_YES, _NO = frozenset(("yes", "true", "y", "✓")), frozenset(("no", "false", "n", "none"))


@frozen
class Table:
    """The names of the columns and the rows, as they are read out."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def counts(claim: str) -> bool:
    """Whether a claim may count the rows of a table."""
    return _COUNTED.match(claim) is not None


def table(texts: Sequence[str]) -> Table | None:
    """The table that is read out in ``texts``, one row each; None where their names differ or are too many rows."""
    found = [_members(text) for text in texts if "; " in text and text[-1] == "."]
    found = [members for members in found if members]
    if not 2 <= len(found) <= _MOST_ROWS:
        return None
    names = tuple(name for name, _ in found[0])
    same = [members for members in found if tuple(name for name, _ in members) == names]
    return Table(names, tuple(tuple(value for _, value in members) for members in same)) if len(same) > 1 else None


def _members(text: str) -> list[tuple[str, str]]:
    parts = [part.partition(": ") for part in text[:-1].split("; ")]
    return [(name, value) for name, _, value in parts] if all(colon for _, colon, _ in parts) else []


def stemmed(text: str) -> str:
    """The stems of a text between blanks, ordinals as figures."""
    forms = re.findall(r"\w+", text.lower())
    return f" {' '.join(stems.keys([_ORDINALS.get(form, form) for form in forms], 'en'))} "


def told(claim: str, known: Table) -> str:
    """The claim, with the number of rows where that is another; "" where the table does not settle it."""
    match = _COUNTED.match(claim)
    if match is None:
        return ""
    said, noun = stemmed(claim), next((word for word in stemmed(match["rest"]).split() if word not in LIGHT), "")
    if any(stemmed(row[0]) in said for row in known.rows) or any(
        f" {noun} " in stemmed(name) for name in known.names[1:]
    ):
        return ""
    rows, wanted = meeting(claim, said, known)
    if not wanted and not _ON_THE_LIST.search(claim):
        return ""
    if re.search(r"\d", match["rest"]) or _unsaid(match["rest"], noun, wanted) > (3 if wanted else 1) or not rows:
        return ""
    word = match["count"].lower()
    if len(rows) == (_NUMBERS.get(word) or int(word if word.isdigit() else 0)):
        return claim
    return f"{len(rows)}, not {word},{claim[match.end('count') :]}"


def _unsaid(rest: str, noun: str, wanted: str) -> int:
    """The words of a claim that no cell, no name and no noun accounts for."""
    rest = _ON_THE_LIST.sub("", rest)
    words = [word for word in stemmed(rest).split() if word not in LIGHT and word != noun]
    return sum(f" {word} " not in wanted for word in words)


def meeting(claim: str, said: str, known: Table) -> tuple[Sequence[tuple[str, ...]], str]:
    """The rows with all that the claim asks of a row, and the words of what it asks."""
    rows: Sequence[tuple[str, ...]] = known.rows
    wanted = ""
    for at, name in enumerate(known.names[1:], 1):
        values = {row[at] for row in known.rows}
        called = stemmed(name)
        kept: set[str] = set()
        if {value.lower() for value in values} <= _YES | _NO:
            if all(f" {word} " in said for word in called.split()):
                asked = _NO if _DENIED.search(claim) else _YES
                kept = {value for value in values if value.lower() in asked}
        elif all(value.isdigit() for value in values):
            kept = {value for value in values if called + value + " " in said or f" {value}{called}" in said}
        else:
            kept = {value for value in values if stemmed(value).strip() and stemmed(value) in said}
        if kept:
            rows = [row for row in rows if row[at] in kept]
            wanted += called + "".join(map(stemmed, kept))
    return rows, wanted
