"""The events in which AWS's front ends hand an HTTP request to a function, made from the request."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl, quote

Event = dict[str, Any]
Maker = Callable[[str, str, bytes, Mapping[str, str]], Event]


def rest_api(path: str, query: str, body: bytes, headers: Mapping[str, str]) -> Event:
    """API Gateway, REST API (payload 1.0): the path part of the configuration is a parameter."""
    single = dict(parse_qsl(query, keep_blank_values=True))
    return {
        "resource": "/{version}/projects/{project}/locations/{location}/groundingConfigs/{configAndVerb}",
        "path": path,
        "httpMethod": "POST",
        "headers": dict(headers),
        "multiValueHeaders": {name: [value] for name, value in headers.items()},
        "queryStringParameters": single or None,
        "multiValueQueryStringParameters": {name: [value] for name, value in single.items()} or None,
        "requestContext": {
            "stage": "prod",
            "requestId": "rest-1",
            "identity": {"sourceIp": "192.0.2.1", "apiKeyId": "k1"},
        },
        "body": body.decode(),
        "isBase64Encoded": False,
    }


def http_api(path: str, query: str, body: bytes, headers: Mapping[str, str]) -> Event:
    """API Gateway, HTTP API (payload 2.0)."""
    return {
        "version": "2.0",
        "routeKey": "$default",
        "rawPath": path,
        "rawQueryString": query,
        "headers": dict(headers),
        "requestContext": {
            "stage": "$default",
            "requestId": "http-1",
            "http": {"method": "POST", "path": path, "protocol": "HTTP/1.1", "sourceIp": "192.0.2.1", "userAgent": "t"},
        },
        "body": body.decode(),
        "isBase64Encoded": False,
    }


def function_url(path: str, query: str, body: bytes, headers: Mapping[str, str]) -> Event:
    """A function URL: payload 2.0 with the URL's own domain; bodies may come as base64."""
    event = http_api(path, query, b"", headers)
    event["requestContext"] |= {"domainName": "abc.lambda-url.eu-central-1.on.aws", "accountId": "anonymous"}
    return event | {"body": base64.b64encode(body).decode(), "isBase64Encoded": True}


def load_balancer(path: str, query: str, body: bytes, headers: Mapping[str, str]) -> Event:
    """An application load balancer, which decodes neither path nor query."""
    return {
        "requestContext": {"elb": {"targetGroupArn": "arn:aws:elasticloadbalancing:eu-central-1:1:targetgroup/t/1"}},
        "httpMethod": "POST",
        "path": quote(path),
        "queryStringParameters": dict(pair.split("=", 1) for pair in query.split("&")) if query else {},
        "headers": dict(headers),
        "body": body.decode(),
        "isBase64Encoded": False,
    }


MAKERS: Mapping[str, Maker] = {
    "REST API": rest_api,
    "HTTP API": http_api,
    "function URL": function_url,
    "load balancer": load_balancer,
}
