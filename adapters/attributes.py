"""What frameworks know of a document, as attributes of a fact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def attributes(metadata: Mapping[str, Any] | None) -> dict[str, str]:
    """Texts, numbers and truth values of ``metadata`` as strings; lists, objects and nothing are left out."""
    return {
        str(key): str(value)
        for key, value in (metadata or {}).items()
        if isinstance(value, str | int | float | bool) and str(value)
    }
