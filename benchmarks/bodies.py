"""The request bodies that are timed, by name. The same name gives the same bytes on every machine."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from benchmarks import tongues
from benchmarks.hostile import SHAPES
from benchmarks.prose import Writer, claims_of
from handler import tokens
from handler.limits import LONGEST_FACT, MOST_FACTS, MOST_TOKENS

MOST_BYTES = 6_200_000
"""A little under what a synchronous Lambda function takes."""
_CLAIM_BYTES = 120_000


def english(claims: int, facts: int, length: int, seed: int = 1) -> bytes:
    """``claims`` claims over ``facts`` facts of ``length`` characters each."""
    writer = Writer(seed)
    texts = [writer.text(length) for _ in range(facts)]
    return body(" ".join(claims_of(texts, claims, writer)), texts)


def foreign(language: str, claims: int, facts: int, length: int, seed: int = 2) -> bytes:
    """The same in one of ``tongues.LANGUAGES``; claims are sentences of the facts, every third one of none."""
    writer = Writer(seed)
    texts = [tongues.text(language, length, writer) for _ in range(facts)]
    stop = "。" if language in tongues.HAN else ". "
    parts = [
        tongues.sentence(language, writer) if at % 3 == 2 else texts[at * facts // claims].split(stop)[1] + stop
        for at in range(claims)
    ]
    return body(_legal("".join(parts)), texts)


def hostile(shape: str, where: str, facts: int = MOST_FACTS, length: int = LONGEST_FACT) -> bytes:
    """A maximal body of one shape in its ``where``: "facts" (prose answer), "answer" (prose facts) or "both"."""
    writer = Writer(3)
    write = SHAPES[shape] if where != "answer" else Writer.text
    texts = [write(writer, length) for _ in range(facts)]
    size = len(json.dumps(texts, ensure_ascii=False).encode()) + _CLAIM_BYTES
    if size > MOST_BYTES:
        texts = [text[: int(length * MOST_BYTES / size)] for text in texts]
    share = facts / MOST_FACTS
    if where == "facts":
        answer = " ".join(writer.sentence() for _ in range(max(1, int(200 * share))))
    else:
        answer = SHAPES[shape](writer, max(100, int(24_000 * share)))
    return body(_legal(answer, max(16, int(MOST_TOKENS * share))), texts)


def deep(levels: int = 3_000_000) -> bytes:
    """JSON of ``levels`` nested brackets: refused, and that must be cheap."""
    return b'{"answerCandidate":"a","facts":' + b"[" * levels + b"]" * levels + b"}"


def body(answer: str, facts: Sequence[str]) -> bytes:
    """The JSON of a request."""
    request = {"answerCandidate": answer, "facts": [{"factText": text} for text in facts]}
    return json.dumps(request, ensure_ascii=False).encode()


def _legal(answer: str, most: int = MOST_TOKENS) -> str:
    """``answer``, cut until it counts ``most`` tokens at most."""
    while (count := tokens.count(answer)) > most:
        answer = answer[: int(len(answer) * min(0.99, most / count))]
    return answer if answer.strip() else "a"


NAMED: dict[str, Callable[[], bytes]] = {
    "tiny": lambda: english(1, 1, 200),
    "typical": lambda: english(5, 10, 500),
    "large": lambda: english(30, 50, 2000),
    "maximal": lambda: english(190, MOST_FACTS, LONGEST_FACT),
    "maximal Chinese": lambda: foreign("zh", 150, MOST_FACTS, LONGEST_FACT),
    "maximal Japanese": lambda: foreign("ja", 130, MOST_FACTS, LONGEST_FACT),
    **{f"typical {language}": partial(foreign, language, 5, 10, 500) for language in tongues.LANGUAGES},
}


@lru_cache(maxsize=4)
def named(name: str) -> bytes:
    """The body called ``name``: one of ``NAMED``, or "hostile SHAPE in facts/answer/both"."""
    if name.startswith("hostile "):
        shape, _, where = name.removeprefix("hostile ").rpartition(" in ")
        return hostile(shape, where)
    return NAMED[name]()
