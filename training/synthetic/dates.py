"""Kinds about dates and times: forms, changes, order, spans of years, versions and identifiers."""

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
        """What the day implies: month, year, decade, century."""
        return (
            f"in {words.MONTHS[self.month - 1]} {self.year}",
            f"in {self.year}",
            f"in the {self.year // 10 * 10}s",
            f"in the {_ordinal(self.year // 100 + 1)} century",
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
    adds = (
        f"in the {draw.pick(words.SEASONS)} of {day.year}",
        f"in {month} {day.year}",
        f"on {day.day} {month} {day.year}",
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
    return Contrast(
        (say(draw, frame, subject, f"in {day.year}"),),
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


def clock(draw: Draw) -> Contrast:
    """Times of day: 3 pm, 15:00, half past."""
    hour, minute = draw.random.randint(1, 11), draw.pick((0, 0, 15, 30, 45))
    after = draw.chance(0.6)

    def forms(hours: int, late: bool) -> tuple[str, ...]:
        half = f"{hours}:{minute:02d}" if minute else str(hours)
        words_ = {
            0: f"{half} o'clock in the",
            15: f"a quarter past {hours} in the",
            30: f"half past {hours} in the",
            45: f"a quarter to {hours + 1} in the",
        }[minute]
        part = "morning" if not late else "afternoon" if hours < 6 else "evening"
        return (
            f"{hours + 12 * late:02d}:{minute:02d}",
            f"{half} {'pm' if late else 'am'}",
            f"{half} {'p.m.' if late else 'a.m.'}".rstrip("."),
            f"{words_} {part}",
        )

    what = draw.pick(
        (
            f"the {draw.place()} express leaves",
            f"the {draw.place()} library opens",
            f"the {draw.company()} webinar starts",
            f"the {draw.place()} ceremony begins",
            f"the night shift at {draw.company()} ends",
            f"the {draw.place()} pool closes",
        )
    )
    right = forms(hour, after)
    wrong = forms((hour + draw.random.randint(0, 8)) % 11 + 1, after) if draw.chance(0.6) else forms(hour, not after)
    if set(wrong) & set(right):
        wrong = forms(hour, not after)
    says = f"{capital(what)} at {{v}}."
    return Contrast(
        (says.replace("{v}", draw.pick(right)),),
        tuple(says.replace("{v}", text) for text in right),
        tuple(says.replace("{v}", text) for text in wrong),
        (f"{capital(what)} at {draw.pick(right)} on {draw.pick(words.WEEKDAYS)}s.",),
    )


def weekday(draw: Draw) -> Contrast:
    """Days of the week and months as names."""
    names = words.WEEKDAYS if draw.chance(0.5) else words.MONTHS
    right, wrong = draw.some(names, 2)
    lead = "on" if names is words.WEEKDAYS else "in"
    what = draw.pick(
        (
            f"the {draw.place()} market is held",
            f"the course at {draw.company()} starts",
            f"{draw.person().name} gives lessons",
            f"the {draw.place()} carnival takes place",
            f"the rent for the {draw.place()} studio is due",
        )
    )
    forms = (f"{capital(what)} {lead} {{v}}.", f"{capital(lead)} {{v}}, {what}.", f"It is {lead} {{v}} that {what}.")
    return Contrast(
        (draw.pick(forms[:2]).replace("{v}", right),),
        tuple(text.replace("{v}", right) for text in forms),
        tuple(text.replace("{v}", wrong) for text in forms),
        (f"{capital(what)} {lead} {right} for the first time.",),
    )


def version(draw: Draw) -> Contrast:
    """Versions are names, not numbers."""
    product = f"{draw.company().split()[0]} {draw.pick(('Studio', 'Server', 'Desk', 'Player', 'Core'))}"
    parts = [draw.random.randint(1, 19), draw.random.randint(0, 14), draw.random.randint(0, 9)][: draw.pick((2, 2, 3))]
    other = list(parts)
    other[draw.random.randrange(len(parts))] += draw.pick((1, 2, 5))
    right, wrong = ".".join(map(str, parts)), ".".join(map(str, other))
    thing = draw.pick(
        ("offline maps", "dark mode", "two-step login", "voice notes", "split view", "batch export", "spell checking")
    )
    forms = (
        f"{product} {{v}} introduced {thing}.",
        f"{capital(thing)} {'was' if thing[-1] != 's' else 'were'} introduced in {product} {{v}}.",
        f"Version {{v}} of {product} introduced {thing}.",
        f"{product} v{{v}} brought {thing}.",
    )
    return Contrast(
        (draw.pick(forms).replace("{v}", right),),
        tuple(text.replace("{v}", right) for text in forms),
        tuple(text.replace("{v}", wrong) for text in forms),
        (f"{product} {right} removed the toolbar.", f"{product} {right} costs {parts[0]} dollars."),
        product,
    )


def identifier(draw: Draw) -> Contrast:
    """Part numbers, codes, addresses on the web, e-mail, telephone."""
    number = draw.random.randint(100, 9999)
    name = draw.company().split()[0].lower()
    kinds = (
        ("part number", f"{name[:2].upper()}-{number}", f"{name[:2].upper()}-{number + draw.pick((1, 10, 100))}"),
        (
            "web address",
            f"https://{name}.example/docs/{draw.pick(('setup', 'start', 'faq'))}",
            f"https://{name}.example/help/{draw.pick(('index', 'list', 'login'))}",
        ),
        ("e-mail address", f"help@{name}.example", f"sales@{name}.example"),
        ("telephone number", f"+00 555 {number:04d}", f"+00 555 {(number + 37) % 10000:04d}"),
        ("room code", f"{draw.pick('ABCDE')}{number % 400}", f"{draw.pick('FGHJK')}{number % 400}"),
        ("licence plate", f"{name[:3].upper()} {number}", f"{name[1:4].upper()} {number}"),
        ("error code", f"E{number:04d}", f"E{(number * 7 + 1) % 10000:04d}"),
        ("flight number", f"{name[:2].upper()}{number % 900 + 100}", f"{name[:2].upper()}{(number + 13) % 900 + 100}"),
    )
    noun, right, wrong = draw.pick(kinds)
    owner = draw.pick(
        (
            f"the {draw.place()} office",
            f"the {draw.company()} service desk",
            f"the {draw.place()} depot",
            f"{draw.person().name}",
        )
    )
    forms = (
        f"The {noun} of {owner} is {{v}}.",
        f"{capital(owner)} uses the {noun} {{v}}.",
        f"{capital(noun)} of {owner}: {{v}}",
        f"{{v}} is the {noun} of {owner}.",
    )
    second = draw.pick([row[0] for row in kinds if row[0] != noun])
    return Contrast(
        (draw.pick(forms[:3]).replace("{v}", right),),
        tuple(text.replace("{v}", right) for text in forms),
        tuple(text.replace("{v}", wrong) for text in forms),
        (f"The {second} of {owner} is {kinds[[row[0] for row in kinds].index(second)][1]}.",),
        owner,
    )


def life(draw: Draw) -> Contrast:
    """Born, died, aged: years of a life and what follows from them."""
    person, born = draw.person(), draw.random.randint(1700, 1920)
    age = draw.random.randint(31, 94)
    job = draw.pick(words.JOBS)
    evidence = (
        draw.pick(
            (
                f"{person.name} ({born}–{born + age}) was a {job}.",
                f"{person.name}, born in {born}, was a {job} and died in {born + age}.",
                f"Born in {born}, the {job} {person.name} died in {born + age}.",
            )
        )
        .replace(" a a", " an a")
        .replace(" a e", " an e")
    )
    off = draw.pick((2, 11, -6))
    return Contrast(
        (evidence,),
        (
            f"{person.name} was born in {born}.",
            f"{person.name} died in {born + age}.",
            f"{person.name} was born in the {born // 10 * 10}s.",
        ),
        (
            f"{person.name} was born in {born + age}.",
            f"{person.name} died in {born + age + off}.",
            f"{person.name} was born in {born + off}.",
        ),
        (f"{person.name} was married in {born + 25}.", f"{person.name} moved to {draw.place()} in {born + 20}."),
        person.name,
    )


KINDS: dict[str, Maker] = {
    "date-format": formats,
    "date-wider": wider,
    "date-added": added,
    "date-bound": bounded,
    "date-order": order,
    "time-of-day": clock,
    "date-names": weekday,
    "version": version,
    "identifier": identifier,
    "date-life": life,
}
