"""Stored answers of an end-to-end run: good, repeated, replaced, late, malformed, too long; and what is due of each."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

CITIES = ("Lima", "Oslo", "Quito", "Hanoi", "Accra", "Turin", "Osaka", "Perth")
MALFORMED = (
    b'{"answerCandidate": "Lima lies on the coast.", "facts": [',
    b"\xff\xfe\x00",
    b"[]",
    b'{"answerCandidate": "Lima lies on the coast.", "facts": ["Lima lies on the coast."], "colour": 1}',
    b'{"answerCandidate": "", "facts": ["Lima lies on the coast."]}',
    b'{"id": 7, "answerCandidate": "Lima lies on the coast.", "facts": ["Lima lies on the coast."]}',
)
TOO_LONG = 33 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Put:
    """One object to store. ``records`` says how many answers are in it; ``copies`` more messages will tell of it."""

    key: str
    body: bytes
    records: int = 1
    copies: int = 0


@dataclass
class Scenario:
    """What to store, in order, and what must come of it.

    ``good``: index id -> (key, the put whose version must win); ``bad``: keys (or lines of keys) due in the
    dead-letter queue.
    """

    puts: list[Put] = field(default_factory=list)
    good: dict[str, Put] = field(default_factory=dict)
    bad: set[str] = field(default_factory=set)

    @property
    def records(self) -> int:
        """Distinct answers, good and bad."""
        return len(self.good) + len(self.bad)


def scenario(size: int, seed: int = 1) -> Scenario:
    """A scenario of about ``size`` distinct answers: a quarter in files of records, six in a hundred malformed."""
    rng = random.Random(seed)
    made = Scenario()
    singles = size * 70 // 100
    for number in range(singles):
        _single(made, rng, number)
    _ordered(made, rng, size * 2 // 100)
    _bad(made, size * 6 // 100)
    for number in range(size * 7 // 100 // 5):
        _file(made, rng, f"answers/files/{number:03d}.jsonl", 5, bad_line=3 if number % 4 == 0 else 0)
    _file(made, rng, "answers/files/large.jsonl", size * 15 // 100, padding=6000)
    return made


def _answer(rng: random.Random, name: str, **more: Any) -> dict[str, Any]:
    city, year = rng.choice(CITIES), rng.randrange(1500, 2000)
    wrong = rng.random() < 0.3
    claimed = year + 7 if wrong else year
    facts = [f"{city} was founded in {year}.", f"{city} has a harbour and a university."]
    told = {"answerCandidate": f"{city} was founded in {claimed}. It has a university.", "facts": facts}
    return told | {"labels": {"city": city.lower(), "kind": "wrong" if wrong else "right"}} | more


def _single(made: Scenario, rng: random.Random, number: int) -> None:
    """One answer; every tenth is replaced twice at once, every eighth is told of again and again."""
    key = f"answers/single/{number:05d} é.json"
    versions = 3 if number % 10 == 0 else 1
    for _ in range(versions):
        put = Put(key, _encoded(_answer(rng, key)), copies=2 if number % 8 == 0 else 0)
        made.puts.append(put)
    made.good[key] = put


def _ordered(made: Scenario, rng: random.Random, count: int) -> None:
    """Answers with versions of their own that arrive in the wrong order, under different keys."""
    for number in range(count):
        name = f"ordered-{number:04d}"
        versions = [3, 1, 2] if number % 2 else [2, 3, 1]
        for version in versions:
            body = _encoded(_answer(rng, name, id=name, version=version))
            put = Put(f"answers/ordered/{number:04d}-{version}.json", body)
            made.puts.append(put)
            if version == 3:
                made.good[name] = put


def _bad(made: Scenario, count: int) -> None:
    for number in range(count):
        put = Put(f"answers/bad/{number:04d}.json", MALFORMED[number % len(MALFORMED)], copies=number % 2)
        made.puts.append(put)
        made.bad.add(put.key)
    long = Put("answers/bad/long.json", b'{"answerCandidate": "' + b"x" * TOO_LONG + b'"}')
    made.puts.append(long)
    made.bad.add(long.key)


def _file(made: Scenario, rng: random.Random, key: str, lines: int, *, bad_line: int = 0, padding: int = 0) -> None:
    texts: list[bytes] = []
    ids: list[str] = []
    for line in range(1, lines + 1):
        if line == bad_line:
            texts.append(MALFORMED[0])
            made.bad.add(f"{key}#{line}")
            continue
        name = f"{key}#{line}"
        answer = _answer(rng, name)
        answer["facts"] += [f"Nothing else is known. {'More of the same. ' * (padding // 18)}"] if padding else []
        texts.append(_encoded(answer))
        ids.append(name)
    put = Put(key, b"\n".join(texts) + b"\n", records=lines, copies=1)
    made.puts.append(put)
    made.good |= dict.fromkeys(ids, put)


def created(bucket: str, put: Put) -> str:
    """The message that tells of a stored object."""
    detail = {"bucket": {"name": bucket}, "object": {"key": put.key}}
    return json.dumps({"source": "aws.s3", "detail-type": "Object Created", "detail": detail})


def batches(bodies: list[str]) -> Iterator[list[dict[str, str]]]:
    """Entries for SendMessageBatch."""
    for at in range(0, len(bodies), 10):
        yield [{"Id": str(n), "MessageBody": body} for n, body in enumerate(bodies[at : at + 10])]


def _encoded(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
