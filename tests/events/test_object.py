"""One stored answer: its report, row and events, and what repeats, races and bad input leave of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from handler.event_letters import Asked
from handler.event_records import Job
from tests.events.stack import Stack, answer


def test_report_row_and_event(stack: Stack) -> None:
    etag = stack.put("answers/a b/é.json", answer(userLabels={"team": "qa"}))
    assert stack.deliver(stack.checker(), stack.created("answers/a b/é.json"))
    report = stack.json("reports/a b/é.json")
    assert report["answer"]["etag"] == etag
    assert report["response"]["claims"][0]["claimText"] == "Titanic was directed by James Cameron."
    assert 0 <= report["response"]["contradictionScore"] < 0.5
    row = stack.row("answers/a b/é.json")
    assert row is not None
    assert row["outcome"] == {"S": "checked"}
    assert row["labels"] == {"M": {"team": {"S": "qa"}}}
    assert float(row["support"]["N"]) == pytest.approx(report["response"]["supportScore"], abs=1e-6)
    kinds = [kind for kind, _ in stack.told()]
    assert kinds == ["GroundingChecked"]
    assert stack.dead() == []


def test_low_support_alerts(stack: Stack) -> None:
    stack.put("answers/low.json", answer("Penguins are flightless birds of the southern hemisphere."))
    stack.deliver(stack.checker(), stack.created("answers/low.json"))
    told = stack.told()
    assert [kind for kind, _ in told] == ["GroundingChecked", "GroundingBelowThreshold"]
    assert told[1][1]["supportScore"] < told[1][1]["threshold"] == 0.6


def test_short_names_and_plain_facts(stack: Stack) -> None:
    record = {
        "id": "n-1",
        "answer": "Water boils at 100 degrees.",
        "facts": ["Water boils at 100 degrees."],
        "labels": {},
    }
    stack.put("answers/n.json", record | {"spec": {"citationThreshold": 0.5}})
    stack.deliver(stack.checker(), stack.created("answers/n.json"))
    assert stack.json("reports/n.json")["id"] == "n-1"
    assert stack.row("n-1") is not None


def test_repeats_change_nothing(stack: Stack) -> None:
    stack.put("answers/a.json", answer())
    worker = stack.checker()
    for _ in range(3):
        assert stack.deliver(worker, stack.created("answers/a.json"))
    assert len(stack.told()) == 1
    assert stack.row("answers/a.json")["revision"] == {"N": "1"}  # type: ignore[index]


def test_later_answer_replaces_report_and_row(stack: Stack) -> None:
    worker = stack.checker()
    stack.put("answers/a.json", answer())
    stack.deliver(worker, stack.created("answers/a.json"))
    later = stack.put("answers/a.json", answer("Titanic was released in 1997."))
    stack.deliver(worker, stack.created("answers/a.json"))
    stack.deliver(worker, stack.created("answers/a.json"))
    assert stack.json("reports/a.json")["answer"]["etag"] == later
    assert stack.row("answers/a.json")["etag"] == {"S": later}  # type: ignore[index]


def test_lower_version_never_replaces(stack: Stack) -> None:
    worker = stack.checker()
    newest = stack.put("answers/a.json", answer(id="x", version=7))
    stack.deliver(worker, stack.created("answers/a.json"))
    stack.put("answers/a.json", answer("Titanic was released in 1997.", id="x", version=3))
    assert stack.deliver(worker, stack.created("answers/a.json"))
    assert stack.json("reports/a.json")["answer"]["etag"] == newest
    stack.put("answers/b.json", answer("Titanic was released in 1997.", id="x", version=5))
    stack.deliver(worker, stack.created("answers/b.json"))
    assert stack.row("x")["version"] == {"N": "7"}  # type: ignore[index]


def test_answer_replaced_during_the_check(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """The slow check of an older answer must leave nothing behind, whatever the newer one's event did meanwhile."""
    slow, quick = stack.checker(), stack.checker()
    stack.put("answers/a.json", answer())
    record = slow.record

    def overtaken(text: bytes, name: str) -> Any:
        monkeypatch.setattr(slow, "record", record)
        stack.put("answers/a.json", answer("Titanic was released in 1997."))
        stack.deliver(quick, stack.created("answers/a.json"))
        return record(text, name)

    monkeypatch.setattr(slow, "record", overtaken)
    assert stack.deliver(slow, stack.created("answers/a.json"))
    assert stack.json("reports/a.json")["response"]["claims"][0]["claimText"] == "Titanic was released in 1997."
    assert len(stack.told()) == 1


@pytest.mark.parametrize("step", ["announce", "settle"])
def test_crash_after_the_report(stack: Stack, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """The next delivery ends what a crash left undone."""
    stack.put("answers/a.json", answer())
    broken = stack.checker()

    def crash(*_: object) -> None:
        raise ConnectionError("gone")

    monkeypatch.setattr(type(broken.stores), step, crash)
    assert not stack.deliver(broken, stack.created("answers/a.json"))
    monkeypatch.undo()
    assert stack.deliver(stack.checker(), stack.created("answers/a.json"), receives=2)
    assert stack.row("answers/a.json") is not None
    assert {kind for kind, _ in stack.told()} == {"GroundingChecked"}


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (b'{"answerCandidate": "x", ', "not JSON: Expecting property name"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[1]", "not a JSON object"),
        (answer(id=""), "'id' must be a string"),
        (answer(version=-1), "'version' must be"),
        ({"answerCandidate": "x", "facts": "y"}, "'facts' must be a list"),
        ({"answerCandidate": "", "facts": ["y"]}, "answer_candidate"),
        (answer(bogus=1), 'Unknown name "bogus"'),
        (answer(factObjects=["answers/a.json"]), "'factObjects' must be"),
        (answer(factObjects=["facts/none.txt"]), "does not exist"),
        (answer("word " * 5000), "tokens"),
    ],
)
def test_bad_records_are_buried_with_their_reason(stack: Stack, record: object, reason: str) -> None:
    stack.put("answers/bad.json", record)
    worker = stack.checker()
    assert stack.deliver(worker, stack.created("answers/bad.json"))
    assert stack.deliver(worker, stack.created("answers/bad.json"))
    (dead,) = stack.dead()
    assert reason in dead["MessageAttributes"]["reason"]["StringValue"]
    assert dead["MessageAttributes"]["key"]["StringValue"] == "answers/bad.json"
    assert json.loads(dead["Body"])["detail"]["object"]["key"] == "answers/bad.json"
    assert stack.keys("reports/") == []
    assert stack.told() == []


