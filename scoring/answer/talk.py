"""Whether a text is, from end to end, one of the phrases that state nothing.

There are two hundred of them. A text is held against those that can begin with its first word, and an expression is
compiled when a text first reaches it.
"""

from __future__ import annotations

import re

from scoring.answer import phrases, phrases_world
from scoring.expressions import lazy

_WORD = re.compile(r"\w+")
_SIGN = lazy(r"[぀-힣]")
_EASTERN = [lazy(phrase) for phrase in phrases_world.EASTERN]
_ANYHOW: list[re.Pattern[str]] = []
_BY_WORD: dict[str, list[re.Pattern[str]]] = {}
for _words, _phrase in (*phrases.ENGLISH, *phrases_world.WESTERN):
    _expression = lazy(_phrase)
    for _group in [_BY_WORD.setdefault(_word, []) for _word in _words.split()] or [_ANYHOW]:
        _group.append(_expression)


def states_nothing(text: str) -> bool:
    """Whether the whole of ``text`` (lower case, without end marks) states nothing that facts could support."""
    first = _WORD.search(text)
    begun = _BY_WORD.get(first.group(), ()) if first else ()
    if any(phrase.fullmatch(text) for phrase in (*begun, *_ANYHOW)):
        return True
    return not text.isascii() and _SIGN.search(text) is not None and any(e.fullmatch(text) for e in _EASTERN)
