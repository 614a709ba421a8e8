"""Which method and path is served by what. Everything the app serves stands in one table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from handler.http import Request, Response
from handler.service import check_grounding
from handler.sources import Sources

Endpoint = Callable[[Request, re.Match[str]], Response]


@dataclass(frozen=True, slots=True)
class Route:
    """A method, a pattern for the whole decoded path, and what answers. ``guarded`` routes ask for an API key."""

    name: str
    method: str
    pattern: re.Pattern[str]
    endpoint: Endpoint
    guarded: bool = True


CHECK = re.compile(
    r"/(?P<version>v1|v1beta|v1alpha)/(?P<config>projects/[^/]+/locations/[^/]+/groundingConfigs/[^/]+):check"
)
"""The project may hold colons itself; the last one ends the name."""


def table(sources: Sources) -> tuple[Route, ...]:
    """All routes, with ``sources`` as the data stores that checks may name."""
    return (Route("check", "POST", CHECK, lambda request, path: check_grounding(request, path["version"], sources)),)


Found = tuple[Route, re.Match[str]]


def find(routes: Sequence[Route], method: str, path: str) -> Found | None:
    """The first route for ``method`` and ``path``, with the match of its pattern."""
    for route in routes:
        if route.method == method and (match := route.pattern.fullmatch(path)):
            return route, match
    return None
