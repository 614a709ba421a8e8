"""AWS's own runtime interface emulator as a plain process, so that functions run here as in Lambda, without Docker.

The emulator comes out of the aws-sam-cli wheel, the runtime client is awslambdaric; both are fetched by pip into
``.tools/`` on first use.

    with Emulator("handler.api.handler") as function:
        answer = function.invoke(event)

Or by hand: ``python -m infra.emulator --handler handler.api.handler --event event.json``.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import zipfile
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
INVOKE = "/2015-03-31/functions/function/invocations"
_BINARY = {"x86_64": "aws-lambda-rie-x86_64", "aarch64": "aws-lambda-rie-arm64"}
_START_SECONDS = 20.0


class FunctionError(Exception):
    """The function failed: an exception, an exit, a time-out, or a response over the platform's limit."""


def binary() -> Path:
    """The emulator, fetched if it is not here yet."""
    name = _BINARY[platform.machine()]
    target = TOOLS / "rie" / name
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        _pip("download", "--no-deps", "--dest", str(target.parent), "aws-sam-cli")
        wheel = next(target.parent.glob("aws_sam_cli-*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            target.write_bytes(archive.read(f"samcli/local/rapid/{name}"))
        target.chmod(0o755)
        wheel.unlink()
    return target


def runtime_client(python: str) -> Path:
    """A folder with awslambdaric for the interpreter ``python``, fetched if it is not here yet."""
    version = subprocess.run(
        [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], check=True, capture_output=True, text=True
    ).stdout.strip()
    target = TOOLS / f"ric-{version}"
    if not (target / "awslambdaric").exists():
        _pip("install", "--target", str(target), "awslambdaric", python=python)
    return target


def _pip(*arguments: str, python: str = sys.executable) -> None:
    subprocess.run([python, "-m", "pip", arguments[0], "--quiet", *arguments[1:]], check=True)


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Emulator:
    """One execution environment of one function. The emulator takes one event at a time; calls wait for each other.

    ``code`` is the folder that the function is imported from (a built artifact, or this repository), ``python`` its
    interpreter, ``environment`` what to add to its variables. ``memory`` is in MB, ``timeout`` in seconds.
    """

    def __init__(
        self,
        handler: str,
        *,
        code: Path = ROOT,
        python: str = sys.executable,
        environment: Mapping[str, str] | None = None,
        memory: int = 1769,
        timeout: int = 28,
    ) -> None:
        self.port = free_port()
        self.log = b""
        self._lock = threading.Lock()
        command = [
            str(binary()),
            "--runtime-interface-emulator-address",
            f"127.0.0.1:{self.port}",
            "--runtime-api-address",
            f"127.0.0.1:{free_port()}",
            python,
            "-m",
            "awslambdaric",
            handler,
        ]
        variables = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join((str(code), str(runtime_client(python)))),
            "AWS_LAMBDA_FUNCTION_NAME": "groundwire",
            "AWS_LAMBDA_FUNCTION_VERSION": "$LATEST",
            "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": str(memory),
            "AWS_LAMBDA_FUNCTION_TIMEOUT": str(timeout),
            "AWS_EXECUTION_ENV": "AWS_Lambda_python3.13",
            "AWS_REGION": "eu-central-1",
            "LAMBDA_TASK_ROOT": str(code),
            **(environment or {}),
        }
        self._process = subprocess.Popen(
            command, cwd=code, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._wait()

    def invoke(self, event: object) -> Any:
        """What the function returns for ``event``. Raises ``FunctionError`` when it fails."""
        body = json.dumps(event, ensure_ascii=False).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{INVOKE}", data=body, method="POST")
        with self._lock, urllib.request.urlopen(request, timeout=120) as response:
            answer = json.load(response)
        if isinstance(answer, dict) and "errorType" in answer:
            raise FunctionError(f"{answer['errorType']}: {answer.get('errorMessage', '')}")
        return answer

    def init_milliseconds(self) -> float | None:
        """How long the first initialisation took, once an event has been answered."""
        match = re.search(rb"INIT REPORT\(durationMs: ([0-9.]+)", self.log)
        return float(match[1]) if match else None

    def close(self) -> None:
        """End the emulator and the function."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._reader.join()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def __enter__(self) -> Emulator:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _read(self) -> None:
        for line in self._process.stdout or ():
            self.log += line

    def _wait(self) -> None:
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        self.close()
        raise FunctionError(f"the emulator did not start: {self.log.decode(errors='replace')}")


def main() -> None:
    """Invoke a function once with the event in a file and print what it returns."""
    parser = argparse.ArgumentParser(prog="python -m infra.emulator", description=main.__doc__)
    parser.add_argument("--handler", required=True, help="module.function, for example handler.api.handler")
    parser.add_argument("--code", type=Path, default=ROOT)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--event", type=Path, required=True)
    options = parser.parse_args()
    with Emulator(options.handler, code=options.code.resolve(), python=options.python) as function:
        print(json.dumps(function.invoke(json.loads(options.event.read_text())), ensure_ascii=False, indent=2))
        print(f"init: {function.init_milliseconds()} ms", file=sys.stderr)


if __name__ == "__main__":
    main()
