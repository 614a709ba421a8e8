"""Batches of stored answers and the sum of a run."""

from __future__ import annotations

from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handler import direct, event_summary
from handler.event_index import CHECKED, REFUSED, Row
from tests.events.stack import Stack, answer

GOOD = "Titanic was directed by James Cameron."
BAD = "Penguins are flightless birds of the southern hemisphere."


def test_run_over_new_old_bad_and_foreign_objects(stack: Stack) -> None:
    stack.put("answers/1.json", answer(GOOD, id="1", labels={"model": "a"}))
    stack.put("answers/2.json", answer(BAD, id="2", labels={"model": "b"}))
    stack.put("answers/3.json", b"{")
    stack.put_lines("answers/4.jsonl", [answer(GOOD, id="4", labels={"model": "a"}), b"{"])
    stack.put("answers/readme.txt", b"not an answer")
    worker = stack.checker()
    stack.deliver(worker, stack.created("answers/1.json"))
    keys = stack.keys("answers/")
    for _ in range(2):
        direct.check_batch(worker, "may", keys[:3])
        direct.check_batch(worker, "may", keys[3:])
    told = direct.sum_up(worker, "may")
    assert (told["answers"], told["checked"], told["refused"]) == (3, 3, 2)
    total = stack.json("runs/may/summary.json")
    assert total["outcomes"] == {"checked": 3, "refused": 2, "ignored": 1}
    assert sum(total["supportBins"]) == 3
    assert total["worst"][0][2] == "2"
    assert total["labels"]["model=a"]["answers"] == 2
    assert total["belowThreshold"] == total["labels"]["model=b"]["answers"] == 1
    page = stack.bytes("runs/may/summary.md").decode()
    assert "Answers checked: 3" in page
    assert "| model=b | 1 |" in page
    assert len(stack.dead()) == 2


def test_what_fails_goes_to_the_queue(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    stack.put("answers/1.json", answer())
    worker = stack.checker()

    def fail(_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(worker.stores, "announce", fail)
    assert direct.check_batch(worker, "may", ["answers/1.json"])["outcomes"] == {"queued": 1}
    monkeypatch.undo()
    (message,) = stack.drain(stack.settings.queue)
    assert stack.deliver(worker, message["Body"])
    assert stack.row("answers/1.json") is not None


ROWS = st.builds(
    Row,
    id=st.uuids().map(str),
    version=st.just(1),
    source=st.just("answers/a.json"),
    etag=st.just("e"),
    outcome=st.sampled_from([CHECKED, CHECKED, REFUSED]),
    support=st.integers(0, 64).map(lambda n: n / 64),
    contradiction=st.integers(0, 64).map(lambda n: n / 64),
    claims=st.integers(0, 9),
    labels=st.dictionaries(st.sampled_from("xy"), st.sampled_from("12")),
)


@given(st.lists(st.lists(ROWS, max_size=70), max_size=5))
def test_sums_of_parts_are_the_sum_of_all(batches: list[list[Row]]) -> None:
    parts = [event_summary.of_rows(batch, 0.6) for batch in batches]
    whole = event_summary.of_rows([row for batch in batches for row in batch], 0.6)
    assert reduce(event_summary.merged, parts, event_summary.empty()) == whole
    assert reduce(event_summary.merged, reversed(parts), event_summary.empty()) == whole


@given(ROWS)
def test_rows_survive_the_index(row: Row) -> None:
    item = row.item(row.revision + 3, 0)
    assert Row.of_item(item).item(3, 0) == item
    assert Row.of_item(item).labels == row.labels


@given(ROWS, ROWS, st.integers(0, 3), st.integers(0, 3))
def test_of_two_rows_one_stays_unless_they_are_of_one_version(one: Row, other: Row, first: int, second: int) -> None:
    from dataclasses import replace

    one, other = replace(one, version=first), replace(other, version=second, source="answers/b.json")
    assert one.yields_to(other) != other.yields_to(one)
