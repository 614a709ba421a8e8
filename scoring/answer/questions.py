# ruff: noqa: E501
"""What a prompt asks for: its parts, each with the kind of answer it wants and the words that mark it."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.normalise import words
from scoring.records import Words
from scoring.text import abbreviations as known

_EXTRA = (
    "who whom whose what which when where why how wer wem wen was wann wo warum wieso welche welcher welches wie viel viele lange qui que quoi quand "
    "où pourquoi comment combien quel quelle quels quelles quién qué cuándo dónde cuánto cuánta cuántos cuántas cómo quem quando onde porque quanto quanta "
    "quantos quantas como chi cosa dove perché quanti quante come please tell me give list name mention summarise summarize describe explain write compare "
    "many much long old far tall there here some any several few lot us them him her it i you be get got let ask asked question answer say said called "
    "bitte nenne erkläre beschreibe donne explique dime explica does done"
)
FUNCTION = known.HANGING | frozenset(known.STARTERS.lower().split()) | frozenset(_EXTRA.split())
"""Words that carry no content of their own, in the languages of ``abbreviations``."""

_W = r"who|whom|whose|what|which|when|where|why|how|wer|was|wann|wo|warum|wie|qui|quand|où|pourquoi|comment|combien|quién|qué|cuándo|dónde|cuánto|cómo|quem|quando|onde|quanto|chi|dove|perché"
_CLAUSES = lazy(rf"[?？;]\s*|,? (?:and|und|et|y|e|as well as) (?=(?:{_W})\b)|, (?=(?:{_W})\b)", re.IGNORECASE)
_KINDS = [
    (
        "yesno",
        r"(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|must|isn't|aren't|don't|doesn't|ist|sind|war|hat|haben|kann|gibt|est-ce|es|está|hay|puede|é|è|há|c'è) (?!.*\bor\b)|.*(?:ですか|吗|까)$",
    ),
    (
        "when",
        r".*\b(?:when|(?:what|which) (?:year|date|day|month|time|century)|wann|welche[mn]? (?:jahr|tag)|quand|cuándo|qué año|em que ano|quando)\b|.*(?:什么时候|何时|哪一年|いつ|何年|언제)",
    ),
    (
        "amount",
        r".*\b(?:how (?:many|much|long|old|far|tall|high|big|large|deep|wide|often|heavy|fast|hot|cold)|wie (?:viele?|lange|alt|hoch|weit|groß|oft|teuer|schwer)|combien|cuánt[oa]s?|quant[oaie]s?)\b|.*\b(?:what|was)\b.*\b(?:costs?|price|number|height|length|weight|population|kostet)\b|.*(?:多少|几|いくら|いくつ|何人|얼마|몇)",
    ),
    (
        "why",
        r".*\b(?:why|what (?:is|was) the reason|how come|warum|wieso|weshalb|pourquoi|por qué|por que|perché)\b|.*(?:为什么|なぜ|왜)",
    ),
    ("where", r".*\b(?:where|wo|woher|wohin|où|dónde|onde|dove)\b|.*(?:哪里|どこ|어디)"),
    ("who", r".*\b(?:who|whom|whose|wer|wem|wen|qui|quién(?:es)?|quem|chi)\b|.*(?:谁|誰|누가|누구)"),
    ("how", r".*\b(?:how|wie|comment|cómo|como|come)\b|.*(?:怎么|如何|どう|어떻게)"),
    (
        "list",
        r"(?:please )?(?:list|name|give|mention|enumerate|nenne|liste)\b|.*\bwhich \w+s (?:are|were|have|do|did|can)\b",
    ),
    (
        "request",
        r"(?:please )?(?:summari[sz]e|describe|explain|tell|write|compare|outline|beschreibe|erkläre|explique|describe|resume)\b",
    ),
]
_KIND = [(name, lazy(pattern)) for name, pattern in _KINDS]
_JOINS = frozenset({"and", "or", "und", "oder", "et", "ou", "y", "o", "e"})
_NO_CONJUNCTS = frozenset({"yesno", "why", "how", "list"})
PROMPT_LENGTH, PARTS = 2000, 8
"""Of a longer prompt the two ends are read; of more parts the first."""
COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}


@frozen
class Part:
    """One thing that is asked: the kind of answer, and the stems that mark this part among several (empty for a lone part)."""

    kind: str
    keys: frozenset[str]
    count: int
    """How many items are asked for."""


@frozen
class Question:
    """A prompt: its parts, never none, and the stems of its content words."""

    parts: tuple[Part, ...]
    content: frozenset[str]


def content(found: Words) -> list[str]:
    """Stems of the words that carry content, in order."""
    return [stem for form, stem in zip(found.forms, found.stems, strict=True) if form not in FUNCTION]


def parse(prompt: str) -> Question:
    """What ``prompt`` asks for; never raises, an unknown form of prompt is one part of kind "what"."""
    if len(prompt) > PROMPT_LENGTH:
        prompt = prompt[: PROMPT_LENGTH // 2] + " " + prompt[-PROMPT_LENGTH // 2 :]
    parts: list[Part] = []
    clauses = [clause for clause in _CLAUSES.split(prompt) if clause and clause.strip()]
    for clause in clauses[:PARTS]:
        parts += _parts(clause, len(clauses) > 1)
    every = frozenset(content(words(prompt)))
    return Question(tuple(parts[:PARTS]) or (Part("what", frozenset(), 1),), every)


def _parts(clause: str, several: bool) -> list[Part]:
    lower = clause.strip().lower()
    kind = next((name for name, pattern in _KIND if pattern.match(lower)), "what")
    found = words(clause)
    counts = [COUNTS[form] for form in found.forms if form in COUNTS] or [
        int(f) for f in found.forms if f.isdecimal() and len(f) < 3
    ]
    count = counts[0] if counts and kind == "list" else 2 if kind == "list" else 1
    conjuncts = [] if kind in _NO_CONJUNCTS else _conjuncts(found)
    if conjuncts:
        return [Part(kind, frozenset({key}), count) for key in conjuncts]
    return [Part(kind, frozenset(content(found)) if several else frozenset(), count)]


def _conjuncts(found: Words) -> list[str]:
    """The stems joined by "and": "directed and starred", "the boiling point and its flash point"."""
    keys: list[str] = []
    for at, form in enumerate(found.forms):
        if form in _JOINS:
            before = [stem for f, stem in zip(found.forms[:at], found.stems[:at], strict=True) if f not in FUNCTION]
            behind = [
                stem for f, stem in zip(found.forms[at + 1 :], found.stems[at + 1 :], strict=True) if f not in FUNCTION
            ]
            keys += [*before[-1:], *behind[:1]] if before and behind else []
    return list(dict.fromkeys(keys))
