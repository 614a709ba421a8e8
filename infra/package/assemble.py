"""Copy the sources into a build folder and drop what no function reads: ``python assemble.py ROOT TARGET``."""

import shutil
import sys
from pathlib import Path

PACKAGES = ("handler", "scoring", "store")
LOCAL_ONLY = ("handler/local.py", "handler/static")
DEAD_WEIGHT = (
    ".requirements",
    ".lock",
    "bin",
    "*.dist-info",
    "**/__pycache__",
    "**/tests",
    "**/*.pyi",
    "**/*.pyx",
    "**/*.pxd",
    "**/*.a",
    "numpy/f2py",
    "numpy/_core/include",
    "numpy/doc",
    "numpy/random/_examples",
)


def copy_sources(root: Path, target: Path) -> None:
    """Copy our packages, less caches and what only a developer's machine runs."""
    for name in PACKAGES:
        if (root / name).is_dir():
            shutil.copytree(root / name, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    for name in LOCAL_ONLY:
        remove(target / name)


def remove(path: Path) -> None:
    """Delete a file or a folder; nothing happens when it is not there."""
    if path.is_dir():
        shutil.rmtree(path)
    elif path.exists():
        path.unlink()


def slim(target: Path) -> None:
    """Delete test suites, stubs, headers and metadata of the wheels."""
    for pattern in DEAD_WEIGHT:
        for path in sorted(target.glob(pattern)):
            remove(path)


if __name__ == "__main__":
    copy_sources(Path(sys.argv[1]), Path(sys.argv[2]))
    slim(Path(sys.argv[2]))
