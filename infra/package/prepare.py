"""Write beside packed sources what every cold start would find out anew: which code this is, and its compiled regular
expressions. ``python -B prepare.py`` with the sources and their libraries, for this machine, on the path."""

import _sre
import marshal
import re._compiler
from array import array
from unittest import mock

import handler.app  # noqa: F401  # all that a request may need
from scoring import artefact, compiled, expressions


def parts(source: str, flags: int) -> tuple[object, ...]:
    """What Python's compiler hands to its engine for an expression, in the form of ``scoring.compiled``."""
    with mock.patch.object(_sre, "compile", lambda *handed: handed):
        _, all_flags, code, *groups = re._compiler.compile(source, flags)
    return int(all_flags), array("I", code).tobytes(), *groups


def write_expressions() -> None:
    """Write the table that ``scoring.compiled`` reads."""
    table = {(source, flags): parts(source, flags) for source, flags in sorted(expressions.SOURCES)}
    compiled.TABLE.write_bytes(marshal.dumps(table))


if __name__ == "__main__":
    artefact.CODE.write_text(artefact.code(), encoding="utf-8")
    write_expressions()
