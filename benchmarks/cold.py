"""Cold start, memory and package: fresh processes, and the real runtime emulator with the artifact as deployed."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks import bodies, calls
from infra.emulator import ROOT, Emulator
from infra.tools import build, python313

ENVIRONMENT = {"OPENBLAS_NUM_THREADS": "1"}
_IMPORT = "import handler.api"
_MODULES = "import sys; before = set(sys.modules); import handler.api; print(len(set(sys.modules) - before))"
_PEAK = """
import sys
from benchmarks import bodies, calls
body = bodies.named(sys.argv[1])
sent = calls.event(body)
del body
bodies.named.cache_clear()
calls.invoke(sent)
status = open("/proc/self/status").read()
print("peak", int(status.partition("VmHWM:")[2].split()[0]) / 1024)
"""


@dataclass(frozen=True, slots=True)
class Emulated:
    """Milliseconds in the runtime emulator, wall time, medians."""

    init: float
    first: float
    warm: float


def process_ms(code: str = _IMPORT, runs: int = 5) -> float:
    """CPU milliseconds of a fresh process that runs ``code``, least of ``runs``, warm disk."""
    return min(_process_ms(code) for _ in range(runs))


def _process_ms(code: str) -> float:
    child = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env={**os.environ, **ENVIRONMENT})
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise RuntimeError(f"a fresh process failed: {code}")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def modules() -> int:
    """Modules that the HTTP function imports at start: a count that does not vary on one version of Python."""
    return int(_told(_MODULES).split()[-1])


def peak_mb(name: str) -> float:
    """Peak resident memory of a process that answers the body called ``name``."""
    return float(_told(_PEAK, name).rpartition("peak ")[2])


def _told(code: str, *arguments: str) -> str:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **ENVIRONMENT}, check=True, capture_output=True, text=True
    ).stdout


def package_mb(folder: Path) -> float:
    """Unpacked size of an artifact in MB (10^6 bytes), byte code and all."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def emulated(runs: int = 5) -> tuple[Emulated, float, float]:
    """The artifact in the emulator (this machine's processor), and the artifact's MB for arm64 and x86-64."""
    with tempfile.TemporaryDirectory() as folder:
        arm = build(Path(folder) / "arm", "arm64") / "HttpFunction"
        own = build(Path(folder) / "own", "x86_64") / "HttpFunction"
        found = [_emulated(own) for _ in range(runs)]
        medians = (statistics.median(figures) for figures in zip(*found, strict=True))
        return Emulated(*medians), package_mb(arm), package_mb(own)


def _emulated(code: Path) -> tuple[float, float, float]:
    sent = calls.event(bodies.named("typical"))
    times = []
    with Emulator("handler.api.handler", code=code, python=python313(), environment=ENVIRONMENT) as function:
        for _ in range(12):
            begin = time.perf_counter()
            answer = function.invoke(sent)
            times.append(1000 * (time.perf_counter() - begin))
            if answer["statusCode"] != 200:
                raise RuntimeError(json.dumps(answer))
        init = function.init_milliseconds() or 0.0
    # The emulator starts the function on the first event: what is left after init is the first answer.
    return init, max(times[0] - init, 0.0), statistics.median(times[2:])
