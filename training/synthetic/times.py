"""Kinds about times of day, names of days, years of a life."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.draw import Draw, capital, indefinite
from training.synthetic.rows import Contrast, Maker


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


def life(draw: Draw) -> Contrast:
    """Born, died, aged: years of a life and what follows from them."""
    person, born = draw.person(), draw.random.randint(1700, 1920)
    age = draw.random.randint(31, 94)
    job = draw.pick(words.JOBS)
    evidence = draw.pick(
        (
            f"{person.name} ({born}–{born + age}) was {indefinite(job)}.",
            f"{person.name}, born in {born}, was {indefinite(job)} and died in {born + age}.",
            f"Born in {born}, the {job} {person.name} died in {born + age}.",
        )
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
    "time-of-day": clock,
    "date-names": weekday,
    "date-life": life,
}
