"""Kinds about figures: bounds, ranges, rounding, other units and roles."""

from __future__ import annotations

from training.synthetic import figures, frames
from training.synthetic.draw import Draw, fill, say
from training.synthetic.figures import money, with_unit
from training.synthetic.quantities import ALIEN, beside, say_all
from training.synthetic.rows import Contrast, Maker


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
        beside(draw, frame, subject, draw.pick(kept) + unit),
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
        beside(draw, frame, subject, kept[0]),
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
        beside(draw, frame, subject, forms[0]),
        subject,
    )


def unit_swapped(draw: Draw) -> Contrast:
    """The same figure with another unit of the same kind (denied), or of another kind (open)."""
    frame = draw.pick(frames.MEASURES)
    subject, value = draw.subject(frame), draw.figure(frame)
    pairs = [(a, b) for a, b, _ in figures.CONVERSIONS] + [(b, a) for a, b, _ in figures.CONVERSIONS]
    units = [b for a, b in pairs if a == frame.unit] or ["kilometres" if frame.unit == "metres" else frame.unit]
    evidence = (say(draw, frame, subject, with_unit(value, frame.unit, draw)),)
    wrong = say_all(frame, subject, with_unit(value, draw.pick(units), draw)) if units != [frame.unit] else ()
    others = [
        other
        for other in frames.MEASURES
        if other.unit != frame.unit and other.subject.split()[-1] != frame.subject.split()[-1]
    ]
    other = draw.pick([other for other in others if other.noun not in ("duration", "term", "length")])
    return Contrast(
        evidence,
        say_all(frame, subject, with_unit(value, frame.unit, draw)),
        wrong,
        (fill(other.says[2], subject, f"{value} {other.unit}"),),
        subject,
    )


def other_role(draw: Draw) -> Contrast:
    """A figure of the evidence in a role that it does not have there."""
    count, price = draw.pick(frames.COUNTS), draw.pick(frames.EVENTS)
    subject, value = draw.subject(count), draw.figure(count)
    thing, year = draw.pick(ALIEN), draw.random.randint(1890, 2020)
    second = f"{say(draw, price, draw.subject(price), f'in {year}')}"
    evidence = (say(draw, count, subject, f"{value:,}"), second)
    stray = (say(draw, count, subject, str(year)), say(draw, count, subject, f"{value:,}").replace(count.noun, thing))
    return Contrast(evidence, say_all(count, subject, f"{value:,}"), (stray[0],), (stray[1],), subject)


def inside_digits(draw: Draw) -> Contrast:
    """A figure that is only a part of the digits of the true one, or the same digits with a percent sign or money."""
    frame = draw.pick(frames.COUNTS)
    subject, value = draw.subject(frame), draw.random.randint(1100, 9800)
    part = str(value)[: draw.pick((2, 3))] if draw.chance(0.5) else str(value)[1:].lstrip("0") or "7"
    neutral = f"The fee for using {subject} is {money(f'{value:,}', draw)}."
    return Contrast(
        (say(draw, frame, subject, f"{value:,}"),),
        say_all(frame, subject, str(value)),
        say_all(frame, subject, part),
        (neutral,),
        subject,
    )


KINDS: dict[str, Maker] = {
    "number-bound": bounded,
    "number-bound-given": bound_given,
    "number-approximate": approximate,
    "number-range": ranged,
    "unit-swapped": unit_swapped,
    "number-role": other_role,
    "number-inside-digits": inside_digits,
}
