"""Every snippet of the README, run as it stands there against a server (on another port)."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.wire import ROOT

NODE = Path(__file__).parent / "node"
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
ANSWER = "The bridge was opened in 1932."


def blocks(language: str, word: str) -> list[str]:
    """The blocks of a language that hold ``word``; there must be one at least."""
    found = [code for name, code in BLOCKS if name == language and word in code]
    assert found, f"the README has no {language} block with {word}"
    return found


def output(command: list[str], url: str, *, cwd: Path = ROOT) -> str:
    here = [part.replace("8080", str(urlsplit(url).port)) for part in command]
    run = subprocess.run(here, cwd=cwd, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_curl_command(url):
    for code in blocks("sh", "curl"):
        assert ANSWER in output(["bash", "-c", code], url)


@pytest.mark.parametrize("package", ["langchain_google_community", "discoveryengine_v1 "])
def test_the_python_snippets(url, package):
    if (
        importlib.util.find_spec(package.strip().replace("discoveryengine_v1", "google.cloud.discoveryengine_v1"))
        is None
    ):
        pytest.skip(f"{package} is not here")
    for code in blocks("python", package):
        assert ANSWER in output([sys.executable, "-W", "ignore", "-c", code], url)


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not here")
@pytest.mark.skipif(not (NODE / "node_modules").exists(), reason="run npm ci --prefix tests/clients/node first")
def test_the_node_snippet(url):
    for code in blocks("js", "checkGrounding"):
        assert ANSWER in output(["node", "--input-type=module", "-e", code], url, cwd=NODE)


def test_the_two_commands_are_make_targets():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = [code.strip() for name, code in BLOCKS if name == "sh" and code.startswith("make")]
    assert commands == ["make run", "make test"]
    assert all(re.search(rf"^{command.split()[1]}:", makefile, re.MULTILINE) for command in commands)
