"""Encode: a claim and its evidence sentences as the arrays that the alignment network reads."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from scoring.agreement.agree import SATISFIED, VIOLATED
from scoring.annotate import Annotated
from scoring.compare import Comparison
from scoring.frozen import frozen
from scoring.runs import Tables
from scoring.words.lexicon import Floats, Ids
from scoring.words.relations import KINDS, Facing

SATISFIES, VIOLATES, UNDECIDED = len(KINDS), len(KINDS) + 1, len(KINDS) + 2
KIND_COUNT = len(KINDS) + 3
"""Kinds of match: the lexical relations, then three of quantities."""
FLAGS = ("rarity", "capital", "digits", "denied", "negator", "cue", "function word", "no vector", "quantity")
_LONGEST_CLAIM, _LONGEST_EVIDENCE = 48, 120
_NO_IDS, _NO_FLAGS = np.empty(0, np.int32), np.empty((0, len(FLAGS)), np.float32)


@frozen
class Encoded:
    """One pair of texts of n and m words."""

    claim: Ids
    """Shape (n,)."""
    claim_flags: Floats
    """Shape (n, len(FLAGS))."""
    evidence: Ids
    evidence_flags: Floats
    kinds: NDArray[np.uint8]
    """Shape (n, m): how each claim word is related to each evidence word."""


@frozen
class Marked:
    """A sentence with the flags of its words, shape (words, len(FLAGS))."""

    sentence: Annotated
    flags: Floats


def marked(sentence: Annotated, tables: Tables) -> Marked:
    """Set the flags of a sentence."""
    return Marked(sentence, _flags(sentence, tables))


def encode(claim: Marked, facing: Facing, evidence: Sequence[Marked], comparison: Comparison) -> Encoded:
    """Encode a pair, ``facing`` the relations of the claim's words. Words beyond 48 of the claim and 120 of the
    evidence are left out."""
    ids = np.concatenate([_NO_IDS, *(one.sentence.ids for one in evidence)])
    flags = np.concatenate([_NO_FLAGS, *(one.flags for one in evidence)])
    kinds = facing.matrix(ids)
    for relation in comparison.quantities:
        if relation.evidence is not None and relation.index >= 0:
            kind = {SATISFIED: SATISFIES, VIOLATED: VIOLATES}.get(relation.state, UNDECIDED)
            ours = places(claim.sentence, relation.claim.begin, relation.claim.end)
            theirs = places(evidence[relation.index].sentence, relation.evidence.begin, relation.evidence.end)
            start = sum(len(one.flags) for one in evidence[: relation.index])
            kinds[np.ix_(ours, [start + at for at in theirs])] = kind
    n, m = _LONGEST_CLAIM, _LONGEST_EVIDENCE
    return Encoded(claim.sentence.ids[:n], claim.flags[:n], ids[:m], flags[:m], kinds[:n, :m])


def places(sentence: Annotated, begin: int, end: int) -> list[int]:
    """The words of a sentence that stand in a stretch of its text."""
    words = sentence.words
    return [
        at
        for at, (start, stop) in enumerate(zip(words.begins, words.ends, strict=True))
        if start < end and stop > begin
    ]


def _flags(sentence: Annotated, tables: Tables) -> Floats:
    """Shape (words, len(FLAGS)); rarity about 0 to 2, the others 0 or 1."""
    ids, words = sentence.ids, sentence.words
    flags = np.zeros((len(ids), len(FLAGS)), np.float32)
    if not len(ids):
        return flags
    flags[:, 0] = tables.rarity(ids) / 4
    flags[:, 1] = words.capital
    flags[:, 2] = [form[0].isdigit() for form in words.forms]
    if sentence.polarity.denied:
        flags[:, 3] = sentence.polarity.denied
    for cue in sentence.polarity.cues:
        if cue.word >= 0:
            flags[cue.word, 4] = 1
    for marks in sentence.strength.marks.values():
        for mark in marks:
            flags[mark.word, 5] = 1
    flags[:, 6] = tables.function_words(ids)
    flags[:, 7] = ids >= len(tables.vocabulary.lexicon.vectors)
    for quantity in sentence.quantities:
        flags[places(sentence, quantity.begin, quantity.end), 8] = 1
    return flags
