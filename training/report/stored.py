"""Stored: results of heavy parts, kept under a name made of what they depend on, so that nothing stale is ever read."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


@lru_cache
def digest(*parts: str) -> str:
    """Names the state of files and folders of the repository, relative to its root, by their bytes."""
    found = hashlib.sha256()
    for part in parts:
        path = ROOT / part
        files = (
            [path]
            if path.is_file()
            else sorted(one for one in path.rglob("*") if one.is_file() and "__pycache__" not in one.parts)
        )
        for file in files:
            found.update(str(file.relative_to(ROOT)).encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def product() -> str:
    """The scorer with its model (not the model card, which says nothing to it)."""
    return digest(
        *sorted(
            str(path.relative_to(ROOT))
            for path in (ROOT / "scoring").rglob("*")
            if path.is_file() and path.suffix in {".py", ".npy", ".npz", ".json", ".txt"}
        )
    )


def code() -> str:
    """What pairs depend on: the scorer and its word tables, not its weights."""
    fitted = {"network.npz", "classifier.json"}
    return digest(
        *sorted(
            str(path.relative_to(ROOT))
            for path in (ROOT / "scoring").rglob("*")
            if path.is_file() and path.suffix in {".py", ".npy", ".txt"} and path.name not in fitted
        ),
        "training/rows.py",
        "training/pairs.py",
        "training/synthetic",
    )


def kept(folder: Path, name: str, key: str, compute: Callable[[], Any]) -> Any:
    """A JSON value from ``folder/name-key.json``, computed and stored when it is not there."""
    path = folder / f"{name}-{key}.json"
    if not path.exists():
        value = compute()
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value), encoding="utf-8")
        print(f"measured {name}", flush=True)
    return json.loads(path.read_text(encoding="utf-8"))


def joined(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
