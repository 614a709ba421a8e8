"""Digit strings -> values: grouping and decimal marks of several locales, Roman and East Asian numerals."""

from __future__ import annotations

from scoring.expressions import lazy

_GROUPED = lazy(r"\d{1,3}(?:([.,'’\u00a0\u202f\u2009 ])\d{3})(?:\1\d{3})*$")
_INDIAN = lazy(r"\d{1,2}(?:,\d{2})+,\d{3}$")
_ROMAN = lazy(r"M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$")
_ROMAN_VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
_HAN_DIGITS = {c: v for v, c in enumerate("〇一二三四五六七八九")} | {"零": 0, "两": 2, "兩": 2}
_HANGUL_DIGITS = dict(zip("영일이삼사오육칠팔구", range(10), strict=True))
_TENS = {"十": 10, "百": 100, "千": 1000, "십": 10, "백": 100, "천": 1000}
_SCALES = {"万": 10**4, "萬": 10**4, "億": 10**8, "亿": 10**8, "兆": 10**12, "만": 10**4, "억": 10**8, "조": 10**12}
MAX_DIGITS = 18
"""A longer run of digits is an identifier, not an amount."""


def readings(digits: str) -> tuple[tuple[float, float], ...]:
    """The (value, step) readings of a digit string with its inner marks, the likelier first; empty when it is no
    number.

    One mark before exactly three digits is read both ways: "23.407" is 23.407 or 23407, "1,234" is 1234 or 1.234.
    """
    if digits.isdecimal():
        return ((float(digits), 1.0),) if len(digits) <= MAX_DIGITS else ()
    if len(digits) > 2 * MAX_DIGITS:
        return ()
    match = _GROUPED.match(digits)
    if match is None:
        return _decimal(digits)
    whole = (float("".join(c for c in digits if c.isdecimal())), 1.0)
    if match.group(1) not in ".," or len(digits) > 7:
        return (whole,)
    broken = (float(digits.replace(",", ".")), 0.001)
    if digits[0] == "0":
        return (broken,)
    return (whole, broken) if match.group(1) == "," else (broken, whole)


def _decimal(digits: str) -> tuple[tuple[float, float], ...]:
    if _INDIAN.match(digits):
        return ((float(digits.replace(",", "")), 1.0),)
    mark = max(digits.rfind("."), digits.rfind(","))
    if mark < 0:
        return ()
    head, tail = digits[:mark], digits[mark + 1 :]
    if not (head.isdecimal() or ((_GROUPED.match(head) or _INDIAN.match(head)) and digits[mark] not in head)):
        return ()
    whole = "".join(c for c in head if c.isdecimal())
    return ((float(f"{whole}.{tail}"), 10.0 ** -len(tail)),)


def version(text: str) -> float | None:
    """A number that keeps the order of version strings ("2.1" < "2.10"), None for more than five parts or parts over
    9,999."""
    parts = text.split(".")
    if len(parts) > 5 or any(len(part) > 4 or not part.isdecimal() for part in parts):
        return None
    return sum((int(part) / 10_000.0**rank for rank, part in enumerate(parts)), 0.0)


def roman(text: str) -> int | None:
    """The value of an upper-case Roman numeral, None when it is none."""
    if not text or len(text) > 15 or not _ROMAN.match(text):
        return None
    values = [_ROMAN_VALUES[c] for c in text]
    return sum(-v if v < after else v for v, after in zip(values, [*values[1:], 0], strict=True))


def east_asian(text: str) -> float | None:
    """The value of Han or Hangul numerals, mixed with digits too ("三百二十", "1億2000万", "3만 5천"); None if none."""
    total, section, number, digits = 0.0, 0.0, 0.0, ""
    for char in text[:40]:
        digit = _HAN_DIGITS.get(char, _HANGUL_DIGITS.get(char))
        if (char.isascii() and char in "0123456789.") or digit is not None:
            digits += char if digit is None else str(digit)
            continue
        if char in " ,":
            continue
        number = _float(digits) if digits else 0.0
        digits = ""
        if char in _TENS:
            section += (number or 1.0) * _TENS[char]
        elif char in _SCALES:
            total += ((section + number) or 1.0) * _SCALES[char]
            section = 0.0
        else:
            return None
    return total + section + (_float(digits) if digits else 0.0)


def _float(digits: str) -> float:
    return float(digits) if digits.count(".") <= 1 and digits != "." else 0.0
