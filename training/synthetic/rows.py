"""Rows: contrast sets, dressed with distracting sentences and spread over facts, as labelled rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from training.synthetic.distract import about, other
from training.synthetic.draw import Draw

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Contrast:
    """Evidence sentences with claims by label; each claim list holds alternatives of which one or two are taken.

    ``subject``: for distracting sentences about the same thing. ``whole``: the evidence stays one fact as it is.
    ``spare``: distracting sentences to take in place of English ones.
    """

    evidence: tuple[str, ...]
    supported: tuple[str, ...] = ()
    contradicted: tuple[str, ...] = ()
    neutral: tuple[str, ...] = ()
    subject: str = ""
    prompt: str = ""
    attributes: Mapping[str, str] = field(default_factory=dict)
    whole: bool = False
    spare: tuple[str, ...] | None = None


Maker = Callable[[Draw], Contrast]


def rows_of(kind: str, maker: Maker, count: int, seed: int) -> Iterator[Row]:
    """``count`` rows of one kind, the same on every run; no row twice, at most one contrast set cut short."""
    seen: set[str] = set()
    made = 0
    for turn in range(count * 20):
        draw = Draw(Random(f"{seed}/{kind}/{turn}"))
        contrast = maker(draw)
        facts = dress(contrast, draw)
        for label3, claim in claims(contrast, draw):
            key = f"{contrast.evidence}|{claim}"
            if made >= count or key in seen:
                continue
            seen.add(key)
            made += 1
            yield _row(kind, made, facts, claim, label3, contrast.prompt)
        if made >= count:
            return


def _row(kind: str, number: int, facts: list[Row], claim: str, label3: str, prompt: str) -> Row:
    row = {"id": f"{kind}-{number:04d}", "kind": kind, "facts": facts, "claim": claim}
    if prompt:
        row["prompt"] = prompt
    return {**row, "label3": label3, "label": int(label3 == "supported")}


def claims(contrast: Contrast, draw: Draw) -> list[tuple[str, str]]:
    """One claim for every label; two supported ones beside both other labels; rather no copies."""
    twice = bool(contrast.contradicted and contrast.neutral)
    copies = contrast.evidence if draw.chance(0.8) else ()
    chosen = []
    for label3 in ("supported", "contradicted", "neutral"):
        texts = sorted(set(getattr(contrast, label3)))
        texts = [text for text in texts if text not in copies] or texts
        count = min(len(texts), 2 if twice and label3 == "supported" else 1)
        chosen += [(label3, text) for text in draw.some(texts, count)]
    return chosen


def dress(contrast: Contrast, draw: Draw) -> list[Row]:
    """The evidence in one or two facts, with nought to three distracting sentences, in one to four facts."""
    count = draw.pick((0, 0, 1, 1, 2, 3))
    extras = [other(draw) for _ in range(count)] if contrast.spare is None else list(contrast.spare[:count])
    if contrast.whole:
        return _shuffled([" ".join(contrast.evidence)], extras, contrast.attributes, draw)
    if contrast.subject and draw.chance(0.4):
        extras.append(about(draw, contrast.subject))
    if len(contrast.evidence) > 1 and draw.chance(0.4):
        return _shuffled(list(contrast.evidence), extras, contrast.attributes, draw)
    kept = [text for text in extras if draw.chance(0.5)]
    before = [text for text in kept if draw.chance(0.4)]
    after = [text for text in kept if text not in before]
    text = " ".join([*before, *contrast.evidence, *after])
    return _shuffled([text], [text for text in extras if text not in kept], contrast.attributes, draw)


def _shuffled(evidence: list[str], extras: list[str], attributes: Mapping[str, str], draw: Draw) -> list[Row]:
    facts: list[Row] = [
        {"text": text, "attributes": dict(attributes)} if attributes else {"text": text} for text in evidence
    ]
    facts += [{"text": text} for text in extras]
    draw.random.shuffle(facts)
    return facts[:4] if len(evidence) == len(facts[:4]) else _cut(facts, set(evidence))


def _cut(facts: list[Row], needed: set[str]) -> list[Row]:
    spare = 4 - len(needed)
    kept = []
    for fact in facts:
        if fact["text"] not in needed:
            if spare <= 0:
                continue
            spare -= 1
        kept.append(fact)
    return kept
