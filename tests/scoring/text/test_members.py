"""JSON as rows."""

import time

import pytest

from scoring.text.members import rows


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"pump": "P2", "spare": false, "parts": ["seal", "rod"]}', ["Pump P2. Spare: no. Parts seal, rod."]),
        (
            '[{"tank": "A", "depth_m": 4}, {"tank": "B", "depth_m": 6}]',
            ["tank: A; depth: 4 m.", "tank: B; depth: 6 m."],
        ),
        ('{"id": 7,\n "site": {"town": "Alm"}}', ["Id 7.", "site: Town Alm."]),
        ('{"a": {"b": [{"c": null}]}}', ["c: none."]),
        ('{"a": 1', []),
        ("[1, 2]", []),
        ("The pump runs.", []),
    ],
)
def test_each_object_of_a_list_is_a_row(text: str, expected: list[str]) -> None:
    assert rows(text) == expected


def test_hostile_texts_take_no_time() -> None:
    start = time.perf_counter()
    for text in ('{"a":' * 20_000 + "1" + "}" * 20_000, '[{"a":' * 20_000 + "]", '{"a":"' + "x" * 300_000 + '"}'):
        assert len(rows(text)) <= 1
    assert time.perf_counter() - start < 1
