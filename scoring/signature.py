"""The signature of a score: which rules, lexicon, features, weights and code made it. Equal signatures promise equal
scores."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from scoring.classify import Model
from scoring.weigh import FEATURES
from scoring.words.stems import MODEL

VERSION = "0.1.0"
"""Version of the code; a change of rules that moves a score moves it."""


def of(model: Model) -> str:
    """One line: ``groundwire|lex:…|feat:95.…|model:…|version:…``."""
    names = sha256(" ".join(FEATURES).encode()).hexdigest()[:8]
    return f"groundwire|lex:{_lexicon()}|feat:{len(FEATURES)}.{names}|model:{model.version}.{model.digest[:8]}|version:{VERSION}"


@lru_cache(maxsize=1)
def _lexicon() -> str:
    """A digest of the lexicon's name list and sizes, cheap enough for a cold start."""
    listed = sorted((path.name, path.stat().st_size) for path in MODEL.iterdir() if path.suffix in (".txt", ".npy"))
    return sha256(repr(listed).encode()).hexdigest()[:8]
