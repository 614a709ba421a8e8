"""The same typical request through other checkers, each in an environment of its own under ``.tools/``.

python -m benchmarks.peers            all peers (the transformers need PyTorch: about a gigabyte on disk)
python -m benchmarks.peers --rules    rule-based packages only
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks import bodies, growth
from infra.emulator import ROOT
from infra.tools import environment

RULES = {
    "ancora-rag": "0.1.1",
    "citation-integrity-check": "0.1.0",
    "grounded-check": "0.1.2",
    "groundrails": "1.1.2",
    "ragground": "0.2.2",
    "ragsanity": "0.3.0",
}
"""Package -> version."""
WHOLE = ("ancora-rag", "ragground")
"""Those that segment the answer, score its claims and name what each rests on, as we do."""
TRANSFORMERS = {
    "minilm int8": "MiniLM-L6 cross-encoder, ONNX int8",
    "minilm": "MiniLM-L6 cross-encoder",
    "flan-t5 int8": "flan-t5-base encoder (HHEM-2.1-open), ONNX int8",
    "modernbert": "ModernBERT-base (LettuceDetect)",
    "deberta": "DeBERTa-v3-base (NLI)",
}
CLAIMS, FACTS, TOKENS = 5, 10, 140
"""The typical request as pairs: a fact of 500 characters and a claim are about 140 tokens."""
_PATIENCE = 180


@dataclass(frozen=True, slots=True)
class Peer:
    """CPU milliseconds of the typical request; None where the peer could not be run."""

    name: str
    ms: float | None
    whole: bool = False


def rules() -> Iterator[Peer]:
    """The rule-based packages."""
    for name, version in RULES.items():
        python = environment(f"peer-{name}", (f"{name}=={version}",)) / "python"
        figures = _run(python, "peer_rules.py", name, stdin=bodies.named("typical"))
        yield Peer(name, figures.get("least"), name in WHOLE)


def transformers() -> Iterator[Peer]:
    """The transformers, with random weights."""
    wanted = (Path(__file__).parent / "requirements.txt").read_text(encoding="utf-8").splitlines()
    packages = tuple(line for line in wanted if line and not line.startswith("#"))
    python = environment("peers-transformers", packages) / "python"
    for name, label in TRANSFORMERS.items():
        sizes = map(str, (CLAIMS, FACTS, TOKENS))
        yield Peer(label, _run(python, "peer_transformers.py", name, *sizes).get("request"))


def _run(python: Path, script: str, *arguments: str, stdin: bytes = b"") -> dict[str, float]:
    command = [str(python), str(ROOT / "benchmarks" / script), *arguments]
    variables = {**os.environ, "OMP_NUM_THREADS": "1", "HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false"}
    try:
        told = subprocess.run(command, input=stdin, env=variables, capture_output=True, check=True, timeout=_PATIENCE)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        print(f"{arguments[0]}: {type(error).__name__}", file=sys.stderr)
        return {}
    return dict(json.loads(told.stdout.splitlines()[-1]))


def main(arguments: Sequence[str] | None = None) -> None:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--rules", action="store_true")
    options = parser.parse_args(arguments)
    own = growth.cost(bodies.named("typical"), 2.0).least
    print(f"{'Groundwire':55}{own:12,.2f} ms")
    for peer in (*rules(), *(() if options.rules else transformers())):
        cost = "could not be run" if peer.ms is None else f"{peer.ms:12,.2f} ms {peer.ms / own:10,.1f} times"
        print(f"{peer.name:55}{cost}", flush=True)


if __name__ == "__main__":
    main()
