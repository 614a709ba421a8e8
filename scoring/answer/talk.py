"""Whether a text is, from end to end, one of the phrases that state nothing.

There are two hundred of them. A text is held against those that can begin with its first word, and an expression is
compiled when a text first reaches it. Refusals, whose expressions are the longest, are left out where nothing denies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from scoring.answer import phrases, phrases_scripts, phrases_world
from scoring.expressions import lazy

_WORD = lazy(r"\w+")
EDGES = lazy(r"^[\W_]+|[^\w\u0900-\u0963]+$|_+$")
"""What is no letter at the ends of a text; the vowel signs of Hindi belong to their letters."""
_ANYHOW = ""
"""Stands for the first word of phrases that can begin with any."""
_Groups = Mapping[str, list[re.Pattern[str]]]


def _grouped(found: Iterable[phrases.Phrase]) -> _Groups:
    """The phrases by the words with which they can begin."""
    groups: dict[str, list[re.Pattern[str]]] = {}
    for words, phrase in found:
        expression = lazy(phrase)
        for word in words.split() or [_ANYHOW]:
            groups.setdefault(word, []).append(expression)
    return groups


_SAID = _grouped([*phrases.ENGLISH, *phrases_world.WESTERN])
_REFUSED, _SILENT = _grouped(phrases.REFUSALS), _grouped(phrases.SILENCE)
_WRITTEN = [(lazy(signs), [lazy(phrase) for phrase in found]) for signs, found in phrases_scripts.BY_SCRIPT.items()]


def is_talk(part: str) -> bool:
    """Whether this part of a sentence, behind its opening words, is made of phrases that state nothing."""
    part = EDGES.sub("", part)
    if not part or states_nothing(part):
        return True
    opener = phrases.OPENER.match(part)
    rest = EDGES.sub("", part[opener.end() :]) if opener else part
    return all(states_nothing(EDGES.sub("", piece)) for piece in phrases.LINKED.split(rest))


def states_nothing(text: str) -> bool:
    """Whether the whole of ``text`` (lower case, without end marks) states nothing that facts could support."""
    if _is_one(text, _SAID) or _refuses(text):
        return True
    if text.isascii():
        return False
    written = [found for signs, found in _WRITTEN if signs.search(text)]
    return any(phrase.fullmatch(text) for found in written for phrase in found)


def _refuses(text: str) -> bool:
    if not any(word in text for word in phrases.DENYING):
        return False
    return _is_one(text, _REFUSED) or (any(word in text for word in phrases.GIVEN) and _is_one(text, _SILENT))


def _is_one(text: str, groups: _Groups) -> bool:
    first = _WORD.search(text)
    begun = groups.get(first.group(), ()) if first else ()
    return any(phrase.fullmatch(text) for phrase in (*begun, *groups[_ANYHOW]))
