"""What 1,000 checks cost: CPU time as Lambda bills it, beside the published prices of the services."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path

PRICES: Mapping[str, float] = json.loads((Path(__file__).parent / "prices.json").read_text(encoding="utf-8"))


def gb_seconds(ms: float) -> float:
    """GB-seconds of 1,000 invocations of ``ms`` on one vCPU, billed by the millisecond."""
    return PRICES["memory_mb"] / 1024 * math.ceil(ms)


def lambda_dollars(ms: float, architecture: str) -> float:
    """Compute and invocations of 1,000 checks in dollars; ``architecture`` is "arm64" or "x86"."""
    return gb_seconds(ms) * PRICES[f"lambda_{architecture}_gb_second"] + PRICES["lambda_million_requests"] / 1000


def gateway_dollars() -> float:
    """1,000 requests through a REST API."""
    return PRICES["api_gateway_rest_million_requests"] / 1000


def google_dollars(answer: int) -> float:
    """1,000 checks of answers of ``answer`` characters."""
    return answer * PRICES["google_per_1000_answer_characters"]


def bedrock_dollars(answer: int, sources: int, query: int = 100) -> float:
    """1,000 checks: source, answer and query are rounded up to text units each."""
    units = sum(math.ceil(length / 1000) for length in (answer, sources, query))
    return units * PRICES["bedrock_per_1000_text_units"]
