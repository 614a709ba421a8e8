"""Listing the dead-letter queue, and sending messages back once their cause is gone."""

from __future__ import annotations

import pytest

from infra import redrive
from tests.events.stack import Stack, answer


def test_list_then_move(stack: Stack, capsys: pytest.CaptureFixture[str]) -> None:
    worker = stack.checker()
    record = answer(factObjects=["facts/late.txt"])
    for name in ("a", "b"):
        stack.put(f"answers/{name}.json", record)
        stack.deliver(worker, stack.created(f"answers/{name}.json"))
    capsys.readouterr()
    where = ["--queue", stack.settings.queue, "--dead", stack.settings.dead_letters]
    sqs = stack.clients["sqs"]
    stack.put("facts/late.txt", b"Titanic was directed by James Cameron.")
    redrive.main([*where, "--move", "--match", "answers/a.json"], sqs)
    out = capsys.readouterr().out
    assert "answers/a.json\tThe fact object 'facts/late.txt' does not exist." in out
    assert out.endswith("1 sent back\n")
    (message,) = stack.drain(stack.settings.queue)
    reason = message["MessageAttributes"]["reason"]["StringValue"]
    assert stack.deliver(worker, message["Body"], reason=reason)
    assert stack.json("reports/a.json")["id"] == "answers/a.json"


def test_crashed_messages_have_a_reason_too(stack: Stack, capsys: pytest.CaptureFixture[str]) -> None:
    sqs = stack.clients["sqs"]
    sqs.send_message(QueueUrl=stack.settings.dead_letters, MessageBody=stack.created("answers/x.json"))
    redrive.main(["--queue", stack.settings.queue, "--dead", stack.settings.dead_letters], sqs)
    out = capsys.readouterr().out
    assert "answers/x.json\tno reason was left: the function crashed" in out
