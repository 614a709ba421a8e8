"""A PostgreSQL cluster of its own: made in a temporary folder, on a free port, by an unprivileged user."""

import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


class PostgresServer:
    """Starts when made; ``location`` names a database that anybody on this machine may use."""

    def __init__(self) -> None:
        self._bin = _binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="groundwire-postgres-"))
        if os.geteuid() == 0:
            # The server refuses to run as root.
            shutil.chown(self._folder, "postgres")
        self._run("initdb", "-D", str(self._folder / "data"), "-U", "groundwire", "-A", "trust", "--no-sync")
        self.start()

    @property
    def location(self) -> str:
        return f"postgresql://groundwire@127.0.0.1:{self.port}/postgres"

    def start(self, same_port: bool = False) -> None:
        self.port = self.port if same_port else _free_port()
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder} -c fsync=off"
        self._run(
            "pg_ctl", "-D", str(self._folder / "data"), "-l", str(self._folder / "log"), "-o", options, "-w", "start"
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
        with tempfile.TemporaryFile() as output:
            command = [str(self._bin / program), *arguments]
            done = subprocess.run(command, user=user, stdout=output, stderr=output, cwd="/", check=False)
            output.seek(0)
            assert done.returncode == 0, output.read().decode()


def _binaries() -> Path:
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise RuntimeError("the store tests need PostgreSQL: install Debian's package postgresql")
    return Path(found[-1] if found else str(on_path)).parent


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
