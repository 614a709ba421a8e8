"""The dead-letter queue: ``python -m infra.redrive --queue URL --dead URL [--move] [--match TEXT]``.

Without ``--move`` it lists what lies there, with the reasons. With it, each message whose key or reason holds the text
goes back to the queue, to be checked again; a message is deleted only after it was sent.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import boto3

_CRASHED = "no reason was left: the function crashed or ran out of time; its log says more"


def messages(sqs: Any, url: str, hold: int) -> Iterator[dict[str, Any]]:
    """Each message of a queue once; others cannot see it for ``hold`` seconds."""
    seen: set[str] = set()
    while True:
        got = sqs.receive_message(
            QueueUrl=url, MaxNumberOfMessages=10, VisibilityTimeout=hold, MessageAttributeNames=["All"]
        ).get("Messages", ())
        fresh = [message for message in got if message["MessageId"] not in seen]
        if not fresh:
            return
        seen.update(message["MessageId"] for message in fresh)
        yield from fresh


def about(message: dict[str, Any]) -> tuple[str, str]:
    """The answer's key and why its message lies here."""
    told = message.get("MessageAttributes", {})
    key = told.get("key", {}).get("StringValue") or _key(message["Body"])
    return key, told.get("reason", {}).get("StringValue", _CRASHED)


def _key(body: str) -> str:
    try:
        read = json.loads(body)
        return str(read["groundwire"]["key"] if "groundwire" in read else read["detail"]["object"]["key"])
    except (ValueError, KeyError, TypeError):
        return "unknown"


def move(sqs: Any, message: dict[str, Any], queue: str, dead: str) -> None:
    """Send a message back; its reason goes along and tells the function that this is a second try."""
    _, reason = about(message)
    attributes = {"reason": {"DataType": "String", "StringValue": reason}}
    sqs.send_message(QueueUrl=queue, MessageBody=message["Body"], MessageAttributes=attributes)
    sqs.delete_message(QueueUrl=dead, ReceiptHandle=message["ReceiptHandle"])


def main(arguments: Sequence[str] | None = None, sqs: Any = None) -> int:
    """List or move; the count is printed at the end."""
    parser = argparse.ArgumentParser(prog="python -m infra.redrive", description=__doc__)
    parser.add_argument("--queue", required=True, help="output QueueUrl of the stack")
    parser.add_argument("--dead", required=True, help="output DeadLetterQueueUrl of the stack")
    parser.add_argument("--move", action="store_true")
    parser.add_argument("--match", default="", help="only messages whose key or reason holds this text")
    options = parser.parse_args(arguments)
    sqs = sqs or boto3.client("sqs")
    count = 0
    known: set[str] = set()
    for message in messages(sqs, options.dead, hold=300 if options.move else 20):
        key, reason = about(message)
        if options.match not in key and options.match not in reason:
            continue
        letter = message.get("MessageAttributes", {}).get("letter", {}).get("StringValue", message["MessageId"])
        if letter in known:
            if options.move:
                sqs.delete_message(QueueUrl=options.dead, ReceiptHandle=message["ReceiptHandle"])
            continue
        known.add(letter)
        count += 1
        print(f"{key}\t{reason}")
        if options.move:
            move(sqs, message, options.queue, options.dead)
    print(f"{count} {'sent back' if options.move else 'messages'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
