"""Superlatives by figures: "the Osprey is the lightest", "the lighter of the two" beside the weights of the Osprey and
of others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.agreement import roles
from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity

_SAID = lazy(
    r"^(?P<left>[^.;:]{2,60}?)\s(?:is|was|are|were)\s(?:also\s)?the\s(?:(?:most\s)?(?P<word>[^\W\d_]+est)|(?P<end>most|least)\s(?P<quality>expensive|costly|affordable)"
    r"|(?P<of_two>[^\W\d_]+er)(?=\sof\s(?:the|these|those)\stwo\b)"
    r"|(?P<degree>more|less)\s(?P<dear>expensive|costly|affordable)(?=\sof\s(?:the|these|those)\stwo\b))\b"
    r"(?!\s(?:ever|known|in the world))",
    re.I,
)
_BARE = lazy(
    r"^(?:(?P<topic>[^.;:]{2,40}):\s)?(?P<left>[^.;:]{2,60}?)\s(?:is|was|are|were)\s(?:(?:also|even|much|clearly|slightly|far)\s)*"
    r"(?:(?P<word>cheaper|pricier|costlier|heavier|lighter|faster|quicker|slower|longer|shorter|taller|wider|deeper|older"
    r"|younger|larger|bigger|smaller)|(?P<degree>more|less)\s(?P<dear>expensive|costly|affordable))[.!]?$",
    re.I,
)
"""A comparative that leaves out with what it compares, since that was said before: "it is also cheaper"."""
_RANKED = lazy(r"\b(?:second|third|fourth|one of|among)\b", re.I)
_SHORT = 100
Sentence = tuple[roles.Line, Sequence[Quantity]]


def said(text: str) -> tuple[str, tuple[int, int], str] | None:
    """The comparative of the superlative ("lighter"), its place, and whom the claim says it of; None without one."""
    lower = text.lower()
    found = _SAID.search(text) if "st" in lower or " two" in lower else None
    if found is None:
        return _bare(text)
    if _RANKED.search(found["left"]):
        return None
    if found["word"]:
        return found["word"].lower()[:-2] + "r", found.span("word"), found["left"]
    if found["of_two"]:
        return found["of_two"].lower(), found.span("of_two"), found["left"]
    end, quality = ("end", "quality") if found["end"] else ("degree", "dear")
    return _priced(found, end, quality), (found.start(end), found.end(quality)), found["left"]


def _bare(text: str) -> tuple[str, tuple[int, int], str] | None:
    found = _BARE.search(text) if len(text) < _SHORT else None
    if found is None:
        return None
    left = f"{found['topic'] or ''} {found['left']}"
    if found["word"]:
        return found["word"].lower(), found.span("word"), left
    return _priced(found, "degree", "dear"), (found.start("degree"), found.end("dear")), left


def _priced(found: re.Match[str], degree: str, quality: str) -> str:
    less = found[degree].lower() in ("least", "less")
    return "dearer" if (found[quality].lower() == "affordable") == less else "cheaper"


def own(words: frozenset[str], sentences: Sequence[Sentence | None]) -> frozenset[str]:
    """The words that only one item has: "red" of "the red line" beside "the blue line"; all where none stands alone."""
    counts = {word: sum(len(one[0].places.get(word, ())) for one in sentences if one is not None) for word in words}
    least = min((count for count in counts.values() if count), default=0)
    return frozenset(word for word, count in counts.items() if count == least)


def rival(
    figure: Quantity, index: int, sign: int, sentences: Sequence[Sentence | None]
) -> tuple[float, Quantity, int] | None:
    """The other figure of its kind that stands nearest to the one end: (lead of ``figure``, the other, its sentence);
    None where nothing is to be compared. Sentences of another build hold no figure of the kind."""
    own = sentences[index]
    found: list[tuple[float, Quantity, int]] = []
    for at, sentence in enumerate(sentences):
        if sentence is None or own is None or not (at == index or own[0].places.keys() & sentence[0].places.keys()):
            continue
        for other in sentence[1]:
            alike = (other.family, other.unit, other.kind) == (figure.family, figure.unit, figure.kind)
            if alike and other.head == figure.head and (at, other.begin) != (index, figure.begin):
                found.append(((figure.value - other.value) * sign, other, at))
    return min(found, key=lambda one: (one[0], one[2], one[1].begin), default=None)
