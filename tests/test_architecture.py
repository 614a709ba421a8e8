"""Who may import whom, and what must not be loaded to serve a request."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OURS = {"handler", "scoring", "store", "cli", "training", "benchmarks", "infra", "tests"}
MAY_IMPORT = {
    "scoring": set(),
    "store": {"scoring"},
    "handler": {"scoring", "store"},
    "cli": {"scoring", "handler", "store", "training"},
}
"""Packages of ours, and which others of ours each may import."""
SCORING_LIBRARIES = {"numpy", "Stemmer"}
HEAVY = {"sklearn", "scipy", "joblib", "boto3", "botocore", "starlette", "fastapi", "pydantic", "uvicorn", "requests"}


def imports(path: Path) -> set[str]:
    """Top-level names that the file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_packages_import_only_what_lies_below_them(package):
    for path in (ROOT / package).rglob("*.py"):
        foreign = (imports(path) & OURS) - {package} - MAY_IMPORT[package]
        assert not foreign, f"{path.relative_to(ROOT)} imports {foreign}"


def test_the_scorer_needs_three_libraries_and_no_input_or_output():
    for path in (ROOT / "scoring").rglob("*.py"):
        foreign = imports(path) - set(sys.stdlib_module_names) - SCORING_LIBRARIES - {"scoring"}
        assert not foreign, f"{path.relative_to(ROOT)} imports {foreign}"
        assert not imports(path) & {"socket", "http", "urllib", "subprocess", "time", "random", "asyncio"}, path


def test_stages_hand_on_records_of_one_make():
    """Data classes cost a cold start ten times as much; those of the result may be taken apart as data classes are."""
    users = {path.name for path in (ROOT / "scoring").rglob("*.py") if "dataclasses" in imports(path)}
    assert users == {"frozen.py", "records.py"}


def test_no_expression_is_compiled_at_start():
    """One that is made by ``lazy`` comes compiled in a packed function; ``re.compile`` costs every cold start."""
    for path in (ROOT / "scoring").rglob("*.py"):
        assert " = re.compile(" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize(
    ("entry", "also_forbidden"),
    [("handler.api", set()), ("handler.app", {"mangum"}), ("scoring", {"mangum", "handler"})],
)
def test_serving_loads_nothing_heavy(entry, also_forbidden):
    script = f"import sys, {entry}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    loaded = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert not set(loaded.split()) & (HEAVY | also_forbidden)
