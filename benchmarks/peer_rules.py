"""One rule-based package on one request, run in that package's own environment: ``python peer_rules.py NAME < body``.

Prints CPU milliseconds as JSON: the least and the median of repeated runs. Segmenting the answer is part of the
work; a package that takes single claims gets it split at full stops.
"""

from __future__ import annotations

import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Check = Callable[[], Any]
SECONDS = 2.0


def _ancora(answer: str, facts: list[str]) -> Check:
    from ancora import Document, GroundingChecker, chunk_documents

    checker = GroundingChecker()
    return lambda: checker.check_answer(
        answer, list(chunk_documents([Document(str(at), text) for at, text in enumerate(facts)]))
    )


def _citations(answer: str, facts: list[str]) -> Check:
    from citation_integrity_check import verify

    sources = [{"id": str(at + 1), "text": text} for at, text in enumerate(facts)]
    marked = " ".join(f"{claim[:-1]} [{at % len(facts) + 1}]." for at, claim in enumerate(_sentences(answer)))
    return lambda: verify(marked, sources)


def _grounded(answer: str, facts: list[str]) -> Check:
    from grounded import check

    folder = Path(tempfile.mkdtemp())
    for at, text in enumerate(facts):
        (folder / f"{at}.txt").write_text(text, encoding="utf-8")
    return lambda: check(answer, [str(folder)])


def _groundrails(answer: str, facts: list[str]) -> Check:
    from groundrails import ground_batch, init

    init(models="none", wordnet=False, languages=["en"], home=tempfile.mkdtemp())

    sources = {str(at): text for at, text in enumerate(facts)}
    return lambda: ground_batch(_sentences(answer), sources, semantic=False, ignore_language=True)


def _ragground(answer: str, facts: list[str]) -> Check:
    from ragground import RAGGround

    guard = RAGGround(auto_download=False)
    return lambda: guard.verify(facts, answer)


def _ragsanity(answer: str, facts: list[str]) -> Check:
    from ragsanity import evaluate

    return lambda: evaluate("What is known?", facts, answer)


PEERS: dict[str, Callable[[str, list[str]], Check]] = {
    "ancora-rag": _ancora,
    "citation-integrity-check": _citations,
    "grounded-check": _grounded,
    "groundrails": _groundrails,
    "ragground": _ragground,
    "ragsanity": _ragsanity,
}


def _sentences(answer: str) -> list[str]:
    return re.split(r"(?<=[.!?])\s+", answer)


def main() -> None:
    request = json.load(sys.stdin)
    check = PEERS[sys.argv[1]](request["answerCandidate"], [fact["factText"] for fact in request["facts"]])
    check()
    times: list[float] = []
    while len(times) < 3 or sum(times) < 1000 * SECONDS:
        begin = time.process_time_ns()
        check()
        times.append((time.process_time_ns() - begin) / 1e6)
    print("\n" + json.dumps({"least": min(times), "median": statistics.median(times)}))


if __name__ == "__main__":
    main()
