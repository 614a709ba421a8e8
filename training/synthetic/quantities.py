"""Kinds about figures: changed, in words, scales, locales, percent, fractions, money."""

from __future__ import annotations

from training.synthetic import figures, frames
from training.synthetic.draw import Draw, fill, say
from training.synthetic.figures import grouped, millions, money, per_cent, spelled, with_unit
from training.synthetic.frames import Frame
from training.synthetic.rows import Contrast, Maker

ALIEN = (
    "bicycles",
    "lockers",
    "printers",
    "lamps",
    "cameras",
    "umbrellas",
    "benches",
    "ladders",
    "clocks",
    "radios",
    "trolleys",
)


def say_all(frame: Frame, subject: str, value: str) -> tuple[str, ...]:
    return tuple(fill(text, subject, value) for text in frame.says)


def beside(draw: Draw, frame: Frame, subject: str, value: str) -> tuple[str, ...]:
    """The same figure for something on which the evidence is silent."""
    if frame in frames.COUNTS:
        thing = draw.pick(ALIEN)
        return tuple(text.replace(frame.noun, thing) for text in say_all(frame, subject, value))
    return (say(draw, frame, draw.subject(frame), value),)


def changed(draw: Draw) -> Contrast:
    """The figure is the same or another."""
    frame = draw.pick(frames.COUNTS + frames.MEASURES)
    subject, value = draw.subject(frame), draw.figure(frame)
    right, wrong = (
        with_unit(n, frame.unit, draw) if frame.unit else grouped(n, draw) for n in (value, draw.changed(value))
    )
    evidence = (say(draw, frame, subject, f"{value:,} {frame.unit}".strip()),)
    return Contrast(
        evidence,
        say_all(frame, subject, right),
        say_all(frame, subject, wrong),
        beside(draw, frame, subject, right),
        subject,
    )


def near(draw: Draw) -> Contrast:
    """A figure that differs in one digit."""
    frame = draw.pick(frames.COUNTS)
    subject, value = draw.subject(frame), draw.figure(frame)
    digits = list(str(value))
    place = draw.random.randrange(len(digits))
    digits[place] = draw.pick([d for d in "123456789" if d != digits[place]])
    wrong = int("".join(digits))
    return Contrast(
        (say(draw, frame, subject, f"{value:,}"),),
        say_all(frame, subject, grouped(value, draw)),
        say_all(frame, subject, grouped(wrong, draw)),
        beside(draw, frame, subject, f"{value:,}"),
        subject,
    )


def in_words(draw: Draw) -> Contrast:
    """Digits on one side, words on the other."""
    frame = draw.pick(frames.COUNTS)
    subject, value = draw.subject(frame), draw.random.randint(2, 99)
    wrong = draw.changed(value)
    forms = (str, spelled) if draw.chance(0.5) else (spelled, str)
    return Contrast(
        (say(draw, frame, subject, forms[0](value)),),
        say_all(frame, subject, forms[1](value)),
        say_all(frame, subject, forms[1](wrong)),
        beside(draw, frame, subject, forms[1](value)),
        subject,
    )


def scaled(draw: Draw) -> Contrast:
    """Amounts with a scale word, in full or abbreviated, and wrong by a power of ten or by value."""
    frame = draw.pick(frames.FUNDS)
    subject, currency = draw.subject(frame), draw.random.randrange(len(figures.CURRENCIES))
    value = round(draw.random.uniform(frame.low, frame.high), draw.pick((0, 1, 2)))
    wrong = draw.pick((value * 10, value / 10, value * 1000, value + draw.pick((3, 11, 40))))
    forms = [money(millions(v, draw), draw, currency) for v in (value, value, value, wrong)]
    other = frames.FUNDS[(frames.FUNDS.index(frame) + 1) % 3]
    neutral = (
        fill(other.says[1], subject, forms[1])
        if other.noun != frame.noun
        else say(draw, frame, draw.subject(frame), forms[1])
    )
    return Contrast(
        (say(draw, frame, subject, forms[0]),),
        say_all(frame, subject, forms[1]) + say_all(frame, subject, forms[2]),
        say_all(frame, subject, forms[3]),
        (neutral,),
        subject,
    )


