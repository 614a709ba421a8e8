"""Attributes of a fact as evidence: who wrote it and what it is called, without paths, page numbers, codes and ids.

Keys are free and their case and separators do not count.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from scoring.expressions import lazy
from scoring.words.light import word_set

_NOISE_KEYS = word_set(
    """id uuid guid key page pages pageno pagenumber pagelabel pagenum path filepath file filename folder lang
    language locale date created createdat updated updatedat modified time timestamp published publishedat year
    version score rank index chunk chunkid chunkindex offset start end hash md5 sha sha1 sha256 checksum mime
    mimetype contenttype type format size length tokens tokencount position line row column doc docid documentid
    sourceid tenant user owner access permission encoding charset"""
)
_FIRST = (
    "title",
    "name",
    "headline",
    "author",
    "authors",
    "by",
    "speaker",
    "source",
    "publisher",
    "organization",
    "organisation",
    "site",
    "sitename",
    "publication",
    "journal",
)
_ADDRESS_KEYS = word_set("uri url link domain site host href website sourceuri sourceurl")
_CODE = lazy(r"[\W\d_]*|[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?|[0-9a-fA-F-]{16,}|\d{4}-\d\d-\d\d.*|\S*\d\S*")
_PATH = lazy(r"(?:[a-z]:)?\S*[\\/]\S*|\S+\.(?:pdf|html?|docx?|txt|md|json|csv|xlsx?|pptx?|png|jpe?g|xml)", re.I)
_HOST = lazy(r"(?:[a-z]+://)?(?:www\.)?([\w-]+(?:\.[\w-]+)*)\.[a-z]{2,}(?:[/:?#].*)?", re.I)
_PLAIN_KEY = lazy(r"[\W_]+")
_PUBLISHED = word_set(
    "date year published publishedat publishedon publicationdate datepublished pubdate released releasedate"
)
_DATE = lazy(r"\d{4}(?:-\d\d(?:-\d\d)?)?(?:T\S*)?|\d{1,2}\.? [^\W\d_]+ \d{4}|[^\W\d_]+ (?:\d{1,2}, )?\d{4}")
_LONGEST = 300


def useful(attributes: Mapping[str, str]) -> list[tuple[str, str]]:
    """Key and value of the attributes that tell what a fact is or who says it, title and author first."""
    kept = []
    for key, value in attributes.items():
        plain = _PLAIN_KEY.sub("", key).lower()
        text = str(value).strip()[:_LONGEST]
        if not text or plain in _NOISE_KEYS:
            continue
        if plain in _ADDRESS_KEYS and host(text):
            kept.append((_order(plain), key, host(text)))
        elif not _noisy(text):
            kept.append((_order(plain), key, text))
    return [(key, text) for _, key, text in sorted(kept)]


def attribute_text(attributes: Mapping[str, str]) -> str:
    """The useful attributes as evidence: "Title: The Tern's Winter. Author: Oda Lysne."; "" when there are none."""
    parts = [f"{_label(key)}: {text.rstrip('.')}." for key, text in useful(attributes) if not _dated(key, text)]
    parts += [f"Published: {text}." for key, text in attributes.items() if _dated(key, text)]
    return " ".join(parts)


def _dated(key: str, value: str) -> bool:
    """Whether an attribute says when a fact was published, in a date that can be read."""
    return _PLAIN_KEY.sub("", key).lower() in _PUBLISHED and _DATE.fullmatch(str(value)) is not None


def title(attributes: Mapping[str, str]) -> str:
    """What the fact is called, or ""."""
    return next((text for key, text in useful(attributes) if _order(_PLAIN_KEY.sub("", key).lower()) < 3), "")


def host(text: str) -> str:
    """ "harbour-gazette.org/news" -> "harbour gazette"; "" for what is no address."""
    match = _HOST.fullmatch(text) if " " not in text else None
    return re.sub(r"[-_.]", " ", match.group(1)) if match else ""


def _noisy(text: str) -> bool:
    return bool(_CODE.fullmatch(text) or _PATH.fullmatch(text))


def _order(plain: str) -> int:
    return _FIRST.index(plain) if plain in _FIRST else len(_FIRST)


def _label(key: str) -> str:
    words = _PLAIN_KEY.sub(" ", key).strip()
    return words[:1].upper() + words[1:].lower()
