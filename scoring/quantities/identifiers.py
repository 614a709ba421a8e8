"""Digits that are no numbers: addresses, phone and book numbers, codes such as "A77" or "5d"."""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity

_ADDRESS = lazy(r"(?:https?://|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,80}")
_CODE = lazy(
    r"\bISBN(?:-1[03])?:?\s?[\dXx][\dXx -]{8,16}[\dXx]\b|\b97[89]-\d{1,5}-\d{1,7}-\d{1,7}-[\dXx]\b"
    r"|(?<![\w.])\+\d{1,3}[ -]?\(?\d{1,5}\)?(?:[ /-]?\d{2,5}){1,4}\b"
    r"|\(\d{3}\) ?\d{3}-\d{4}\b|\b\d{3}-\d{3}-\d{4}\b|\b\d{3}-\d{4}\b"
    r"|(?<![\d–-])\d{1,2}[–-]\d{1,2}[–-]\d{1,2}(?![\d–-])|\b10\.\d{4,9}/\S+|\b(?!\d{1,3}(?:\.\d{3}){3}\b)(?:\d{1,3}\.){3}\d{1,3}\b(?!\.\d)"
)


def find(text: str) -> list[Quantity]:
    """The addresses and numbers with a known form. Codes that are glued to letters are found with their number."""
    spans = []
    if "@" in text or "://" in text or "www." in text:
        spans += [match.span() for match in _ADDRESS.finditer(text)]
    if "-" in text or "–" in text or "+" in text or "ISBN" in text or text.count(".") > 2:
        spans += [match.span() for match in _CODE.finditer(text)]
    return [make(text, begin, begin + len(text[begin:end].rstrip(".,;:!?)"))) for begin, end in spans]


def make(text: str, begin: int, end: int) -> Quantity:
    """An identifier: it equals only itself, letter by letter."""
    return Quantity("identifier", "identifier", 0.0, 0.0, 0.0, 0.0, 1.0, "", "", "", begin, end, text[begin:end])
