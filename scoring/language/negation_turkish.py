"""Negation in Turkish: by endings of the verb ("edilmez"), by "yok" and "değil" behind what is denied."""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.language.reach import Cue, backward
from scoring.records import Words

_LETTERS = lazy("[ışğ]")
_PLAIN = (
    "yok", "yoktur", "dilmez", "rilmez", "ilemez", "olmaz", "rekmez", "etmez", "unmaz", "miyor", "muyor", "müyor",
    "memektedir", "mamaktadir",
)  # fmt: skip
"""Ends of negative words in sentences without a letter of Turkish alone."""
_NEGATIVE = lazy(
    r"yok(?:tur|tu)?|değil(?:dir|di)?|\w{2,}(?:m[ae]z(?:lar|ler|s[ıi]n\w*)?|m[ıiuü]yor(?:lar|du)?"
    r"|m[ae]m[ae]kt[ae](?:d[ıi]r)?|m[ae]d[ıi](?:lar|ler)?|m[ae]m[ıi]ş(?:t[ıi]r?)?|m[ae]y[ae]c[ae]k(?:t[ıi]r)?)"
)
_REACH = 3


def possible(words: Words) -> bool:
    """Whether a sentence may be Turkish and deny something."""
    if not words.text.isascii() and _LETTERS.search(words.text) is not None:
        return True
    return any(form.endswith(_PLAIN) for form in words.forms)


def turkish(words: Words) -> list[Cue]:
    """The negative words of a Turkish sentence, with what stands before them; verbs are in their own reach."""
    found = []
    for at, form in enumerate(words.forms):
        if _NEGATIVE.fullmatch(form) and not words.capital[at]:
            before = backward(words, at, _REACH)
            reach = (*before, at) if form[:3] not in ("yok", "değ") else tuple(before)
            if reach:
                found.append(Cue(at, reach, reach[-1]))
    return found
