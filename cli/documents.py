"""Facts from files: a text file, a JSON list, or a folder of documents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from cli.cases import fact
from cli.exits import BadInput
from scoring import Fact

LONGEST = 10_000
"""Characters of a fact in Google's API; longer documents are cut at blank lines."""
PLAIN = {".txt", ".md", ".markdown", ".rst", ""}
READ_BY_STORE = {".pdf", ".html", ".htm", ".docx"}


def read_text(path: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        with click.open_file(path, encoding="utf-8-sig") as stream:
            return str(stream.read())
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: {getattr(error, 'strerror', None) or 'not UTF-8 text'}") from error


def facts_from(path: str) -> list[Fact]:
    """The facts of one file or of every known document below a folder, in the order of their names."""
    if path == "-" or not Path(path).is_dir():
        return list(_facts_of_file(path))
    files = sorted(file for file in Path(path).rglob("*") if file.is_file() and not _hidden(file, path))
    known = [file for file in files if file.suffix.lower() in PLAIN - {""} | READ_BY_STORE]
    if not known:
        raise BadInput(f"{path}: no document (txt, md, html, pdf, docx) in this folder")
    return [fact for file in known for fact in _facts_of_file(str(file))]


def _hidden(file: Path, root: str) -> bool:
    return any(part.startswith(".") for part in file.relative_to(root).parts)


def _facts_of_file(path: str) -> Iterator[Fact]:
    suffix = Path(path).suffix.lower()
    if suffix == ".json":
        yield from _facts_of_json(path)
    elif suffix in READ_BY_STORE:
        yield from _facts_of_document(path)
    else:
        yield from _pieces(read_text(path), path)


def _facts_of_json(path: str) -> Iterator[Fact]:
    try:
        items = json.loads(read_text(path))
        items = items["facts"] if isinstance(items, dict) else items
        yield from [fact(item) for item in items]
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{path}: not a JSON list of facts ({error})") from error


def _facts_of_document(path: str) -> Iterator[Fact]:
    from store.readers import read
    from store.records import UnreadableDocumentError

    try:
        content = read(path, Path(path).read_bytes())
    except UnreadableDocumentError as error:
        raise BadInput(f"{path}: {error}") from error
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    yield from _pieces(content.text, path)


def _pieces(text: str, path: str) -> Iterator[Fact]:
    """The text as facts of at most ``LONGEST`` characters, cut at blank lines where there are any."""
    attributes = {} if path == "-" else {"title": Path(path).stem, "uri": path}
    while len(text) > LONGEST:
        cut = max(text.rfind("\n\n", 1, LONGEST), text.rfind("\n", LONGEST // 2, LONGEST))
        cut = cut if cut > 0 else max(text.rfind(" ", LONGEST // 2, LONGEST), 0) or LONGEST
        yield Fact(text[:cut], attributes)
        text = text[cut:].lstrip("\n")
    if text.strip():
        yield Fact(text, attributes)
