"""Names: which names of a claim the evidence has under one of their forms, which are missing, which stand replaced.

A name is replaced when the evidence lacks it and has another name beside the same words ("born in Brno", "born in
Ghent").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.language.aliases import Known, absent
from scoring.language.findings import Finding, Findings, clipped
from scoring.language.name_spans import Name, Names
from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.links import Link

FEATURES = (
    "name_missing",
    "name_missing_count",
    "name_missing_later",
    "name_replaced",
    "name_rival",
    "name_new",
    "name_common",
    "name_apart",
)
_ZERO = dict.fromkeys(FEATURES, 0.0)
_NEAR, _MOST = 4, 16
_WEAK = 0.3
_LONGEST_TERM = 5
_COPULAS = frozenset({"is", "was", "are", "were", "be"})


class Rival(NamedTuple):
    """Another name in the place of a claim's name; ``score`` from 0.5 (beside one equal word) to 2."""

    score: float
    sentence: int
    name: Name


def compare(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], mine: Names, theirs: Known
) -> Findings:
    """How the claim's names fare (``mine`` by ``name_spans.annotate``, ``theirs`` by ``aliases.known``).

    Features: ``name_missing`` share of the words of names that the evidence lacks, ``name_missing_count`` names with
    such a word, ``name_missing_later`` those among them that are neither the claim's first name (which evidence often
    has as a pronoun or in its title) nor a term in capitals, ``name_replaced`` names with another in their place,
    ``name_rival`` how well the best other name fits a missing one's place, ``name_new`` other names in the matched
    sentences while a name is missing, ``name_common`` names found only as lower-case words, ``name_apart`` share of the
    found names that the best sentence
    does not have.
    """
    if not mine.spans:
        return Findings((), _ZERO)
    fates = [(span, *absent(span, theirs)) for span in mine.spans]
    missing = [span for span, gone, _ in fates if gone]
    held = [span for span, gone, _ in fates if not gone]
    common = [span for span, _, plain in fates if plain]
    sought = [span for span in missing + common if not span.weak][:_MOST]
    rivals = {span: _rival(claim, evidence, links, mine, span, theirs) for span in sought}
    replaced = {span: rival for span, rival in rivals.items() if rival and rival.score >= 1.0}
    lost = sum(_weight(span) * len(gone) for span, gone, _ in fates)
    values = [
        lost / sum(len(span.keys) for span in mine.spans),
        clipped(sum(map(_weight, missing))),
        clipped(sum(span is not mine.spans[0] and not span.weak and not _term(claim, span) for span in missing), 2),
        clipped(len(replaced), 2),
        clipped(max((rival.score for rival in rivals.values() if rival), default=0.0), 2),
        clipped(_new(mine, links, theirs) if missing else 0),
        clipped(len(common), 2),
        _apart(held, theirs),
    ]
    found = [
        _finding(claim, span, "missing" if gone else "common" if plain else "found", evidence, replaced.get(span))
        for span, gone, plain in fates
    ]
    return Findings(tuple(found), dict(zip(FEATURES, values, strict=True)))


def _term(claim: Words, span: Name) -> bool:
    """A short word in capitals ("MRI", "DNA"): more often a term than somebody's name."""
    letters = claim.text[claim.begins[span.begin] : claim.ends[span.end - 1]]
    return letters.isupper() and len(letters) <= _LONGEST_TERM


def _weight(span: Name) -> float:
    return _WEAK if span.weak else 1.0


def _rival(
    claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], mine: Names, span: Name, theirs: Known
) -> Rival | None:
    """The evidence name that fits best where the claim has ``span``."""
    own = {key for name in mine.spans for key in name.keys}
    before = _anchor(claim, links, range(span.begin - 1, -1, -1))
    after = _anchor(claim, links, range(span.end, len(claim.forms)))
    best: Rival | None = None
    for number in sorted({anchor.sentence for anchor in (before, after) if anchor}):
        for name in theirs.names[number].spans[: 4 * _MOST]:
            if not name.weak and (own.isdisjoint(name.keys) or _namesake(span, name)):
                score = _place(claim, span, evidence[number], name, _there(before, number), _there(after, number))
                if score and (best is None or score > best.score):
                    best = Rival(score, number, name)
    return best


def _there(anchor: Link | None, number: int) -> Link | None:
    return anchor if anchor is not None and anchor.sentence == number else None


def _namesake(span: Name, name: Name) -> bool:
    """Another first name before the same surname."""
    return (
        len(span.keys) > 1
        and len(name.keys) > 1
        and span.keys[-1] == name.keys[-1]
        and not (set(span.keys) > set(name.keys))
    )


def _anchor(claim: Words, links: Sequence[Link | None], places: range) -> Link | None:
    """The nearest matched content word on one side of a name."""
    for at in places[:_NEAR]:
        link = links[at]
        if link is not None and claim.forms[at] not in LIGHT:
            return link
    return None


def _place(claim: Words, span: Name, there: Words, name: Name, before: Link | None, after: Link | None) -> float:
    """Each anchor on its own side of the evidence name counts a half, and a whole when the word beside is equal too."""
    score = 0.0
    if before is not None and 0 < name.begin - before.word <= _NEAR:
        score += 0.5 + 0.5 * (_form(claim, span.begin - 1) == _form(there, name.begin - 1))
    if after is not None and 0 <= after.word - name.end < _NEAR:
        score += 0.5 + 0.5 * (_form(claim, span.end) == _form(there, name.end))
    turned = after if _form(claim, span.end) in _COPULAS else None
    if _form(claim, span.begin - 1) in _COPULAS:
        turned = before
    return score + (turned is not None and _turned(there, name, turned))


def _turned(there: Words, name: Name, anchor: Link) -> bool:
    """ "Nature is the title" beside "The title is Tides": the copula between the same word and the other name."""
    if anchor.word < name.begin:
        return name.begin - anchor.word <= _NEAR and _form(there, name.begin - 1) in _COPULAS
    return anchor.word - name.end < _NEAR and _form(there, name.end) in _COPULAS


def _form(words: Words, at: int) -> str:
    return words.forms[at] if 0 <= at < len(words.forms) else ""


def _new(mine: Names, links: Sequence[Link | None], theirs: Known) -> int:
    """Names of the matched sentences of which the claim has no word."""
    names = [name for number in {link.sentence for link in links if link} for name in theirs.names[number].spans]
    return sum(mine.keys.isdisjoint(name.keys) and not name.weak for name in names)


def _apart(held: list[Name], theirs: Known) -> float:
    """0 when one sentence has all the names that the evidence has at all."""
    if len(held) < 2:
        return 0.0
    shares = [sum(any(key in names.capitals for key in span.keys) for span in held) for names in theirs.names]
    return 1.0 - max(shares, default=0) / len(held)


def _finding(claim: Words, span: Name, fate: str, evidence: Sequence[Words], rival: Rival | None) -> Finding:
    begin, end = claim.begins[span.begin], claim.ends[span.end - 1]
    if rival is None:
        return Finding(f"name {fate}", begin, end, claim.text[begin:end])
    there = evidence[rival.sentence]
    start, stop = there.begins[rival.name.begin], there.ends[rival.name.end - 1]
    return Finding(
        "name replaced", begin, end, claim.text[begin:end], rival.sentence, start, stop, there.text[start:stop], True
    )
