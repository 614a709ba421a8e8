"""Our own worked examples through the app: always here, whatever lies beside the checkout."""

from __future__ import annotations

import pytest

from tests.acceptance.own_examples import EXAMPLES
from tests.acceptance.ranges import check_answer
from tests.wire import call


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_falls_in_its_range(name):
    answer = call(EXAMPLES[name]["request"])
    assert answer.status == 200
    check_answer(answer.json, EXAMPLES[name]["expected"])
