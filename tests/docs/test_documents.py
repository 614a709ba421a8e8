"""Every block of README and docs is run, so that none of them can become untrue.

The word after the fence says how:

* ``console``: commands after ``$``, run in order in one empty folder a document; what they print must be what stands
  there, but for the digest of the scorer's code in a signature, which every edit of a comment moves.
  ``GROUNDWIRE_REWRITE_DOCS=1`` writes what they print into the document instead.
* ``bash``, ``python``, ``js``: run in the same folder, must succeed; with the mark ``server`` while a server listens,
  and with ``store`` one that knows the index "notes" of that folder.
* ``bash setup``: installs or serves until stopped; each of these has a test of its own, named in ``SETUP``.
* ``sh``: for machines we do not have here (AWS, containers). Checked to be shell, and the programs of this
  repository in it to know the options; nothing of it is run, except for the README's, which tests/clients runs.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from pathlib import Path

import pytest

from handler import stores
from tests.docs.blocks import Block, blocks, commands
from tests.docs.shell import ROOT, Shell
from tests.playground.served import serving

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES = [*DOCUMENTS, ROOT / "CHANGELOG.md", ROOT / "scoring" / "README.md", ROOT / "training" / "README.md"]
REWRITE = os.environ.get("GROUNDWIRE_REWRITE_DOCS") == "1"
SETUP = {
    "pip install .": "tests/docs/test_install.py",
    "groundwire serve": "tests/cli/test_command.py",
    "groundwire serve --store notes=notes.index": "tests/cli/test_command.py",
}
SHOWN = {"json", "text", "yaml", "toml", "csv", "diff", "mermaid", "html", ""}
"""Languages of blocks that are only looked at."""


def names(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", DOCUMENTS, ids=names)
def test_blocks_do_what_they_say(path: Path, tmp_path: Path) -> None:
    found = [block for block in blocks(path) if not covered_elsewhere(path, block)]
    unknown = {block.language for block in found} - SHOWN - {"console", "bash", "python", "js", "sh"}
    assert unknown == set(), "say how these blocks are to be tested"
    shell, source, shift = Shell(tmp_path), path.read_text(encoding="utf-8"), 0
    for block in found:
        where = f"{names(path)}:{block.line}"
        if block.language == "console":
            new = replayed(shell, block, where)
            source = source[: block.start + shift] + new + source[block.end + shift :]
            shift += len(new) - len(block.text)
        elif "setup" in block.marks:
            assert block.text.strip() in SETUP, where
        elif block.language in {"bash", "python", "js"}:
            run(shell, block, where)
    if REWRITE:
        path.write_text(source, encoding="utf-8")


def covered_elsewhere(path: Path, block: Block) -> bool:
    """The README's snippets for Google's clients need those clients: tests/clients runs them."""
    return path.name == "README.md" and block.language in {"python", "js"}


def replayed(shell: Shell, block: Block, where: str) -> str:
    """The block with what its commands print now."""
    new = ""
    for command, written in commands(block.text):
        code, printed = shell.run(command)
        printed = "\n".join(line.rstrip() for line in printed.splitlines()) + "\n" if printed.strip() else ""
        assert code == 0 and "Traceback (most recent" not in printed, f"{where}: {command}\n{printed}"
        assert REWRITE or settled(printed) == settled(written), (
            f"{where}: {command}\nGROUNDWIRE_REWRITE_DOCS=1 writes what it prints"
        )
        new += f"$ {command}\n{printed}"
    return new


def settled(printed: str) -> str:
    return re.sub(r"\|rules:[0-9a-f]{8}\|", "|rules:…|", printed)


def run(shell: Shell, block: Block, where: str) -> None:
    act = {"bash": shell.run, "python": shell.python, "js": shell.node}[block.language]
    if block.language == "js" and shutil.which("node") is None:
        pytest.skip("node is not installed")
    if "server" not in block.marks:
        code, printed = act(block.text)
    else:
        indexes = {"GROUNDWIRE_STORES": f"notes={shell.folder / 'notes.index'}"} if "store" in block.marks else {}
        with serving(sources=stores.from_environment(indexes)) as url:
            assert "127.0.0.1:8080" in block.text, where
            code, printed = act(block.text.replace("127.0.0.1:8080", url.removeprefix("http://")))
        assert '"error"' not in printed, f"{where}\n{printed}"
    assert code == 0, f"{where}\n{printed}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=names)
def test_shell_that_is_not_run_is_at_least_shell(path: Path, tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    for block in blocks(path):
        if block.language != "sh":
            continue
        where = f"{names(path)}:{block.line}"
        (tmp_path / "block.sh").write_text(block.text, encoding="utf-8")
        code, printed = shell.run("bash -n block.sh")
        assert code == 0, f"{where}\n{printed}"
        for words in own_commands(block.text):
            code, printed = shell.run(shlex.join(words))
            assert code == 0, f"{where}: {shlex.join(words)}\n{printed}"


def own_commands(text: str) -> list[list[str]]:
    """The commands of this repository in some shell text, turned into calls that only show help."""
    found = []
    for line in text.replace("\\\n", " ").splitlines():
        module = re.match(r"(?:\S*/)?python3? -m ((?:benchmarks|training|handler|store|infra)[\w.]*)", line.strip())
        command = re.match(r"(?:\S*/)?groundwire ([a-z]+)", line.strip())
        target = re.match(r"(?:\w+=\S+ )*make ([\w-]+)", line.strip())
        if module:
            found_at = str(ROOT / module[1].replace(".", "/"))
            found.append(["test", "-e", f"{found_at}.py", "-o", "-e", f"{found_at}/__main__.py"])
        elif command:
            found.append(["groundwire", command[1], "--help"])
        elif target:
            found.append(["grep", "-q", f"^{target[1]}:", str(ROOT / "Makefile")])
    return found


def test_setup_blocks_have_their_tests() -> None:
    for command, test in SETUP.items():
        assert command.split()[1] in (ROOT / test).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PAGES, ids=names)
def test_links_lead_somewhere(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", source, flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if not target.startswith(("http://", "https://", "#")):
            assert (path.parent / target.split("#")[0]).exists(), f"{names(path)}: {target}"


def test_the_readme_leads_to_every_page() -> None:
    linked = set(re.findall(r"\]\(([^)\s]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert {names(path) for path in PAGES if path.name != "README.md"} <= linked
