"""The rule-made rows: counts, balance, determinism, well-formed sentences, nothing taken from the acceptance cases."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from training.synthetic import KINDS, rows

ROOT = Path(__file__).parents[2]
FIELD_CASES = ROOT.parent / "shared" / "acceptance" / "field-cases.jsonl"
LABELS = {"supported", "contradicted", "neutral"}
NO_CONTRADICTION = {"name-acronym", "name-missing", "copy-spliced"}
NO_NEUTRAL = {"number-fraction", "unit-temperature"}


@pytest.fixture(scope="module")
def made():
    return list(rows())


@pytest.fixture(scope="module")
def by_kind(made):
    found = defaultdict(list)
    for row in made:
        found[row["kind"]].append(row)
    return found


def test_every_kind_has_its_rows(by_kind):
    assert len(KINDS) >= 60
    assert {kind: len(found) for kind, found in by_kind.items()} == dict.fromkeys(KINDS, 150)


def test_ids_are_unique_and_sorted_by_kind(made):
    assert len({row["id"] for row in made}) == len(made)
    assert [row["kind"] for row in made] == sorted(row["kind"] for row in made)


def test_fields(made):
    for row in made:
        assert row["label3"] in LABELS
        assert row["label"] == int(row["label3"] == "supported")
        assert 1 <= len(row["facts"]) <= 4
        assert all(fact["text"].strip() for fact in row["facts"])
        assert row["claim"].strip() == row["claim"] != ""


def test_labels_are_balanced_in_every_kind(by_kind):
    for kind, found in by_kind.items():
        share = Counter(row["label3"] for row in found)
        assert 50 <= share["supported"] <= 90, (kind, share)
        wanted = LABELS - (
            {"contradicted"} if kind in NO_CONTRADICTION else {"neutral"} if kind in NO_NEUTRAL else set()
        )
        assert all(share[label] >= 20 for label in wanted), (kind, share)


def test_one_pair_has_one_label(made):
    seen = {}
    for row in made:
        key = (json.dumps(row["facts"]), row["claim"], row.get("prompt"))
        assert seen.setdefault(key, row["label3"]) == row["label3"], row


def test_claims_of_one_set_share_their_facts(by_kind):
    for kind, found in by_kind.items():
        sets = defaultdict(set)
        for row in found:
            sets[json.dumps(row["facts"])].add(row["label3"])
        assert sum(len(labels) > 1 for labels in sets.values()) >= 0.8 * len(sets), kind


def test_sentences_are_well_formed(made):
    for row in made:
        claim = row["claim"]
        assert not re.search(r"\{[A-Za-z]{1,2}\}", json.dumps([claim, row["facts"]])), row
        assert "  " not in claim and not re.search(r" \.(?!\.\.)", claim) and not re.search(r"[^.]\.\.( |$)", claim), (
            row
        )
        if not row["kind"].startswith("lang-"):
            assert not re.search(r"\b[Aa] [aeio]\w+|\b[Aa]n (?!hour)[^aeiouAEIO]\w+", claim), row
            assert re.match(r"[\"'A-Z\d+€£$¥₹]|https?:|\w+@|v\d", claim), row


def test_an_exact_copy_is_never_denied(made):
    for row in made:
        if row["label3"] != "supported" and row["kind"] not in {"attribution-attribute", "attribution-work"}:
            assert all(row["claim"] != fact["text"] for fact in row["facts"]), row


def test_the_words_are_many(made):
    vocabulary = {word for row in made for word in re.findall(r"[a-z]{3,}", row["claim"].lower())}
    assert len(vocabulary) > 1500


def test_two_runs_with_other_hash_seeds_give_the_same_bytes(tmp_path):
    files = [tmp_path / "one.gz", tmp_path / "two.gz"]
    for seed, file in enumerate(files):
        command = [sys.executable, "-m", "training.synthetic", "--out", str(file), "--per-kind", "20"]
        subprocess.run(command, cwd=ROOT, env={"PYTHONHASHSEED": str(seed)}, check=True, capture_output=True)
    assert files[0].read_bytes() == files[1].read_bytes()
    first = json.loads(gzip.decompress(files[0].read_bytes()).splitlines()[0])
    assert first["id"] == f"{min(KINDS)}-0001"


def test_another_seed_gives_other_rows():
    assert [row["claim"] for row in rows(5, seed=1)] != [row["claim"] for row in rows(5)]


@pytest.mark.skipif(not FIELD_CASES.exists(), reason="the acceptance cases are not beside this checkout")
def test_no_text_of_the_field_cases(made):
    cases = [json.loads(line) for line in FIELD_CASES.read_text(encoding="utf-8").splitlines()]
    known = {_plain(text) for case in cases for text in (case["answer"], *(_text(fact) for fact in case["facts"]))}
    known |= {_plain(part) for case in cases for part in re.split(r"(?<=[.!?]) ", case["answer"])}
    for row in made:
        for text in (row["claim"], *(fact["text"] for fact in row["facts"])):
            assert _plain(text) not in known


def _text(fact):
    return fact if isinstance(fact, str) else str(fact.get("text") or fact.get("factText") or "")


def _plain(text):
    return re.sub(r"\W+", " ", text.lower()).strip()
