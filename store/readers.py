"""File bytes -> text. Headings come out as Markdown headings, list items and table rows as lines, whatever the format.

Readers import their library when first used: serving never pays for them.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from store.records import UnreadableDocumentError

_BLANK_LINES = re.compile(r"\n\s*\n\s*")
_FIRST_HEADING = re.compile(r"^#\s+(.+?)\s*#*$", re.MULTILINE)
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Content:
    """What a file says. ``title`` and ``link`` are empty where the file names none."""

    text: str
    title: str = ""
    link: str = ""


def read(name: str, data: bytes) -> Content:
    """The content of a file, by the ending of its ``name`` (see ``READERS``).

    Raises ``UnreadableDocumentError`` for another ending, broken bytes, and files without any text (scanned pages).
    """
    reader = READERS.get(PurePosixPath(name).suffix.lower())
    if reader is None:
        raise UnreadableDocumentError("unknown kind of file")
    try:
        content = reader(data)
    except UnreadableDocumentError:
        raise
    except Exception as error:
        raise UnreadableDocumentError(f"broken file ({type(error).__name__})") from error
    if not content.text.strip():
        raise UnreadableDocumentError("no text in it")
    return Content(_clean(content.text), _clean(content.title), _clean(content.link))


def _clean(text: str) -> str:
    """Without what UTF-8 or a database cannot hold: lone surrogates and NULs, which broken fonts bring."""
    return text.encode(errors="replace").decode().replace("\0", " ")


def readable(name: str) -> bool:
    """Whether a file of this name is a document at all."""
    return PurePosixPath(name).suffix.lower() in READERS


def _plain(data: bytes) -> Content:
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    text = data.decode(encoding)
    if "\0" in text:
        raise UnreadableDocumentError("not a text")
    return Content(text.replace("\r\n", "\n"))


def _markdown(data: bytes) -> Content:
    text = _plain(data).text
    heading = _FIRST_HEADING.search(text)
    return Content(text, heading.group(1) if heading else "")


def _pdf(data: bytes) -> Content:
    import pypdf

    # Its warnings about broken files may quote them; the build reports such files itself.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    document = pypdf.PdfReader(io.BytesIO(data))
    text = "\n\n".join(page.extract_text() for page in document.pages)
    title = document.metadata.title if document.metadata else None
    return Content(text, str(title or ""))


def _docx(data: bytes) -> Content:
    import docx

    document = docx.Document(io.BytesIO(data))
    lines = [_docx_line(block) for block in document.iter_inner_content()]
    return Content("\n\n".join(line for line in lines if line), document.core_properties.title or "")


def _docx_line(block: Any) -> str:
    if hasattr(block, "rows"):
        return "\n".join(_row(cell.text for cell in row.cells) for row in block.rows)
    style = block.style.name if block.style is not None else ""
    level = re.fullmatch(r"Heading (\d)", style)
    if style == "Title" or level:
        return f"{'#' * min(6, int(level.group(1)) if level else 1)} {block.text}"
    return f"- {block.text}" if style.startswith("List") else str(block.text)


def _row(cells: Any) -> str:
    return f"| {' | '.join(_SPACE.sub(' ', cell).strip() for cell in cells)} |"


_SKIPPED = "script, style, noscript, template, nav, svg, iframe, form"
_BLOCKS = frozenset(
    {"p", "div", "section", "article", "main", "header", "footer", "ul", "ol", "table", "blockquote", "pre", "figure"}
    | {"dl", "dd", "dt", "br", "hr"}
)


def _html(data: bytes) -> Content:
    from selectolax.lexbor import LexborHTMLParser

    tree = LexborHTMLParser(data)
    title, canonical = tree.css_first("title"), tree.css_first('link[rel="canonical"]')
    for node in tree.css(_SKIPPED):
        node.decompose()
    text = "".join(_html_parts(tree.body)) if tree.body is not None else ""
    text = _BLANK_LINES.sub("\n\n", text).strip()
    link = (canonical.attributes.get("href") or "") if canonical is not None else ""
    return Content(text, _SPACE.sub(" ", title.text()).strip() if title is not None else "", link)


def _html_parts(node: Any) -> Iterator[str]:
    for child in node.iter(include_text=True):
        tag = child.tag
        if tag == "-text":
            yield _SPACE.sub(" ", child.text_content or "")
        elif re.fullmatch(r"h[1-6]", tag):
            yield f"\n\n{'#' * int(tag[1])} {_SPACE.sub(' ', child.text()).strip()}\n\n"
        elif tag == "tr":
            yield "\n" + _row(cell.text() for cell in child.css("td, th"))
        elif tag == "li":
            yield "\n- "
            yield from _html_parts(child)
        else:
            edge = "\n\n" if tag in _BLOCKS else ""
            yield edge
            yield from _html_parts(child)
            yield edge


READERS: dict[str, Callable[[bytes], Content]] = {
    ".txt": _plain,
    ".md": _markdown,
    ".markdown": _markdown,
    ".html": _html,
    ".htm": _html,
    ".pdf": _pdf,
    ".docx": _docx,
}
