"""Figures in their many clothes: grouping, words, scales, money, fractions, units and their conversion."""

from __future__ import annotations

from training.synthetic.draw import Draw

_SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["zero", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
FRACTIONS = {
    "half": 50,
    "a third": 33.3,
    "a quarter": 25,
    "three quarters": 75,
    "two thirds": 66.7,
    "a fifth": 20,
    "two fifths": 40,
    "a tenth": 10,
    "four fifths": 80,
    "three fifths": 60,
}
CONVERSIONS = (
    ("kilometres", "metres", 1000.0),
    ("metres", "centimetres", 100.0),
    ("tonnes", "kilograms", 1000.0),
    ("kilograms", "grams", 1000.0),
    ("litres", "millilitres", 1000.0),
    ("hours", "minutes", 60.0),
    ("days", "hours", 24.0),
    ("weeks", "days", 7.0),
    ("years", "months", 12.0),
    ("minutes", "seconds", 60.0),
    ("gigabytes", "megabytes", 1000.0),
    ("kilowatts", "watts", 1000.0),
    ("miles", "kilometres", 1.609344),
    ("feet", "metres", 0.3048),
    ("pounds", "kilograms", 0.45359237),
    ("inches", "centimetres", 2.54),
    ("hectares", "square metres", 10000.0),
    ("acres", "hectares", 0.404686),
)
SHORT = {
    "kilometres": "km",
    "metres": "m",
    "centimetres": "cm",
    "kilograms": "kg",
    "grams": "g",
    "litres": "l",
    "millilitres": "ml",
    "hours": "h",
    "minutes": "min",
    "seconds": "s",
    "gigabytes": "GB",
    "megabytes": "MB",
    "kilowatts": "kW",
    "watts": "W",
    "kilometres per hour": "km/h",
    "degrees Celsius": "°C",
    "hectares": "ha",
    "pounds": "lb",
    "feet": "ft",
    "miles": "mi",
    "tonnes": "t",
}
CURRENCIES = (
    ("EUR {n}", "€{n}", "{n} euros"),
    ("USD {n}", "${n}", "{n} dollars"),
    ("GBP {n}", "£{n}", "{n} pounds sterling"),
    ("JPY {n}", "¥{n}", "{n} yen"),
    ("INR {n}", "₹{n}", "{n} rupees"),
    ("CHF {n}", "CHF {n}", "{n} Swiss francs"),
)


def spelled(number: int) -> str:
    """A whole number below a million in English words."""
    if number < 20:
        return _SMALL[number]
    if number < 100:
        tens, rest = divmod(number, 10)
        return _TENS[tens] + (f"-{_SMALL[rest]}" if rest else "")
    if number < 1000:
        hundreds, rest = divmod(number, 100)
        return f"{_SMALL[hundreds]} hundred" + (f" and {spelled(rest)}" if rest else "")
    thousands, rest = divmod(number, 1000)
    joint = " and " if rest < 100 else " "
    return f"{spelled(thousands)} thousand" + (f"{joint}{spelled(rest)}" if rest else "")


def grouped(number: int, draw: Draw) -> str:
    """Digits with one of the groupings of an English text, or none."""
    return draw.pick((f"{number:,}", f"{number:,}", str(number), f"{number:,}".replace(",", "\u202f")))


def decimal(value: float, places: int = 2) -> str:
    """A number without trailing noughts."""
    return f"{value:,.{places}f}".rstrip("0").rstrip(".") if places else f"{value:,.0f}"


def with_unit(value: float, unit: str, draw: Draw) -> str:
    """A figure with its unit, spelled or short."""
    text = decimal(value)
    return f"{text} {SHORT[unit]}" if unit in SHORT and draw.chance(0.35) else f"{text} {unit}".strip()


def money(amount: str, draw: Draw, currency: int | None = None) -> str:
    """An amount in one of the styles of a currency."""
    row = CURRENCIES[currency if currency is not None else draw.random.randrange(len(CURRENCIES))]
    return draw.pick(row).replace("{n}", amount)


def millions(value: float, draw: Draw) -> str:
    """An amount given in millions, as "3.4 million", "3.4 m" or in full."""
    return draw.pick((f"{decimal(value)} million", f"{decimal(value)} million", f"{round(value * 1_000_000):,}"))


def per_cent(value: float, draw: Draw) -> str:
    """A percentage in one of its forms."""
    text = decimal(value)
    return draw.pick((f"{text}%", f"{text} %", f"{text} percent", f"{text} per cent"))
