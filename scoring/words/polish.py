"""Polish: adjectives and participles that deny another by their beginning ("nieczynny") or altogether ("zamknięty"):
both are read as the word they deny, with a negator in it."""

from __future__ import annotations

from scoring.expressions import lazy

_ENDING = "(?:[yaei]|ego|ej|emu|ym|ą|ych|ymi)"
_DENIED = lazy(
    r"nie(?!bie|mie[cj]|wielk|zbęd|zwyk|dawn|dziel|raz|przerw)"
    rf"\w{{2,}}(?:[nłtwr]|sk){_ENDING}"
)
_OPPOSITES = {
    "zamknięt": "otwart",
    "bezpłatn": "płatn",
    "darmow": "płatn",
    "zabronion": "dozwolon",
    "wzbronion": "dozwolon",
    "zakazan": "dozwolon",
}
_SAME = {"czynn": "otwart"}
_OTHER = lazy(rf"({'|'.join((*_OPPOSITES, *_SAME))})({_ENDING})")
_DENYING = ("nie", "zam", "bez", "dar", "zab", "wzb", "zak")
"""How whatever denies begins, for a quick no."""


def denied(form: str) -> bool:
    """Whether a lower-case form is such a word; "niebieski" (blue) is none."""
    if not form.startswith(_DENYING):
        return False
    other = _OTHER.fullmatch(form)
    return other is not None or _DENIED.fullmatch(form) is not None


def affirmed(form: str) -> str:
    """The form that is denied; any other form as it is, but "czynny" as "otwarty" (open)."""
    bare = form[3:] if form.startswith("nie") and _DENIED.fullmatch(form) else form
    other = _OTHER.fullmatch(bare)
    return (_OPPOSITES | _SAME)[other[1]] + other[2] if other else bare
