"""Fitting, on rows made here by rule: the same bytes twice, and a network that means the same in numpy as in torch.

Runs in the training environment (training/README.md), the only one with torch.
"""

import gzip
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the training environment is not this one")

from scoring import classify, network  # noqa: E402
from scoring.encode import Encoded  # noqa: E402
from scoring.weigh import FEATURES  # noqa: E402
from training import alignment, calibrate, fit, pairs, rows  # noqa: E402
from training.synthetic import rows as rule_made  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """A data folder of rule-made rows under the names that fitting asks for."""
    folder = tmp_path_factory.mktemp("data")
    made = list(rule_made(4, 5))
    for part in ("train", "dev"):
        (folder / part).mkdir()
        for at, source in enumerate(calibrate.DOCUMENTS):
            with gzip.open(folder / part / f"{source}.jsonl.gz", "wt", encoding="utf-8") as file:
                file.writelines(json.dumps(row) + "\n" for row in made[at :: len(calibrate.DOCUMENTS)])
    return folder


@pytest.fixture(scope="module")
def examples(data):
    found = [
        pairs.example(row)
        for name in rows.names(data / "train")
        for row in rows.read(data / "train" / f"{name}.jsonl.gz")
    ]
    return [one for one in found if one.pairs and (one.row.label is not None or one.row.label3)]


FIT = """
import sys
from dataclasses import replace
from pathlib import Path
from training import fit
fit.SCHEDULE = replace(fit.SCHEDULE, epochs=1)
rule_made = fit.synthetic_rows
fit.synthetic_rows = lambda count, seed: rule_made(2, seed)
sys.argv = ["fit", sys.argv[1], "--cache", sys.argv[2], "--out", sys.argv[2], "--workers", "1"]
fit.main()
"""


def test_two_fits_give_the_same_bytes_whatever_the_hash_seed(data, tmp_path):
    written = []
    for seed in ("0", "4711"):
        out = tmp_path / seed
        out.mkdir()
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        subprocess.run(
            [sys.executable, "-c", FIT, str(data), str(out)], cwd=ROOT, env=environment, check=True, capture_output=True
        )
        written.append([(out / name).read_bytes() for name in ("network.npz", "classifier.json")])
    assert written[0] == written[1]
    stored = json.loads(written[0][1])
    assert tuple(stored["features"]) == FEATURES
    assert {*stored["support"]["weights"]} == {*fit.SUPPORTS, *fit.OPPOSES}


@pytest.fixture(scope="module")
def untrained(examples):
    torch.manual_seed(3)
    known = fit.vectors()
    scale = alignment.scaling(examples)
    model = alignment.Alignment(np.vstack([known, np.zeros((1, known.shape[1]), np.float32)]), len(FEATURES), 0.3)
    return model, scale


def test_the_exported_network_gives_what_torch_gives(examples, untrained):
    model, scale = untrained
    some = [pair for one in examples[:60] for pair in one.pairs]
    wanted = alignment.logits(model, scale, some)
    kept = io.BytesIO()
    np.savez(kept, **{name: part.astype(np.float32) for name, part in alignment.exported(model, scale).items()})
    loaded = network.load(kept.getvalue())
    known = np.vstack([fit.vectors(), np.zeros((1, 64), np.float32)])
    for pair, logits in zip(some, wanted, strict=True):
        one = pair.encoded
        encoded = Encoded(
            one.claim,
            one.claim_flags.astype(np.float32),
            one.evidence,
            one.evidence_flags.astype(np.float32),
            one.kinds,
        )
        found = network.logits(loaded, [encoded], [pair.values], lambda ids: known[ids])[0]
        assert found == pytest.approx(logits.tolist(), abs=2e-4)
    assert np.ptp(wanted[:, 0]) > 1e-3, "logits that never differ compare nothing"


def test_a_batch_gives_a_pair_what_it_gets_alone(examples, untrained):
    model, scale = untrained
    some = [pair for one in examples[:40] for pair in one.pairs]
    together = alignment.logits(model, scale, some)
    alone = np.concatenate([alignment.logits(model, scale, [pair]) for pair in some])
    assert together == pytest.approx(alone, abs=1e-5)


def test_a_row_of_several_sentences_is_trained_by_its_worst_support_and_strongest_denial():
    pooled = (
        alignment._pool(torch.tensor([2.0, -1.0, 0.5]), [0, 0, 1], 2, "amin"),
        alignment._pool(torch.tensor([2.0, -1.0, 0.5]), [0, 0, 1], 2, "amax"),
    )
    assert [part.tolist() for part in pooled] == [[-1.0, 0.5], [2.0, 0.5]]


@pytest.mark.parametrize(
    ("label", "label3", "denied"),
    [
        (1, "supported", 0),
        (1, None, 0),
        (0, "contradicted", 1),
        (0, "neutral", 0),
        (0, None, None),
        (None, "contradicted", 1),
    ],
)
def test_denial_is_known_only_where_the_label_says_so(label, label3, denied):
    row = rows.Row("any", "1", "Claim.", (), label, label3)
    assert alignment.denied(pairs.Example(row, ())) == denied


def test_findings_keep_the_side_that_their_meaning_dictates():
    shipped = classify.load()
    for name in calibrate.DENIALS:
        assert shipped.support.findings.get(name, 0.0) <= 0.0 <= shipped.contradiction.findings.get(name, 0.0)
    for name in calibrate.FOR:
        assert shipped.contradiction.findings.get(name, 0.0) <= 0.0 <= shipped.support.findings.get(name, 0.0)
