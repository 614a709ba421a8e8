"""Scaled figures: "Profit (in thousands of euros): 3,450" says 3,450 thousand euros."""

from __future__ import annotations

import re

from scoring.expressions import lazy

_CURRENCY = r"US dollars|dollars?|euros?|pounds|francs|yen|kroner|kronor|EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|[$€£¥]"
_SCALE = r"thousands?|millions?|billions?|mn|bn|Mio\.?|Mrd\.?|Tsd\.?"
_HEAD = lazy(
    rf"(?:\s?\(|,\s)(?:(?:figures|amounts|values|all)\s)?(?:in\s)?(?P<before>(?:{_CURRENCY})\s?)?(?P<scale>{_SCALE})"
    rf"(?:\s(?:of\s)?(?P<behind>{_CURRENCY}))?\)?:\s",
    re.I,
)
_FIGURE = lazy(r"(?<![\w.,$€£¥])\d[\d.,]*(?<=\d)(?![\d%\w]|\s?:|\s?(?:percent|per cent)\b)")
_YEAR = lazy(r"(?:19|20)\d\d")
_WORDS = {"mn": "million", "bn": "billion", "mio": "million", "mrd": "billion", "tsd": "thousand"}
_SIGNS = {"$": "dollars", "€": "euros", "£": "pounds", "¥": "yen"}


def scaled(text: str) -> str:
    """The text with the scale and the currency of a heading written behind each of its figures, years aside."""
    if ": " not in text or ("(" not in text and "," not in text):
        return text
    heads = [head for head in _HEAD.finditer(text) if head["before"] or head["behind"]]
    pieces: list[str] = []
    at = 0
    for number, head in enumerate(heads):
        after = heads[number + 1].start() if number + 1 < len(heads) else len(text)
        scale, currency = head["scale"].lower().rstrip("."), (head["behind"] or head["before"]).strip()
        unit = f" {_WORDS.get(scale, scale.removesuffix('s'))} {_SIGNS.get(currency, currency)}"
        pieces += [text[at : head.start()], ": ", _written_out(text[head.end() : after], unit)]
        at = after
    return "".join([*pieces, text[at:]])


def _written_out(text: str, unit: str) -> str:
    return _FIGURE.sub(lambda figure: figure[0] + ("" if _YEAR.fullmatch(figure[0]) else unit), text)
