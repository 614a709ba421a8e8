"""The built functions and the template, read once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from infra.local_stack import read_template
from infra.tools import build


@pytest.fixture(scope="session")
def template() -> dict[str, Any]:
    return read_template()


@pytest.fixture(scope="session")
def arm_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("arm64"), "arm64")
