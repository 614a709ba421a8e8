"""Equal signatures promise equal scores: whatever makes a score must move its signature."""

from __future__ import annotations

import json
import shutil

import pytest

from scoring import artefact, check, classify, signature
from scoring.frozen import replace
from scoring.weigh import FEATURES


def test_the_signature_stands_in_every_result_and_tells_its_parts():
    made = check("The pier is shut.", []).signature
    assert made == signature.of(classify.load())
    name, *parts = made.split("|")
    assert name == "groundwire"
    told = dict(part.split(":", 1) for part in parts)
    assert list(told) == ["rules", "lex", "feat", "model", "version"]
    assert told["feat"].startswith(f"{len(FEATURES)}.")
    assert artefact.code().startswith(told["rules"]) and len(told["rules"]) == 8
    assert artefact.words().startswith(told["lex"]) and len(told["lex"]) == 8


def test_the_seal_is_that_of_the_word_files():
    stored = json.loads(artefact.SEAL.read_bytes())
    assert stored == artefact.seals(), "a word file changed: python -m training.seal"
    assert {"lexicon-words.en.txt", "vectors.en.npy", "relations-to.en.npy", "quantity-units.txt"} <= stored.keys()


@pytest.mark.parametrize(
    "name", ["lexicon-words.de.txt", "vectors.en.npy", "relations-kinds.en.npy", "quantity-words.txt"]
)
def test_one_other_byte_of_a_word_file_is_another_signature(tmp_path, name):
    for path in artefact.FOLDER.iterdir():
        shutil.copy(path, tmp_path)
    changed = bytearray((tmp_path / name).read_bytes())
    changed[-2] ^= 1
    (tmp_path / name).write_bytes(changed)
    before, after = artefact.seals(), artefact.seals(tmp_path)
    assert {file for file in before if before[file] != after[file]} == {name}
    (tmp_path / "seal.json").write_text(json.dumps(after), encoding="utf-8")
    assert artefact.words(tmp_path / "seal.json") != artefact.words()


@pytest.mark.parametrize("name", ["classifier.json", "network.npz"])
def test_other_weights_are_another_signature(tmp_path, name):
    for file in ("classifier.json", "network.npz"):
        shutil.copy(artefact.FOLDER / file, tmp_path)
    usual = classify.load()
    # White space in the one, bytes after the archive's end in the other: the weights still load.
    (tmp_path / name).write_bytes((tmp_path / name).read_bytes() + b"\n")
    assert signature.of(classify.load(tmp_path)) != signature.of(usual)


def test_another_digest_of_the_weights_is_another_signature():
    model = classify.load()
    assert signature.of(replace(model, digest="0" * 64)) != signature.of(model)


def test_packed_code_is_named_by_its_seal(tmp_path):
    seal = tmp_path / "code.seal"
    assert artefact.rules(seal) == artefact.code()
    seal.write_text("0" * 64)
    assert artefact.rules(seal) == "0" * 64


def test_another_line_of_code_is_another_signature(tmp_path):
    (tmp_path / "language").mkdir()
    (tmp_path / "check.py").write_text("A = 1\n")
    (tmp_path / "language" / "names.py").write_text("B = 1\n")
    before = artefact.code(tmp_path)
    assert artefact.code(tmp_path) == before
    (tmp_path / "language" / "names.py").write_text("B = 2\n")
    changed = artefact.code(tmp_path)
    (tmp_path / "language" / "names.py").rename(tmp_path / "names.py")
    assert len({before, changed, artefact.code(tmp_path)}) == 3
