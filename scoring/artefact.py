"""The artefact: the model folder, and digests that name what is in it and which code reads it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent / "model"
SEAL = FOLDER / "seal.json"
"""Digests of the word files, written when they are built (``python -m training.seal``): no start reads them all."""
CODE = FOLDER.parent / "code.seal"
"""The digest of the rules, written when a function is packed: its sources change no more, and reading them all took a
tenth of the first answer."""
_SEALED = (".npy", ".txt")


def digest(parts: Iterable[bytes]) -> str:
    """SHA-256 over parts, each told from its neighbours, in hexadecimal."""
    whole = sha256()
    for part in parts:
        whole.update(sha256(part).digest())
    return whole.hexdigest()


def seals(folder: Path = FOLDER) -> dict[str, str]:
    """SHA-256 of every word file of a folder by name, sorted: lexicon, relations, vectors, tables of quantities."""
    found = sorted(path for path in folder.iterdir() if path.suffix in _SEALED)
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in found}


def words(seal: Path = SEAL) -> str:
    """What names all word files: the digest of their seal."""
    return digest(f"{name}:{found}".encode() for name, found in sorted(json.loads(seal.read_bytes()).items()))


def rules(seal: Path = CODE) -> str:
    """What names the rules: the digest of the code, from its seal where there is one."""
    return seal.read_text(encoding="utf-8") if seal.exists() else code()


def code(folder: Path = FOLDER.parent) -> str:
    """The digest of all Python sources of a package, by path and content."""
    sources = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.py")}
    return digest(part for name in sorted(sources) for part in (name.encode(), sources[name].read_bytes()))
