"""Peer scores: runs in the peers' own environment, one rule-based package at a time, and never sees a label.

    .tools/peers/bin/python training/peer_scores.py PACKAGE < rows.jsonl > scores.jsonl

A row is ``{"claim", "facts": [text, ...]}``; an answer is ``{"score": 0 to 1, "supported": the package's own
verdict}``. Every package is used as its documentation shows, with its defaults; packages that want cite marks get one
for every fact.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

Judge = Callable[[str, Sequence[str]], tuple[float, bool]]


def ancora() -> Judge:
    """Share of a claim's words in one chunk by rarity; numbers must occur in a chunk on the subject. The worst sentence
    decides."""
    from ancora import Document, GroundingChecker, chunk_documents

    checker = GroundingChecker()

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        chunks = chunk_documents([Document(str(at), fact) for at, fact in enumerate(facts) if fact.strip()])
        found = checker.check_answer(claim, chunks)
        scores = [one.support_score * (0.5 if one.unsupported_numbers else 1) for one in found]
        return min(scores, default=0.0), bool(found) and all(one.supported for one in found)

    return judge


def grounded() -> Judge:
    """Quotes, numbers, citations and names must occur literally; sentences by word overlap, which its verdict does not
    count."""
    from pathlib import Path

    from grounded import Kind, Source, extract, verify
    from grounded.verify import Verdict

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        sources = [Source(Path(str(at)), fact) for at, fact in enumerate(facts)]
        result = verify(extract(claim, kinds=set(Kind)), sources)
        shares = [one.score for one in result.heuristic if one.score is not None]
        exact = [one.verdict is Verdict.GROUNDED for one in result.exact]
        parts = [*shares, *map(float, exact)]
        return sum(parts) / len(parts) if parts else 1.0, result.passed

    return judge


def ragground() -> Judge:
    """Exact, fuzzy, number, name and negation rules (its first tier; its second is a language model, not loaded)."""
    from ragground.extractors.claim import ClaimExtractor
    from ragground.matchers.deterministic import DeterministicMatcher
    from ragground.models import VerificationStatus

    extractor = ClaimExtractor(split_compound_sentences=True, ignore_discourse=True)
    matcher = DeterministicMatcher(exact_threshold=0.80, fuzzy_threshold=0.60, min_content_word_coverage=0.75)

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        scores, verified = [], []
        for part in extractor.extract(claim):
            found = [matcher.match(context=fact, claim=part.text, source_id=str(at)) for at, fact in enumerate(facts)]
            good = [one.confidence for one in found if one.status == VerificationStatus.VERIFIED]
            other = [one.confidence for one in found if one.status != VerificationStatus.VERIFIED]
            scores.append(0.5 + max(good) / 2 if good else 0.5 * max(other, default=0.0))
            verified.append(bool(good))
        return min(scores, default=1.0), all(verified)

    return judge


def groundrails() -> Judge:
    """BM25, fuzzy, character n-grams, numbers, antonyms and a logistic verdict at its low effort, without its semantic
    tier."""
    from groundrails import settings
    from groundrails.config import load_config
    from groundrails.grounding import _final_score, ground

    settings.mark_ready()
    config = load_config().overlay(lexical_effort="low")

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        match = ground(claim, [fact for fact in facts if fact.strip()] or [" "], config=config, semantic=False)
        return float(_final_score(match)), bool(match.grounded)

    return judge


def citation_integrity() -> Judge:
    """A cited source must hold a fifth of the sentence's words; the score is the largest threshold at which it still
    says yes."""
    from citation_integrity_check import verify

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        sources = [{"id": str(at + 1), "text": fact} for at, fact in enumerate(facts)]
        marks = "".join(f"[{one['id']}]" for one in sources)
        marked = f"{claim.rstrip(' .!?')} {marks}."

        def passes(threshold: float) -> bool:
            return bool(verify(marked, sources, support_threshold=threshold).ok)

        return max((at / 20 for at in range(1, 21) if passes(at / 20)), default=0.0), passes(0.2)

    return judge


def ragsanity() -> Judge:
    """Share of a sentence's words in all contexts; its default pass mark is 0.5."""
    from ragsanity import evaluate

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        found = evaluate("", list(facts), claim, metrics=["faithfulness"]).faithfulness or 0.0
        return found, found > 0.5

    return judge


def anchorcite() -> Judge:
    """Verbatim span, then word coverage of the best sentences by BM25 (its core tier)."""
    import anchorcite as package

    anchorer = package.CitationAnchorer(scorer=package.LexicalScorer())
    lenient = package.CitationAnchorer(scorer=package.LexicalScorer(), threshold=0.0)

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        worst, verified = 1.0, True
        for atom in package.split_claim_atoms(claim) or [claim]:
            found = [one for one in (lenient.anchor(atom, fact) for fact in facts) if one]
            worst = min(worst, max((float(one.score) for one in found), default=0.0))
            verified = verified and any(anchorer.anchor(atom, fact) for fact in facts)
        return worst, verified

    return judge


def corroborate() -> Judge:
    """Numbers, dates and quotations must occur; words are not looked at."""
    from corroborate import check_answer

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        fine = bool(check_answer("", list(facts), claim).ok())
        return float(fine), fine

    return judge


def touchstone() -> Judge:
    """Text layers and a logistic head; flags only where it holds its own signal for valid."""
    from clarethium_touchstone import Verifier

    verifier = Verifier()

    def judge(claim: str, facts: Sequence[str]) -> tuple[float, bool]:
        found = verifier.score(claim, source="\n".join(facts) or " ")
        return 1 - float(found.prob_hallucinated), not found.should_flag()

    return judge


PACKAGES: dict[str, tuple[str, Callable[[], Judge]]] = {
    "ancora-rag": ("ancora-rag", ancora),
    "grounded-check": ("grounded-check", grounded),
    "groundrails": ("groundrails", groundrails),
    "ragground": ("ragground", ragground),
    "citation-integrity-check": ("citation-integrity-check", citation_integrity),
    "ragsanity": ("ragsanity", ragsanity),
    "anchorcite": ("anchorcite", anchorcite),
    "corroborate": ("corroborate", corroborate),
    "touchstone-mcp": ("touchstone-mcp", touchstone),
}


def main() -> None:
    import logging
    from importlib.metadata import version

    logging.disable(logging.ERROR)
    package, make = PACKAGES[sys.argv[1]]
    judge = make()
    print(json.dumps({"version": version(package)}))
    for line in sys.stdin:
        row: dict[str, Any] = json.loads(line)
        score, supported = judge(row["claim"], row["facts"])
        print(json.dumps({"score": min(1.0, max(0.0, score)), "supported": supported}), flush=True)


if __name__ == "__main__":
    main()
