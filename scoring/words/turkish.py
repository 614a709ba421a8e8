"""Turkish: the stem of a word without its endings, which pile up behind it ("odalıdır", "odası" are of "oda")."""

from __future__ import annotations

from scoring.expressions import lazy

_COPULA = lazy("(?<=...)[dt][ıiuü]r(?:lar|ler)?$")
_VERB = lazy(
    "(?<=..)(?:[ıiuü]yor(?:lar|du)?|m[ae]k(?:t[ae])?|m[ıiuü]yor|[ae]?m[ae]z(?:lar|ler)?|m[ae]m[ae]k(?:t[ae])?|m[ae]d[ıi]"
    "|[ae]c[ae][kğ]|m[ıiuü]ş|(?<=..)[ae]bil(?:ir|mek)?|(?<=...)(?<![dm])[ıiuü]r(?:lar|ler)?|(?<=...)(?<!l)[ae]r(?:lar|ler)?)$"
)
_NOUN = lazy(
    "(?<=...)(?:l[ae]r[ıi]n?|l[ae]r|[ıiuü]?n?[dt][ae]n?|n[ıiuü]n|s[ıiuü]|y[ıiuüae]|y?l[ae]|l[ıiuü][kğ]?|(?<=[ıiuü])n[ıiuüae])$"
    "|(?<=..[ln])(?:[ıiuü]ş|m[ae])$"
    "|(?<=....)(?:[ıiuü]n|[ıiuüae]|[ae]n|d[ıiuü]|t[ıiuü])$"
)
_MOST = 4
_SHORT = frozenset(("ed", "gid", "tad"))
"""Verbs whose last letter is hard before a consonant: "ediyor", "etmez"."""
_HARD = {"b": "p", "c": "ç", "d": "t", "ğ": "k"}


def stem(form: str) -> str:
    """The key of a Turkish word: equal for its inflections, so far as endings tell; a name ends at its apostrophe."""
    bare = _COPULA.sub("", form.partition("'")[0])
    bare = _VERB.sub("", bare)
    for _ in range(_MOST):
        less = _NOUN.sub("", bare)
        if less == bare:
            break
        bare = less
    return bare[:-1] + _HARD.get(bare[-1], bare[-1]) if len(bare) > 3 or bare in _SHORT else bare
