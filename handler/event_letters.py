"""One dead letter for each refused version of an answer, however often and at once its messages come.

A message first claims the letter in the table. Another message about the same version finds the claim and leaves the
letter to the first, which stays in the queue until it has sent it. A crash right after the sending makes the first one
send again: both letters carry the same ``letter`` id, by which readers know them as one.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

from botocore.exceptions import ClientError

from handler.event_store import Stores

_KEPT_DAYS = 15
"""As long as a letter can lie in the dead-letter queue, and a day."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The message that a job comes from: its id and body; ``again`` when it was in the dead-letter queue before."""

    message: str
    body: str
    again: bool = False


def letter_id(*about: str) -> str:
    """The id of the letter about something, such as a key, an ETag and a part."""
    return hashlib.sha256("\0".join(about).encode()).hexdigest()[:32]


def claim(stores: Stores, letter: str, asked: Asked) -> bool:
    """Whether this message is to send the letter."""
    values = {":me": {"S": asked.message}, ":no": {"BOOL": False}}
    condition = "attribute_not_exists(id) OR (#by = :me AND sent = :no)"
    if asked.again:
        condition = "attribute_not_exists(id) OR #by <> :me OR sent = :no"
    try:
        stores.dynamodb.put_item(
            TableName=stores.settings.table,
            Item=_item(letter, asked.message, sent=False),
            ConditionExpression=condition,
            ExpressionAttributeNames={"#by": "by"},
            ExpressionAttributeValues=values,
        )
    except ClientError as error:
        if error.response["Error"]["Code"] == "ConditionalCheckFailedException":
            return False
        raise
    return True


def send(stores: Stores, letter: str, asked: Asked, reason: str, key: str) -> None:
    """Bury a message whose letter was claimed."""
    stores.bury(asked.body, reason, key, letter)
    stores.dynamodb.put_item(TableName=stores.settings.table, Item=_item(letter, asked.message, sent=True))


def _item(letter: str, message: str, *, sent: bool) -> dict[str, dict[str, str | bool]]:
    return {
        "id": {"S": f"letters/{letter}"},
        "by": {"S": message},
        "sent": {"BOOL": sent},
        "expiresAt": {"N": str(int(time.time()) + _KEPT_DAYS * 86400)},
    }
