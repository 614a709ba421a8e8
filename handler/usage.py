"""What one request cost and gave, for the meter. It holds counts and names, never texts."""

from __future__ import annotations

from collections.abc import Mapping

from scoring.frozen import frozen


@frozen
class Checked:
    """The counts of one successful check. ``characters`` are those of answer candidate and facts together."""

    user_labels: Mapping[str, str]
    claims: int
    checked_claims: int
    facts: int
    characters: int
    support_score: float
    signature: str


@frozen
class Usage:
    """One request as the log tells it. ``route`` is the name of the route, "" for unknown paths."""

    route: str
    status: int
    seconds: float
    key_id: str = ""
    request_bytes: int = 0
    response_bytes: int = 0
    checked: Checked | None = None
