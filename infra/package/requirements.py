"""Print a requirements file without the named packages: ``python requirements.py FILE [NAME…]``."""

import re
import sys
from pathlib import Path


def without(text: str, names: list[str]) -> str:
    """The lines of ``text`` whose package is not in ``names`` (lower case)."""
    kept = [line for line in text.splitlines() if (_package(line) not in names)]
    return "\n".join(kept) + "\n"


def _package(line: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", line.strip(), maxsplit=1)[0].lower()


if __name__ == "__main__":
    sys.stdout.write(without(Path(sys.argv[1]).read_text(encoding="utf-8"), [name.lower() for name in sys.argv[2:]]))
