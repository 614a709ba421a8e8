"""The signature of a score: which rules, words, features and weights made it. Equal signatures promise equal scores."""

from __future__ import annotations

from functools import lru_cache

from scoring import artefact
from scoring.classify import Model
from scoring.weigh import FEATURES

VERSION = "0.1.0"
"""Version of the product."""
_SHOWN = 8


def of(model: Model) -> str:
    """One line: ``groundwire|rules:…|lex:…|feat:95.…|model:…|version:…``; every digest is of contents."""
    rules, words, features = (part[:_SHOWN] for part in _parts())
    weights = f"{model.version}.{model.digest[:_SHOWN]}"
    return f"groundwire|rules:{rules}|lex:{words}|feat:{len(FEATURES)}.{features}|model:{weights}|version:{VERSION}"


@lru_cache(maxsize=1)
def _parts() -> tuple[str, str, str]:
    return artefact.rules(), artefact.words(), artefact.digest(name.encode() for name in FEATURES)
