"""Number words of eleven languages: tables and a parser for runs of them."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.quantities import tables

SCALES = tables.values("scales")
_DOZENS = frozenset(("dozen", "dozens"))
LINKS = frozenset(("and", "und", "et", "y", "e"))
_VOTES = {code: frozenset(row.split()) for code, row in tables.group("votes").items()}
"""The commonest little words of each language."""


def _german() -> dict[str, float]:
    """The compounds from 21 to 999 and full thousands ("einundzwanzig", "zweihundertfünf", "zwölftausend")."""
    ones = tables.words("ones.de")
    joined = ["", "ein", *ones[2:]]
    small = {value: word for value, word in enumerate(ones) if value}
    for rank, ten in enumerate(tables.words("tens.de"), start=2):
        small |= {10 * rank + one: joined[one] + ("und" if one else "") + ten for one in range(10)}
    names = {word: float(value) for value, word in small.items()}
    for rank in range(1, 10):
        stem = joined[rank] + "hundert"
        names[stem] = 100.0 * rank
        names |= {stem + word: 100.0 * rank + value for value, word in small.items()}
    return names | {("ein" if value == 1 else word) + "tausend": 1000.0 * value for value, word in small.items()}


def _italian() -> dict[str, float]:
    """The compounds from 21 to 999 and full thousands: the ten drops its vowel before uno and otto ("ventuno",
    "duecentouno")."""
    ones = tables.words("ones.it")
    small = {value: word for value, word in enumerate(ones) if value}
    for rank, ten in enumerate(tables.words("tens.it"), start=2):
        small |= {
            10 * rank + one: (ten[:-1] if one in (1, 8) else ten) + (ones[one] if one else "") for one in range(10)
        }
        small[10 * rank] = ten
    names = {word: float(value) for value, word in small.items()}
    for rank, hundred in enumerate(tables.words("hundreds.it"), start=1):
        names |= {hundred + word: 100.0 * rank + value for value, word in small.items()}
        names |= {hundred[:-1] + word: 100.0 * rank + value for value, word in small.items() if word.startswith("o")}
    names |= {word + "mila": 1000 * value for word, value in names.items()}
    return names | {word[:-3] + "tré": value for word, value in names.items() if word.endswith("tre") and len(word) > 3}


def _dutch() -> dict[str, float]:
    """The compounds from 21 to 99 ("eenentwintig", "tweeëntwintig")."""
    ones = tables.words("ones.nl")
    tens = list(enumerate(tables.words("tens.nl"), start=2))
    return {
        ones[one] + ("ën" if ones[one].endswith("e") else "en") + ten: 10.0 * rank + one
        for rank, ten in tens
        for one in range(1, 10)
    }


def _words(code: str) -> dict[str, float]:
    names = {word: float(value) for value, word in enumerate(tables.words(f"ones.{code}"))}
    names |= {word: 10.0 * rank for rank, word in enumerate(tables.words(f"tens.{code}"), start=2)}
    for rank, word in enumerate(tables.words(f"hundreds.{code}"), start=1):
        names[word] = names[word.removesuffix("s") + "s"] = names[word.replace("tos", "tas")] = 100.0 * rank
    return names | tables.values(f"more.{code}") | {word: SCALES[word] for word in tables.words(f"scales.{code}")}


TABLES = {code: _words(code) for code in ("en", "de", "fr", "es", "pt", "it", "nl", "ru", "ar", "tr", "pl")}
TABLES["de"] |= _german()
TABLES["it"] |= _italian()
TABLES["nl"] |= _dutch()
ENGLISH = frozenset(TABLES["en"])
FOREIGN = frozenset(word for code, table in TABLES.items() if code != "en" for word in table)


def language(words: frozenset[str] | set[str], numbers: frozenset[str] | set[str] = frozenset()) -> str:
    """The language whose tables hold most of ``numbers``, then most of its little words among ``words``; English when
    in doubt."""
    return max(_VOTES, key=lambda code: (len(TABLES[code].keys() & numbers), len(_VOTES[code] & words), code == "en"))


def parse(words: Sequence[str], code: str) -> tuple[float, int]:
    """The value of the number words at the start of ``words`` and how many words it takes (0 when none).

    ``words`` are lower case, hyphens split. "nineteen eighty four" is read as a year: 1984.
    """
    table = TABLES[code]
    total = section = 0.0
    used = at = 0
    previous = None
    for at, word in enumerate(words[:24]):
        value = table.get(word)
        if value is None:
            if word in LINKS and used == at and used:
                continue
            break
        if at > used and 10 <= total + section <= 20 and 10 <= value < 100:
            break  # "eighteen and thirty" are two numbers, "eighteen thirty" is a year
        joined = _join(total, section, value, previous, code, word in _DOZENS)
        if joined is None:
            break
        total, section = joined
        previous = value
        used = at + 1
    return total + section, used


def _join(
    total: float, section: float, value: float, previous: float | None, code: str, dozen: bool
) -> tuple[float, float] | None:
    """(total, section) with one more number word, or None when it starts another number."""
    if previous is None:
        return (0.0, value) if value < 1000 else (value, 0.0)
    if value >= 1000:
        return (total + (section or 1.0) * value, 0.0) if section or previous < 1000 else None
    if 0 < section < (12 if dozen else 100) and (dozen or value == 100.0):
        return total, section * value
    if code == "tr" and section % 100 == 10 and value < 10:
        return total, section + value
    if code == "fr" and section % 100 == 4 and value == 20:
        return total, section + 76
    if code == "fr" and section % 100 in (60, 80) and 10 <= value < 17:
        return total, section + value
    if code == "fr" and section % 100 in (10, 70, 90) and 7 <= value <= 9:
        return total, section + value
    if (value < 10 and previous >= 20 and section % 10 == 0) or (
        10 <= value < 100 and previous >= 100 and section % 100 == 0
    ):
        return total, section + value
    if value >= 100 and previous >= 1000:
        return total, section + value
    if value < 10 and previous >= 100:
        return total, section + value
    return _year(total, section, value, previous, code)


def _year(total: float, section: float, value: float, previous: float, code: str) -> tuple[float, float] | None:
    if code == "en" and not total and 10 <= section <= 20 and (10 <= value < 100 or value == 0):
        return total, section * 100 + value
    if code == "en" and section >= 1000 and previous == 0 and 0 < value < 10:
        return total, section + value
    if code == "en" and section >= 1000 and previous >= 20 and 0 < value < 10:
        return total, section + value
    return None
