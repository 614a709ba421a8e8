"""Firsts: which row of a table stands first in a column, in the words of a claim that names one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.agreement.tallies import Table, meeting, stemmed
from scoring.expressions import lazy

_HIGH = "highest most largest biggest greatest longest best tallest heaviest latest newest"
_LOW = "lowest fewest least smallest shortest cheapest lightest earliest oldest"
_SIGN = dict.fromkeys(_HIGH.split(), 1) | dict.fromkeys(_LOW.split(), -1)
_FIRST = lazy(rf"\b(?P<word>{'|'.join(_SIGN)})(?P<dear>[ -](?:expensive|costly))?\b", re.I)
_RANKED = lazy(r"\b(?:second|third|fourth|fifth|next|one of|among the|two|both)\b", re.I)
_MONEY = lazy(r"[€$£¥]|\b(?:EUR|USD|GBP|CHF|JPY|euros?|dollars?|pounds?)\b|price|cost|fare|fee", re.I)
_DATED = lazy(r"\d{4}(?:-\d\d(?:-\d\d)?)?")
_FIGURE = lazy(r"[-+]?\d[\d.,:]*")
_OF_TIME = frozenset(("latest", "newest", "earliest", "oldest"))
_SAID_OF = lazy(r"\b(?:is|are|was|were) (?:the )?$", re.I)


def names_one(claim: str) -> bool:
    """Whether a claim may name the first row of a table."""
    return _FIRST.search(claim) is not None


def told(claim: str, known: Table) -> str:
    """The claim, with the item that is first where that is another; "" where the table does not settle it."""
    match = _FIRST.search(claim)
    if match is None or _RANKED.search(claim):
        return ""
    said = stemmed(claim)
    own = [row for row in known.rows if stemmed(row[0]).strip() and stemmed(row[0]) in said]
    at = _column(claim, match, said, known)
    rows, _ = meeting(claim, said, known)
    if len(own) != 1 or not at or own[0] not in rows or len(rows) < 2:
        return ""
    sign = _SIGN[match["word"].lower()]
    ranked = sorted(rows, key=lambda row: _figure(row[at]), reverse=sign > 0)
    if _figure(ranked[0][at]) == _figure(ranked[1][at]):
        return ""
    return claim if ranked[0] is own[0] else _denied(claim, own[0][0], ranked[0][0])


def _denied(claim: str, item: str, first: str) -> str:
    """The claim with the item that is first, and that the other is not."""
    begin = claim.lower().find(item.lower())
    if begin < 0:
        return ""
    before, behind = claim[:begin], claim[begin + len(item) :]
    said_of = _SAID_OF.search(before) is not None
    return f"{before}not {item} but {first}{behind}" if said_of else f"{before}{first}, not {item},{behind}"


def _column(claim: str, match: re.Match[str], said: str, known: Table) -> int:
    """The column of figures that a claim compares; 0 where that is open."""
    word, dear = match["word"].lower(), match["dear"] or match["word"].lower() == "cheapest"
    figures = [at for at in range(1, len(known.names)) if _ordered([row[at] for row in known.rows])]
    if dear:
        fit = [at for at in figures if _MONEY.search(known.names[at] + " " + known.rows[0][at])]
    elif word in _OF_TIME:
        fit = [at for at in figures if _DATED.fullmatch(known.rows[0][at])]
    else:
        fit = [at for at in figures if any(f" {name} " in said for name in stemmed(known.names[at]).split())]
    if len(fit) > 1:
        behind = stemmed(claim[match.end() :]).split()[:1]
        fit = [at for at in fit if behind and behind[0] in stemmed(known.names[at]).split()]
    return fit[0] if len(fit) == 1 else 0


def _ordered(values: Sequence[str]) -> bool:
    """Whether values are figures of one kind."""
    if all(_DATED.fullmatch(value) for value in values):
        return True
    shapes = {_FIGURE.sub("", value, count=1).strip() for value in values}
    return len(shapes) == 1 and all(_FIGURE.search(value) for value in values)


def _figure(value: str) -> float:
    """A value as one figure: dates and times by their digits, a comma before three digits as no decimal."""
    if ":" in value or _DATED.fullmatch(value):
        return float(re.sub(r"\D", "", value).ljust(8, "0") if "-" in value else re.sub(r"\D", "", value))
    match = _FIGURE.search(value)
    written = match.group().rstrip(".,") if match else "0"
    plain = re.sub(r"[,.](?=\d{3}(?:\D|$))", "", written).replace(",", ".")
    try:
        return float(plain)
    except ValueError:
        return 0.0
