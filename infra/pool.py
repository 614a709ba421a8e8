"""Execution environments of one function behind one HTTP address, as Lambda keeps them: as many as it is allowed.

Each environment is AWS's runtime interface emulator with the built artifact. One that died is replaced.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import random
import signal
import threading
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from infra.emulator import Emulator, FunctionError, runtime_client
from infra.faults import Faults, Proxy
from infra.tools import python313, runtime_boto3


def members(session: int) -> list[int]:
    """The processes of a session."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[3]) == session:
                found.append(int(path.parent.name))
    return found


class Environment:
    """One emulator, and the proxy through which it reaches AWS."""

    def __init__(self, pool: Pool, number: int) -> None:
        self.pool = pool
        self.proxy = Proxy(pool.endpoint_port, pool.faults, pool.seed + number, self.kill)
        self.emulator: Emulator | None = None
        self.start()

    def start(self) -> None:
        """A fresh process."""
        paths = (self.pool.code, runtime_client(python313()), runtime_boto3())
        aws = {
            "AWS_ENDPOINT_URL": self.proxy.url,
            "AWS_REGION": self.pool.region,
            "AWS_DEFAULT_REGION": self.pool.region,
            "AWS_ACCESS_KEY_ID": "test",
            "AWS_SECRET_ACCESS_KEY": "test",
            "PYTHONPATH": ":".join(map(str, paths)),
        }
        self.emulator = Emulator(
            self.pool.handler,
            code=self.pool.code,
            python=python313(),
            environment=self.pool.variables | aws,
            timeout=self.pool.timeout,
        )

    def kill(self) -> None:
        """End the processes in the middle of whatever they do; the function is not in the emulator's process group."""
        if self.emulator is not None:
            for process in members(self.emulator._process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            with contextlib.suppress(ProcessLookupError):
                self.emulator.close()

    def invoke(self, event: Any) -> Any:
        """What the function returns. Raises what a dead process or a failed function leads to."""
        if self.emulator is None or self.emulator._process.poll() is not None:
            self.pool.keep_log(self.emulator)
            self.start()
        assert self.emulator is not None
        return self.emulator.invoke(event)


class Pool:
    """``size`` environments of ``handler`` out of ``code``. ``lost`` is the chance that an answer never arrives."""

    def __init__(
        self,
        handler: str,
        code: Path,
        variables: dict[str, str],
        *,
        endpoint_port: int,
        region: str,
        size: int = 1,
        timeout: int = 300,
        faults: Faults | None = None,
        lost: float = 0.0,
        seed: int = 0,
    ) -> None:
        self.handler, self.code, self.variables = handler, code, variables
        self.endpoint_port, self.region, self.timeout = endpoint_port, region, timeout
        self.faults, self.lost, self.seed = faults or Faults(), lost, seed
        self.counts: Counter[str] = Counter()
        self.log = b""
        self._random = random.Random(seed)
        self._environments = [Environment(self, number) for number in range(size)]
        self._free: queue.Queue[Environment] = queue.Queue()
        for environment in self._environments:
            self._free.put(environment)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """Where events are posted to."""
        return f"http://127.0.0.1:{self._server.server_address[1]}/"

    def invoke(self, event: Any) -> Any:
        """Run ``event`` in the next free environment."""
        environment = self._free.get()
        try:
            self.counts["invocations"] += 1
            answer = environment.invoke(event)
        finally:
            self._free.put(environment)
        if self._random.random() < self.lost:
            self.counts["answers lost"] += 1
            raise FunctionError("the answer was lost")
        return answer

    def keep_log(self, emulator: Emulator | None) -> None:
        """Keep what a process wrote before it is replaced."""
        self.log += emulator.log if emulator else b""

    def written(self) -> bytes:
        """What the functions have written so far."""
        return self.log + b"".join(each.emulator.log for each in self._environments if each.emulator)

    def init_milliseconds(self) -> list[float]:
        """Initialisation times of the running environments that have answered."""
        times = [each.emulator.init_milliseconds() for each in self._environments if each.emulator]
        return [time for time in times if time is not None]

    def close(self) -> None:
        """End everything; the log stays."""
        self._server.shutdown()
        self._server.server_close()
        for environment in self._environments:
            environment.kill()
            self.keep_log(environment.emulator)
            environment.proxy.close()
            self.counts += environment.proxy.counts

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        pool = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                event = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                try:
                    status, answer = 200, pool.invoke(event)
                except Exception as error:
                    pool.counts["failed invocations"] += 1
                    status, answer = 500, {"errorType": type(error).__name__, "errorMessage": str(error)}
                body = json.dumps(answer, ensure_ascii=False).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *arguments: Any) -> None:
                pass

        return Handler
