"""The same bytes come out in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.wire import ROOT

SCRIPT = """
import sys
from tests.acceptance.own_examples import EXAMPLES
from tests.wire import call
for example in EXAMPLES.values():
    spec = {"enableAntiCitations": True, "enableClaimLevelScore": True, "enableExplanations": True,
            "enableHelpfulnessScore": True}
    answer = call({"prompt": "What is known of the lighthouse?", **example["request"], "groundingSpec": spec})
    assert answer.status == 200
    sys.stdout.buffer.write(answer.body)
"""


def answers(seed: int) -> bytes:
    variables = {**os.environ, "PYTHONHASHSEED": str(seed)}
    run = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, env=variables, capture_output=True, check=True)
    return run.stdout


def test_the_hash_seed_changes_nothing():
    first, second = answers(1), answers(2)
    assert first == second
    assert first.count(b'"signature"') > 5
