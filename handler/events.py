"""The entry of the event function: a batch of queue messages, each a stored answer or a part of a file of them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from typing import Any

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError

from handler import stores
from handler.event_checker import Checker
from handler.event_letters import Asked
from handler.event_records import RefusedError, job_of
from handler.event_settings import from_environment
from handler.event_store import Stores
from handler.metering import Meter

_RETRIES = Config(
    retries={"mode": "standard", "total_max_attempts": 4}, connect_timeout=3, read_timeout=20, max_pool_connections=32
)
_FIRST_DELAY = 15
"""Half of the seconds until a message that failed once is delivered again; doubled each time."""
_SPARE_MILLISECONDS = 60_000
"""A message is left to the next delivery when less time than this is left."""


@cache
def checker(service: str = "events") -> Checker:
    """The process's checker, made on first use."""
    clients = {name: boto3.client(name, config=_RETRIES) for name in ("s3", "dynamodb", "events", "sqs")}
    held = Stores(from_environment(os.environ), clients)
    return Checker(held, Meter(service), stores.from_environment(os.environ))


def handler(event: Mapping[str, Any], context: Any) -> dict[str, Any]:
    """Do every message; those to be delivered again are named in ``batchItemFailures``."""
    failed = []
    for message in event["Records"]:
        enough = context.get_remaining_time_in_millis() > _SPARE_MILLISECONDS
        if not (enough and settled(checker(), message)):
            failed.append({"itemIdentifier": message["messageId"]})
    return {"batchItemFailures": failed}


def settled(worker: Checker, message: Mapping[str, Any]) -> bool:
    """Do one message. Whether it is done with: checked, superseded, or buried with its reason."""
    asked = Asked(message["messageId"], message["body"], again="reason" in message.get("messageAttributes", {}))
    key = ""
    receives = int(message["attributes"]["ApproximateReceiveCount"])
    try:
        job = job_of(asked.body)
        key = job.key
        outcome = worker.do(job, asked).kind
    except RefusedError as refusal:
        outcome = "refused"
        worker.stores.bury(asked.body, str(refusal), key, asked.message)
    except Exception as error:
        if receives < worker.stores.settings.max_receives:
            log(message["messageId"], key, "retry", receives, named(error))
            worker.stores.delay(message["receiptHandle"], _FIRST_DELAY * 2**receives)
            return False
        outcome = "given up"
        reason = f"Given up after {receives} deliveries; the last one ended with {named(error)}."
        worker.stores.bury(asked.body, reason, key, asked.message)
    log(message["messageId"], key, outcome, receives)
    return True


def log(message_id: str, key: str, outcome: str, receives: int, trouble: str = "") -> None:
    """One line for each message: names and outcomes, no texts."""
    told = {"message": message_id, "key": key, "outcome": outcome, "receives": receives, "trouble": trouble}
    print(json.dumps(told, ensure_ascii=False), flush=True)  # noqa: T201


def named(error: Exception) -> str:
    """The kind of an error, and the service's code for it; its message could hold what was stored."""
    code = f" {error.response['Error']['Code']}" if isinstance(error, ClientError) else ""
    operation = f" in {error.operation_name}" if isinstance(error, ClientError) else ""
    return f"{type(error).__name__}{code}{operation}"
