"""What costs nothing ("free of charge", "at no charge", "kostenlos", "無料") -> an amount of money of nought, in any
currency."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity

_CUES = (
    "free", "charge", "fee", "cost", "gratis", "gratuit", "complimentary", "kosten", "umsonst", "entgeltlich", "frei",
    "grátis", "免费", "免費", "無料", "무료",
)  # fmt: skip
_NOUNS = (
    "admission|entry|entrance|parking|delivery|deliveries|shipping|postage|tickets?|returns?|trial|tours?|shuttle"
    "|breakfast|lunch|copy|copies|access|wi-?fi|internet|plan|version|membership|transport|travel|rides?|samples?"
    "|drinks?|meals?|classes|courses?|lessons?|workshops?|concerts?|events?|consultation|repairs?|installation|updates?|upgrade"
)
_BE = (
    r"is|are|was|were|be|been|remains?|stays?|travels?|rides?|enters?|gets? in|goes? in|go|park|parks|currently|always"
)
_AFTER = (
    r"(?=[^\w-]*$|[.,;:!?)]"
    r"|\s(?:for|on|at|in|with(?:in)?|until|every|all|and|but|during|while|if|under|after|before|up to|from)\b)"
)
_FREE = lazy(
    r"\b(?:for free|free of (?:any )?(?:charge|cost)|without (?:any )?(?:charge|fee)|costs? nothing|complimentary"
    r"|gratis|(?:at )?no (?:(?:extra|additional|admission|entry|entrance|delivery|handling|booking) )?"
    r"(?:charge|fee|cost)s?"
    rf"|free(?=\s(?:{_NOUNS})\b)|(?P<bare>free)\b{_AFTER}"
    r"|gratuitement|gratuita?mente|gratuit[aoe]?s?|gratuiti|grátis|de graça|kostenlose?[nrsm]?|kostenfreie?[nrsm]?"
    r"|umsonst|unentgeltlich|gebührenfrei|eintritt (?:ist )?frei)(?![\w-])|免费|免費|無料|무료",
    re.I,
)
_PREDICATE = lazy(rf"\b(?:{_BE})(?: \w+ly| also)?\s$", re.I)


def possible(lower: str) -> bool:
    """Whether a sentence in lower case holds a word that may say it."""
    return any(cue in lower for cue in _CUES)


def find(text: str) -> list[Quantity]:
    """The words of a sentence that say that something costs nothing."""
    return [_make(text, *match.span()) for match in _FREE.finditer(text) if _fits(text, match)]


def _fits(text: str, match: re.Match[str]) -> bool:
    """A bare "free" counts behind a verb ("entry is free"), not in "set free", "sugar-free"."""
    before = max(0, match.start() - 24), match.start()
    return not match["bare"] or _PREDICATE.search(text, *before) is not None


def _make(text: str, begin: int, end: int) -> Quantity:
    word = text[begin:end].rstrip()
    return Quantity("money", "money", 0.0, 0.0, 0.0, 0.0, 1.0, "", "", "", begin, begin + len(word), word)


def is_free(quantity: Quantity) -> bool:
    """Whether a quantity is nought in any currency."""
    return quantity.family == "money" and not quantity.value and not quantity.unit
