"""Cells: what the rows of a table, or labelled lines, say of the item that a claim is about.

A row stands in the evidence as "City: Norrby; Country: Sweden." (``scoring.text.readable``), a labelled line as
"Adults: 12 euros". A claim that names an item and the cell of another item is denied: "Norrby lies in Norway".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring.frozen import frozen
from scoring.language.findings import Finding
from scoring.quantities.quantity import Quantity
from scoring.words import stems
from scoring.words.light import LIGHT

if TYPE_CHECKING:
    from scoring.annotate import Annotated  # which keeps the record that is read here

_LONGEST_LINE, _LONGEST_VALUE = 100, 6
"""Characters of a labelled line and words of its value; what is longer is a sentence behind its context."""
_COUNTING = frozenset(stems.key(word) for word in ("quantity", "count", "number", "amount", "units", "pieces", "stock"))
"""Names of columns that a claim leaves out: "three units of it"."""


@frozen
class Cell:
    """The stems of a name and of its value, as text between blanks, with the figures of the value."""

    name: str
    value: str
    numbers: frozenset[float]


@frozen
class Record:
    """What stands first in a row or before the colon of a line, its cells, and whether it is a line."""

    item: str
    numbers: frozenset[float]
    cells: tuple[Cell, ...]
    label: bool = False


def is_record(text: str) -> bool:
    """Whether a sentence may be a row or a labelled line."""
    return ": " in text and (len(text) <= _LONGEST_LINE or "; " in text)


def records(evidence: Sequence[Annotated]) -> list[Record]:
    """The rows and labelled lines among the evidence; none where there are fewer than two."""
    told = [one for one in evidence if is_record(one.text)]
    found = [one.record for one in told if one.record is not None] if len(told) > 1 else []
    return found if len(found) > 1 else []


def record(sentence: Annotated) -> Record | None:
    """What a sentence that ``is_record`` holds; None where it is neither a row nor a labelled line."""
    return _row(sentence) or _line(sentence)


def crossed(claim: Annotated, known: Sequence[Record]) -> Finding | None:
    """The cell of another item that the claim gives to its own, which has another there."""
    said, numbers = _stems(claim, 0, len(claim.text)), _numbers(claim, 0, len(claim.text))
    own = [record for record in known if record.item in said]
    if len({record.item for record in own if not record.label}) > 1:
        return None
    for record in own:
        rivals = [one for one in known if one.item not in said and one.label == record.label]
        for at, cell in enumerate(record.cells):
            if _given(cell, said, numbers - record.numbers):
                continue
            if record.label or not cell.numbers:
                wrong = _other(record, at, rivals, said, numbers)
            else:
                wrong = _misplaced(record, cell, rivals, said, numbers)
            if wrong:
                return Finding("bound otherwise", 0, len(claim.text), claim.text, 0, 0, 0, "", True)
    return None


def borne_out(claim: Annotated, known: Sequence[Record]) -> frozenset[float]:
    """The figures that the claim's item has under a name that the claim gives too."""
    said = _stems(claim, 0, len(claim.text))
    own = [record for record in known if record.item in said and not record.label]
    if len(own) != 1:
        return frozenset()
    return frozenset(number for cell in own[0].cells if _named(cell, said) for number in cell.numbers)


def figures(quantity: Quantity) -> set[float]:
    """The figures of a quantity: its value, both ends of a range, the year of a date."""
    found = {quantity.value}
    if quantity.bound == "range":
        found |= {quantity.low, quantity.high}
    if quantity.day is not None and quantity.day.year is not None:
        found.add(float(quantity.day.year))
    return found


def _row(sentence: Annotated) -> Record | None:
    text = sentence.text
    if "; " not in text or text[-1] != "." or text.count(": ") <= text.count("; "):
        return None
    cells, at = [], 0
    for part in text[:-1].split("; "):
        name, colon, value = part.partition(": ")
        middle = at + len(name) + len(colon)
        end = at + len(part)
        if not value:
            return None
        cells.append(
            Cell(_stems(sentence, at, middle).strip(), _stems(sentence, middle, end), _numbers(sentence, middle, end))
        )
        at = end + 2
    item = cells[0].value
    return Record(item, cells[0].numbers, tuple(cells[1:])) if item.strip() else None


def _line(sentence: Annotated) -> Record | None:
    text = sentence.text
    if len(text) > _LONGEST_LINE or "; " in text:
        return None
    end = text.rindex(": ")
    if len(text[end:].split()) > _LONGEST_VALUE + 1:
        return None
    begin = text.rfind(": ", 0, end) + 1
    item = _stems(sentence, begin, end)
    cell = Cell("", _stems(sentence, end, len(text)), _numbers(sentence, end, len(text)))
    named = any(word not in LIGHT for word in item.split())
    return Record(item, _numbers(sentence, begin, end), (cell,), True) if named else None


def _stems(sentence: Annotated, begin: int, end: int) -> str:
    words = sentence.words
    found = [stem for stem, at in zip(words.stems, words.begins, strict=True) if begin <= at < end]
    return f" {' '.join(found)} "


def _numbers(sentence: Annotated, begin: int, end: int) -> frozenset[float]:
    return frozenset(one for it in sentence.quantities if begin <= it.begin < end for one in figures(it))


def _given(cell: Cell, said: str, numbers: frozenset[float]) -> bool:
    """Whether the claim has the value of a cell."""
    return cell.value in said or not cell.numbers.isdisjoint(numbers)


def _named(cell: Cell, said: str) -> bool:
    return any(f" {word} " in said for word in cell.name.split())


def _other(record: Record, at: int, rivals: Sequence[Record], said: str, numbers: frozenset[float]) -> bool:
    """Whether the claim has, in place of this value, that of another item under the same name."""
    cell = record.cells[at]
    held = " ".join(one.name + one.value for one in record.cells) + record.item
    for rival in rivals:
        other = rival.cells[at] if at < len(rival.cells) else None
        if other is None or other.name != cell.name or other.value == cell.value or not other.value.strip():
            continue
        if record.label:
            stated = other.numbers and other.numbers <= numbers - record.numbers
        else:
            stated = other.value in said and other.value.strip() not in ("yes", "no", "true")
        if stated and other.value not in held:
            return True
    return False


def _misplaced(record: Record, cell: Cell, rivals: Sequence[Record], said: str, numbers: frozenset[float]) -> bool:
    """Whether the claim names a column and has, in place of its figure, one of another cell."""
    if not _named(cell, said) and cell.name not in _COUNTING:
        return False
    placed = {number for one in record.cells if _named(one, said) for number in one.numbers} | record.numbers
    others = {number for one in record.cells for number in one.numbers}
    others |= {number for rival in rivals for one in rival.cells if one.name == cell.name for number in one.numbers}
    return bool(numbers & (others - placed - cell.numbers))
