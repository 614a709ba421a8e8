"""The page at ``/`` on which people try the API with their own text. Static files; all else happens in the browser."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from handler import errors
from handler.http import Request, Response

FILES = Path(__file__).with_name("static")
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
HEADERS = (
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    ),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cache-control", "no-cache"),
)
"""Only our own files run, nothing is loaded from or told to another host, and no other page can frame this one."""


def page(request: Request, path: re.Match[str]) -> Response:
    """The page, or one of its files (group ``file`` of ``path``). Raises ``ApiError`` 404 for a name that is none."""
    name = path["file"] or "index.html"
    body = _files().get(name)
    if body is None:
        raise errors.not_found(request.method, request.path)
    return Response(200, body, TYPES[Path(name).suffix], HEADERS)


@cache
def _files() -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in FILES.iterdir() if file.suffix in TYPES}
