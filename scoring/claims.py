"""Which sentences of an answer candidate need a grounding check."""

from __future__ import annotations

from scoring.records import Sentence


def check_required(sentence: Sentence, prompt: str | None) -> bool:
    """Whether the sentence states something that facts could support or deny."""
    return not sentence.text.endswith("?")
