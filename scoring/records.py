"""The records that travel between the stages. All are frozen; offsets are half open.

Character offsets count Unicode code points, byte offsets count UTF-8 bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from scoring.frozen import frozen
from scoring.words.light import LIGHT


@dataclass(frozen=True, slots=True)
class Fact:
    """One source text, with what is known about it (title, author, source, uri …; keys are free)."""

    text: str
    attributes: Mapping[str, str] = field(default_factory=dict)


class Sentence(NamedTuple):
    """A stretch of one text: ``text == source_text[begin:end]``. A plain tuple, as there may be ten thousands of them.

    ``kind`` is one of: sentence, heading, item (list item), row (table row), label (label-value line), code.
    """

    text: str
    begin: int
    end: int
    kind: str = "sentence"


@frozen
class Words:
    """The words of one sentence, as parallel lists in reading order.

    A word is a run of letters (inner apostrophes kept, hyphens split), one Han or kana character, or a number with its
    inner marks ("1,200.50"). A contracted negation is split: "don't" -> "do", "not".
    """

    text: str
    forms: list[str]
    """Lower-case surface forms."""
    stems: list[str]
    """Keys that are equal for inflections of one word."""
    begins: list[int]
    ends: list[int]
    """Character offsets in ``text``."""
    capital: list[bool]
    """Whether the word starts with an upper-case letter."""

    @cached_property
    def content(self) -> list[int]:
        """The places of all but the function words."""
        return [at for at, form in enumerate(self.forms) if form not in LIGHT]

    @cached_property
    def distinct(self) -> frozenset[str]:
        """The stems."""
        return frozenset(self.stems)


@dataclass(frozen=True, slots=True)
class CitedChunk:
    """A verbatim stretch of a fact that supports or contradicts at least one claim.

    ``text == facts[fact_index].text[start_char:end_char]``.
    """

    text: str
    fact_index: int
    start_char: int
    end_char: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """One difference that speaks against a claim: kind ("date", "number", "unit", "name", "negation", "antonym", …),
    the two stretches (character offsets in the answer candidate and in the fact) and their values in words."""

    kind: str
    claim_start: int
    claim_end: int
    claim_value: str
    fact_start: int
    fact_end: int
    fact_value: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """Why one chunk supports or contradicts one claim."""

    chunk: int
    """Index into ``CheckResult.cited_chunks``."""
    support: float
    contradiction: float
    start_char: int
    """Of the evidence inside the fact's text."""
    end_char: int
    matched: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    contributions: Mapping[str, float] = field(default_factory=dict)
    """Feature name -> its share of the support logit."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim of the answer candidate. ``text`` is its exact slice.

    ``score`` and ``contradiction`` are None when no grounding check is required.
    ``verdict`` is supported, contradicted, unsupported or not checked.
    """

    text: str
    start_byte: int
    end_byte: int
    start_char: int
    end_char: int
    check_required: bool
    score: float | None = None
    contradiction: float | None = None
    citations: tuple[int, ...] = ()
    anti_citations: tuple[int, ...] = ()
    verdict: str = "not checked"
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True)
class Helpfulness:
    """How well the answer candidate serves the prompt: ``score`` in [0, 1] from named parts, each in [0, 1]."""

    score: float
    parts: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CheckResult:
    """All that a check says. Scores lie in [0, 1]; ``helpfulness`` is None unless a prompt was scored."""

    support_score: float
    contradiction_score: float
    claims: tuple[Claim, ...]
    cited_chunks: tuple[CitedChunk, ...]
    signature: str
    helpfulness: Helpfulness | None = None
