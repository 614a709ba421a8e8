"""Kinds about figures: changed, in other clothes, bounded, in ranges, rounded, in another role."""

from __future__ import annotations

from training.synthetic import figures, frames
from training.synthetic.draw import Draw, fill, say
from training.synthetic.figures import grouped, millions, money, per_cent, spelled, with_unit
from training.synthetic.frames import Frame
from training.synthetic.rows import Contrast, Maker

_OTHER = (
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


def _all(frame: Frame, subject: str, value: str) -> tuple[str, ...]:
    return tuple(fill(text, subject, value) for text in frame.says)


def _neutral(draw: Draw, frame: Frame, subject: str, value: str) -> tuple[str, ...]:
    """The same figure for something on which the evidence is silent."""
    if frame in frames.COUNTS:
        thing = draw.pick(_OTHER)
        return tuple(text.replace(frame.noun, thing) for text in _all(frame, subject, value))
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
        _all(frame, subject, right),
        _all(frame, subject, wrong),
        _neutral(draw, frame, subject, right),
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
        _all(frame, subject, grouped(value, draw)),
        _all(frame, subject, grouped(wrong, draw)),
        _neutral(draw, frame, subject, f"{value:,}"),
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
        _all(frame, subject, forms[1](value)),
        _all(frame, subject, forms[1](wrong)),
        _neutral(draw, frame, subject, forms[1](value)),
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
        _all(frame, subject, forms[1]) + _all(frame, subject, forms[2]),
        _all(frame, subject, forms[3]),
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
        _all(frame, subject, f"{value:,}"),
        _all(frame, subject, f"{wrong:,}"),
        _neutral(draw, frame, subject, f"{value:,}"),
        subject,
    )


def percent(draw: Draw) -> Contrast:
    """Percentages: forms, other figures, shares of another group."""
    frame, other = draw.some(frames.SHARES, 2)
    subject, value = draw.subject(frame), draw.random.randint(frame.low, frame.high) + draw.pick((0, 0, 0.5))
    wrong = draw.pick([100 - value if value not in (50, 50.5) else 12, value / 2, value + 7])
    rights = _all(frame, subject, per_cent(value, draw)) + _all(frame, subject, per_cent(value, draw))
    return Contrast(
        (say(draw, frame, subject, per_cent(value, draw)),),
        rights,
        _all(frame, subject, per_cent(wrong, draw)),
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
            _all(frame, subject, word),
            _all(frame, subject, wrong),
            subject=subject,
        )
    return Contrast(
        (say(draw, frame, subject, word),), _all(frame, subject, number), _all(frame, subject, other), subject=subject
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
        _all(frame, subject, money(right[1], draw, first)),
        _all(frame, subject, wrong),
        (say(draw, frame, draw.subject(frame), money(right[0], draw, first)),),
        subject,
    )


