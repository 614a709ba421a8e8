"""What a well-formed request may hold: counts, lengths and ranges, each violation naming its field."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from handler import tokens
from handler.errors import Violation
from scoring import Fact
from scoring.expressions import lazy

MOST_TOKENS = 4096
LONGEST_ANSWER = MOST_TOKENS * 64
"""Characters: blanks and marks are no tokens, and yet they must end somewhere."""
MOST_FACTS = 200
LONGEST_FACT = 10_000
MOST_LABELS = 64
LONGEST_LABEL = 63
SERVING_CONFIG = lazy(
    r"projects/[^/]+/locations/[^/]+(?:/collections/[^/]+)?/(?:engines|dataStores)/[^/]+/servingConfigs/[^/]+"
)


def answer(text: str) -> Iterator[Violation]:
    """The answer candidate must say something, in at most ``MOST_TOKENS`` tokens and ``LONGEST_ANSWER`` characters."""
    if not text.strip():
        yield missing("answer_candidate")
    elif len(text) > LONGEST_ANSWER:
        yield Violation(
            f"'answer_candidate' has {len(text)} characters; at most {LONGEST_ANSWER} are supported.",
            "answer_candidate",
        )
    elif (count := tokens.count(text)) > MOST_TOKENS:
        yield Violation(
            f"'answer_candidate' has {count} tokens; at most {MOST_TOKENS} are supported.", "answer_candidate"
        )


def prompt(text: str) -> Iterator[Violation]:
    """A prompt may be as long as an answer candidate, in characters."""
    if len(text) > LONGEST_ANSWER:
        yield Violation(f"'prompt' has {len(text)} characters; at most {LONGEST_ANSWER} are supported.", "prompt")


def facts(given: Sequence[Fact]) -> Iterator[Violation]:
    """At most ``MOST_FACTS`` facts of at most ``LONGEST_FACT`` characters. Empty texts are legal."""
    if len(given) > MOST_FACTS:
        yield Violation(f"'facts' has too many elements; at most {MOST_FACTS} are supported.", "facts")
    for index, fact in enumerate(given):
        if len(fact.text) > LONGEST_FACT:
            field = f"facts[{index}].fact_text"
            yield Violation(f"'{field}' has {len(fact.text)} characters; at most {LONGEST_FACT} are supported.", field)


def threshold(name: str, value: float) -> Iterator[Violation]:
    """A threshold lies in [0, 1]; NaN does not."""
    if not 0.0 <= value <= 1.0:
        field = f"grounding_spec.{name}"
        yield Violation(f"'{field}' must be in the range [0, 1].", field)


def labels(given: Mapping[str, str]) -> Iterator[Violation]:
    """Google's rules for user labels. Lengths count characters."""
    if len(given) > MOST_LABELS:
        yield Violation(f"'user_labels' has {len(given)} entries; at most {MOST_LABELS} are supported.", "user_labels")
    for index, (key, value) in enumerate(given.items()):
        if not 1 <= len(key) <= LONGEST_LABEL or not _is_letter(key[0]) or not _is_label(key):
            yield Violation(
                "A label key has 1 to 63 characters: lowercase letters, digits, underscores, dashes and international "
                "characters, beginning with a lowercase letter or an international character.",
                f"user_labels[{index}].key",
            )
        if len(value) > LONGEST_LABEL or not _is_label(value):
            yield Violation(
                "A label value has at most 63 characters: lowercase letters, digits, underscores, dashes and "
                "international characters.",
                f"user_labels[{index}].value",
            )


def serving_config(name: str) -> Iterator[Violation]:
    """A search source is named by the serving config of a search app."""
    if not SERVING_CONFIG.fullmatch(name):
        yield Violation(
            "'grounding_source.search_source' must have the form projects/*/locations/*/collections/*/engines/*/"
            "servingConfigs/*.",
            "grounding_source.search_source",
        )


def missing(field: str) -> Violation:
    """``field`` is required and was not given."""
    return Violation(f'Field "{field}" is a required field, but no value is found.', field)


def _is_letter(char: str) -> bool:
    return unicodedata.category(char) in ("Ll", "Lo")


def _is_label(text: str) -> bool:
    """Marks are allowed, as the letters of many scripts are written with them."""
    return all(char in "-_" or unicodedata.category(char) in ("Ll", "Lo", "Nd", "Mn", "Mc") for char in text)
