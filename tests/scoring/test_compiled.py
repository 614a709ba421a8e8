"""Expressions out of the table are those that Python compiles."""

from __future__ import annotations

import re

import pytest

import handler.app  # noqa: F401  # all expressions of requests
from infra.package import prepare
from scoring import compiled, expressions


@pytest.fixture
def table(tmp_path, monkeypatch):
    monkeypatch.setattr(compiled, "TABLE", tmp_path / "table.bin")
    prepare.write_expressions()


def test_every_expression_is_the_one_that_python_compiles(table):
    for source, flags in expressions.SOURCES:
        found = compiled.compiled(source, flags)
        assert found == re.compile(source, flags)  # their flags, their sources and their code
        assert found.groupindex == re.compile(source, flags).groupindex


def test_what_is_in_the_table_is_not_compiled_again(table, monkeypatch):
    monkeypatch.setattr(re, "compile", None)
    for source, flags in expressions.SOURCES:
        assert compiled.compiled(source, flags).pattern == source


def test_what_is_not_in_it_is_compiled(table):
    assert compiled.compiled("not (?P<there>in it)", re.I).search("NOT IN IT")["there"] == "IN IT"
