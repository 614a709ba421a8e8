"""The resources of one deployed stack, fresh for one test, and what the test may do with them."""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import boto3

from handler import events
from handler.event_checker import Checker
from handler.event_settings import EventSettings
from handler.event_store import Stores
from handler.usage import Usage

FACTS = [{"factText": "Titanic was directed by James Cameron. It was released in 1997."}]


def answer(text: str = "Titanic was directed by James Cameron.", **more: Any) -> dict[str, Any]:
    return {"answerCandidate": text, "facts": FACTS, **more}


@dataclass
class Stack:
    settings: EventSettings
    clients: dict[str, Any]
    watch: str
    usages: list[Usage]
    receipt: str = "none"

    @classmethod
    def new(cls, endpoint: str) -> Stack:
        clients = {name: boto3.client(name, endpoint_url=endpoint) for name in ("s3", "dynamodb", "events", "sqs")}
        name = f"gw-{uuid.uuid4().hex[:12]}"
        clients["s3"].create_bucket(Bucket=name, CreateBucketConfiguration={"LocationConstraint": "eu-west-1"})
        clients["s3"].put_bucket_versioning(Bucket=name, VersioningConfiguration={"Status": "Enabled"})
        clients["dynamodb"].create_table(
            TableName=name,
            BillingMode="PAY_PER_REQUEST",
            AttributeDefinitions=[{"AttributeName": "id", "AttributeType": "S"}],
            KeySchema=[{"AttributeName": "id", "KeyType": "HASH"}],
        )
        clients["events"].create_event_bus(Name=name)
        urls = {
            kind: clients["sqs"].create_queue(QueueName=f"{name}-{kind}")["QueueUrl"]
            for kind in ("in", "dead", "watch")
        }
        clients["events"].put_rule(
            Name="all", EventBusName=name, EventPattern=json.dumps({"source": ["groundwire"]}), State="ENABLED"
        )
        arn = clients["sqs"].get_queue_attributes(QueueUrl=urls["watch"], AttributeNames=["QueueArn"])
        clients["events"].put_targets(
            Rule="all", EventBusName=name, Targets=[{"Id": "watch", "Arn": arn["Attributes"]["QueueArn"]}]
        )
        settings = EventSettings(name, name, name, urls["in"], urls["dead"])
        return cls(settings, clients, urls["watch"], [])

    def checker(self, **limits: Any) -> Checker:
        return Checker(Stores(replace(self.settings, **limits), self.clients), self.usages.append)

    def put(self, key: str, value: object) -> str:
        """Store JSON (or bytes as they are); its ETag."""
        body = value if isinstance(value, bytes) else json.dumps(value, ensure_ascii=False).encode()
        return str(self.clients["s3"].put_object(Bucket=self.settings.bucket, Key=key, Body=body)["ETag"].strip('"'))

    def put_lines(self, key: str, values: Sequence[object]) -> str:
        lines = [value if isinstance(value, bytes) else json.dumps(value).encode() for value in values]
        return self.put(key, b"\n".join(lines) + b"\n")

    def created(self, key: str) -> str:
        """The body of the message that EventBridge queues for a stored object."""
        detail = {"bucket": {"name": self.settings.bucket}, "object": {"key": key}}
        return json.dumps({"source": "aws.s3", "detail-type": "Object Created", "detail": detail})

    def deliver(self, worker: Checker, body: str, receives: int = 1, message_id: str = "", **attributes: str) -> bool:
        """Give a message (a new one, unless it has an id) to the event function; whether it is done with it."""
        told = {name: {"stringValue": value, "dataType": "String"} for name, value in attributes.items()}
        message = {
            "messageId": message_id or uuid.uuid4().hex,
            "receiptHandle": self.receipt,
            "body": body,
            "attributes": {"ApproximateReceiveCount": str(receives)},
            "messageAttributes": told,
        }
        return events.settled(worker, message)

    def json(self, key: str) -> Any:
        return json.loads(self.bytes(key))

    def bytes(self, key: str) -> bytes:
        body: bytes = self.clients["s3"].get_object(Bucket=self.settings.bucket, Key=key)["Body"].read()
        return body

    def lines(self, key: str) -> list[Any]:
        return [json.loads(line) for line in self.bytes(key).splitlines()]

    def keys(self, prefix: str) -> list[str]:
        found = self.clients["s3"].list_objects_v2(Bucket=self.settings.bucket, Prefix=prefix)
        return [each["Key"] for each in found.get("Contents", ())]

    def row(self, name: str) -> dict[str, Any] | None:
        item = self.clients["dynamodb"].get_item(
            TableName=self.settings.table, Key={"id": {"S": name}}, ConsistentRead=True
        )
        return item.get("Item")

    def drain(self, url: str) -> list[dict[str, Any]]:
        """All messages of a queue, taken off it."""
        taken: list[dict[str, Any]] = []
        while True:
            got = self.clients["sqs"].receive_message(
                QueueUrl=url, MaxNumberOfMessages=10, MessageAttributeNames=["All"], WaitTimeSeconds=0
            )
            if not got.get("Messages"):
                return taken
            for message in got["Messages"]:
                self.clients["sqs"].delete_message(QueueUrl=url, ReceiptHandle=message["ReceiptHandle"])
                taken.append(message)

    def dead(self) -> list[dict[str, Any]]:
        return self.drain(self.settings.dead_letters)

    def told(self) -> list[tuple[str, dict[str, Any]]]:
        """The events on the bus since the last look: (detail type, detail)."""
        bodies = [json.loads(message["Body"]) for message in self.drain(self.watch)]
        return [(body["detail-type"], body["detail"]) for body in bodies]
