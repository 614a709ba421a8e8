"""Which method and path is served by what. Everything the app serves stands in one table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from handler.http import Request, Response
from handler.service import check_grounding
from handler.sources import Sources
from scoring.expressions import lazy
from scoring.frozen import frozen

Endpoint = Callable[[Request, re.Match[str]], Response]


@frozen
class Route:
    """A method, a pattern for the whole decoded path, and what answers. ``guarded`` routes ask for an API key."""

    name: str
    method: str
    pattern: re.Pattern[str]
    endpoint: Endpoint
    guarded: bool = True


CHECK = lazy(r"/(?P<version>v1|v1beta|v1alpha)/(?P<config>projects/[^/]+/locations/[^/]+/groundingConfigs/[^/]+):check")
"""The project may hold colons itself; the last one ends the name."""


PAGE = lazy(r"/(?:playground/(?P<file>[a-z]+\.[a-z]+))?")
DOCUMENT = lazy(r"/openapi\.json")


def table(sources: Sources, *, playground: bool = False) -> tuple[Route, ...]:
    """All routes, with ``sources`` as the data stores that checks may name, and the playground where it is wanted."""
    served = (
        Route("check", "POST", CHECK, lambda request, path: check_grounding(request, path["version"], sources)),
        Route("openapi", "GET", DOCUMENT, _document, guarded=False),
    )
    return (*served, Route("playground", "GET", PAGE, _page, guarded=False)) if playground else served


def _document(request: Request, path: re.Match[str]) -> Response:
    from handler import openapi  # seldom asked for, so no function pays for it at start

    return openapi.document(request, path)


def _page(request: Request, path: re.Match[str]) -> Response:
    from handler import playground

    return playground.page(request, path)


Found = tuple[Route, re.Match[str]]


def find(routes: Sequence[Route], method: str, path: str) -> Found | None:
    """The first route for ``method`` and ``path``, with the match of its pattern."""
    for route in routes:
        if route.method == method and (match := route.pattern.fullmatch(path)):
            return route, match
    return None
