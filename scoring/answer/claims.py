"""Which sentences of an answer candidate need a grounding check.

In doubt a sentence is a claim: an unchecked falsehood costs more than a checked pleasantry. An instruction is a claim
too ("Press the red button to stop the pump."): it states a procedure that a fact can confirm or deny. Only requests
about the talk itself ("Let me know …") are not.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.answer import phrases
from scoring.answer.talk import EDGES, is_talk
from scoring.expressions import lazy
from scoring.records import Sentence
from scoring.text import lines
from scoring.text.clean import clean

_CONTENT = lazy(r"\w")
_ASKS = lazy(r"[?？؟][!！?？]*[\"'”’»)\]*_\s\U0001f000-\U0001faff☀-➿️‍]*$")
_QUOTED_QUESTION = lazy(r"\w[^\"“«]*[\"“«][^\"“”»]*[?？][\"”»]$")
_FOOTNOTE = lazy(r"\[\^?\w{1,20}\]:")
_ADDRESS = lazy(r"https?://\S+")
_COLON = lazy(r": (?=\S+ \S)|[:：](?=[぀-鿿])")
_SIGN = lazy(r"[぀-ヿ㐀-鿿]")

LEAD_IN_WORDS, LEAD_IN_CHARACTERS, LEAD_IN_SIGNS = 12, 90, 15
"""A sentence that ends in a colon is a lead-in up to this length, the last for scripts without blanks."""
TALK_LENGTH = 300
"""Longer sentences always state something; it also bounds the matching."""


def required(found: Sequence[Sentence], prompt: str | None = None) -> list[bool]:
    """For each sentence of one answer, in order, whether it needs a grounding check.

    Neighbours decide on three: the header of a table and the entries of a list of sources need none, a bare "Yes."
    needs one behind a question of the answer.
    """
    flags = [check_required(sentence, prompt) for sentence in found]
    sources = False
    for at, sentence in enumerate(found[1:], 1):
        before = found[at - 1]
        sources = (sources or _is_source_heading(before.text)) and _is_entry(sentence)
        flags[at] = flags[at] and not sources
        if sentence.kind == before.kind == "row" and lines.is_separator(sentence.text):
            flags[at - 1] = False
        if not flags[at] and _core(sentence.text) in phrases.YES_NO and _asks(before.text):
            flags[at] = True
    return flags


def check_required(sentence: Sentence, prompt: str | None = None) -> bool:
    """Whether the sentence states something that facts could support or deny; ``prompt`` makes "Yes." an answer."""
    if sentence.kind in ("heading", "code"):
        return False
    if sentence.kind == "row":
        return not lines.is_separator(sentence.text) and _CONTENT.search(sentence.text) is not None
    if _FOOTNOTE.match(sentence.text):
        return False
    plain = clean(sentence.text).text.strip()
    if not _CONTENT.search(plain) or _asks(plain):
        return False
    if len(plain) > TALK_LENGTH:
        return True
    return not _says_nothing(plain, bool(prompt))


def share_of_talk(text: str) -> float:
    """Share of the halves of a sentence, parted by "but" and the like, that state nothing, in [0, 1]."""
    parts = phrases.CONTRAST.split(_core(clean(text).text)[:TALK_LENGTH])
    return sum(map(is_talk, parts)) / len(parts)


def _asks(plain: str) -> bool:
    return _ASKS.search(plain) is not None and _QUOTED_QUESTION.match(plain) is None


def _says_nothing(plain: str, asked: bool) -> bool:
    core = _core(plain)
    if core in phrases.YES_NO:
        return not asked
    if _ADDRESS.fullmatch(plain):
        return not asked
    if plain.endswith((":", "：")) and _is_lead_in(core):
        return True
    if _tells_on(core):
        return False
    opener = phrases.OPENER.match(core)
    return all(is_talk(part) for part in phrases.CONTRAST.split(core[opener.end() :] if opener else core))


def _tells_on(core: str) -> bool:
    """Whether a statement stands behind a colon: "here is what I found: the pier is closed"."""
    parts = _COLON.split(core, 1)
    return len(parts) > 1 and parts[0] != "see also" and not is_talk(parts[1])


def _core(plain: str) -> str:
    return EDGES.sub("", plain.lower())


def _is_source_heading(text: str) -> bool:
    """Whether a sentence is the heading of a list of sources, which is short."""
    core = _core(text)
    return len(core) <= phrases.LONGEST_REFERENCES and phrases.REFERENCES.fullmatch(core) is not None


def _is_entry(sentence: Sentence) -> bool:
    """Whether the sentence may be an entry of a list of sources."""
    return sentence.kind == "item" or sentence.text[0] == "[" or _ADDRESS.match(sentence.text) is not None


def _is_lead_in(core: str) -> bool:
    """A sentence that ends in a colon leaves its statement to what follows, unless it is long or holds a figure."""
    if any(sign.isdigit() for sign in core):
        return False
    longest = LEAD_IN_SIGNS if _SIGN.search(core) else LEAD_IN_CHARACTERS
    return len(core) <= longest and len(core.split()) <= LEAD_IN_WORDS