def _bounds(value: int, far: int, draw: Draw) -> tuple[list[str], list[str]]:
    """Bounds that ``value`` keeps and breaks; ``far`` is well above it."""
    low = max(1, value - max(1, value // draw.pick((4, 8, 20))))
    high = value + max(1, value // draw.pick((4, 8, 20)))
    above = ("more than", "over", "at least", "no fewer than", "upwards of", "in excess of")
    below = ("fewer than", "under", "at most", "no more than", "up to")
    kept = [f"{word} {low:,}" for word in above] + [f"{word} {high:,}" for word in below]
    broken = [f"{word} {high:,}" for word in above] + [f"{word} {low:,}" for word in below] + [f"more than {far:,}"]
    return kept, broken


def bounded(draw: Draw) -> Contrast:
    """The claim bounds an exact figure."""
    frame = draw.pick(frames.COUNTS + frames.MEASURES)
    subject, value = draw.subject(frame), max(4, draw.figure(frame))
    kept, broken = _bounds(value, value * 2, draw)
    unit = f" {frame.unit}".rstrip()
    rights = tuple(say(draw, frame, subject, bound + unit) for bound in draw.some(kept, 4))
    wrongs = tuple(say(draw, frame, subject, bound + unit) for bound in draw.some(broken, 3))
    return Contrast(
        (say(draw, frame, subject, f"{value:,}{unit}"),),
        rights,
        wrongs,
        _neutral(draw, frame, subject, draw.pick(kept) + unit),
        subject,
    )


def bound_given(draw: Draw) -> Contrast:
    """The evidence gives a bound: a figure beyond it is denied, an exact one stays open, a wider bound follows."""
    frame = draw.pick(frames.COUNTS + frames.MEASURES)
    subject, value = draw.subject(frame), max(10, draw.figure(frame))
    less, more = max(2, value - max(2, value // 5)), value + max(2, value // 4)
    unit = f" {frame.unit}".rstrip()
    upward = draw.chance(0.5)
    word = draw.pick(
        ("more than", "at least", "over", "no less than")
        if upward
        else ("less than", "at most", "under", "no more than")
    )
    inside, outside = (more, less) if upward else (less, more)
    same = {
        "more than": "over",
        "over": "more than",
        "at least": "no less than",
        "no less than": "at least",
        "less than": "under",
        "under": "less than",
        "at most": "no more than",
        "no more than": "at most",
    }[word]
    wider = f"{word} {outside:,}"
    return Contrast(
        (say(draw, frame, subject, f"{word} {value:,}{unit}"),),
        tuple(say(draw, frame, subject, f"{text}{unit}") for text in (f"{same} {value:,}", wider, f"{word} {value:,}")),
        (say(draw, frame, subject, f"{outside:,}{unit}"),),
        (say(draw, frame, subject, f"{inside:,}{unit}"),),
        subject,
    )


def approximate(draw: Draw) -> Contrast:
    """About, nearly, just over; and "exactly" with a rounded figure."""
    frame = draw.pick([frame for frame in frames.COUNTS if frame.high > 500])
    subject, step = draw.subject(frame), draw.pick((100, 1000, 10))
    round_value = step * draw.random.randint(2, 60)
    shift = max(1, round(step * draw.random.uniform(0.02, 0.18)))
    value = round_value + (shift if draw.chance(0.5) else -shift)
    side = (
        ("just over", "slightly more than", "a little over")
        if value > round_value
        else ("nearly", "almost", "just under", "close to")
    )
    kept = [f"{word} {round_value:,}" for word in ("about", "around", "roughly", "approximately", *side)]
    far = draw.changed(round_value * 2)
    broken = [
        f"exactly {round_value:,}",
        f"precisely {round_value:,}",
        f"about {far:,}",
        f"nearly {far:,}",
        f"roughly {far:,}",
    ]
    return Contrast(
        (say(draw, frame, subject, f"{value:,}"),),
        tuple(say(draw, frame, subject, text) for text in kept),
        tuple(say(draw, frame, subject, text) for text in broken),
        _neutral(draw, frame, subject, kept[0]),
        subject,
    )


def ranged(draw: Draw) -> Contrast:
    """A range on one side."""
    frame = draw.pick([frame for frame in frames.COUNTS + frames.MEASURES if frame.high > 30])
    subject, value = draw.subject(frame), max(12, draw.figure(frame))
    low, high = value - max(2, value // 6), value + max(2, value // 5)
    unit = f" {frame.unit}".rstrip()
    forms = (
        f"between {low:,} and {high:,}{unit}",
        f"{low:,} to {high:,}{unit}",
        f"{low:,}–{high:,}{unit}",
        f"from {low:,} to {high:,}{unit}",
    )
    away = high - low
    shifted = (
        f"between {low + 2 * away:,} and {high + 3 * away:,}{unit}",
        f"{low + 2 * away:,} to {high + 2 * away:,}{unit}",
    )
    if draw.chance(0.5):
        return Contrast(
            (say(draw, frame, subject, draw.pick(forms)),),
            tuple(say(draw, frame, subject, form) for form in forms),
            (say(draw, frame, subject, draw.pick(shifted)), say(draw, frame, subject, f"{high + away:,}{unit}")),
            (say(draw, frame, subject, f"{value:,}{unit}"),),
            subject,
        )
    return Contrast(
        (say(draw, frame, subject, f"{value:,}{unit}"),),
        (say(draw, frame, subject, forms[0]), say(draw, frame, subject, forms[3])),
        (say(draw, frame, subject, draw.pick(shifted)),),
        _neutral(draw, frame, subject, forms[0]),
        subject,
    )


def unit_swapped(draw: Draw) -> Contrast:
    """The same figure with another unit of the same kind (denied), or of another kind (open)."""
    frame = draw.pick(frames.MEASURES)
    subject, value = draw.subject(frame), draw.figure(frame)
    pairs = [(a, b) for a, b, _ in figures.CONVERSIONS] + [(b, a) for a, b, _ in figures.CONVERSIONS]
    units = [b for a, b in pairs if a == frame.unit] or ["kilometres" if frame.unit == "metres" else frame.unit]
    evidence = (say(draw, frame, subject, with_unit(value, frame.unit, draw)),)
    wrong = _all(frame, subject, with_unit(value, draw.pick(units), draw)) if units != [frame.unit] else ()
    others = [
        other
        for other in frames.MEASURES
        if other.unit != frame.unit and other.subject.split()[-1] != frame.subject.split()[-1]
    ]
    other = draw.pick([other for other in others if other.noun not in ("duration", "term", "length")])
    return Contrast(
        evidence,
        _all(frame, subject, with_unit(value, frame.unit, draw)),
        wrong,
        (fill(other.says[2], subject, f"{value} {other.unit}"),),
        subject,
    )


def other_role(draw: Draw) -> Contrast:
    """A figure of the evidence in a role that it does not have there."""
    count, price = draw.pick(frames.COUNTS), draw.pick(frames.EVENTS)
    subject, value = draw.subject(count), draw.figure(count)
    thing, year = draw.pick(_OTHER), draw.random.randint(1890, 2020)
    second = f"{say(draw, price, draw.subject(price), f'in {year}')}"
    evidence = (say(draw, count, subject, f"{value:,}"), second)
    stray = (say(draw, count, subject, str(year)), say(draw, count, subject, f"{value:,}").replace(count.noun, thing))
    return Contrast(evidence, _all(count, subject, f"{value:,}"), (stray[0],), (stray[1],), subject)


def inside_digits(draw: Draw) -> Contrast:
    """A figure that is only a part of the digits of the true one, or the same digits with a percent sign or money."""
    frame = draw.pick(frames.COUNTS)
    subject, value = draw.subject(frame), draw.random.randint(1100, 9800)
    part = str(value)[: draw.pick((2, 3))] if draw.chance(0.5) else str(value)[1:].lstrip("0") or "7"
    neutral = f"The fee for using {subject} is {money(f'{value:,}', draw)}."
    return Contrast(
        (say(draw, frame, subject, f"{value:,}"),),
        _all(frame, subject, str(value)),
        _all(frame, subject, part),
        (neutral,),
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
    "number-bound": bounded,
    "number-bound-given": bound_given,
    "number-approximate": approximate,
    "number-range": ranged,
    "unit-swapped": unit_swapped,
    "number-role": other_role,
    "number-inside-digits": inside_digits,
}
