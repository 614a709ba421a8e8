"""Records as sentences: JSON, parameter lists and table rows become "key value" text for the comparison."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from scoring.expressions import lazy
from scoring.records import Sentence
from scoring.text import commas
from scoring.text.scaled import scaled
from scoring.words.light import word_set

_PAIR = lazy(
    r'"(?P<key>[^"\\\n]{1,60})"\s*:\s*'
    r'(?:"(?P<text>(?:[^"\\\n]|\\.){0,400})"|(?P<bare>[^\s,{}\[\]"][^,{}\[\]"\n]{0,60}))'
)
_CALL = lazy(r"^\W*(?P<name>[\w.\- ]{0,60})\((?P<inside>\s*\w[\w.\-]{0,40}\s*[=:].*)\)\W*$", re.S)
_SETTING = lazy(
    r"(?P<key>[A-Za-z_][\w.\-]{0,40})\s*=\s*"
    r"(?P<value>\"[^\"]{0,200}\"|'[^']{0,200}'|[^,;&\s][^,;&\n]{0,120})"
)
_QUOTES = " \"'"
_CAMEL = lazy(r"(?<=[a-z0-9])(?=[A-Z])|[_\-.]+")
_RULE = lazy(r"[|:\-\s]+")
_NO = frozenset(("no", "false", "✗", "✘", "❌", "✕", "nein", "non"))
"""What says in a cell or a member that its name does not hold."""
_SHORT = {
    "max": "maximum",
    "min": "minimum",
    "avg": "average",
    "temp": "temperature",
    "qty": "quantity",
    "num": "number",
    "amt": "amount",
    "addr": "address",
    "desc": "description",
    "dept": "department",
    "tel": "telephone",
    "press": "pressure",
    "vol": "volume",
    "wt": "weight",
    "len": "length",
    "freq": "frequency",
    "lang": "language",
    "loc": "location",
    "pct": "percent",
    "dob": "date of birth",
    "est": "established",
}
_UNIT_NAMES = word_set(
    """kg g mg t lb lbs oz km m cm mm mi miles ft feet s sec secs seconds ms min mins minutes h hr hrs hours days weeks
    months years kmh kph mph kw mw kwh mwh kb mb gb tb l ml litres liters m2 m3 km2 sqm ha acres percent hz mhz ghz
    usd eur gbp chf jpy inr dollars euros pounds celsius fahrenheit degrees points metres meters"""
)
_UNITS = (
    {name: name for name in _UNIT_NAMES}
    | {
        "pct": "percent",
        "perc": "percent",
        "c": "degrees Celsius",
        "f": "degrees Fahrenheit",
        "celsius": "degrees Celsius",
        "kw": "kW",
        "mw": "MW",
        "kwh": "kWh",
        "mwh": "MWh",
        "kb": "kB",
        "mb": "MB",
        "gb": "GB",
        "tb": "TB",
        "hz": "Hz",
        "mhz": "MHz",
        "ghz": "GHz",
        "kmh": "km/h",
    }
    | {code: code.upper() for code in ("usd", "eur", "gbp", "chf", "jpy", "inr")}
)
"""How the unit at the end of a name is written behind its figure: "battery_percent", "max_speed_kmh"."""
_MEASURED = lazy(r"(?P<name>[^()]+)\s\((?P<unit>[^()\d]{1,12}\d?)\)")
"""A column with its unit: "Depth (m)"."""
_FIGURE = lazy(r"[-+]?\d[\d.,]*")


def readable(sentences: Sequence[Sentence]) -> list[str]:
    """For each sentence the text to compare: itself, or its pairs as "Serial A77. Status offline."."""
    found: list[str] = []
    header: list[str] = []
    parting = ""
    for at, sentence in enumerate(sentences):
        if sentence.kind != "row":
            found.append(scaled(pairs(sentence.text)))
            continue
        if not at or sentences[at - 1].kind != "row":
            parting = _parting(sentence.text)
            header = cells(sentence.text, parting)
            found.append(sentence.text)
        else:
            found.append(scaled(_row(header, cells(sentence.text, parting), sentence.text)))
    return found


def _parting(header: str) -> str:
    """What parts the cells of a table of commas or semicolons; "" for bars and tabs."""
    if "|" in header or "\t" in header:
        return ""
    return ";" if ";" in header else ","


def cells(row: str, parting: str = "") -> list[str]:
    """The cells of a table row, trimmed."""
    if parting:
        return commas.cells(row, parting)
    parts = row.strip().strip("|").split("|") if "|" in row else row.split("\t")
    return [part.strip() for part in parts]


def _row(header: Sequence[str], row: Sequence[str], text: str) -> str:
    """ "Alder", "1.8 kg" under "Model", "Weight" -> "Model: Alder; Weight: 1.8 kg."."""
    if _RULE.fullmatch(text) or len(header) != len(row):
        return text
    return "; ".join(cell(name, value) for name, value in zip(header, row, strict=True) if value) + "."


def cell(name: str, value: str) -> str:
    """A name and its value, as a row holds them."""
    name, value = _measured(name, value)
    if name and value.lower().strip() in _NO:
        return f"{name}: no"
    measured = _MEASURED.fullmatch(name) if "(" in name and _FIGURE.fullmatch(value) else None
    if measured:
        return f"{measured['name']}: {value} {measured['unit']}"
    return f"{name}: {value}" if name else value


def pairs(text: str) -> str:
    """JSON members and ``name(key=value)`` settings as short sentences; other text as it is."""
    if "=" not in text and ":" not in text:
        return text
    if '":' in text or '" :' in text:
        members = [(match["key"], match["text"] or match["bare"] or "") for match in _PAIR.finditer(text)]
        if members:
            return " ".join(stated(key, value) for key, value in members)
    call = _CALL.match(text)
    inside = call["inside"] if call else text if text.count("=") > 1 else ""
    settings = [(match["key"], match["value"]) for match in _SETTING.finditer(inside)]
    if not settings:
        return text
    name = [named(call["name"]) + "."] if call and call["name"].strip() else []
    return " ".join(name + [stated(key, value) for key, value in settings])


def _measured(key: str, value: str) -> tuple[str, str]:
    """A name in words and its value with the unit at the end of the name: "salary_eur", "48200"."""
    name, bare, unit = _column(key)
    if unit and _FIGURE.fullmatch(value.strip(_QUOTES)):
        return bare, f"{value.strip(_QUOTES)} {unit}"
    return name, value


@lru_cache(maxsize=256)
def _column(key: str) -> tuple[str, str, str | None]:
    """A name in words, the same without the unit at its end, and the unit; a table asks for each of its rows."""
    if "_" not in key and key[1:].islower():
        name = _SHORT.get(key.lower(), key)
        return name, name, None
    parts = [part for part in _CAMEL.split(key.strip()) if part]
    unit = _UNITS.get(parts[-1].lower()) if len(parts) > 1 else None
    bare = "_".join(parts[:-1])
    name, bare = (named(one) if "_" in one else one for one in (key, bare))
    return name, bare, unit


def stated(key: str, value: str) -> str:
    """A name and its value as a sentence."""
    key, value = _measured(key, value)
    words = named(key)
    if value.strip(_QUOTES).lower() in _NO:
        return f"{words[:1].upper()}{words[1:]}: no."
    return f"{words[:1].upper()}{words[1:]} {value.strip(_QUOTES)}."


def named(key: str) -> str:
    """ "max_press" -> "maximum pressure"."""
    parts = [part for part in _CAMEL.split(key.strip()) if part]
    return " ".join(_SHORT.get(part.lower(), part) for part in parts)
