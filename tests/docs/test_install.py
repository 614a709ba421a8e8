"""From a clone to a verdict, as a newcomer goes: ``pip install .`` in a fresh environment, then one command."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import venv
from pathlib import Path

import pytest

from tests.docs.shell import ROOT

PARTS = ["pyproject.toml", "README.md", "LICENSE", "scoring", "handler", "store", "cli", "adapters"]
TEXT, FACT = "The bridge opened in 1932.", "The bridge, opened in 1932, spans the bay."


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ``bin`` folder of a fresh environment with nothing but this package."""
    folder = tmp_path_factory.mktemp("fresh")
    for part in PARTS:
        source, target = ROOT / part, folder / "clone" / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        else:
            target.parent.mkdir(exist_ok=True)
            shutil.copy(source, target)
    venv.create(folder / "env", with_pip=True)
    command = [folder / "env" / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", "."]
    subprocess.run(command, cwd=folder / "clone", check=True, timeout=600)
    return folder / "env" / "bin"


def output(command: list[object], folder: Path) -> str:
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True, check=True, timeout=60).stdout


def test_the_command_checks_own_text(installed: Path, tmp_path: Path) -> None:
    printed = output([installed / "groundwire", "check", "--text", TEXT, "--fact", FACT, "--json"], tmp_path)
    assert json.loads(printed)["claims"][0]["citationIndices"] == [0]
    assert "groundwire, version" in output([installed / "groundwire", "--version"], tmp_path)


def test_the_package_is_there_with_its_types(installed: Path, tmp_path: Path) -> None:
    code = f"import scoring; print(scoring.check({TEXT!r}, [{FACT!r}]).support_score, scoring.__file__)"
    score, file = output([installed / "python", "-c", code], tmp_path).split()
    assert float(score) > 0.5
    assert Path(file).with_name("py.typed").exists()


def test_the_server_and_its_page_are_there(installed: Path, tmp_path: Path) -> None:
    code = "from handler.playground import FILES; import handler.local; print(*sorted(f.name for f in FILES.iterdir()))"
    assert {"index.html", "main.js", "playground.css"} <= set(
        output([installed / "python", "-c", code], tmp_path).split()
    )


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [(["store", "build", ".", "-o", "index"], "store"), (["batch", "x.parquet"], "parquet")],
)
def test_optional_parts_are_named_when_they_are_missing(
    installed: Path, tmp_path: Path, arguments: list[str], extra: str
) -> None:
    (tmp_path / "x.parquet").write_bytes(b"")
    (tmp_path / "note.txt").write_text(FACT, encoding="utf-8")
    done = subprocess.run(
        [installed / "groundwire", *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 4, done.stderr
    assert f"groundwire[{extra}]" in done.stderr