def test_redriven_message_is_tried_and_buried_again(stack: Stack) -> None:
    stack.put("answers/bad.json", b"{")
    worker = stack.checker()
    stack.deliver(worker, stack.created("answers/bad.json"))
    (dead,) = stack.dead()
    assert stack.deliver(worker, dead["Body"], reason="as before")
    assert len(stack.dead()) == 1


def test_messages_at_once_leave_one_letter(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second message comes while the first is about to send its letter."""
    stack.put("answers/bad.json", b"{")
    first, second = stack.checker(), stack.checker()
    bury = first.stores.bury

    def overtaken(*told: str) -> None:
        assert stack.deliver(second, stack.created("answers/bad.json"))
        bury(*told)

    monkeypatch.setattr(first.stores, "bury", overtaken)
    assert stack.deliver(first, stack.created("answers/bad.json"))
    assert len(stack.dead()) == 1


def test_a_letter_is_sent_when_its_message_crashed_before(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    stack.put("answers/bad.json", b"{")
    worker = stack.checker()

    def crash(*_: str) -> None:
        raise ConnectionError

    monkeypatch.setattr(worker.stores, "bury", crash)
    assert not stack.deliver(worker, stack.created("answers/bad.json"), message_id="m-1")
    monkeypatch.undo()
    assert stack.deliver(worker, stack.created("answers/bad.json"), message_id="m-2")
    assert stack.dead() == []
    assert stack.deliver(worker, stack.created("answers/bad.json"), receives=2, message_id="m-1")
    assert len(stack.dead()) == 1


def test_too_long_record_is_not_read(stack: Stack) -> None:
    stack.put("answers/big.json", answer())
    stack.deliver(stack.checker(record_bytes=10), stack.created("answers/big.json"))
    (dead,) = stack.dead()
    assert "bytes" in dead["MessageAttributes"]["reason"]["StringValue"]


def test_trouble_is_retried_then_buried(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    stack.put("answers/a.json", answer())
    worker = stack.checker()
    monkeypatch.setattr(worker.stores, "announce", lambda _: (_ for _ in ()).throw(TimeoutError("text")))
    assert not stack.deliver(worker, stack.created("answers/a.json"), receives=4)
    assert stack.deliver(worker, stack.created("answers/a.json"), receives=5)
    (dead,) = stack.dead()
    reason = dead["MessageAttributes"]["reason"]["StringValue"]
    assert "5 deliveries" in reason
    assert "TimeoutError" in reason


def test_a_failed_message_comes_back_later_each_time(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    stack.put("answers/a.json", answer())
    worker, sqs = stack.checker(), stack.clients["sqs"]
    monkeypatch.setattr(worker.stores, "announce", lambda _: (_ for _ in ()).throw(TimeoutError))
    sqs.send_message(QueueUrl=stack.settings.queue, MessageBody=stack.created("answers/a.json"))
    (message,) = sqs.receive_message(QueueUrl=stack.settings.queue, VisibilityTimeout=0)["Messages"]
    stack.receipt = message["ReceiptHandle"]
    assert not stack.deliver(worker, message["Body"])
    assert "Messages" not in sqs.receive_message(QueueUrl=stack.settings.queue)


def test_deleted_answer_and_foreign_keys_need_nothing(stack: Stack) -> None:
    worker = stack.checker()
    assert stack.deliver(worker, stack.created("answers/none.json"))
    stack.put("reports/a.json", answer())
    assert worker.do(Job(stack.settings.bucket, "reports/a.json"), Asked("m", "")).kind == "ignored"
    assert stack.deliver(worker, "not a message")
    (dead,) = stack.dead()
    assert "neither" in dead["MessageAttributes"]["reason"]["StringValue"]


def test_fact_objects(stack: Stack) -> None:
    stack.put("facts/film.txt", b"Titanic was directed by James Cameron.")
    stack.put("facts/more.json", [{"factText": "It was released in 1997.", "attributes": {"title": "Films"}}])
    record = {"answer": "Titanic was directed by James Cameron.", "factObjects": ["facts/film.txt", "facts/more.json"]}
    stack.put("answers/f.json", record)
    stack.deliver(stack.checker(), stack.created("answers/f.json"))
    chunk = stack.json("reports/f.json")["response"]["citedChunks"][0]
    assert chunk["source"] == "0"
    assert chunk["uri"].endswith("/facts/film.txt")


def test_metering_counts_without_texts(stack: Stack) -> None:
    stack.put("answers/a.json", answer(userLabels={"team": "qa"}))
    stack.deliver(stack.checker(), stack.created("answers/a.json"))
    (usage,) = stack.usages
    assert usage.checked is not None
    assert usage.checked.user_labels == {"team": "qa"}
    assert "Titanic" not in repr(usage)
