"""What is checked: an answer candidate with its facts, read from the mappings that people store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from scoring import Fact

ANSWER = ("answer", "answerCandidate", "answer_candidate", "claim")
FACTS = ("facts", "fact", "contexts")
PROMPT = ("prompt", "question")
TRUE = {"1", "1.0", "true", "yes", "supported", "grounded", "consistent", "faithful"}
CONTRADICTED = {"contradicted", "contradiction"}
FALSE = {
    "0",
    "0.0",
    "false",
    "no",
    "unsupported",
    "ungrounded",
    "inconsistent",
    "hallucinated",
    "neutral",
} | CONTRADICTED


@dataclass(frozen=True, slots=True)
class Case:
    """One answer candidate to check.

    ``label`` is what is known of it, as written; ``labels`` are free keys for grouping; ``spec`` is a grounding spec.
    """

    answer: str
    facts: tuple[Fact, ...]
    prompt: str | None = None
    id: str | None = None
    label: str | None = None
    labels: Mapping[str, str] = field(default_factory=dict)
    spec: Mapping[str, Any] = field(default_factory=dict)


def case(record: object) -> Case:
    """A case from one record: Google's request or the short form with answer, facts, prompt, label, id and labels.

    Raises ``ValueError`` with a sentence that names the field at fault.
    """
    if not isinstance(record, Mapping):
        raise ValueError("not an object")
    answer = _first(record, ANSWER)
    if not isinstance(answer, str) or not answer.strip():
        raise ValueError("'answer' is missing or empty")
    prompt = _first(record, PROMPT)
    return Case(
        answer,
        tuple(facts(record)),
        str(prompt) if prompt else None,
        _text(record.get("id")),
        _text(record.get("label")),
        {
            str(key): str(value)
            for key, value in (_first(record, ("labels", "userLabels", "user_labels")) or {}).items()
        },
        _first(record, ("groundingSpec", "grounding_spec", "spec")) or {},
    )


def facts(record: Mapping[str, Any]) -> list[Fact]:
    """The facts of a record: a list of strings or objects, one string, and columns named ``fact_1``, ``fact_2`` …"""
    found = _first(record, FACTS)
    items = [found] if isinstance(found, str | Mapping) else list(found or [])
    numbered = sorted(
        (key for key in record if key.startswith("fact_") and key[5:].isdigit()), key=lambda key: int(key[5:])
    )
    items += [record[key] for key in numbered if record[key]]
    if not items:
        raise ValueError("'facts' is missing or empty")
    return [fact(item) for item in items]


def fact(item: object) -> Fact:
    """A fact from a string or an object with ``text`` or ``factText`` and optional ``attributes``."""
    if isinstance(item, str):
        return Fact(item)
    text = _first(item, ("text", "factText", "fact_text")) if isinstance(item, Mapping) else None
    if not isinstance(item, Mapping) or not isinstance(text, str):
        raise ValueError("a fact is neither a string nor an object with 'text'")
    attributes = item.get("attributes") or {}
    if not isinstance(attributes, Mapping):
        raise ValueError("'attributes' of a fact is not an object")
    return Fact(text, {str(key): str(value) for key, value in attributes.items() if value is not None})


def is_supported(label: str) -> bool:
    """What a label says about support. Raises ``ValueError`` for a word that is not known."""
    word = label.strip().lower().replace("not ", "un")
    if word in TRUE:
        return True
    if word in FALSE:
        return False
    raise ValueError(f"label {label!r} is none of: {', '.join(sorted(TRUE | FALSE))}")


def _first(record: Mapping[str, Any], names: Sequence[str]) -> Any:
    return next((record[name] for name in names if record.get(name) is not None), None)


def _text(value: object) -> str | None:
    return None if value is None or value == "" else str(value).lower() if isinstance(value, bool) else str(value)
