"""Programs that the local runs need, fetched into ``.tools/`` on first use, each in an environment of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from infra.emulator import ROOT, TOOLS

FUNCTIONS = ("HttpFunction", "EventFunction", "AuthorizerFunction")
MINISTACK = ("ministack==1.5.33", "aws-sam-translator>=1.100")


def python313() -> str:
    """The path of a Python 3.13, the functions' runtime. Raises ``FileNotFoundError`` where there is none."""
    places = [shutil.which("python3.13"), *sorted(Path.home().glob(".pyenv/versions/3.13.*/bin/python3.13"))]
    for place in places:
        if place and subprocess.run([place, "-c", ""], capture_output=True, check=False).returncode == 0:
            return str(place)
    raise FileNotFoundError("python3.13 is needed: it compiles and runs what the functions ship")


def environment(name: str, packages: tuple[str, ...]) -> Path:
    """The ``bin`` folder of a virtual environment under ``.tools/`` that holds ``packages``."""
    home = TOOLS / name
    ready = home / "ready"
    if not ready.exists() or ready.read_text() != "\n".join(packages):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        subprocess.run([str(home / "bin" / "pip"), "install", "--quiet", *packages], check=True)
        ready.write_text("\n".join(packages))
    return home / "bin"


def runtime_boto3() -> Path:
    """A folder with boto3, which in Lambda comes with the runtime."""
    target = TOOLS / "boto3-3.13"
    if not (target / "boto3").exists():
        subprocess.run([python313(), "-m", "pip", "install", "--quiet", "--target", str(target), "boto3"], check=True)
    return target


def build(target: Path, architecture: str = "x86_64") -> Path:
    """The functions' artifacts in folders under ``target``, made by the recipe that ``sam build`` runs."""
    for function in FUNCTIONS:
        folder = target / function
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        recipe = ROOT / "infra" / "package" / "Makefile"
        variables = (f"ARTIFACTS_DIR={folder}", f"ARCHITECTURE={architecture}", f"PYTHON={python313()}")
        made = subprocess.run(
            ["make", "-s", "-f", str(recipe), f"build-{function}", *variables],
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if made.returncode:
            raise RuntimeError(f"{function} could not be built:\n{made.stdout}")
    return target
