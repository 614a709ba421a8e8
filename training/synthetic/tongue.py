"""Kinds in one language: a figure, a denial, a name, a date, a unit changed or said in other words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

Rows = Sequence[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Tongue:
    """Sentences of one language; every row of ``counts``, ``names``, ``events``, ``sizes`` says one thing in two ways.

    ``denials`` are rows of two affirming and two denying sentences. ``days`` and ``spans`` are formats of a date with
    {d}, {m}, {y} (and {dd}, {mm} with two digits); ``units``: larger unit, smaller unit, factor; the first
    two measure the first row of ``sizes``, the third the others.
    """

    code: str
    people: Sequence[str]
    places: Sequence[str]
    mark: str
    months: Sequence[str]
    days: Sequence[str]
    spans: Sequence[str]
    units: Sequence[tuple[str, str, int]]
    counts: Rows
    denials: Rows
    names: Rows
    events: Rows
    sizes: Rows
    space: str = " "

    def makers(self) -> dict[str, Maker]:
        """The kinds of rows in this language."""
        return {
            "number": self.number,
            "negation": self.negation,
            "name": self.name,
            "date": self.date,
            "unit": self.unit,
        }

    def said(self, row: Sequence[str], **slots: str) -> tuple[str, ...]:
        """The sentences of a row with its slots filled, each begun with a capital."""
        out = []
        for text in row:
            for slot, value in slots.items():
                text = text.replace("{" + slot + "}", value)
            out.append(capital(text))
        return tuple(out)

    def spare(self, draw: Draw) -> tuple[str, ...]:
        """Three distracting sentences about other places."""
        rows = draw.some(self.counts, 3)
        return tuple(self.said(row, P=draw.fresh(self.places), N=str(draw.random.randint(3, 900)))[0] for row in rows)

    def grouped(self, number: int) -> str:
        """A number with the grouping mark of the language."""
        return f"{number:,}".replace(",", self.mark)

    def number(self, draw: Draw) -> Contrast:
        """A figure kept or changed."""
        row, other = draw.some(self.counts, 2)
        place, value = draw.fresh(self.places), draw.random.randint(12, 9000)
        forms = draw.some((self.grouped(value), str(value)), 2)
        wrong = self.grouped(draw.changed(value))
        evidence = draw.pick(self.said(row, P=place, N=forms[0]))
        return Contrast(
            (evidence,),
            self.said(row, P=place, N=forms[1]),
            self.said(row, P=place, N=wrong),
            self.said(other, P=place, N=forms[1]),
            spare=self.spare(draw),
        )

    def negation(self, draw: Draw) -> Contrast:
        """A denial kept, added or dropped."""
        row, other = draw.some(self.denials, 2)
        place = draw.fresh(self.places)
        texts = self.said(row, P=place)
        right, wrong = (texts[:2], texts[2:]) if draw.chance(0.5) else (texts[2:], texts[:2])
        return Contrast((draw.pick(right),), right, wrong, self.said(other, P=place), spare=self.spare(draw))

    def name(self, draw: Draw) -> Contrast:
        """A person kept or replaced."""
        row, other = draw.some(self.names, 2)
        place, right, wrong = draw.fresh(self.places), draw.fresh(self.people), draw.fresh(self.people)
        texts = self.said(row, P=place, A=right)
        return Contrast(
            (draw.pick(texts),),
            texts,
            self.said(row, P=place, A=wrong),
            self.said(other, P=place, A=right),
            spare=self.spare(draw),
        )

    def date(self, draw: Draw) -> Contrast:
        """A date in another format, widened, changed, or made narrower than the evidence has it."""
        row, other = draw.some(self.events, 2)
        place, year, month, day = (
            draw.fresh(self.places),
            draw.random.randint(1870, 2020),
            draw.random.randint(1, 12),
            draw.random.randint(1, 28),
        )
        full, span = draw.pick(self.days), self.spans[1]
        shifted = draw.pick(((year + draw.pick((1, -2, 10)), month, day), (year, month % 12 + 1, day)))
        if draw.chance(0.4):
            texts = self.said(row, P=place, D=self._date(span, year, month, day))
            later = self._date(span, year + draw.pick((1, -3, 10, -20)), month, day)
            return Contrast(
                (draw.pick(texts),),
                texts,
                self.said(row, P=place, D=later),
                self.said(row, P=place, D=self._date(self.spans[0], year, month, day)),
                spare=self.spare(draw),
            )
        right = [
            text
            for form in (*self.days, *self.spans)
            for text in self.said(row, P=place, D=self._date(form, year, month, day))
        ]
        return Contrast(
            (draw.pick(self.said(row, P=place, D=self._date(full, year, month, day))),),
            tuple(right),
            self.said(row, P=place, D=self._date(draw.pick(self.days), *shifted)),
            self.said(other, P=place, D=self._date(full, year, month, day)),
            spare=self.spare(draw),
        )

    def _date(self, form: str, year: int, month: int, day: int) -> str:
        return (
            form.replace("{dd}", f"{day:02d}")
            .replace("{mm}", f"{month:02d}")
            .replace("{d}", str(day))
            .replace("{m}", self.months[month - 1])
            .replace("{y}", str(year))
        )

    def unit(self, draw: Draw) -> Contrast:
        """A measure converted, with another unit, or of something else."""
        which, rest = draw.some(range(len(self.sizes)), 2)
        row, other = self.sizes[which], self.sizes[rest]
        place, value = draw.fresh(self.places), draw.random.randint(2, 90)
        large, small, factor = draw.pick(self.units[:2]) if which == 0 else self.units[2]
        alien = f"{value}{self.space}{self.units[1 if rest == 0 else 2][0]}"
        forms = [f"{value}{self.space}{large}", f"{self.grouped(value * factor)}{self.space}{small}"]
        given, asked = draw.some(forms, 2)
        wrong = draw.pick((f"{value}{self.space}{small}", f"{draw.changed(value)}{self.space}{large}"))
        return Contrast(
            (draw.pick(self.said(row, P=place, U=given)),),
            (*self.said(row, P=place, U=asked), *self.said(row, P=place, U=given)),
            self.said(row, P=place, U=wrong),
            self.said(other, P=place, U=alien),
            spare=self.spare(draw),
        )