def locale(draw: Draw) -> Contrast:
    """Grouping by point, blank or apostrophe against grouping by comma."""
    frame = draw.pick([frame for frame in frames.COUNTS if frame.high > 2000])
    subject, value = draw.subject(frame), draw.random.randint(1000, max(2000, frame.high))
    mark = draw.pick((".", "\u00a0", "'", "\u202f", ""))
    wrong = draw.pick((value // 10, value * 10, draw.changed(value)))
    return Contrast(
        (say(draw, frame, subject, f"{value:,}".replace(",", mark)),),
        say_all(frame, subject, f"{value:,}"),
        say_all(frame, subject, f"{wrong:,}"),
        beside(draw, frame, subject, f"{value:,}"),
        subject,
    )


def percent(draw: Draw) -> Contrast:
    """Percentages: forms, other figures, shares of another group."""
    frame, other = draw.some(frames.SHARES, 2)
    subject, value = draw.subject(frame), draw.random.randint(frame.low, frame.high) + draw.pick((0, 0, 0.5))
    wrong = draw.pick([100 - value if value not in (50, 50.5) else 12, value / 2, value + 7])
    rights = say_all(frame, subject, per_cent(value, draw)) + say_all(frame, subject, per_cent(value, draw))
    return Contrast(
        (say(draw, frame, subject, per_cent(value, draw)),),
        rights,
        say_all(frame, subject, per_cent(wrong, draw)),
        (fill(draw.pick(other.says), subject, per_cent(value, draw)),),
        subject,
    )


def fraction(draw: Draw) -> Contrast:
    """Fraction words against percentages."""
    frame = draw.pick(frames.SHARES)
    subject = draw.subject(frame)
    word, wrong = draw.some(sorted(figures.FRACTIONS), 2)
    value = figures.FRACTIONS[word]
    exact = value == int(value)
    number = ("" if exact else "about ") + per_cent(value if exact else round(value), draw)
    other = ("" if exact else "about ") + per_cent(round(figures.FRACTIONS[wrong]), draw)
    if exact and draw.chance(0.5):
        return Contrast(
            (say(draw, frame, subject, number),),
            say_all(frame, subject, word),
            say_all(frame, subject, wrong),
            subject=subject,
        )
    return Contrast(
        (say(draw, frame, subject, word),),
        say_all(frame, subject, number),
        say_all(frame, subject, other),
        subject=subject,
    )


def currency(draw: Draw) -> Contrast:
    """The same amount in the same money, in another one, and another amount."""
    frame = draw.pick(frames.PRICES)
    subject, value = draw.subject(frame), draw.figure(frame)
    first, second = draw.some(range(len(figures.CURRENCIES)), 2)
    cents = draw.pick(("", "", ".50", ".00"))
    right = [f"{value:,}{cents}", f"{value:,}" if cents in ("", ".00") else f"{value:,}.50"]
    wrong = money(right[0], draw, second) if draw.chance(0.5) else money(f"{draw.changed(value):,}", draw, first)
    return Contrast(
        (say(draw, frame, subject, money(right[0], draw, first)),),
        say_all(frame, subject, money(right[1], draw, first)),
        say_all(frame, subject, wrong),
        (say(draw, frame, draw.subject(frame), money(right[0], draw, first)),),
        subject,
    )


KINDS: dict[str, Maker] = {
    "number-changed": changed,
    "number-near": near,
    "number-words": in_words,
    "number-scale": scaled,
    "number-locale": locale,
    "number-percent": percent,
    "number-fraction": fraction,
    "number-currency": currency,
}
