"""The straight line: segment -> normalise -> match -> features -> classify -> aggregate."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scoring.claims import check_required
from scoring.records import CheckResult, CitedChunk, Claim, Fact
from scoring.segment import sentences

FactLike = str | Mapping[str, object] | Fact


def as_fact(fact: FactLike) -> Fact:
    """A fact from a string, a mapping ``{"text", "attributes"}`` or a ``Fact``."""
    if isinstance(fact, Fact):
        return fact
    if isinstance(fact, str):
        return Fact(fact)
    return Fact(str(fact["text"]), dict(fact.get("attributes") or {}))  # type: ignore[call-overload]


def check(
    answer_candidate: str,
    facts: Iterable[FactLike],
    *,
    prompt: str | None = None,
    citation_threshold: float = 0.6,
    anti_citation_threshold: float = 0.8,
    helpfulness: bool = False,
    explain: bool = False,
) -> CheckResult:
    """Check every claim of ``answer_candidate`` against ``facts``."""
    sources = [as_fact(fact) for fact in facts]
    vocabulary = [set(fact.text.lower().split()) for fact in sources]
    claims: list[Claim] = []
    chunks: list[CitedChunk] = []
    at_char, at_byte = 0, 0
    for sentence in sentences(answer_candidate):
        at_byte += len(answer_candidate[at_char : sentence.begin].encode())
        at_char = sentence.begin
        end_byte = at_byte + len(sentence.text.encode())
        required = check_required(sentence, prompt)
        words = set(sentence.text.lower().split())
        scores = [len(words & v) / len(words) for v in vocabulary] if required else []
        score = max(scores, default=0.0) if required else None
        cited = []
        for index, value in enumerate(scores):
            if value >= citation_threshold:
                cited.append(len(chunks))
                chunks.append(CitedChunk(sources[index].text, index, 0, len(sources[index].text)))
        claims.append(Claim(sentence.text, at_byte, end_byte, sentence.begin, sentence.end, required, score,
                            0.0 if required else None, tuple(cited)))
    checked = [claim.score for claim in claims if claim.score is not None]
    support = sum(checked) / len(checked) if checked else 0.0
    return CheckResult(support, 0.0, tuple(claims), tuple(chunks), "groundwire|version:0.1.0")
