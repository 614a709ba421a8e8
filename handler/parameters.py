"""Google's system parameters in the query string: which are served, which ignored, which refused."""

from __future__ import annotations

from handler import mask
from handler.errors import Violation, invalid
from handler.http import Request
from scoring.frozen import frozen

_IGNORED = frozenset(
    {
        "key", "access_token", "oauth_token", "userProject", "quotaUser", ".xgafv", "callback", "ct", "httpMethod",
        "uploadType", "upload_protocol", "outputDefaults", "unique", "apiVersion", "trace", "req", "apiKey",
    }
)  # fmt: skip
"""System parameters that change nothing here (credentials are read elsewhere)."""
_FALSE = frozenset({"false", "0", "f", "no", "n"})


@frozen
class Printing:
    """How the answer is to be printed: indented or not, and which fields of it."""

    pretty: bool
    fields: mask.Selection


def pretty(request: Request) -> bool:
    """Whether answers are indented: they are, unless ``prettyPrint`` says no."""
    return _last(request, "prettyPrint", "true").lower() not in _FALSE


def printing(request: Request) -> Printing:
    """What the query asks for. Raises ``ApiError`` 400 for parameters that are no system parameters, and bad values."""
    violations = []
    for name, value in request.parameters:
        if name == "alt" and value and not value.lower().startswith("json"):
            violations.append(
                Violation(f"Unsupported value \"{value}\" of parameter 'alt': only json is served.", "alt")
            )
        elif name not in _IGNORED and name not in ("alt", "prettyPrint", "fields"):
            violations.append(Violation(_unbound(name)))
    if violations:
        raise invalid(violations)
    return Printing(pretty(request), mask.parse(_last(request, "fields", request.headers.get("x-goog-fieldmask", ""))))


def _last(request: Request, name: str, default: str) -> str:
    values = [value for given, value in request.parameters if given == name]
    return values[-1] if values else default


def _unbound(name: str) -> str:
    return (
        f'Invalid JSON payload received. Unknown name "{name}": Cannot bind query parameter. '
        f"Field '{name}' could not be found in request message."
    )
