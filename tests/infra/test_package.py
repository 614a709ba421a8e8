"""What the functions ship: their own code, four libraries, byte code for all of it, and nothing heavy."""

from __future__ import annotations

import marshal
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from infra.emulator import ROOT
from infra.tools import python313
from scoring import artefact

FUNCTIONS = ("HttpFunction", "EventFunction", "AuthorizerFunction")
HEAVY = {"sklearn", "scipy", "joblib", "pandas", "pydantic", "fastapi", "boto3", "botocore", "pip", "cli", "tests"}


def unpacked(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_source_has_its_byte_code(arm_build: Path, function: str) -> None:
    magic = subprocess.run(
        [python313(), "-c", "import importlib.util as u; print(u.MAGIC_NUMBER.hex())"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    sources = sorted((arm_build / function).rglob("*.py"))
    assert sources
    for source in sources:
        code = source.parent / "__pycache__" / f"{source.stem}.cpython-313.pyc"
        head = code.read_bytes()[:8]
        assert head[:4].hex() == magic, source
        assert struct.unpack("<I", head[4:])[0] == 0b01, f"{source}: not an unchecked hash"


@pytest.mark.parametrize("function", ["HttpFunction", "EventFunction"])
def test_what_a_start_would_find_out_is_shipped(arm_build: Path, function: str) -> None:
    folder = arm_build / function / "scoring"
    assert (folder / "code.seal").read_text() == artefact.code()
    (table,) = folder.glob("compiled.cpython-313-*.bin")
    count = "import handler.app; from scoring.expressions import SOURCES; print(len(SOURCES))"
    told = subprocess.run([sys.executable, "-c", count], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert len(marshal.loads(table.read_bytes())) == int(told)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_nothing_heavy_is_shipped(arm_build: Path, function: str) -> None:
    names = {path.name.split(".")[0] for path in (arm_build / function).iterdir()}
    assert not names & HEAVY
    assert not list((arm_build / function).glob("*.dist-info"))


def test_each_function_ships_its_own(arm_build: Path) -> None:
    http = {path.name for path in (arm_build / "HttpFunction").iterdir()}
    event = {path.name for path in (arm_build / "EventFunction").iterdir()}
    assert http - event == {"mangum", "typing_extensions.py", "__pycache__"}
    assert [path.name for path in (arm_build / "AuthorizerFunction").iterdir()] == ["handler"]


def test_binaries_are_for_the_functions_processor(arm_build: Path) -> None:
    binaries = list((arm_build / "HttpFunction").rglob("*.so"))
    assert binaries
    for binary in binaries:
        assert struct.unpack("<H", binary.read_bytes()[18:20])[0] == 0xB7, f"{binary.name} is not for arm64"


def test_size(arm_build: Path) -> None:
    """A third of the platform's 262,144,000 bytes: what a cold start has to fetch."""
    assert unpacked(arm_build / "HttpFunction") < 87_000_000


@pytest.mark.parametrize(
    ("module", "absent"),
    [
        ("handler.api", {"boto3", "botocore", "sklearn", "scipy", "pydantic"}),
        ("handler.events", {"mangum", "sklearn", "scipy", "pydantic"}),
        ("handler.direct", {"mangum", "sklearn", "scipy", "pydantic"}),
        ("handler.authorizer", {"boto3", "mangum", "numpy", "asyncio"}),
    ],
)
def test_what_an_entry_imports(module: str, absent: set[str]) -> None:
    told = subprocess.run(
        [sys.executable, "-c", f"import sys, {module}; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    ).stdout.split()
    assert not absent & set(told)
