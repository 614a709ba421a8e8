"""Hedges: the part of a claim that states something, without a reply before it and without doubts around it.

A doubt in the claim only weakens it ("I think the pier is closed", "…, though I am not sure"); the fact need not share
it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.answer.talk import EDGES, is_talk
from scoring.expressions import lazy
from scoring.records import Sentence

_LEADING = lazy(
    r"(?:(?:yes|no|yeah|nope|correct|ja|nein|oui|non|si|sí|sim|não)[,.:;!]\s+"
    r"|(?:i (?:think|believe|guess|suppose|assume)(?: that)?|as far as i (?:know|can tell)"
    r"|to (?:the best of )?my knowledge"
    r"|if i (?:remember|recall)(?: correctly)?|from what i (?:know|understand|remember)|in my opinion"
    r"|(?:if|unless) i(?:'m| am) (?:not )?(?:mistaken|wrong)|if memory serves(?: me)?"
    r"|as i (?:understand|read|see) (?:it|this|them)"
    r"|if i(?:'m| am|'ve| have)? (?:read|reading|understand|understood|got|see)"
    r"(?: (?:the|this|that|it|you|them)(?: \w+){0,2}?)?"
    r" (?:correctly|right|properly)),?\s+(?!in\b))+",
    re.I,
)
TRAILING = lazy(
    r"[,;]?\s*(?:\(?(?:though|although|but)\s+)?"
    r"(?:i(?: am|'m) not (?:\w+ )?(?:sure|certain)(?: (?:about|of) (?:this|that|it))?"
    r"|i (?:think|believe|guess|suppose)|as far as i (?:know|can tell)|if i (?:remember|recall)(?: correctly)?"
    r"|don't quote me(?: on (?:this|that|it))?|i could be wrong|i may be wrong|or so i (?:think|believe))\)?(?=[.!]*$)",
    re.I,
)
_LEAD_IN = lazy(r"[^:：]{2,100}?(?:: |[:：](?=[぀-鿿]))")
_STATEMENT = 8
"""A statement has more than so many characters; what is shorter stays whole."""
_LEADING_WORDS = 4
"""A lead-in of fewer words ("In short: …") stays with its statement."""
_LONGEST = 400


def statement(text: str) -> tuple[int, int]:
    """Begin and end of the statement in a clean claim; all of it where nothing surrounds it."""
    if len(text) > _LONGEST:
        return 0, len(text)
    begin = _led_in(text)
    leading = _LEADING.match(text, begin)
    begin = leading.end() if leading else begin
    trailing = TRAILING.search(text, begin) if _may_doubt(text) else None
    end = trailing.start() if trailing else len(text)
    return (begin, end) if end - begin > _STATEMENT else (0, len(text))


def led_apart(parts: Sequence[Sentence]) -> list[Sentence]:
    """The sentences of an answer candidate, those with a lead-in of some length parted into it and their statement:
    nothing is claimed in "Here is what I found in the sources:"."""
    found: list[Sentence] = []
    for part in parts:
        begin = _led_in(part.text) if part.kind == "sentence" and len(part.text) <= _LONGEST else 0
        lead = part.text[:begin].rstrip()
        if len(lead.split()) >= _LEADING_WORDS and len(part.text) - begin > _STATEMENT:
            found.append(Sentence(lead, part.begin, part.begin + len(lead)))
            part = Sentence(part.text[begin:], part.begin + begin, part.end)
        found.append(part)
    return found


def _led_in(text: str) -> int:
    """Where the statement begins behind a lead-in that states nothing: "In short: …", "Here is what I found: …"."""
    if ":" not in text and "：" not in text:
        return 0
    lead = _LEAD_IN.match(text)
    return lead.end() if lead and is_talk(EDGES.sub("", lead[0].lower())) else 0


def _may_doubt(text: str) -> bool:
    """Whether words of doubt may stand in a claim: all speak of "I" or "me"."""
    return not text.isascii() or any(said in text.lower() for said in ("i ", "i'm ", "quote me"))
