"""Files of records: small ones in one job, long ones split, checked in parts and joined again."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handler.event_split import cuts
from tests.events.stack import Stack, answer

MANY = [answer(id=f"r{i:03d}", userLabels={"half": str(i % 2)}) for i in range(40)]


def deliver_all(stack: Stack, limit: int = 900) -> list[str]:
    """Deliver what is queued until nothing is; the bodies delivered."""
    worker = stack.checker(part_bytes=limit)
    done: list[str] = []
    while messages := stack.drain(stack.settings.queue):
        for message in messages:
            assert stack.deliver(worker, message["Body"])
            done.append(message["Body"])
    return done


def test_small_file(stack: Stack) -> None:
    stack.put_lines("answers/m.jsonl", [answer(id="a"), answer()])
    assert stack.deliver(stack.checker(), stack.created("answers/m.jsonl"))
    reports = stack.lines("reports/m.jsonl")
    assert [report["id"] for report in reports] == ["a", "answers/m.jsonl#2"]
    assert [report["answer"]["line"] for report in reports] == [1, 2]
    assert stack.row("answers/m.jsonl#2")["line"] == {"N": "2"}  # type: ignore[index]
    assert len(stack.told()) == 2


def test_bad_lines_fail_alone_and_are_named_in_one_dead_letter(stack: Stack) -> None:
    stack.put_lines("answers/m.jsonl", [answer(id="a"), b"{", answer(id="c"), {"answer": "x"}])
    worker = stack.checker()
    for _ in range(2):
        assert stack.deliver(worker, stack.created("answers/m.jsonl"))
    reports = stack.lines("reports/m.jsonl")
    assert ["error" in report for report in reports] == [False, True, False, True]
    (dead,) = stack.dead()
    reason = dead["MessageAttributes"]["reason"]["StringValue"]
    assert reason.startswith("2 of 4 records refused. line 2: The record is not JSON")
    assert "line 4:" in reason


def test_long_file_is_split_and_joined_in_order(stack: Stack) -> None:
    etag = stack.put_lines("answers/m.jsonl", MANY)
    assert stack.deliver(stack.checker(part_bytes=900), stack.created("answers/m.jsonl"))
    parts = deliver_all(stack)
    assert len(parts) > 5
    reports = stack.lines("reports/m.jsonl")
    assert [report["id"] for report in reports] == [record["id"] for record in MANY]
    assert {report["answer"]["etag"] for report in reports} == {etag}
    assert [report["answer"]["line"] for report in reports] == list(range(1, 41))
    assert len(stack.told()) == 40


def test_parts_out_of_order_and_repeated(stack: Stack) -> None:
    stack.put_lines("answers/m.jsonl", MANY)
    worker = stack.checker(part_bytes=900)
    stack.deliver(worker, stack.created("answers/m.jsonl"))
    bodies = [message["Body"] for message in stack.drain(stack.settings.queue)]
    for body in [*reversed(bodies), *bodies, stack.created("answers/m.jsonl")]:
        assert stack.deliver(worker, body)
    assert stack.drain(stack.settings.queue) == []
    assert [report["id"] for report in stack.lines("reports/m.jsonl")] == [record["id"] for record in MANY]
    assert len(stack.told()) == 40


def test_crash_before_the_join(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    stack.put_lines("answers/m.jsonl", MANY)
    worker = stack.checker(part_bytes=900)
    stack.deliver(worker, stack.created("answers/m.jsonl"))
    bodies = [message["Body"] for message in stack.drain(stack.settings.queue)]
    for body in bodies[:-1]:
        assert stack.deliver(worker, body)

    def crash(*_: object) -> None:
        raise ConnectionError("gone")

    monkeypatch.setattr("handler.event_publish.publish_joined", crash)
    assert not stack.deliver(worker, bodies[-1])
    assert stack.keys("reports/") == []
    monkeypatch.undo()
    assert stack.deliver(worker, bodies[-1], receives=2)
    assert len(stack.lines("reports/m.jsonl")) == 40


def test_file_replaced_while_its_parts_wait(stack: Stack) -> None:
    stack.put_lines("answers/m.jsonl", MANY)
    worker = stack.checker(part_bytes=900)
    stack.deliver(worker, stack.created("answers/m.jsonl"))
    older = [message["Body"] for message in stack.drain(stack.settings.queue)]
    etag = stack.put_lines("answers/m.jsonl", MANY[:3])
    stack.deliver(worker, stack.created("answers/m.jsonl"))
    for body in [*older, *[message["Body"] for message in stack.drain(stack.settings.queue)]]:
        assert stack.deliver(worker, body)
    assert {report["answer"]["etag"] for report in stack.lines("reports/m.jsonl")} == {etag}
    assert len(stack.lines("reports/m.jsonl")) == 3


def test_one_line_too_long_for_any_job(stack: Stack) -> None:
    stack.put_lines("answers/m.jsonl", [answer(id="a"), answer("word " * 2000), answer(id="c")])
    worker = stack.checker(part_bytes=900, record_bytes=5000)
    stack.deliver(worker, stack.created("answers/m.jsonl"))
    for message in stack.drain(stack.settings.queue):
        assert stack.deliver(worker, message["Body"])
    dead = stack.dead()
    assert len(dead) == 1
    assert "bytes" in dead[0]["MessageAttributes"]["reason"]["StringValue"]


@given(st.lists(st.text(alphabet="ab", max_size=12), max_size=30), st.integers(1, 40), st.integers(1, 25))
def test_cuts_cover_the_file_and_end_at_line_ends(lines: Sequence[str], most: int, step: int) -> None:
    text = "\n".join(lines).encode()
    found = list(cuts([text[at : at + step] for at in range(0, len(text), step)], most))
    assert b"".join(text[begin:end] for begin, end, _ in found) == text
    for begin, end, line in found:
        assert line == text[:begin].count(b"\n") + 1
        assert end == len(text) or text[end - 1 : end] == b"\n"
        assert text[begin:end].count(b"\n", 0, -1) == 0 or end - begin <= most + max(map(len, lines)) + 1


def test_part_messages_are_small(stack: Stack) -> None:
    stack.put_lines("answers/m.jsonl", MANY)
    stack.deliver(stack.checker(part_bytes=900), stack.created("answers/m.jsonl"))
    assert all(len(json.dumps(message["Body"])) < 600 for message in stack.drain(stack.settings.queue))
