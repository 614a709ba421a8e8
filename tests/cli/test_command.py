"""The command as a whole: help, completion, colours, serving, exit codes."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from cli.main import COMMANDS
from tests.cli.conftest import FACT, TRUE, Run

COMMAND = [sys.executable, "-c", "from cli.main import main; main()"]
ROOT = Path(__file__).parents[2]


def environment(**more: str) -> dict[str, str]:
    plain = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "FORCE_COLOR", "COLORTERM"}}
    return {**plain, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color", **more}


@pytest.mark.parametrize("name", [*COMMANDS, "store build", "store info"])
def test_every_command_has_help_with_words(run: Run, name: str) -> None:
    shown = run(*name.split(), "--help")
    assert shown.exit_code == 0
    assert f"Usage: groundwire {name}" in shown.stdout


@pytest.mark.parametrize("name", ["check", "batch", "eval", "serve", "store build", "report", "explain", "completion"])
def test_help_has_examples(run: Run, name: str) -> None:
    assert re.search(rf"Examples?:\n +.*groundwire {name}", run(*name.split(), "--help").stdout)


def test_exit_codes_are_told(run: Run) -> None:
    assert all(f"  {code} " in run("--help").stdout for code in (0, 1, 2, 3, 4, 5, 130))


def test_help_does_not_load_the_scorer() -> None:
    shown = "from cli.main import groundwire; groundwire(['--help'], standalone_mode=False)"
    code = f"import sys; {shown}; sys.exit('numpy' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=False).returncode
        == 0
    )


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(run: Run, shell: str) -> None:
    assert "_GROUNDWIRE_COMPLETE" in run("completion", shell).stdout


def test_completion_knows_commands_and_options() -> None:
    for words, index, wanted in (("groundwire ba", 1, "batch"), ("groundwire check --thr", 2, "--threshold")):
        asked = environment(_GROUNDWIRE_COMPLETE="bash_complete", COMP_WORDS=words, COMP_CWORD=str(index))
        told = subprocess.run(COMMAND, env=asked, capture_output=True, text=True, check=True).stdout
        assert f"plain,{wanted}" in told


@pytest.mark.parametrize(
    ("options", "more", "coloured"),
    [((), {}, True), ((), {"NO_COLOR": "1"}, False), (("--color", "never"), {}, False)],
)
def test_terminals_get_colours_unless_told_otherwise(
    options: tuple[str, ...], more: dict[str, str], coloured: bool
) -> None:
    leader, follower = pty.openpty()
    command = [*COMMAND, "check", "--text", TRUE, "--fact", FACT, *options]
    process = subprocess.Popen(command, stdout=follower, env=environment(**more))
    process.wait(timeout=60)
    os.close(follower)
    shown = os.read(leader, 65536)
    os.close(leader)
    assert b"support" in shown
    assert (re.search(rb"\x1b\[[0-9;]*3[0-9]m", shown) is not None) == coloured


def test_pipes_get_no_colours_but_on_demand(run: Run) -> None:
    assert "\x1b" not in run("check", "--text", TRUE, "--fact", FACT).stdout
    assert "\x1b" in run("check", "--text", TRUE, "--fact", FACT, "--color", "always").stdout


def test_interrupted_batch_exits_with_130(tmp_path: Path) -> None:
    command = [*COMMAND, "batch", "-", "-o", str(tmp_path / "out.jsonl"), "-j", "1"]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    )
    assert process.stdin is not None
    process.stdin.write((json.dumps({"answer": TRUE, "facts": [FACT]}) + "\n").encode() * 64)
    process.stdin.flush()
    deadline = time.monotonic() + 30
    journal = tmp_path / "out.jsonl.journal"
    while time.monotonic() < deadline and not (journal.exists() and journal.stat().st_size > 1000):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130, told.decode()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.mark.parametrize(("switch", "status"), [("--playground", 200), ("--no-playground", 404)])
def test_serve_answers_checks_and_shows_the_page_when_wanted(switch: str, status: int) -> None:
    port = free_port()
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", str(port), switch], env=environment(), stdout=subprocess.DEVNULL
    )
    try:
        body = json.dumps({"answerCandidate": TRUE, "facts": [{"factText": FACT}]}).encode()
        path = "/v1/projects/p/locations/l/groundingConfigs/g:check"
        answer = json.load(patiently(urllib.request.Request(f"http://127.0.0.1:{port}{path}", body)))
        assert answer["claims"][0]["claimText"] == TRUE
        try:
            shown = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10).status
        except urllib.error.HTTPError as error:
            shown = error.code
        assert shown == status
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=20)


def test_serve_checks_against_an_index(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "bridge.txt").write_text(FACT, encoding="utf-8")
    here = {"cwd": tmp_path, "env": environment()}
    subprocess.run([*COMMAND, "store", "build", "notes", "-o", "notes.index"], check=True, capture_output=True, **here)
    told = subprocess.run(
        [*COMMAND, "store", "info", "notes.index"], check=True, capture_output=True, text=True, **here
    )
    assert re.search(r"documents +1\n", told.stdout)
    port = str(free_port())
    command = [*COMMAND, "serve", "--port", port, "--store", "notes=notes.index"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **here)
    try:
        engine = "projects/p/locations/l/collections/c/engines/notes/servingConfigs/s"
        body = json.dumps({"answerCandidate": TRUE, "groundingSource": {"searchSource": engine}}).encode()
        url = f"http://127.0.0.1:{port}/v1/projects/p/locations/l/groundingConfigs/g:check"
        answer = json.load(patiently(urllib.request.Request(url, body)))
        assert FACT in answer["citedFacts"][0]["chunkText"]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=20)


@pytest.mark.parametrize("store", ["notes", "=x", "a=b c"])
def test_serve_refuses_what_names_no_index(run: Run, store: str) -> None:
    assert run("serve", "--store", store).exit_code == 2


def patiently(request: urllib.request.Request):  # type: ignore[no-untyped-def]
    """The answer, once the server is up."""
    for _ in range(200):
        try:
            return urllib.request.urlopen(request, timeout=10)
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError("the server did not come up")


def test_a_taken_port_exits_with_5() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        done = subprocess.run(
            [*COMMAND, "serve", "--port", port], env=environment(), capture_output=True, text=True, check=False
        )
    assert done.returncode == 5
    assert "port" in done.stderr
