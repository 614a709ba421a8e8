"""Who had which part in a work or holds an office, in Arabic: "مدير المتحف هو سامي", "من تأليف نبيل"."""

from __future__ import annotations

import re

from scoring.expressions import lazy

_OFFICES = {
    "مدير": "manager", "رئيس": "chair", "عميد": "dean", "محافظ": "governor", "مدرب": "coach", "وزير": "minister",
    "قائد": "captain", "أمين": "secretary", "مؤلف": "author", "كاتب": "author", "مخرج": "direction", "ملحن": "music",
    "مؤسس": "founding", "مترجم": "translation", "مصمم": "design", "رسام": "pictures",
}  # fmt: skip
_DEEDS = {
    "تأليف": "author", "بقلم": "author", "إخراج": "direction", "ألحان": "music", "تلحين": "music", "كلمات": "words",
    "ترجمة": "translation", "رسوم": "pictures", "تصميم": "design", "إنتاج": "production",
}  # fmt: skip
_NAME = r"(?P<name>(?!و?ال)\w{2,}(?:\s(?!(?:و|في|من|عام|منذ|بعد|الذي|التي)\b|و(?!\w{2,3}\b))\w{2,}){0,2})"
_HOLDS = lazy(
    rf"(?<!\w)(?:و|ل|ف)?(?:ال)?(?P<part>{'|'.join(_OFFICES)})ة?(?P<rest>(?:\s\w+){{0,4}}?)\s(?:هو|هي)\s{_NAME}"
)
_DOES = lazy(rf"\b(?:و)?(?P<part>{'|'.join(_DEEDS)})\s{_NAME}")
_CLAUSE = lazy(r"[،؛,;.]\s?")
_FORMER = lazy(r"السابق|\bكان\b|\bكانت\b|غادر|استقال|\bترك|نائب|مساعد|\bليس")
_CURRENT = frozenset(("حالي", "حالية", "جديد", "جديدة"))
_VOWELS = lazy("[\u064b-\u0652]")
_PREFIXED = lazy("^(?:و?ال|لل|ل)(?=...)")

Part = tuple[str, str, frozenset[str], int, int]
"""Part, name, the words of what else is said of it, begin, end."""


def find(text: str) -> list[Part]:
    """The parts of one sentence with who has them now."""
    if _VOWELS.search(text):
        return []
    begin, found = 0, []
    for cut in [*_CLAUSE.finditer(text), None]:
        end = cut.start() if cut else len(text)
        if not _FORMER.search(text, begin, end):
            found += [_held(match) for match in _HOLDS.finditer(text, begin, end)]
            found += [_done(match) for match in _DOES.finditer(text, begin, end)]
        begin = cut.end() if cut else end
    return found


def _held(match: re.Match[str]) -> Part:
    rest = frozenset(_PREFIXED.sub("", word) for word in match["rest"].split()) - _CURRENT
    return _OFFICES[match["part"]], match["name"], rest, *match.span()


def _done(match: re.Match[str]) -> Part:
    return _DEEDS[match["part"]], match["name"], frozenset(), *match.span()
