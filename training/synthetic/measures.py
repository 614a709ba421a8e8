"""Kinds about measures converted, and temperatures."""

from __future__ import annotations

from training.synthetic import figures
from training.synthetic.arithmetic import named
from training.synthetic.draw import Draw, capital
from training.synthetic.figures import decimal, with_unit
from training.synthetic.rows import Contrast, Maker


def converted(draw: Draw) -> Contrast:
    """A unit converted rightly, wrongly, or exchanged for another dimension."""
    large, small, factor = draw.pick(figures.CONVERSIONS)
    kinds = {
        "kilometres": "length",
        "metres": "length",
        "tonnes": "load",
        "kilograms": "weight",
        "litres": "capacity",
        "hours": "duration",
        "days": "duration",
        "weeks": "duration",
        "years": "duration",
        "minutes": "duration",
        "gigabytes": "size",
        "kilowatts": "power",
        "miles": "length",
        "feet": "height",
        "pounds": "weight",
        "inches": "width",
        "hectares": "area",
        "acres": "area",
    }
    things = {
        "length": "the {place} route",
        "load": "the {place} shipment",
        "weight": "the {company} engine",
        "capacity": "the {company} tank",
        "duration": "the {place} programme",
        "size": "the {company} archive",
        "power": "the {company} motor",
        "height": "the {place} mast",
        "width": "the {company} screen",
        "area": "the {place} park",
    }
    noun = kinds[large]
    subject, value = named(draw, things[noun]), draw.random.randint(2, 48)
    exact = factor == int(factor)
    answer = value * factor
    forms = [with_unit(answer if exact else round(answer, 1), small, draw), with_unit(value, large, draw)]
    wrong = with_unit(
        round(draw.pick((answer * 10, answer / 10 if exact else answer * 1.4, answer * 1.25)), 1), small, draw
    )
    if draw.chance(0.4):
        forms, wrong = forms[::-1], with_unit(value + draw.pick((1, 3, 5)) * max(1, value // 8), large, draw)
    about = "" if exact else draw.pick(("about ", "roughly ", "some ", ""))
    says = (
        f"The {noun} of {subject} is {{v}}.",
        f"{capital(subject)} has a {noun} of {{v}}.".replace("a area", "an area"),
        f"{capital(noun)} of {subject}: {{v}}.",
    )
    other = draw.pick([name for name in ("length", "weight", "duration", "power") if name != noun])
    return Contrast(
        (draw.pick(says).replace("{v}", forms[1]),),
        tuple(text.replace("{v}", about + forms[0]) for text in says),
        tuple(text.replace("{v}", wrong) for text in says),
        (f"The {other} of {subject} is {decimal(value)}.",),
        subject,
    )


def temperature(draw: Draw) -> Contrast:
    """Degrees Celsius and Fahrenheit."""
    subject, celsius = (
        named(
            draw,
            draw.pick(("the {company} oven", "the {place} spring", "the {company} freezer", "the {place} greenhouse")),
        ),
        5 * draw.random.randint(-6, 50),
    )
    fahrenheit = celsius * 9 // 5 + 32
    forms = (f"{celsius} °C", f"{celsius} degrees Celsius"), (f"{fahrenheit} °F", f"{fahrenheit} degrees Fahrenheit")
    given, asked = forms if draw.chance(0.5) else forms[::-1]
    off = draw.pick((9, 18, 25, -14))
    wrong = f"{fahrenheit + off} °F" if asked is forms[1] else f"{celsius + off} °C"
    figure = fahrenheit if asked is forms[0] else celsius
    swapped = f"{figure} degrees {'Celsius' if asked is forms[0] else 'Fahrenheit'}" if celsius != -40 else wrong
    says = (
        f"The temperature in {subject} is {{v}}.",
        f"{capital(subject)} is kept at {{v}}.",
        f"Temperature of {subject}: {{v}}.",
    )
    return Contrast(
        (draw.pick(says[::2]).replace("{v}", draw.pick(given)),),
        tuple(says[0].replace("{v}", text) for text in asked),
        (says[2].replace("{v}", wrong), says[0].replace("{v}", swapped)),
        subject=subject,
    )


KINDS: dict[str, Maker] = {
    "unit-converted": converted,
    "unit-temperature": temperature,
}
