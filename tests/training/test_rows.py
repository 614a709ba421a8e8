"""Rows of the data folder: what is read, thinned, and refused."""

import gzip
import json
from itertools import pairwise

import pytest

from training import rows


def write(folder, name, stored):
    folder.mkdir(parents=True, exist_ok=True)
    with gzip.open(folder / f"{name}.jsonl.gz", "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in stored)
    return folder / f"{name}.jsonl.gz"


def pair(number, **more):
    return {"id": f"r{number}", "claim": f"Claim {number}.", "fact": f"Fact {number}.", "label": number % 2, **more}


@pytest.mark.parametrize("folder", ["eval", "test"])
def test_folders_that_measure_are_never_read_for_fitting(tmp_path, folder):
    path = write(tmp_path / folder, "wice", [pair(1)])
    with pytest.raises(ValueError, match=folder):
        rows.read(path, capped=True)
    assert [row.claim for row in rows.read(path)] == ["Claim 1."]


@pytest.mark.parametrize("extra", [0, 1, 777])
def test_a_source_above_its_cap_is_thinned_evenly_and_in_order(tmp_path, extra):
    name, cap = min(rows.CAPS.items(), key=lambda entry: (entry[1], entry[0]))
    path = write(tmp_path / "train", name, [pair(number) for number in range(cap + extra)])
    numbers = [int(row.number[1:]) for row in rows.read(path, capped=True)]
    assert len(numbers) == cap
    assert numbers == sorted(set(numbers))
    longest_gap = max(after - before for before, after in pairwise(numbers))
    assert longest_gap <= -(-(cap + extra) // cap)
    assert len(rows.read(path)) == cap + extra


def test_a_source_without_a_cap_is_read_whole(tmp_path):
    path = write(tmp_path / "train", "foolmetwice", [pair(number) for number in range(50)])
    assert len(rows.read(path, capped=True)) == 50


def test_facts_come_as_one_text_or_many_with_or_without_attributes(tmp_path):
    stored = [pair(1), {"claim": "C.", "facts": ["A.", {"text": "B.", "attributes": {"page": 7}}], "label": None}]
    one, two = rows.read(write(tmp_path / "train", "foolmetwice", stored))
    assert [fact.text for fact in one.facts] == ["Fact 1."]
    assert [(fact.text, dict(fact.attributes)) for fact in two.facts] == [("A.", {}), ("B.", {"page": "7"})]
    assert (one.label, two.label) == (1, None)


def test_some_titled_rows_carry_their_title_as_an_attribute(tmp_path):
    path = write(tmp_path / "train", "fever_dev", [pair(number, title="A page") for number in range(300)])
    titled = [row for row in rows.read(path) if row.facts[0].attributes.get("title") == "A page"]
    assert 60 < len(titled) < 140


@pytest.mark.parametrize(
    ("stored", "read"), [("unsupported", "neutral"), ("contradicted", "contradicted"), (None, None)]
)
def test_three_way_labels_have_one_name_each(tmp_path, stored, read):
    path = write(tmp_path / "train", "foolmetwice", [pair(1, label3=stored)])
    assert rows.read(path)[0].label3 == read
