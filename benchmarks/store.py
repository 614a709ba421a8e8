"""Figures of the data store.

    python -m benchmarks.store speed --passages 100000            size, build, cold and warm times of the file index
    python -m benchmarks.store speed --passages 100000 --to postgresql://…
    python -m benchmarks.store recall ROWS…                       is the right document found, do verdicts agree

``ROWS`` are gzip JSONL files with ``facts[{text}]``, ``claim``, ``label`` (1 supported, 0 not), ``label3``,
``context``. All their facts together, each once, are the corpus.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded, as the server does

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from store.interface import Store

PER_DOCUMENT = 57
"""Passages of a generated document of ``SENTENCES`` sentences."""
SENTENCES = 740
ANSWERS = 60
CLAIMS = 5
ROUNDS = 7


def speed(passages: int, to: str | None, keep: str | None) -> None:
    """Build a generated corpus, then ask: once from a new process, then ``ANSWERS`` times warm."""
    from store.build import build

    with tempfile.TemporaryDirectory() as folder:
        documents, answers = Path(folder) / "documents", Path(folder) / "answers.json"
        answers.write_text(json.dumps(_write(documents, passages)))
        index = to or keep or str(Path(folder) / "index")
        started, cpu = time.perf_counter(), time.process_time()
        info = build(str(documents), index).info
        print(f"passages            {info.passages:,} of {info.documents:,} documents, {info.bytes / 1e6:,.1f} MB")
        print(f"build               {time.perf_counter() - started:,.1f} s, {time.process_time() - cpu:,.1f} s of CPU")
        print(f"build memory        {_peak_mb()} MB at most")
        sys.stdout.flush()
        subprocess.run([sys.executable, "-m", "benchmarks.store", "ask", index, str(answers)], check=True)


def _write(folder: Path, passages: int) -> list[str]:
    """Write the documents; answers made of their sentences, with a quarter of the words left out."""
    from benchmarks import corpus

    folder.mkdir()
    pick = random.Random(11)
    count = max(1, round(passages / PER_DOCUMENT))
    claims: list[str] = []
    for number, text in enumerate(corpus.documents(count, SENTENCES)):
        (folder / f"{number}.md").write_text(text)
        if number % max(1, count // (ANSWERS * CLAIMS)) == 0 or count < ANSWERS * CLAIMS:
            claims += [
                _claim(sentence, pick) for sentence in pick.sample(text.split(". "), ANSWERS * CLAIMS // count + 1)
            ]
    pick.shuffle(claims)
    return [" ".join(claims[at : at + CLAIMS]) for at in range(0, ANSWERS * CLAIMS, CLAIMS)]


def _claim(sentence: str, pick: random.Random) -> str:
    words = [word for word in sentence.split() if pick.random() < 0.75 and word != "#"]
    return f"The {' '.join(words)}."


def ask(index: str, answers_file: str) -> None:
    """Run in a process of its own: nothing is imported, opened or cached before the clock starts."""
    started = time.perf_counter()
    from scoring import check
    from store.evidence import evidence
    from store.locations import open_store

    imported = time.perf_counter()
    store = open_store(index)
    answers = json.loads(Path(answers_file).read_text())
    opened = time.perf_counter()
    check(answers[0], [passage.text for passage in evidence(answers[0], store)], together=False)
    first = time.perf_counter()
    print(f"cold                {_ms(started, first)}: import {_ms(started, imported)}, open {_ms(imported, opened)}")
    print(f"CPU of that         {1000 * time.process_time():,.0f} ms, the start of Python included")
    rounds = [[_asked(answer, store) for answer in answers[1:]] for _ in range(ROUNDS)]
    first_round = rounds[0]
    searched, both = [one.search_ms for one in first_round], [one.search_ms + one.check_ms for one in first_round]
    print(f"warm, {CLAIMS} claims      search p50 {_at(searched, 0.5)}, p95 {_at(searched, 0.95)}")
    print(f"                    search and check p50 {_at(both, 0.5)}, p95 {_at(both, 0.95)}")
    # On a machine with other work the best time of an answer says what the program takes, the others what it waits.
    best = [min(same, key=lambda one: one.search_ms + one.check_ms) for same in zip(*rounds, strict=True)]
    searched, both = [one.search_ms for one in best], [one.search_ms + one.check_ms for one in best]
    print(f"best of {ROUNDS}           search p50 {_at(searched, 0.5)}, search and check p50 {_at(both, 0.5)}")
    print(f"CPU for an answer   {_at([min(one.cpu_ms for one in same) for same in zip(*rounds, strict=True)], 0.5)}")
    facts, characters = (
        sum(counts) / len(first_round) for counts in zip(*[one.size for one in first_round], strict=True)
    )
    print(f"facts for an answer {facts:.1f}, {characters:,.0f} characters")
    print(f"serving memory      {_peak_mb()} MB at most, pages of the index included")


@dataclass(frozen=True, slots=True)
class _Asked:
    """Times of one answer in milliseconds, and what was handed to the scorer: facts and characters."""

    search_ms: float
    check_ms: float
    cpu_ms: float
    size: tuple[int, int]


def _asked(answer: str, store: Store) -> _Asked:
    from scoring import check
    from store.evidence import evidence

    begin, cpu = time.perf_counter(), time.process_time()
    facts = [passage.text for passage in evidence(answer, store)]
    searched = time.perf_counter()
    check(answer, facts, together=False)
    done = time.perf_counter()
    used = 1000 * (time.process_time() - cpu)
    return _Asked(1000 * (searched - begin), 1000 * (done - searched), used, (len(facts), sum(map(len, facts))))


def _ms(begin: float, end: float) -> str:
    return f"{1000 * (end - begin):,.0f} ms"


def _at(times: list[float], share: float) -> str:
    return f"{sorted(times)[int(share * len(times))]:,.1f} ms"


def _peak_mb() -> int:
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) // 1024


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("speed")
    command.add_argument("--passages", type=int, default=100_000)
    command.add_argument("--to", help="a database instead of a file index")
    command.add_argument("--keep", help="folder that keeps the file index")
    command = commands.add_parser("ask")
    command.add_argument("index")
    command.add_argument("answers")
    command = commands.add_parser("recall")
    command.add_argument("rows", nargs="+", type=Path)
    command.add_argument("--every", type=int, default=1, help="check the verdict of every n-th row only")
    command.add_argument("--show", action="store_true", help="show the claims that only other documents support")
    options = parser.parse_args()
    if options.command == "speed":
        speed(options.passages, options.to, options.keep)
    elif options.command == "ask":
        ask(options.index, options.answers)
    else:
        from benchmarks import store_recall

        for line in store_recall.report(options.rows, options.every, options.show):
            print(line, flush=True)


if __name__ == "__main__":
    main()
