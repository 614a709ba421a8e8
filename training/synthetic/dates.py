"""Kinds about dates: forms, changes, order, bounds, spans of years."""

from __future__ import annotations

from dataclasses import dataclass

from training.synthetic import frames, words
from training.synthetic.draw import Draw, capital, fill, say
from training.synthetic.frames import Frame
from training.synthetic.rows import Contrast, Maker


@dataclass(frozen=True, slots=True)
class Day:
    """A calendar day; months from 1."""

    year: int
    month: int
    day: int

    @property
    def forms(self) -> tuple[str, ...]:
        """The day with its preposition, in several formats."""
        name = words.MONTHS[self.month - 1]
        return (
            f"on {self.day} {name} {self.year}",
            f"on {name} {self.day}, {self.year}",
            f"on {self.year}-{self.month:02d}-{self.day:02d}",
            f"on {self.day} {name[:3]} {self.year}",
            f"on the {_ordinal(self.day)} of {name} {self.year}",
        )

    @property
    def wider(self) -> tuple[str, ...]:
        """What the day implies: month, year, decade, century ("the 1900s" would be either)."""
        first = self.year // 10 * 10
        return (
            f"in {words.MONTHS[self.month - 1]} {self.year}",
            f"in {self.year}",
            f"in the {first}s" if first % 100 else f"in the decade from {first} to {first + 9}",
            f"in the {_ordinal((self.year - 1) // 100 + 1)} century",
        )


def _ordinal(number: int) -> str:
    last = 0 if 10 <= number % 100 <= 20 else number % 10
    return f"{number}{('th', 'st', 'nd', 'rd')[last] if last < 4 else 'th'}"


def _day(draw: Draw) -> Day:
    return Day(draw.random.randint(1850, 2022), draw.random.randint(1, 12), draw.random.randint(1, 28))


def _all(frame: Frame, subject: str, value: str) -> tuple[str, ...]:
    return tuple(fill(text, subject, value) for text in frame.says)


def _event(draw: Draw) -> tuple[Frame, str, Day]:
    frame = draw.pick(frames.EVENTS)
    return frame, draw.subject(frame), _day(draw)


def _changed(draw: Draw, day: Day) -> Day:
    which = draw.random.randrange(3)
    if which == 0:
        return Day(day.year + draw.pick((-1, 1, -2, 10, 3, -12)), day.month, day.day)
    if which == 1:
        return Day(day.year, (day.month + draw.random.randint(0, 10)) % 12 + 1, day.day)
    return Day(day.year, day.month, (day.day + draw.random.randint(0, 25)) % 28 + 1)


def formats(draw: Draw) -> Contrast:
    """A day in another format, changed in day, month or year."""
    frame, subject, day = _event(draw)
    other = _changed(draw, day)
    other = other if other != day else Day(day.year + 1, day.month, day.day)
    first, second, third = draw.some(day.forms, 3)
    silent = say(draw, frames.EVENTS[0], f"the annexe of {subject}", second)
    return Contrast(
        (say(draw, frame, subject, first),),
        _all(frame, subject, second) + _all(frame, subject, third),
        _all(frame, subject, draw.pick(other.forms)),
        (silent,),
        subject,
    )


def wider(draw: Draw) -> Contrast:
    """Month, year, decade or century of a day given in full, and what is added to a year."""
    frame, subject, day = _event(draw)
    other = Day(day.year + draw.pick((-130, 110, 13, -17, 1)), day.month, day.day)
    place = draw.random.randrange(
        4 if abs(other.year - day.year) > 100 else 3 if abs(other.year - day.year) > 10 else 2
    )
    return Contrast(
        (say(draw, frame, subject, draw.pick(day.forms)),),
        tuple(say(draw, frame, subject, text) for text in day.wider),
        (say(draw, frame, subject, other.wider[place]),),
        (say(draw, frame, draw.subject(frame), day.wider[place]),),
        subject,
    )


def added(draw: Draw) -> Contrast:
    """A season, month, day or clock time that the evidence lacks."""
    frame, subject, day = _event(draw)
    month = words.MONTHS[day.month - 1]
    weekday = draw.pick(words.WEEKDAYS)
    adds = (
        f"in the {draw.pick(words.SEASONS)} of {day.year}",
        f"in {month} {day.year}",
        f"on {day.day} {month} {day.year}",
        f"on a {weekday} in {day.year}",
        f"early in {day.year}",
        f"at the end of {day.year}",
    )
    same = (f"in {day.year}", f"in the year {day.year}", f"in the {day.year // 10 * 10}s")
    wrong = draw.pick(
        (
            day.year + draw.pick((1, -1, 10, -20)),
            int(str(day.year)[:2] + str(day.year)[:1:-1]) if str(day.year)[2] != str(day.year)[3] else day.year + 7,
        )
    )
    usual = (
        f"The museum of {draw.place()} is closed on {weekday}s.",
        f"The fair of {draw.place()} is held in {month}.",
    )
    return Contrast(
        (say(draw, frame, subject, f"in {day.year}"), *(usual if draw.chance(0.3) else ())),
        tuple(say(draw, frame, subject, text) for text in same),
        (say(draw, frame, subject, f"in {wrong}"),),
        tuple(say(draw, frame, subject, text) for text in adds),
        subject,
    )


def bounded(draw: Draw) -> Contrast:
    """Before, after, since, by and between against a year."""
    frame, subject, day = _event(draw)
    year, gap = day.year, draw.random.randint(2, 30)
    right = (
        f"before {year + gap}",
        f"after {year - gap}",
        f"between {year - gap} and {year + gap}",
        f"no later than {year + gap}",
    )
    wrong = (
        f"before {year - gap}",
        f"after {year + gap}",
        f"between {year + gap} and {year + 3 * gap}",
        f"no later than {year - gap}",
    )
    return Contrast(
        (say(draw, frame, subject, draw.pick((f"in {year}", *day.forms[:2]))),),
        tuple(say(draw, frame, subject, text) for text in right),
        tuple(say(draw, frame, subject, text) for text in wrong),
        (say(draw, frame, draw.subject(frame), right[0]),),
        subject,
    )


def order(draw: Draw) -> Contrast:
    """Which of two events came first, and by how much."""
    one, two = draw.pick(frames.EVENTS), draw.pick(frames.EVENTS)
    first, second = draw.subject(one), draw.subject(two)
    start, gap = draw.random.randint(1860, 1980), draw.random.randint(2, 40)
    evidence = [say(draw, one, first, f"in {start}"), say(draw, two, second, f"in {start + gap}")]
    draw.random.shuffle(evidence)
    late, early = f"the {two.noun} of {second}", f"the {one.noun} of {first}"
    unit = "year" if gap == 1 else "years"
    right = (
        f"{early} came before {late}.",
        f"{late} came after {early}.",
        f"{late} came {gap} {unit} after {early}.",
        f"{early} was earlier than {late}.",
    )
    wrong = (
        f"{late} came before {early}.",
        f"{early} came after {late}.",
        f"{late} came {gap + draw.pick((4, 9, 20))} {unit} after {early}.",
        f"{early} was later than {late}.",
    )
    third = draw.pick(frames.EVENTS)
    neutral = f"{early} came before the {third.noun} of {draw.subject(third)}."
    return Contrast(tuple(evidence), tuple(map(capital, right)), tuple(map(capital, wrong)), (capital(neutral),), first)


KINDS: dict[str, Maker] = {
    "date-format": formats,
    "date-wider": wider,
    "date-added": added,
    "date-bound": bounded,
    "date-order": order,
}
