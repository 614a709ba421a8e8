"""Superlatives by figures: "the Osprey is the lightest" beside the weights of the Osprey and of others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.agreement import roles
from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity

_SAID = lazy(
    r"^(?P<left>[^.;:]{2,60}?)\s(?:is|was|are|were)\s(?:also\s)?the\s(?:(?:most\s)?(?P<word>[^\W\d_]+est)|(?P<end>most|least)\s(?P<quality>expensive|costly|affordable))\b"
    r"(?!\s(?:ever|known|in the world))",
    re.I,
)
_RANKED = lazy(r"\b(?:second|third|fourth|one of|among)\b", re.I)
Sentence = tuple[roles.Line, Sequence[Quantity]]


def said(text: str) -> tuple[str, tuple[int, int], str] | None:
    """The comparative of the superlative ("lighter"), its place, and whom the claim says it of; None without one."""
    found = _SAID.search(text) if "st" in text.lower() else None
    if found is None or _RANKED.search(found["left"]):
        return None
    if found["word"]:
        return found["word"].lower()[:-2] + "r", found.span("word"), found["left"]
    dear = (found["quality"].lower() == "affordable") == (found["end"].lower() == "least")
    return "dearer" if dear else "cheaper", (found.start("end"), found.end("quality")), found["left"]


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
