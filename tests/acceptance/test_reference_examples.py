"""The worked examples of Google's guides, over HTTP, within the ranges that their answers must fall in.

They lie beside the checkouts of the developers; ``test_own_examples`` holds examples of the same kinds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.acceptance.ranges import check_answer
from tests.wire import PATH, SHARED, local_server, post

EXAMPLES = SHARED / "acceptance" / "reference-examples.json"


def examples() -> list[object]:
    if not EXAMPLES.exists():
        return [pytest.param(None, marks=pytest.mark.skip(reason="the examples are not beside this checkout"))]
    listed = json.loads(EXAMPLES.read_text(encoding="utf-8"))["examples"]
    return [pytest.param(example, id=example["id"]) for example in listed]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with local_server() as running:
        yield running


@pytest.mark.parametrize("example", examples())
@pytest.mark.parametrize("version", ["v1", "v1alpha"])
def test_an_example_falls_in_its_range(url, example, version):
    path = PATH.replace("/v1/", f"/{version}/")
    answer = post(url + path, json.dumps(example["request"]).encode())
    assert answer.status == 200
    check_answer(answer.json, example["expected"])
