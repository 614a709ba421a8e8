"""Google's error model: one exception that knows its HTTP status, canonical name, violations and details."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring.frozen import frozen

STATUS_NAMES: Mapping[int, str] = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    429: "RESOURCE_EXHAUSTED",
    500: "INTERNAL",
    503: "UNAVAILABLE",
    504: "DEADLINE_EXCEEDED",
}
INTERNAL_MESSAGE = (
    "Internal error encountered. Please try again. If the issue persists, please contact our support team."
)
MOST_VIOLATIONS = 100
"""Reported at most, so that a hostile body cannot make an error larger than itself."""


@frozen
class Violation:
    """One thing wrong with a request. ``field`` is a path of proto names ("facts[0]"), None at the top level."""

    description: str
    field: str | None = None


class ApiError(Exception):
    """An answer other than success.

    ``code`` is a key of ``STATUS_NAMES``; ``details`` are further ``google.rpc`` messages, each with its ``@type``.
    """

    def __init__(
        self,
        code: int,
        message: str,
        violations: Sequence[Violation] = (),
        details: Sequence[Mapping[str, object]] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.violations = tuple(violations)
        self.details = tuple(details)

    def body(self) -> dict[str, object]:
        """The error as the JSON object that Google's clients decode."""
        error: dict[str, object] = {
            "code": self.code,
            "message": self.message,
            "status": STATUS_NAMES[self.code],
        }
        details = [*self._bad_request(), *self.details]
        if details:
            error["details"] = details
        return {"error": error}

    def _bad_request(self) -> list[dict[str, object]]:
        if not self.violations:
            return []
        fields = [
            {"field": violation.field, "description": violation.description}
            if violation.field
            else {"description": violation.description}
            for violation in self.violations
        ]
        return [{"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": fields}]


def invalid(violations: Sequence[Violation]) -> ApiError:
    """400 for these violations; the message is their descriptions, one a line."""
    kept = violations[:MOST_VIOLATIONS]
    return ApiError(400, "\n".join(violation.description for violation in kept), kept)


def not_found(method: str, path: str) -> ApiError:
    """404 for a path or method that no route serves."""
    return ApiError(404, f"No method is served for {method} {path}.")


def internal() -> ApiError:
    """500 that tells nothing of the inside."""
    return ApiError(500, INTERNAL_MESSAGE)
