"""One corpus location for each engine, empty at the start of each test."""

import itertools

import pytest

from tests.store.opensearch_double import ACCESS_KEY, SECRET_KEY, OpenSearchDouble
from tests.store.postgres_server import PostgresServer
from tests.store.s3_server import S3Server

_number = itertools.count()


@pytest.fixture(scope="session")
def postgres_server():
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture
def opensearch(monkeypatch):
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", ACCESS_KEY)
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", SECRET_KEY)
    monkeypatch.delenv("AWS_SESSION_TOKEN", raising=False)
    double = OpenSearchDouble()
    yield double
    double.close()


@pytest.fixture(params=["embedded", "postgresql", "opensearch double"])
def location(request, tmp_path):
    """Where a store can be built."""
    if request.param == "embedded":
        return str(tmp_path / "index")
    if request.param == "postgresql":
        return f"{request.getfixturevalue('postgres_server').location}#corpus_{next(_number)}"
    return request.getfixturevalue("opensearch").location(f"corpus-{next(_number)}")


@pytest.fixture
def folder(tmp_path):
    """A folder of documents."""
    root = tmp_path / "documents"
    root.mkdir()
    return root


@pytest.fixture(scope="session")
def s3_server():
    server = S3Server()
    yield server
    server.close()


@pytest.fixture
def bucket(s3_server, monkeypatch):
    """A new bucket's name; every boto3 client of the process talks to its server."""
    for name, value in {
        "AWS_ACCESS_KEY_ID": "testing",
        "AWS_SECRET_ACCESS_KEY": "testing",
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_ENDPOINT_URL_S3": s3_server.url,
    }.items():
        monkeypatch.setenv(name, value)
    name = f"corpus-{next(_number)}"
    s3_server.client().create_bucket(Bucket=name)
    return name
