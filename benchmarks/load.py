"""Concurrency: a local server under parallel clients. Nothing may get lost, and the cores must be used."""

from __future__ import annotations

import http.client
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from benchmarks import bodies, calls
from infra.emulator import ROOT, free_port

CLIENTS = 64
_HEADERS = {"content-type": "application/json"}


@dataclass(frozen=True, slots=True)
class Load:
    """One run: requests, answers with 200, seconds of wall time, CPU seconds of the server, p50 and p99 in ms."""

    sent: int
    answered: int
    seconds: float
    server_cpu: float
    p50: float
    p99: float

    @property
    def throughput(self) -> float:
        """Answers a second of wall time."""
        return self.answered / self.seconds


@contextmanager
def server(workers: int) -> Iterator[tuple[int, int]]:
    """A local server of ``workers`` processes: its port and its process id."""
    port = free_port()
    command = [sys.executable, "-m", "handler.local", "--port", str(port), "--workers", str(workers)]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "GROUNDWIRE_PLAYGROUND": "0"}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait(port)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def _wait(port: int) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            return _post(http.client.HTTPConnection("127.0.0.1", port, timeout=60), bodies.named("tiny"))
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def _post(connection: http.client.HTTPConnection, body: bytes) -> None:
    connection.request("POST", calls.PATH, body, _HEADERS)
    answer = connection.getresponse()
    answer.read()
    if answer.status != 200:
        raise RuntimeError(f"status {answer.status}")


def run(workers: int, clients: int, each: int, name: str = "typical") -> Load:
    """``clients`` parallel clients that send ``each`` requests one after the other."""
    body = bodies.named(name)
    times: list[float] = []
    with server(workers) as (port, pid):
        used = _cpu(pid)
        begin = time.perf_counter()
        threads = [threading.Thread(target=_client, args=(port, body, each, times)) for _ in range(clients)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        seconds = time.perf_counter() - begin
        used = _cpu(pid) - used
    times.sort()
    half, last = times[len(times) // 2], times[min(len(times) - 1, int(0.99 * len(times)))]
    return Load(clients * each, len(times), seconds, used, half, last)


def _client(port: int, body: bytes, each: int, times: list[float]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    for _ in range(each):
        begin = time.perf_counter()
        try:
            _post(connection, body)
        except (OSError, RuntimeError, http.client.HTTPException):
            connection.close()
            continue
        times.append(1000 * (time.perf_counter() - begin))
    connection.close()


def _cpu(pid: int) -> float:
    """CPU seconds of a process and of its children so far."""
    total = 0.0
    ticks = os.sysconf("SC_CLK_TCK")
    for number in (pid, *_children(pid)):
        with open(f"/proc/{number}/stat", encoding="utf-8") as file:
            fields = file.read().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / ticks
    return total


def _children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as file:
        return [int(number) for number in file.read().split()]
